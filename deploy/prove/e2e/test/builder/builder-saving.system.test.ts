import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type BuilderStage, openBuilder } from './builder-stage.ts';

let stage: BuilderStage;

beforeAll(async () => {
  stage = await openBuilder(['website']);
});
afterAll(() => stage.stop());

const badge = (page: Page, text: string) => page.locator('.save-badge', { hasText: text });
const row = (page: Page, index: number) =>
  page.getByRole('grid', { name: 'Outline' }).getByRole('row').nth(index);

/** Writes another heading of a part, and waits until that is noticed. */
async function writeHeading(page: Page, index: number, text: string): Promise<void> {
  await row(page, index).click();
  await page.getByLabel('Heading', { exact: true }).first().fill(text);
  await badge(page, 'Edited').waitFor();
}

const heading = async (index: number): Promise<string> => {
  const path = `/api/v1/projects/${stage.projects.get('website')}/spec`;
  const { content } = await stage.ask(path);
  return JSON.stringify(content).match(/"heading":"([^"]*)"/g)?.[index] ?? '';
};

test('two tabs keep the edits of both, and show both where one field was changed twice', async () => {
  const { page: first, wrong, close } = await stage.openPage();
  await stage.signIn(first, stage.editorOf('website'));
  await row(first, 1).waitFor();
  const second = await first.context().newPage();
  await second.goto(`${stage.mesh.baseUrl}${stage.editorOf('website')}`);
  await row(second, 1).waitFor();

  await writeHeading(first, 0, 'By the first');
  await first.keyboard.press('Control+s');
  await badge(first, 'Saved').waitFor();
  await writeHeading(second, 1, 'By the second');
  await second.keyboard.press('Control+s');
  await badge(second, 'Saved').waitFor();
  expect([await heading(0), await heading(1)]).toEqual([
    '"heading":"By the first"',
    '"heading":"By the second"',
  ]);

  await writeHeading(first, 1, 'By the first, too');
  await first.keyboard.press('Control+s');
  const conflict = first.getByRole('region', { name: 'Changed here and elsewhere' });
  await conflict.getByText('By the first, too').waitFor();
  await conflict.getByText('By the second').waitFor();
  await conflict.getByRole('button', { name: 'Keep yours' }).click();
  await conflict.waitFor({ state: 'detached' });
  await first.keyboard.press('Control+s');
  await badge(first, 'Saved').waitFor();
  expect(await heading(1)).toBe('"heading":"By the first, too"');
  // A refused save is an answer of the API, which a browser tells as an error.
  expect(wrong.filter((line) => !line.includes('412'))).toEqual([]);
  await close();
});

test('offline and after the end of a session edits are kept, and saved after it', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  await row(page, 1).waitFor();
  await page.context().setOffline(true);
  await writeHeading(page, 0, 'Written offline');
  await page.keyboard.press('Control+s');
  await badge(page, 'Offline').waitFor();
  await page.context().setOffline(false);
  await badge(page, 'Saved').waitFor();
  expect(await heading(0)).toBe('"heading":"Written offline"');

  await page.context().clearCookies();
  await writeHeading(page, 0, 'Written after the end');
  await page.keyboard.press('Control+s');
  await badge(page, 'Signed out').waitFor();
  await page.getByPlaceholder('API key').fill(stage.key);
  await page.getByPlaceholder('API key').press('Enter');
  await badge(page, 'Saved').waitFor();
  expect(await heading(0)).toBe('"heading":"Written after the end"');
  expect(wrong.filter((line) => !/401|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  await close();
});
