import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import type { Page } from 'playwright-core';
import { type BuilderStage, faults, frameOf, openBuilder } from './builder-stage.ts';

let stage: BuilderStage;

beforeAll(async () => {
  stage = await openBuilder();
});
afterAll(() => stage.stop());

const saved = (page: Page) => page.locator('.save-badge', { hasText: 'Saved' });
const becomes = (holds: () => Promise<boolean>) =>
  waitFor(async () => ((await holds()) ? true : undefined), 'what the page shows');
const specOf = (buildType: string) => stage.ask(`/api/v1/projects/${stage.projects.get(buildType)}/spec`);

test('no letter is lost of what is typed faster than the preview is drawn', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  const heading = frameOf(page).locator('h1').first();
  await heading.click();
  await page.keyboard.press('Control+End');
  const typed = ' where the bread of all the town has come from since 1987';
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await saved(page).waitFor();
  expect(JSON.stringify(await specOf('website'))).toContain(typed);
  // Its length went by each at which the layout changes, and it is still edited where it stands.
  await heading.click();
  expect(await heading.getAttribute('contenteditable')).toBe('plaintext-only');
  expect(wrong).toEqual([]);
  await close();
});

test('a heading under edit has the size of its length, as it will when it is published', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  const heading = frameOf(page).locator('h1').first();
  await heading.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Where the bread of all the town has come from since 1987');
  const size = () => heading.getAttribute('class');
  const long = await size();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Bread');
  await becomes(async () => (await size()) !== long);
  const short = await size();
  await page.keyboard.press('Enter');
  await saved(page).waitFor();
  await page.reload();
  expect([await heading.textContent(), await size()]).toEqual(['Bread', short]);
  expect(wrong).toEqual([]);
  await close();
});

test('a part that is chosen shows its details, and one of the list of what is left keeps the list', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  await page.getByRole('grid', { name: 'Outline' }).getByRole('row').first().click();
  const panel = (name: RegExp) => page.getByRole('tab', { name, selected: true });
  await panel(/Details/).waitFor();
  await page.getByLabel('Heading', { exact: true }).first().waitFor();
  await page.getByRole('tab', { name: /To check/ }).click();
  await page.locator('.check li button:enabled').first().click();
  await panel(/To check/).waitFor();
  expect(wrong).toEqual([]);
  await close();
});

test('a project is renamed where its name stands', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('slides'));
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.keyboard.type('The year at Kessler’s');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The year at Kessler’s' }).waitFor();
  await saved(page).waitFor();
  const { title } = await stage.ask(`/api/v1/projects/${stage.projects.get('slides')}`);
  expect(title).toBe('The year at Kessler’s');
  expect(wrong).toEqual([]);
  await close();
});

test('each slide has a picture beside its row, which follows what is edited, added and removed', async () => {
  const { page, wrong, close } = await stage.openPage({
    colorScheme: 'dark',
    viewport: { width: 1280, height: 420 },
  });
  await stage.signIn(page, stage.editorOf('slides'));
  const film = page.frameLocator('.film iframe');
  const rows = page.getByRole('grid', { name: 'Outline' }).getByRole('row');
  await film.locator('.slide').first().waitFor();
  const tops = (selector: string) =>
    `[...document.querySelectorAll('${selector}')].map((one) => one.getBoundingClientRect().top)`;
  /** Where the pictures would begin if each stood in the middle of its row, and where they do. */
  const places = async () => {
    const slides = (await film.locator('body').evaluate(tops('.slide'))) as number[];
    const beside = (await page.evaluate(tops('.film-place'))) as number[];
    return [beside.map((top) => top - (beside[0] ?? 0)), slides.map((top) => (top - (slides[0] ?? 0)) / 16)];
  };
  const areBeside = () =>
    becomes(async () => {
      const [beside, slides] = await places();
      return JSON.stringify(beside) === JSON.stringify(slides);
    });
  await areBeside();
  const before = await rows.count();
  expect(before).toBeGreaterThan(2);

  await rows.first().click();
  await page.getByLabel('Title', { exact: true }).first().fill('Seen on the small picture');
  await film.getByText('Seen on the small picture').first().waitFor();
  await rows.last().click();
  await page.keyboard.press('Control+d');
  await film.locator('.slide').nth(before).waitFor();
  await areBeside();
  // What was added is chosen, and its row in view.
  const added = page.getByRole('grid', { name: 'Outline' }).getByRole('row', { selected: true });
  await becomes(async () => ((await added.boundingBox())?.y ?? 420) < 400);
  await page.keyboard.press('Control+z');
  await film.locator('.slide').nth(before).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(before);
  expect(wrong).toEqual([]);
  await close();
});

test('a link is handed out, opens this project alone without a key, and opens nothing once it is withdrawn', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('document'));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByLabel('Link to this project').inputValue();

  const { pathname, search, hash } = new URL(link);
  const at = `${stage.mesh.baseUrl}${pathname}${search}${hash}`;
  const guest = await stage.openPage();
  await guest.page.goto(at);
  await guest.page.getByRole('button', { name: 'Open the project' }).click();
  await frameOf(guest.page).locator('h1').first().waitFor();
  await guest.page.getByText('View only').waitFor();
  expect(await guest.page.getByRole('button', { name: 'Share' }).count()).toBe(0);
  // There is no list of projects to go back to.
  expect(await guest.page.getByRole('link', { name: 'Projects' }).count()).toBe(0);
  expect(guest.wrong).toEqual([]);

  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('button', { name: /^Withdraw/ }).waitFor({ state: 'detached' });
  await guest.close();
  const late = await stage.openPage();
  await late.page.goto(at);
  await late.page.getByRole('button', { name: 'Open the project' }).click();
  await late.page.getByRole('alert').waitFor();
  expect(wrong).toEqual([]);
  await close();
  await late.close();
});

