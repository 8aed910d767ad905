import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseSpec } from '@sitewright/site-spec';
import { exportSpec } from '../src/export.ts';
import { fixture } from './fixtures.ts';
import { inventedBlocks } from './invented.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-pdf-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

test.each(['document', 'slides'] as const)(
  'another program reads a %s as PDF, tagged, with all of its text',
  async (name) => {
    const spec = await fixture(name);
    const file = join(folder, `${name}.pdf`);
    await writeFile(file, (await exportSpec(spec, 'pdf')).content);
    const { stdout: info } = await run('pdfinfo', [file]);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toContain(spec.title);
    const { stdout } = await run('pdftotext', [file, '-']);
    const words = squeezed(stdout);
    if (spec.buildType === 'slides')
      for (const { title } of spec.content.slides) expect(words).toContain(squeezed(title));
    if (spec.buildType === 'document') {
      for (const block of spec.content.blocks)
        if (block.type === 'heading') expect(words).toContain(squeezed(block.text));
    }
  },
);

test('every invented block of a document says so once on its page', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('not a document');
  const { cover: _cover, ...content } = spec.content;
  const blocks = inventedBlocks.document.map((block, index) => ({ ...block, id: `block-${index}` }));
  const file = join(folder, 'invented.pdf');
  const labels = { ...spec.labels, placeholder: 'Noch zu ersetzen' };
  await writeFile(
    file,
    (await exportSpec({ ...spec, labels, content: { ...content, blocks } }, 'pdf')).content,
  );
  const { stdout } = await run('pdftotext', [file, '-']);
  expect(squeezed(stdout).split('Noch zu ersetzen')).toHaveLength(blocks.length + 1);
});

/** The text of each page of a document that has these blocks. */
async function pagesOf(blocks: readonly object[], pageNumbers: boolean): Promise<string[]> {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('not a document');
  const { cover: _cover, ...content } = spec.content;
  const all = parseSpec({
    ...spec,
    content: {
      ...content,
      page: { ...content.page, pageNumbers },
      tableOfContents: { ...content.tableOfContents, show: false },
      blocks: blocks.map((block, index) => ({ id: `b-${index}`, ...block })),
    },
  });
  const file = join(folder, 'pages.pdf');
  await writeFile(file, (await exportSpec(all, 'pdf')).content);
  const { stdout } = await run('pdftotext', ['-layout', file, '-']);
  return stdout.split('\f').filter((page) => page.trim() !== '');
}

const prose = (words: number) => ({ type: 'paragraph', role: 'body', text: 'word '.repeat(words).trim() });
const headed = { type: 'heading', level: 2, text: 'Sizes' };
const rowsOf = (count: number) => ({
  type: 'table',
  columns: [{ label: 'Size' }, { label: 'Price' }].map((column) => ({ ...column, align: 'start' })),
  rows: Array.from({ length: count }, (_, at) => [`row ${at}`, '1']),
});

test('a heading stands on the page of the table that it is over', async () => {
  for (const words of [380, 420, 460, 500]) {
    const pages = await pagesOf([prose(words), headed, rowsOf(8), prose(400)], true);
    const page = pages.find((text) => text.includes('Sizes'));
    expect(page).toContain('row 7');
  }
});

test('what is to stand on one sheet is set closer and smaller until it does', async () => {
  const blocks = [prose(400), headed, rowsOf(9), prose(60)];
  expect(await pagesOf(blocks, true)).toHaveLength(2);
  expect(await pagesOf(blocks, false)).toHaveLength(1);
});

test('what leads to a list stays with it, and no item of it is alone on a page', async () => {
  const items = Array.from({ length: 5 }, (_, at) => ({ id: `i-${at}`, text: `item${at}`, checked: false }));
  const list = { type: 'list', style: 'check', items };
  const lead = { type: 'paragraph', role: 'body', text: 'Take with you:' };
  for (const words of [400, 430, 460, 490, 520]) {
    const pages = await pagesOf([prose(words), headed, lead, list, prose(300)], true);
    const page = pages.find((text) => text.includes('Take with you:'));
    expect(page).toMatch(/Sizes[\s\S]*item0[\s\S]*item4/);
  }
});

test('no line of an item of a list stands alone on the next page', async () => {
  const items = Array.from({ length: 12 }, (_, at) => ({
    id: `i-${at}`,
    text: `first${at} ${'word '.repeat(24)}last${at};`,
  }));
  for (const words of [280, 300, 320, 340]) {
    const pages = await pagesOf([prose(words), { type: 'list', style: 'numbered', items }], true);
    for (const page of pages)
      for (const at of items.keys()) expect(page.includes(`first${at} `)).toBe(page.includes(`last${at};`));
  }
});

test.each(['design', 'dataviz'] as const)('another program draws a %s from its PDF', async (name) => {
  const file = join(folder, `${name}.pdf`);
  await writeFile(file, (await exportSpec(await fixture(name), 'pdf')).content);
  const { stdout } = await run('pdfinfo', [file]);
  expect(stdout).toMatch(/Pages:\s+[1-9]/);
});
