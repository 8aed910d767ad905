import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import type { Page } from 'playwright-core';
import { type BuilderStage, faults, frameOf, manyStatesMs, openBuilder } from './builder-stage.ts';

let stage: BuilderStage;

beforeAll(async () => {
  stage = await openBuilder();
});
afterAll(() => stage.stop());

/** What has the focus, by the name that is read out. */
const focused = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const at = document.activeElement;
    if (at === document.body) return '';
    return at?.getAttribute('aria-label') || at?.labels?.[0]?.textContent || at?.textContent || '';
  })()`);

/** Goes on by Tab until a name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: unknown[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const now = await focused(page);
    if (typeof now === 'string' && name.test(now)) return;
    passed.push(now);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}, but to ${JSON.stringify([...new Set(passed)])}`);
}

/** Goes on by Tab until the outline's row of this name has the focus; other things may be called alike. */
async function tabToRow(page: Page, name: string | null | undefined): Promise<void> {
  const row = page.getByRole('row', { name: name ?? '', exact: true }).first();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await row.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to the row ${name}`);
}

test('all is done by keyboard alone: sign in, build, edit, reorder, publish, restore', async () => {
  const { page, wrong, close } = await stage.openPage();
  await page.goto(`${stage.mesh.baseUrl}/builder`);
  await page.getByLabel('API key').waitFor();
  await page.keyboard.type(stage.key);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  await tabTo(page, /Describe it/);
  await page.keyboard.type('A site for a bakery in Ghent with a menu, a team and opening hours');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/project=prj_/);
  await frameOf(page).locator('h1').first().waitFor();

  const rows = page.getByRole('grid', { name: 'Outline' }).getByRole('row');
  const names = () => rows.evaluateAll((found) => found.map((row) => row.getAttribute('aria-label')));
  await rows.nth(2).waitFor();
  const before = await names();
  await tabToRow(page, before[0]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Undo: move' }).waitFor();
  // The outline is drawn after the bar and the preview.
  const moved = JSON.stringify([before[0], before[2], before[1], ...before.slice(3)]);
  await waitFor(
    async () => (JSON.stringify(await names()) === moved ? true : undefined),
    'the outline in its new order',
  );

  await tabTo(page, /^Heading/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Written by keyboard');
  await frameOf(page).getByText('Written by keyboard').first().waitFor();

  await tabTo(page, /^Publish/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Publish now$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'It is public' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await tabTo(page, /^History/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Version 1/ }).waitFor();
  await tabTo(page, /^Version 1/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Bring it back/);
  await page.keyboard.press('Enter');
  await rows.nth(2).waitFor();
  expect(await names()).toEqual(before);
  expect(wrong).toEqual([]);
  await close();
});

describe('no fault in what opens over and beside the preview', () => {
  test.each([
    ['en-GB', 'light', 1280, { share: 'Share', publish: 'Publish', theme: 'Theme' }],
    ['de-DE', 'dark', 1280, { share: 'Teilen', publish: 'Veröffentlichen', theme: 'Stil' }],
    ['en-GB', 'dark', 360, { share: 'Share', publish: 'Publish', theme: 'Theme' }],
    ['de-DE', 'light', 360, { share: 'Teilen', publish: 'Veröffentlichen', theme: 'Stil' }],
  ] as const)(
    'in %s, %s, %i wide',
    async (locale, colorScheme, width, names) => {
      const viewport = { width, height: 800 };
      const { page, wrong, close } = await stage.openPage({ locale, colorScheme, viewport });
      await page.goto(`${stage.mesh.baseUrl}/builder`);
      await page.locator('input[type="password"]').fill(stage.key);
      await page.keyboard.press('Enter');
      await page.locator('.cards').waitFor();
      for (const buildType of ['dataviz', 'document', 'slides', 'design'] as const) {
        await page.goto(`${stage.mesh.baseUrl}${stage.editorOf(buildType)}`);
        await frameOf(page).locator('main').waitFor();
        if (width > 900) {
          await page.getByRole('grid').getByRole('row').first().click();
          await page.locator('.inspector').waitFor();
          if (buildType === 'dataviz') await page.locator('.sheet table').waitFor();
        }
        expect({ buildType, faults: await faults(page) }).toEqual({ buildType, faults: [] });
      }
      await page.getByRole('tab', { name: names.theme }).click();
      await page.locator('.swatches').waitFor();
      expect({ at: 'theme', faults: await faults(page) }).toEqual({ at: 'theme', faults: [] });
      for (const dialog of [names.share, names.publish]) {
        await page.getByRole('button', { name: dialog, exact: true }).click();
        await page.getByRole('dialog').getByRole('heading').first().waitFor();
        expect({ dialog, faults: await faults(page) }).toEqual({ dialog, faults: [] });
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      expect(wrong).toEqual([]);
      await close();
    },
    manyStatesMs,
  );
});
