import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReadPublishedFileRequest } from '@sitewright/protos/projects';
import { sql } from 'kysely';
import { assetPath, createPlainRenderer } from './plain-renderer.ts';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, type RunningProjects, saveProject, startProjects, sweepNow } from './start-projects.ts';

let projects: RunningProjects;
let projectId: string;
const caller = newCaller();
const slug = 'harbour-books';
const baseUrl = `https://sites.example/s/${slug}/`;

beforeAll(async () => {
  projects = await startProjects({}, { renderer: createPlainRenderer() });
  projectId = await saveProject(projects, caller, validSpecBytes());
  await projects.rpc.publishProject({ caller, projectId });
});
afterAll(() => projects.stop());

const read = (path: string, more: Partial<ReadPublishedFileRequest> = {}) =>
  projects.rpc.readPublishedFile({ slug, path, ifNoneMatch: '', baseUrl, ...more });

test('answers pages with a tag, and without a body while the reader has them', async () => {
  const home = await read('');
  expect(home).toMatchObject({
    mediaType: 'text/html; charset=utf-8',
    immutable: false,
    missing: false,
    scriptSources: ["'sha256-abc='"],
  });
  expect(home.body.toString()).toContain('Home');
  const again = await read('', { ifNoneMatch: `"other", W/${home.etag}` });
  expect(again).toMatchObject({ notModified: true, etag: home.etag });
  expect(again.body).toHaveLength(0);
  expect((await read('about/')).body.toString()).toContain('About');
});

test('leads from a page without its last slash to the one with it, which its links count on', async () => {
  expect(await read('about')).toMatchObject({ movedTo: `${slug}/about/`, etag: '', missing: false });
});

test('answers the 404 page as missing at its own address too', async () => {
  expect(await read('404.html')).toMatchObject({ missing: true });
});

test('answers files named by their content as immutable', async () => {
  expect(await read(assetPath('Harbour Books'))).toMatchObject({
    immutable: true,
    mediaType: 'text/css; charset=utf-8',
  });
});

test.each([
  'nothing',
  '../index.html',
  'about/../index.html',
  '%2e%2e/x',
  'index.html/',
  '//',
  '\\',
  '\u0000',
])('answers the 404 page of the site for %s', async (path) => {
  const answer = await read(path);
  expect(answer.missing).toBe(true);
  expect(answer.body.toString()).toContain('Missing');
});

test('has robots.txt and a sitemap with absolute addresses of all pages but the 404 page', async () => {
  expect((await read('robots.txt')).body.toString()).toContain(`Sitemap: ${baseUrl}sitemap.xml`);
  const sitemap = (await read('sitemap.xml')).body.toString();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([`${baseUrl}about/`, baseUrl]);
});

test('knows nothing of a slug that is not published', async () => {
  for (const unknown of ['nobody', '', 'x', "'; --"]) {
    await expect(read('', { slug: unknown })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  }
});

test('keeps a replaced asset for an hour, and its content only as long as something refers to it', async () => {
  const old = assetPath('Harbour Books');
  const patchJson = patchBytes({ op: 'replace', path: '/title', value: 'Renamed' });
  await projects.rpc.updateSpec({ caller, projectId, expectedRevision: 1, patchJson });
  await projects.rpc.publishProject({ caller, projectId });
  expect(await read(old)).toMatchObject({ immutable: true, missing: false });
  expect(await read(assetPath('Renamed'))).toMatchObject({ missing: false });

  const { db } = projects.database;
  await db.updateTable('files').set({ put_at: sql`now() - interval '2 hours'` }).execute();
  await sweepNow(projects);
  expect(await read(old)).toMatchObject({ missing: false });

  await db
    .updateTable('publications')
    .set({ replaced_at: sql`now() - interval '61 minutes'` })
    .where('replaced_at', 'is not', null)
    .execute();
  expect(await read(old)).toMatchObject({ missing: true });
  await sweepNow(projects);
  const files = await db.selectFrom('files').select('sha256').execute();
  expect(files).toHaveLength(4);
  expect((await read('')).body.toString()).toContain('Renamed');
});