test('who came by a link to edit is told what publishes, and leads on to it with all that was written', async () => {
  const id = stage.projects.get('document');
  const { url } = await stage.ask(`/api/v1/projects/${id}/links`, 'POST', { role: 'edit' });
  const { pathname, search, hash } = new URL(String(url));
  const { page, wrong, close } = await stage.openPage();
  await page.goto(`${stage.mesh.baseUrl}${pathname}${search}${hash}`);
  await page.getByRole('button', { name: 'Open the project' }).click();
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.keyboard.type('Named by a guest');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('heading').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a key' }).click();
  await page.getByLabel('API key').fill(stage.key);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Named by a guest' }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).waitFor();
  expect(wrong).toEqual([]);
  await close();
});

test('a chart is shown as another kind and its data is typed and pasted, by keyboard alone', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('dataviz'));
  await page.getByRole('grid', { name: 'Outline' }).getByRole('row').first().click();
  await page.getByRole('button', { name: /Kind of chart/ }).press('Enter');
  await page.getByRole('option', { name: 'Bars' }).press('Enter');
  const cell = page.getByLabel('Row 1, column 2');
  await cell.fill('many');
  expect(await cell.getAttribute('aria-invalid')).toBe('true');
  await cell.fill('30,5');
  await cell.press('Enter');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Row 2, column 2');
  await saved(page).waitFor();
  const spec = JSON.stringify(await specOf('dataviz'));
  expect(spec).toContain('30.5');
  expect(spec).toContain('"mark":"bar"');
  expect(wrong).toEqual([]);
  await close();
});

test('a layer is dragged, snapped, resized and nudged, and a drag that Escape ends changes nothing', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('design'));
  const x = page.getByRole('textbox', { name: 'X', exact: true });
  const width = page.getByRole('textbox', { name: 'Width', exact: true });
  const sheet = frameOf(page).locator('figure svg').first();
  await sheet.waitFor();
  // The largest text: a small layer has fewer handles.
  const outline = page.getByRole('grid', { name: 'Outline' });
  await outline.getByRole('row', { name: 'Kessler & Daughters' }).first().click();
  const before = Number(await x.inputValue());
  const handle = await frameOf(page).locator('sw-handle[data-side="e"]').boundingBox();
  const west = await frameOf(page).locator('sw-handle[data-side="w"]').boundingBox();
  if (handle === null || west === null) throw new Error('the layer has no handles');
  const middle = { x: (handle.x + west.x) / 2 + 6, y: handle.y + 6 };
  const drag = async (from: { x: number; y: number }, by: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by, from.y, { steps: 5 });
  };

  await drag(middle, 40);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(Number(await x.inputValue())).toBe(before);

  await drag(middle, 40);
  await page.mouse.up();
  await becomes(async () => Number(await x.inputValue()) > before);
  const moved = Number(await x.inputValue());

  const wide = Number(await width.inputValue());
  const east = await frameOf(page).locator('sw-handle[data-side="e"]').boundingBox();
  if (east === null) throw new Error('the layer has no handles');
  await drag({ x: east.x + 5, y: east.y + 5 }, -60);
  await page.mouse.up();
  await becomes(async () => Number(await width.inputValue()) < wide);
  expect(Number(await x.inputValue())).toBe(moved);

  // The frame has the keyboard: it was pressed there.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await becomes(async () => Math.abs(Number(await x.inputValue()) - moved - 11) < 0.01);
  await saved(page).waitFor();
  expect(wrong).toEqual([]);
  await close();
});

test('what can be done is found by its words, from within the preview too', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  await frameOf(page).locator('h1').first().click();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('searchbox', { name: 'Find something to do' });
  await search.fill('shar');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create a link' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Find something to do' }).click();
  await search.fill('nothing like this');
  await page.getByText('Nothing is called like this.').waitFor();
  const last = page.getByRole('grid', { name: 'Outline' }).getByRole('row').last();
  await search.fill((await last.getAttribute('aria-label')) ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Outline' }).getByRole('row', { selected: true }).waitFor();
  expect(await last.getAttribute('aria-selected')).toBe('true');
  expect(wrong).toEqual([]);
  await close();
});

test.each([
  ['/builder', '.cards .project:not(.skeleton)', 'projects'],
  ['/builder/keys', '.table tbody tr', 'keys'],
  ['/builder/usage', '.table tbody tr', 'builds'],
])('the list at %s goes on where it is longer than a page', async (path, rows, list) => {
  for (const name of list === 'keys' ? ['a', 'b', 'c'] : [])
    await stage.ask('/api/v1/keys', 'POST', { name, scopes: ['read'] });
  const { page, wrong, close } = await stage.openPage();
  // Pages of two stand for longer ones.
  await page.route(`**/api/v1/${list}?*`, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, 'limit=2'),
    }),
  );
  await stage.signIn(page, path);
  await page.locator(rows).nth(1).waitFor();
  expect(await page.locator(rows).count()).toBe(2);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.locator(rows).nth(2).waitFor();
  expect(wrong).toEqual([]);
  await close();
});
