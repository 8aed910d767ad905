import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { renderPage } from '@sitewright/site-render';
import { type Browser, chromium } from 'playwright-core';
import { z } from 'zod';
import { readRendered } from './draft-spec.ts';

// What can be measured of a look, over the pages of the drafts, in Debian's Chromium.
const folder = new URL('./drafts/', import.meta.url);
let browser: Browser;
let scratch: string;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  scratch = await mkdtemp(join(tmpdir(), 'look-'));
});
afterAll(async () => {
  await browser.close();
  await rm(scratch, { recursive: true, force: true });
});

const measuredSchema = z.object({
  tooWide: z.number(),
  small: z.array(z.string()),
  overlapping: z.array(z.string()),
  long: z.array(z.string()),
  widows: z.array(z.string()),
  scale: z.number(),
  blank: z.number(),
});
type Measured = z.infer<typeof measuredSchema>;

/** Runs in the page: boxes of lines of text, and what is wrong with them. */
const measure = `(() => {
  const lines = [];
  const pen = document.createElement('canvas').getContext('2d');
  // A line's box is as high as its font's tallest letters; what can lie on other text is the ink of its own.
  const inkOf = (box, words, { fontStyle, fontWeight, fontSize, fontFamily }) => {
    pen.font = [fontStyle, fontWeight, fontSize, fontFamily].join(' ');
    const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(words);
    return { inkTop: box.top + fontBoundingBoxAscent - actualBoundingBoxAscent, inkBottom: box.bottom - fontBoundingBoxDescent + actualBoundingBoxDescent };
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const style = getComputedStyle(parent);
    const hidden = parent.closest('.unseen,.skip,sup,svg,[hidden],details:not([open]) > :not(summary),option,script,style');
    // On a telephone the head of rows that stand as blocks is for screen readers.
    const head = parent.closest('.rows thead');
    const clipped = head !== null && getComputedStyle(head).clipPath !== 'none';
    if (!node.data.trim() || hidden || clipped || style.visibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      lines.push({ parent, size: Number.parseFloat(style.fontSize), text: node.data.trim().slice(0, 40), left: box.left, right: box.right, top: box.top, bottom: box.bottom, ...inkOf(box, node.data, style) });
    }
  }
  const overlapping = [];
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.parent === other.parent || one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.inkBottom, other.inkBottom) - Math.max(one.inkTop, other.inkTop);
      if (wide > 4 && high > Math.min(one.size, other.size) * 0.3) overlapping.push(one.text + ' / ' + other.text);
    }
  const words = (element) => element.textContent.trim().split(/\\s+/).length;
  const widows = [...document.querySelectorAll('h1,h2')].filter((head) => {
    const own = lines.filter(({ parent }) => parent === head);
    const tops = [...new Set(own.map(({ top }) => Math.round(top)))];
    if (tops.length < 2 || words(head) < 4) return false;
    const widthAt = (top) => own.filter((line) => Math.round(line.top) === top).reduce((sum, { left, right }) => sum + right - left, 0);
    return widthAt(tops.at(-1)) < 0.3 * Math.max(...tops.map(widthAt));
  }).map((head) => head.textContent);
  const long = [...document.querySelectorAll('p')].filter((text) => {
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    const rows = new Set(lines.filter(({ parent }) => parent === text).map(({ top }) => Math.round(top))).size;
    return rows > 2 && text.textContent.length / rows > 82;
  }).map((text) => text.textContent.slice(0, 60));
  const body = Number.parseFloat(getComputedStyle(document.body).fontSize);
  const heads = [...document.querySelectorAll('h2')].filter((head) => !head.closest('footer,.logos,.notebox')).map((head) => Number.parseFloat(getComputedStyle(head).fontSize));
  const marks = [...lines, ...[...document.querySelectorAll('svg,form,.tile,figure,table,dl,.media,input,textarea')].map((element) => element.getBoundingClientRect())];
  const screen = { width: innerWidth, height: Math.min(innerHeight, document.documentElement.scrollHeight) };
  const [columns, rows] = [64, 36];
  const filled = Array.from({ length: rows }, () => Array(columns).fill(false));
  for (const { left, right, top, bottom } of marks)
    for (let row = Math.max(0, Math.floor(top / screen.height * rows)); row < Math.min(rows, Math.ceil(bottom / screen.height * rows)); row += 1)
      for (let column = Math.max(0, Math.floor(left / screen.width * columns)); column < Math.min(columns, Math.ceil(right / screen.width * columns)); column += 1)
        filled[row][column] = true;
  let blank = 0;
  const heights = Array(columns).fill(0);
  for (const row of filled) {
    for (const [column, isFilled] of row.entries()) heights[column] = isFilled ? 0 : heights[column] + 1;
    for (let from = 0; from < columns; from += 1) {
      let low = Infinity;
      for (let to = from; to < columns; to += 1) { low = Math.min(low, heights[to]); blank = Math.max(blank, low * (to - from + 1)); }
    }
  }
  return {
    tooWide: document.documentElement.scrollWidth - innerWidth,
    small: lines.filter(({ size }) => size < 15.9).map(({ text, size }) => size + ' ' + text),
    overlapping, long, widows,
    scale: heads.length === 0 ? 9 : Math.min(...heads) / body,
    blank: blank / (columns * rows),
  };
})()`;

async function measured(file: string, width: number): Promise<{ where: string; found: Measured }[]> {
  const spec = readRendered(await readFile(new URL(file, folder), 'utf8'));
  const paths = spec.buildType === 'website' ? spec.content.pages.map(({ path }) => path) : ['/'];
  const all: { where: string; found: Measured }[] = [];
  for (const path of paths) {
    const target = join(scratch, 'page.html');
    const markup = await renderPage(spec, path);
    if (markup === undefined) throw new Error(`${file} has no page ${path}`);
    await writeFile(target, markup);
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(pathToFileURL(target).href, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready.then(() => true)');
    // What stays in sight passes over the words of a page: it is measured where it stands among them.
    await page.addStyleTag({ content: '.dial,.aids{position:static!important}' });
    all.push({ where: `${file}${path} ${width}`, found: measuredSchema.parse(await page.evaluate(measure)) });
    await page.close();
  }
  return all;
}

const files = (await readdir(folder)).filter((name) => /website|document/u.test(name)).sort();

test.each(files)(
  '%s is laid out without a fault that can be measured',
  async (file) => {
    const faults: string[] = [];
    for (const width of [1280, 390]) {
      for (const { where, found } of await measured(file, width)) {
        const { tooWide, small, overlapping, long, widows, scale, blank } = found;
        const isSite = file.includes('website');
        if (tooWide > 0) faults.push(`${where} is ${tooWide} px too wide`);
        for (const text of small) faults.push(`${where} has small text: ${text}`);
        for (const pair of overlapping) faults.push(`${where} has text on text: ${pair}`);
        for (const text of long) faults.push(`${where} has long lines: ${text}`);
        if (width === 1280) for (const text of widows) faults.push(`${where} ends on a widow: ${text}`);
        if (width === 1280 && isSite && scale < 1.7) faults.push(`${where} has heads of only ${scale}`);
        if (width === 1280 && isSite && blank > 0.4) faults.push(`${where} is blank for ${blank}`);
      }
    }
    expect(faults).toEqual([]);
  },
  120_000,
);
