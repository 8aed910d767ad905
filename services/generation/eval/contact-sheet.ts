import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

// One picture of many results: npm run eval:contact-sheet -- PICTURES FILE.jpg [NAME…]
//   PICTURES is a folder that eval:pictures made, NAME the results that are shown, all without; of each its first sheet.
// Needs Debian's chromium.
const columns = 4;
const cell = { width: 400, height: 300 };

const [pictures, file, ...wanted] = process.argv.slice(2);
if (pictures === undefined || file === undefined) {
  process.stderr.write('usage: npm run eval:contact-sheet -- PICTURES FILE.jpg [NAME…]\n');
  process.exit(2);
}
const names = wanted.length === 0 ? (await readdir(pictures)).sort() : wanted;
const images = await Promise.all(
  names.map(async (name) => {
    const [first] = (await readdir(join(pictures, name))).filter((each) => each.endsWith('.png')).sort();
    return first === undefined ? '' : `<img src="${pathToFileURL(join(pictures, name, first)).href}">`;
  }),
);
const html = `<style>body{margin:0;padding:16px;background:#888;display:grid;gap:16px;grid-template-columns:repeat(${columns},${cell.width}px)}img{width:${cell.width}px;height:${cell.height}px;object-fit:cover;object-position:top;background:#fff}</style>${images.join('')}`;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const width = columns * (cell.width + 16) + 16;
const page = await browser.newPage({ viewport: { width, height: 400 } });
// Pictures of files are shown in a page that is one itself.
await page.goto(pathToFileURL(join(pictures, names[0] ?? '')).href);
await page.setContent(html, { waitUntil: 'load' });
await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 72 });
await browser.close();
