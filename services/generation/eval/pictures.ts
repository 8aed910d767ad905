import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { exportSpec, renderSite } from '@sitewright/site-render';
import { type SiteSpec, toCheck } from '@sitewright/site-spec';
import { type Browser, chromium, type Page } from 'playwright-core';
import { readRendered } from './draft-spec.ts';

// What a person who grades results sees: npm run eval:pictures -- SPECS OUT [NAME…]
//   SPECS is a folder of specifications or of drafts (`eval/drafts`), NAME a part of the names of those to draw;
//   pages of sites and dashboards at 1280 and 390 (and scrolled, where something stays in sight), every slide and page of the
//   PDF, every frame of a design, and in told.txt what the builder tells beside it of wishes that are not met.
// Needs Debian's chromium and pdftoppm.
const run = promisify(execFile);
/** A picture taller than this is cut, so that its words stay readable where it is looked at whole. */
const tallest = 1800;

const { positionals } = parseArgs({ allowPositionals: true });
const [specs, out, ...wanted] = positionals;
if (specs === undefined || out === undefined) {
  process.stderr.write('usage: npm run eval:pictures -- FOLDER_OF_SPECS OUT [NAME…]\n');
  process.exit(2);
}

/** A screen of a scrolled page, where something stays in sight on it; after that this stands where the page ends. */
async function shootScreen(page: Page, target: string): Promise<void> {
  const stays = '.dial,.aids:has(.exit)';
  const isThere = `[...document.querySelectorAll('${stays}')].some((one) => one.checkVisibility())`;
  if ((await page.evaluate(isThere)) !== true) return;
  await page.evaluate('scrollTo(0, 900)');
  await page.screenshot({ path: `${target}-screen-scrolled.png` });
  await page.addStyleTag({ content: `:is(${stays}){position:static!important}` });
  await page.evaluate('scrollTo(0, 0)');
}

async function shootPage(browser: Browser, url: string, width: number, target: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'load' });
  const height = await page.evaluate('document.documentElement.scrollHeight');
  await shootScreen(page, target);
  const total = Math.min(typeof height === 'number' ? height : tallest, 6 * tallest);
  for (let top = 0, part = 1; top < total; top += tallest, part += 1) {
    const clip = { x: 0, y: top, width, height: Math.min(tallest, total - top) };
    await page.screenshot({ path: `${target}-${part}.png`, clip, fullPage: true });
  }
  await page.close();
}

/** Several pictures on sheets, so that a deck of twelve slides is looked at in two. */
async function sheet(browser: Browser, pictures: string[], columns: number, target: string): Promise<void> {
  const perSheet = columns * (columns === 2 ? 4 : 2);
  for (let from = 0, part = 1; from < pictures.length; from += perSheet, part += 1) {
    const images = pictures.slice(from, from + perSheet).map((file) => `<img src="${pathToFileURL(file)}">`);
    const html = `<style>body{margin:0;padding:12px;background:#999;display:grid;gap:12px;grid-template-columns:repeat(${columns},1fr)}img{width:100%;display:block}</style>${images.join('')}`;
    const file = `${target}-${part}.html`;
    await writeFile(file, html);
    const page = await browser.newPage({ viewport: { width: 1560, height: 400 } });
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await page.screenshot({ path: `${target}-${part}.png`, fullPage: true });
    await page.close();
    await rm(file);
  }
}

async function shootSite(browser: Browser, spec: SiteSpec, folder: string, target: string): Promise<void> {
  const files = await renderSite(spec);
  for (const file of files) {
    const path = join(folder, file.path);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, file.content);
  }
  const pages = files.filter(({ path }) => path.endsWith('index.html')).slice(0, 8);
  for (const [index, { path }] of pages.entries()) {
    const url = pathToFileURL(join(folder, path)).href;
    await shootPage(browser, url, 1280, join(target, `page${index + 1}-1280`));
    if (index === 0) await shootPage(browser, url, 390, join(target, `page${index + 1}-390`));
  }
}

async function shootPdf(browser: Browser, spec: SiteSpec, folder: string, target: string): Promise<void> {
  const pdf = join(folder, 'export.pdf');
  await writeFile(pdf, (await exportSpec(spec, 'pdf')).content);
  // By size and not by resolution: a label of 100 mm is looked at as closely as a poster.
  await run('pdftoppm', ['-scale-to', '1100', '-l', '24', '-png', pdf, join(folder, 'page')]);
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
  const columns = spec.buildType === 'design' && pages.length === 1 ? 1 : 2;
  await sheet(
    browser,
    pages.map((name) => join(folder, name)),
    columns,
    join(target, spec.buildType),
  );
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const isWanted = (file: string): boolean =>
  file.endsWith('.json') && (wanted.length === 0 || wanted.some((part) => file.includes(part)));
for (const name of (await readdir(specs)).filter(isWanted).sort()) {
  const target = join(out, basename(name, '.json'));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    const spec = readRendered(await readFile(join(specs, name), 'utf8'));
    if (spec.buildType === 'website' || spec.buildType === 'dataviz')
      await shootSite(browser, spec, folder, target);
    else await shootPdf(browser, spec, folder, target);
    const unmet = toCheck(spec).filter(({ kind }) => kind === 'request');
    const told = unmet.map(({ text, detail }) => `${text}: ${detail ?? ''}\n`).join('');
    if (told !== '') await writeFile(join(target, 'told.txt'), told);
  } catch (error) {
    // A result that can't be shown is what the person would see: nothing.
    await writeFile(join(target, 'failed.txt'), String(error instanceof Error ? error.stack : error));
    process.stderr.write(`${name}: ${String(error)}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
await browser.close();
