import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseSpec, serializeSpec } from '@sitewright/site-spec';
import { createSiteRenderer } from '../src/rendering/site-renderer.ts';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, type RunningProjects, saveProject, startProjects } from './start-projects.ts';

let projects: RunningProjects;
let projectId: string;
const caller = newCaller();

beforeAll(async () => {
  projects = await startProjects();
  projectId = await saveProject(projects, caller, validSpecBytes('Threads & Needles'));
});
afterAll(() => projects.stop());

test('renders a page with its style inside, and knows which pages there are', async () => {
  const request = { caller, projectId, revision: undefined, pagePath: '' };
  const { html, revision } = await projects.rpc.renderRevision(request);
  expect(revision).toBe(1);
  expect(html.toString()).toMatch(/^<!doctype html>/i);
  expect(html.toString()).toContain('Harbour Books');
  await expect(projects.rpc.renderRevision({ ...request, pagePath: '/nowhere' })).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  });
});

test('publishes what the renderer makes: pages that refer to files that are there', async () => {
  const { project } = await projects.rpc.publishProject({ caller, projectId });
  const read = (path: string) =>
    projects.rpc.readPublishedFile({
      slug: project?.slug ?? '',
      path,
      ifNoneMatch: '',
      baseUrl: 'https://x/',
    });
  const home = await read('');
  const styles = [...home.body.toString().matchAll(/<link[^>]+stylesheet[^>]+href="([^"]+)"/g)];
  expect(styles.length).toBeGreaterThan(0);
  for (const [, path = ''] of styles) {
    expect(await read(path)).toMatchObject({ missing: false, immutable: true });
  }
  expect(await read('nowhere/at/all')).toMatchObject({ missing: true });
  expect((await read('sitemap.xml')).body.toString()).toContain('<loc>https://x/</loc>');
});

test('publishes no question to the owner', async () => {
  const own = await saveProject(projects, caller, validSpecBytes('Open Questions'));
  const question = {
    id: 'q1',
    question: 'Do you ship?',
    answer: 'Where to?',
    placeholder: true,
    questions: ['answer'],
  };
  const faq = {
    id: 'ask',
    type: 'faq',
    layout: 'list',
    background: 'default',
    heading: 'Asked',
    actions: [],
    items: [question],
  };
  const patch = patchBytes({ op: 'add', path: '/content/pages/0/sections/-', value: faq });
  await projects.rpc.updateSpec({ caller, projectId: own, patchJson: patch, expectedRevision: 1 });
  const { html } = await projects.rpc.renderRevision({
    caller,
    projectId: own,
    revision: undefined,
    pagePath: '',
  });
  expect(html.toString()).toContain('Where to?');
  const { project } = await projects.rpc.publishProject({ caller, projectId: own });
  const request = { slug: project?.slug ?? '', path: '', ifNoneMatch: '', baseUrl: 'https://x/' };
  expect((await projects.rpc.readPublishedFile(request)).body.toString()).not.toContain('Where to?');
});

test('exports the same bytes again, and other bytes for another revision', async () => {
  const download = async () => {
    const chunks: Buffer[] = [];
    for await (const { part } of projects.rpc.exportRevision({ caller, projectId, format: 'html' })) {
      if (part?.$case === 'chunk') chunks.push(part.value);
    }
    return Buffer.concat(chunks);
  };
  const first = await download();
  expect((await download()).equals(first)).toBe(true);
  const patchJson = patchBytes({ op: 'replace', path: '/content/site/name', value: 'Other name' });
  await projects.rpc.updateSpec({ caller, projectId, expectedRevision: 1, patchJson });
  const second = await download();
  expect(second.toString()).toContain('Other name');
});

const limits = {
  renderWorkers: 1,
  renderTimeoutMs: 60_000,
  renderWaitMs: 60_000,
  renderMemoryMb: 256,
  renderMaxQueue: 8,
};

