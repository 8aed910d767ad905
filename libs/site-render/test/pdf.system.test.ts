import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

test.each(['design', 'dataviz'] as const)('another program draws a %s from its PDF', async (name) => {
  const file = join(folder, `${name}.pdf`);
  await writeFile(file, (await exportSpec(await fixture(name), 'pdf')).content);
  const { stdout } = await run('pdfinfo', [file]);
  expect(stdout).toMatch(/Pages:\s+[1-9]/);
});
