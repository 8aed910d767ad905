import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BuilderStage, faults, frameOf, openBuilder } from './builder-stage.ts';

let stage: BuilderStage;

beforeAll(async () => {
  stage = await openBuilder(['website']);
});
afterAll(() => stage.stop());

test('a page is added, named, given an address, looked at and removed, by keyboard alone', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  const frame = frameOf(page);
  await frame.locator('h1').first().waitFor();
  await page.getByRole('button', { name: 'Add a page' }).press('Enter');
  await page.getByLabel('Name of the page').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.type('Our Prices');
  await page.keyboard.press('Enter');

  const rows = page.getByRole('grid', { name: 'Pages' }).getByRole('row');
  await frame.locator('h1', { hasText: 'Our Prices' }).waitFor();
  expect(await rows.count()).toBe(2);
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Title', { exact: true }).first().fill('What it costs');
  await page.getByLabel('Address', { exact: true }).fill('/');
  await page.getByLabel('Address', { exact: true }).press('Enter');
  await page.getByText('There is another page at /.').waitFor();
  await page.getByLabel('Address', { exact: true }).fill('Costs');
  await page.getByLabel('Address', { exact: true }).press('Enter');
  await frame.locator('nav a', { hasText: 'What it costs' }).waitFor();
  await page.locator('.save-badge', { hasText: 'Saved' }).waitFor();
  const spec = await stage.ask(`/api/v1/projects/${stage.projects.get('website')}/spec`);
  expect(JSON.stringify(spec)).toContain('"path":"/costs"');

  await rows.first().press('Enter');
  await frame.locator('h1', { hasText: 'What it costs' }).waitFor({ state: 'detached' });
  await rows.last().press('Enter');
  await frame.locator('h1', { hasText: 'What it costs' }).waitFor();
  await page.locator('.inspector').getByRole('button', { name: 'Remove' }).press('Enter');
  await frame.locator('nav a', { hasText: 'What it costs' }).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(1);
  expect(wrong).toEqual([]);
  await close();
});
