import { afterAll, expect, test } from '@jest/globals';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, saveProject, startProjects } from './start-projects.ts';

const caller = newCaller();
const projects = await startProjects();
afterAll(() => projects.stop());

/** Width and height of a PNG, as its header has them. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('draws a cover of each revision, the same each time', async () => {
  const projectId = await saveProject(projects, caller, validSpecBytes('Harbour Books'));
  const first = await projects.rpc.renderCover({ caller, projectId });
  expect(first.revision).toBe(1);
  expect(sizeOf(first.png)).toEqual([1200, 630]);
  const patchJson = patchBytes({ op: 'replace', path: '/title', value: 'Another title' });
  await projects.rpc.updateSpec({ caller, projectId, expectedRevision: 1, patchJson });
  const second = await projects.rpc.renderCover({ caller, projectId });
  expect(second.sha256).not.toBe(first.sha256);
  expect(await projects.rpc.renderCover({ caller, projectId, revision: 1 })).toEqual(first);
});

test('is no format of an export, and not for strangers', async () => {
  const projectId = await saveProject(projects, caller, validSpecBytes());
  const request = { caller, projectId, format: 'cover.png' };
  await expect(projects.rpc.exportRevision(request)[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    reason: 'UNSUPPORTED_FORMAT',
  });
  const stranger = projects.rpc.renderCover({ caller: newCaller(), projectId });
  await expect(stranger).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  const writer = projects.rpc.renderCover({ caller: { ...caller, scopes: ['write'] }, projectId });
  await expect(writer).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE' });
  const never = projects.rpc.renderCover({ caller, projectId, revision: 7 });
  await expect(never).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});

test('publishing puts it below the site, and pages name its whole address wherever they are served', async () => {
  const projectId = await saveProject(projects, caller, validSpecBytes('Quays & "Tides"'));
  const { project } = await projects.rpc.publishProject({ caller, projectId });
  const read = (path: string, baseUrl: string, ifNoneMatch = '') =>
    projects.rpc.readPublishedFile({ slug: project?.slug ?? '', path, ifNoneMatch, baseUrl });
  const cover = await read('cover.png', 'https://x/s/a/');
  expect(cover).toMatchObject({ mediaType: 'image/png', missing: false });
  expect(sizeOf(cover.body)).toEqual([1200, 630]);
  const [here, there] = [await read('', 'https://x/s/a/'), await read('', 'https://y/s/b/')];
  expect(here.body.toString()).toMatch(
    /<meta property="og:image" content="https:\/\/x\/s\/a\/cover\.png\?v=[0-9a-f]{12}">/,
  );
  expect(there.body.toString()).toContain('content="https://y/s/b/cover.png?v=');
  expect(here.body.toString()).not.toContain('site:/');
  expect(there.etag).not.toBe(here.etag);
  expect(await read('', 'https://x/s/a/', here.etag)).toMatchObject({ notModified: true });
});
