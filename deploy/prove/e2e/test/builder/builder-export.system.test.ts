import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type BuilderStage, openBuilder } from './builder-stage.ts';

let stage: BuilderStage;

beforeAll(async () => {
  stage = await openBuilder(['document']);
});
afterEach(() => stage.closePages());
afterAll(() => stage.stop());

test.each([
  ['en-GB', 'Export', 'PDF for printers, with bleed and crop marks'],
  ['de-DE', 'Exportieren', 'PDF für die Druckerei, mit Beschnitt und Schnittmarken'],
])('a document is had with bleed and crop marks (%s)', async (locale, name, forPrinters) => {
  const { page, wrong } = await stage.openPage({ locale });
  await stage.signIn(page, stage.editorOf('document'));
  await page.getByRole('button', { name, exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: forPrinters, exact: true }).click();
  const pdf = await readFile(await (await download).path());
  expect(pdf.toString('latin1')).toContain('/BleedBox');
  expect(wrong).toEqual([]);
});

test.each([
  ['An Instagram post: fresh bread every Sunday at 8', 0],
  ['A business card for Ana Kessler, baker, 0761 555 014', 1],
])('a design is offered to printers where it is measured as paper is: %s', async (prompt, offered) => {
  const wish = { prompt, buildType: 'design', mode: 'lite' };
  const { projectId } = await stage.ask('/api/v1/generate', 'POST', wish);
  const { page } = await stage.openPage({ locale: 'en-GB' });
  await stage.signIn(page, `/builder?project=${projectId}`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).waitFor();
  expect(await page.getByRole('menuitem', { name: /^PDF for printers/ }).count()).toBe(offered);
});
