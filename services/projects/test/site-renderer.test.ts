import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
