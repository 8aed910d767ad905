import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createPlainRenderer } from './plain-renderer.ts';
import { validSpecBytes } from './sample-spec.ts';
import { newCaller, type RunningProjects, saveProject, startProjects, sweepNow } from './start-projects.ts';

let projects: RunningProjects;
let projectId: string;
const caller = newCaller();

beforeAll(async () => {
  projects = await startProjects({}, { renderer: createPlainRenderer() });
  projectId = await saveProject(projects, caller, validSpecBytes('Töpferei Süd'));
});
afterAll(() => projects.stop());

async function download(format: string, revision?: number, by = caller, bleed?: boolean) {
  let file:
    | { filename: string; mediaType: string; sizeBytes: number; sha256: string; bleed: boolean }
    | undefined;
  const chunks: Buffer[] = [];
  for await (const { part } of projects.rpc.exportRevision({
    caller: by,
    projectId,
    format,
    revision,
    bleed,
  })) {
    if (part?.$case === 'file') file = part.value;
    if (part?.$case === 'chunk') chunks.push(part.value);
  }
  return { file, chunks, content: Buffer.concat(chunks) };
}

test('says first what the file is, then sends its bytes', async () => {
  const { file, content } = await download('pdf');
  expect(file).toEqual({
    filename: 'topferei-sud.pdf',
    titleFilename: 'Töpferei Süd.pdf',
    mediaType: 'application/x-pdf',
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    revision: 1,
    bleed: false,
  });
});

test('sends the very specification as json, in messages of at most 64 KiB', async () => {
  const { content, chunks } = await download('json');
  expect(content.equals(validSpecBytes('Töpferei Süd'))).toBe(true);
  for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(64 * 1024);
});

test('makes each export once, until nobody has asked for it in a week', async () => {
  await download('zip');
  const rows = () =>
    projects.database.db.selectFrom('exports').select('format').where('format', '=', 'zip').execute();
  expect(await rows()).toHaveLength(1);
  await Promise.all([download('zip'), download('zip')]);
  expect(await rows()).toHaveLength(1);
  const unused = sql<Date>`now() - interval '8 days'`;
  await projects.database.db.updateTable('exports').set({ used_at: unused }).execute();
  await sweepNow(projects);
  expect(await rows()).toHaveLength(0);
  expect((await download('zip')).content.toString()).toBe('zip:Töpferei Süd');
});

test('keeps an export with bleed apart from the one without', async () => {
  for (const bleed of [true, undefined, false, true]) {
    const { file, content } = await download('pdf', 1, caller, bleed);
    expect(content.toString()).toBe(bleed === true ? 'pdf with bleed:Töpferei Süd' : 'pdf:Töpferei Süd');
    expect(file).toMatchObject({ filename: 'topferei-sud.pdf', bleed: bleed === true });
  }
  const made = projects.database.db.selectFrom('exports').select('format');
  expect(await made.where('format', 'like', 'pdf%').orderBy('format').execute()).toEqual([
    { format: 'pdf' },
    { format: 'pdf-bleed' },
  ]);
});

test.each(['zip', 'json', 'pptx'])('has no bleed in %s', async (format) => {
  await expect(download(format, 1, caller, true)).rejects.toMatchObject({
    reason: 'UNSUPPORTED_FORMAT',
    message: expect.stringContaining('Bleed and crop marks are for pdf alone'),
  });
});

test('lists the formats that a build type has to a caller who asks for another', async () => {
  await expect(download('pptx')).rejects.toMatchObject({
    reason: 'UNSUPPORTED_FORMAT',
    message: expect.stringContaining('pdf, zip, json'),
  });
});

test('is closed to unknown revisions, other workspaces and keys without the scope read', async () => {
  await expect(download('json', 7)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await expect(download('json', 1, newCaller())).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await expect(download('json', 1, { ...caller, scopes: ['write'] })).rejects.toMatchObject({
    reason: 'INSUFFICIENT_SCOPE',
    metadata: { scope: 'read' },
  });
});