/** A document of very many paragraphs, each of them a valid one. */
async function longDocument(paragraphs: number): Promise<Buffer> {
  const file = new URL('../../../libs/site-render/test/fixtures/document.json', import.meta.url);
  const spec = parseSpec(await readFile(file));
  if (spec.buildType !== 'document') throw new Error('not a document');
  spec.content.blocks = Array.from({ length: paragraphs }, (_, index) =>
    index % 2 === 0
      ? {
          id: `p-${index}`,
          type: 'paragraph',
          role: 'body',
          text: `${index} ${'words to be set in lines '.repeat(15)}`,
        }
      : {
          id: `l-${index}`,
          type: 'list',
          style: 'bullet',
          items: ['a', 'b', 'c'].map((id) => ({ id: `${id}-${index}`, text: 'x '.repeat(20) })),
        },
  );
  return Buffer.from(serializeSpec(spec));
}

test('ends a real export that takes longer than is allowed, while the event loop goes on turning', async () => {
  const renderer = createSiteRenderer({ ...limits, renderTimeoutMs: 500 });
  try {
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 1);
    const long = await longDocument(2000);
    await expect(
      renderer.export(long, { format: 'pdf', bleed: false }, new AbortController().signal),
    ).rejects.toMatchObject({
      reason: 'RENDER_FAILED',
    });
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  } finally {
    await renderer.close();
  }
});

test('ends a real export that takes more memory than is allowed, and makes the next one', async () => {
  const renderer = createSiteRenderer({ ...limits, renderMemoryMb: 64 });
  try {
    const long = await longDocument(2000);
    await expect(
      renderer.export(long, { format: 'docx', bleed: false }, new AbortController().signal),
    ).rejects.toMatchObject({
      reason: 'RENDER_FAILED',
      message: expect.stringContaining('memory'),
    });
    const page = await renderer.page(validSpecBytes('Next'), '', new AbortController().signal);
    expect(Buffer.from(page).toString()).toContain('Harbour Books');
  } finally {
    await renderer.close();
  }
});

test('draws bleed where there is some, and refuses it of a design in pixels', async () => {
  const renderer = createSiteRenderer(limits);
  const { signal } = new AbortController();
  const wish = { format: 'pdf', bleed: true };
  try {
    const { content } = await renderer.export(await longDocument(1), wish, signal);
    expect(Buffer.from(content).toString('latin1')).toContain('/BleedBox');
    const file = new URL('../../../libs/site-render/test/fixtures/design.json', import.meta.url);
    await expect(renderer.export(await readFile(file), wish, signal)).rejects.toMatchObject({
      reason: 'UNSUPPORTED_FORMAT',
      message: expect.stringContaining('with frames in mm, in or pt'),
    });
    await expect(renderer.export(validSpecBytes(), wish, signal)).rejects.toMatchObject({
      message: expect.stringContaining('Its formats are html'),
    });
  } finally {
    await renderer.close();
  }
});

test('refuses a format that would lose letters, names them, and leaves no files behind', async () => {
  const kept = () =>
    readdirSync(tmpdir()).filter((name) => name.startsWith(`sitewright-render-${process.pid}-`)).length;
  const before = kept();
  const renderer = createSiteRenderer(limits);
  const spec = JSON.parse((await longDocument(1)).toString());
  spec.content.blocks[0].text = 'Hieroglyphs: \u{13000}\u{13001}';
  const bytes = Buffer.from(JSON.stringify(spec));
  const { signal } = new AbortController();
  await expect(renderer.export(bytes, { format: 'pdf', bleed: false }, signal)).rejects.toMatchObject({
    reason: 'UNSUPPORTED_FORMAT',
    message: expect.stringContaining('“\u{13000}”'),
  });
  expect(
    (await renderer.export(bytes, { format: 'docx', bleed: false }, signal)).content.length,
  ).toBeGreaterThan(1000);
  expect(kept()).toBe(before + 1);
  await renderer.close();
  expect(kept()).toBe(before);
});
