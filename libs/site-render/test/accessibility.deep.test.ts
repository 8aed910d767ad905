import { expect, test } from '@jest/globals';
import { wrongInLooks } from './accessibility.ts';
import { openBrowser } from './browser.ts';

test('no section, block or tile has an accessibility violation or scrolls sideways in any look', async () => {
  const browser = await openBrowser();
  try {
    expect(await wrongInLooks(browser, 'each page in every look')).toEqual([]);
  } finally {
    await browser.close();
  }
}, 3_600_000);
