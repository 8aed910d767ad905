import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BuilderStage, faults, frameOf, manyStatesMs, openBuilder } from './builder-stage.ts';

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

test('an icon is chosen by what it stands for, and a link among the pages and parts that there are', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  await frameOf(page).locator('h1').first().waitFor();
  await page.getByRole('button', { name: 'Add a part' }).press('Enter');
  await page.getByLabel('Find a kind of part').fill('Features');
  await page.keyboard.press('Enter');
  await page.locator('.node-list button').first().press('Enter');
  await page.getByRole('button', { name: 'Icon: No icon' }).press('Enter');
  await page.getByLabel('Find an icon').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Find an icon').fill('croissant');
  await page.getByRole('option', { name: 'croissant' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Icon: croissant' }).waitFor();
  await frameOf(page).locator('main svg.icon').first().waitFor();

  await page.getByRole('button', { name: 'Add: Button' }).press('Enter');
  const link = page.getByRole('combobox', { name: 'Link' });
  await link.fill('no address');
  await page.getByText(/^This leads nowhere yet/).waitFor();
  // The field says it, and nothing else does.
  expect(await page.getByText('Not kept').count()).toBe(0);
  await link.fill('a new head');
  await page.getByRole('option', { name: /A new heading/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  expect(await faults(page)).toEqual([]);
  expect(await link.inputValue()).toMatch(/^#features/);
  await page.locator('.save-badge', { hasText: 'Saved' }).waitFor();
  const spec = JSON.stringify(await stage.ask(`/api/v1/projects/${stage.projects.get('website')}/spec`));
  expect(spec).toContain('"icon":"croissant"');
  expect(spec).toContain('"href":"#features');
  expect(wrong).toEqual([]);
  await close();
});

describe('no fault in an open list of icons or links', () => {
  const english = { part: 'Features', icon: /^Icon: /, link: 'Add: Button' };
  const german = { part: 'Merkmale', icon: /^Symbol: /, link: 'Hinzufügen: Schaltfläche' };
  test.each([
    ['en-GB', 'light', english],
    ['en-GB', 'dark', english],
    ['de-DE', 'light', german],
    ['de-DE', 'dark', german],
  ] as const)(
    'in %s, %s',
    async (locale, colorScheme, names) => {
      const { page, wrong, close } = await stage.openPage({ locale, colorScheme });
      await page.goto(`${stage.mesh.baseUrl}${stage.editorOf('website')}`);
      await page.locator('input[type="password"]').fill(stage.key);
      await page.keyboard.press('Enter');
      await frameOf(page).locator('h1').first().waitFor();
      await page.locator('.parts-panel .panel-head button').press('Enter');
      await page.locator('.popover input').fill(names.part);
      await page.keyboard.press('Enter');
      await page.locator('.node-list button').first().press('Enter');
      await page.getByRole('button', { name: names.icon }).press('Enter');
      await page.locator('.icon-grid [role="option"]').first().waitFor();
      expect({ open: 'icons', faults: await faults(page) }).toEqual({ open: 'icons', faults: [] });
      await page.keyboard.press('Escape');
      await page.locator('.icon-grid').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: names.link, exact: true }).press('Enter');
      await page.locator('.link-field button').click();
      await page.locator('.link-places [role="option"]').nth(2).waitFor();
      expect({ open: 'links', faults: await faults(page) }).toEqual({ open: 'links', faults: [] });
      expect(wrong).toEqual([]);
      await close();
    },
    manyStatesMs,
  );
});

test('a field that is refused says why in plain words', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  await page.getByRole('grid', { name: 'Outline' }).getByRole('row').first().click();
  await page.getByLabel('Heading', { exact: true }).fill('a'.repeat(400));
  await page.getByText(/^There is room for \d+ characters\.$/).waitFor();
  expect(await page.getByText('Not kept').count()).toBe(0);
  expect(wrong).toEqual([]);
  await close();
});
