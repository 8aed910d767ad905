import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type BuilderStage, faults, frameOf, openBuilder } from './builder-stage.ts';

let stage: BuilderStage;

beforeAll(async () => {
  stage = await openBuilder(['website']);
});
afterAll(() => stage.stop());

const bar = (page: Page) => page.getByRole('banner');

test('the button says whether the public sees what stands here', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const address = await page.locator('.published a').getAttribute('href');
  await page.getByRole('button', { name: 'Done' }).click();
  await bar(page).getByRole('button', { name: 'Published', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View the published page' }).waitFor();
  expect(await page.getByRole('button', { name: 'Publish now' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Done' }).click();

  await frameOf(page).locator('h1').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Open on Sundays');
  await bar(page).getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { name: 'It is public' }).waitFor();
  const { pathname } = new URL(String(address));
  expect(await (await fetch(`${stage.mesh.baseUrl}${pathname}`)).text()).toContain('Open on Sundays');
  await page.getByRole('button', { name: 'Done' }).click();

  // What came before this page was loaded is known from the record.
  await page.reload();
  await bar(page).getByRole('button', { name: 'Published', exact: true }).waitFor();
  expect(wrong).toEqual([]);
  await close();
});

test('a price list that was added is public as far as it is written', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  const left = page.getByRole('tab', { name: /^To check/ });
  const before = Number(/\d+/.exec((await left.textContent()) ?? '')?.[0]);
  await page.getByRole('row').first().click();
  await page.locator('body').press('/');
  await page.getByRole('searchbox', { name: 'Find a kind of part' }).fill('price list');
  await page.keyboard.press('Enter');
  await page.getByLabel('Heading', { exact: true }).fill('What it costs to bake');
  await page.locator('.node-list button').first().click();
  await page.getByLabel('Name', { exact: true }).fill('A loaf');
  await page.getByRole('group', { name: 'Price' }).getByLabel('Text').fill('7 EUR');
  await page.getByRole('button', { name: 'Part of What it costs to bake' }).click();
  await page.getByRole('heading', { name: 'Price list' }).waitFor();
  // Two entries are left of what was added.
  expect(await left.textContent()).toContain(String(before + 2));
  await bar(page).getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const address = await page.locator('.published a').getAttribute('href');
  const { pathname } = new URL(String(address));
  const published = await (await fetch(`${stage.mesh.baseUrl}${pathname}`)).text();
  for (const words of ['What it costs to bake', 'A loaf']) expect(published).toContain(words);
  expect(published).toMatch(/\b7\s?<small>\s?EUR\b/);
  expect(published).not.toContain('A title');
  expect(wrong).toEqual([]);
  await close();
});

test('the history tells of other colours, and fits the window', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  await page.getByRole('tab', { name: 'Theme' }).click();
  await page.getByLabel('Main colour', { exact: true }).fill('#7a1f5c');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByText(/colours or fonts/i).waitFor();
  const frames = page.frameLocator('.compare iframe');
  await frames.first().locator('h1').first().waitFor();
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
  expect(wrong).toEqual([]);
  await close();
});

test('the history is gone through by a slider, difference by difference, and a version is named', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  await frameOf(page).locator('h1').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Closed on Sundays');
  await page.getByRole('row').nth(1).click();
  await page.keyboard.press('Control+d');
  await page.getByRole('button', { name: 'History' }).click();
  const slider = page.getByRole('slider', { name: 'Go through the versions' });
  await slider.focus();
  await page.keyboard.press('Home');
  const [before, now] = [0, 1].map((side) => page.frameLocator('.compare iframe').nth(side));
  const chosen = page.locator('.revisions [aria-current=true]');
  await chosen.filter({ hasText: 'Version 1' }).waitFor();
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Version 1, Built/);
  await now?.getByRole('heading', { name: 'Closed on Sundays' }).waitFor();
  await before?.locator('[data-change=changed]').first().waitFor({ state: 'attached' });
  // What the first version has not got is outlined where it is.
  await now?.locator('[data-change=added]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Next difference' }).click();
  await page.getByText(/^1 of \d+ Changed Closed on Sundays$/).waitFor();
  await page.getByRole('button', { name: 'Name this version' }).click();
  await page.keyboard.type('As it was built');
  await page.keyboard.press('Enter');
  await chosen.filter({ hasText: 'As it was built' }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(wrong).toEqual([]);
  await close();
});
