import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApiError, type BuildNews, createSitewright, type Sitewright } from '@sitewright/client';
import { applyOperation, specPatchSchema } from '@sitewright/site-spec';
import { z } from 'zod';
import { bootMesh, type Mesh } from '../support/mesh.ts';

let mesh: Mesh;
let key: string;
let workspaceId: string;
let sitewright: Sitewright;

beforeAll(async () => {
  mesh = await bootMesh();
  ({ key, workspaceId } = await mesh.workspace());
  sitewright = clientWith(fetch);
});
afterAll(() => mesh.stop());

const clientWith = (ownFetch: typeof fetch, apiKey = key): Sitewright =>
  createSitewright({ baseUrl: mesh.baseUrl, apiKey, fetch: ownFetch });

/** The ids that stand in the document's examples. */
const exampleProject = 'prj_01kagq3fx2v8m5n1r7t0c9d4eh';
const exampleBuild = 'bld_01kagq3fx2v8m5n1r7t0c9d4eh';

const memo = { prompt: 'A memo about the new opening hours', buildType: 'document', mode: 'lite' } as const;

const spent = async (): Promise<number> => (await sitewright.credits.get()).spent;

/** A public address on the port that this mesh happens to have. */
const hereOf = (address: string | null | undefined): URL =>
  new URL(new URL(String(address)).pathname, mesh.baseUrl);

async function gather<T>(items: AsyncIterable<T>): Promise<T[]> {
  const gathered: T[] = [];
  for await (const item of items) gathered.push(item);
  return gathered;
}

describe('builds', () => {
  test('are made, read and listed', async () => {
    const { projectId, spec, usage } = await sitewright.builds.create(memo);
    expect(projectId).toMatch(/^prj_/);
    expect(spec.buildType).toBe('document');
    const build = await sitewright.builds.get(usage.buildId);
    expect(build).toMatchObject({ status: 'succeeded', result: { projectId } });
    await sitewright.builds.create({ ...memo, save: false });
    const all = await gather(sitewright.builds.list({ limit: 1 }));
    expect(all.length).toBeGreaterThan(1);
    expect(all.map(({ buildId }) => buildId)).toContain(usage.buildId);
  });

  test('whose answer is lost on the way are found again, and charged once', async () => {
    const before = await spent();
    let lost = 0;
    const lossy = clientWith(async (...request) => {
      const response = await fetch(...request);
      if (lost > 0) return response;
      lost += 1;
      await response.body?.cancel();
      throw new TypeError('the line broke');
    });
    const { usage } = await lossy.builds.create(memo);
    expect(lost).toBe(1);
    expect(await spent()).toBe(before + usage.creditsCharged);
  });

  test('that are streamed are told whole, however often the line breaks', async () => {
    const before = await spent();
    let lines = 0;
    // Every line breaks after 700 bytes, until there were four.
    const breaking = clientWith(async (...request) => {
      const response = await fetch(...request);
      lines += 1;
      return lines > 4 ? response : new Response(cutAfter(response, 700), response);
    });
    const news: BuildNews[] = await gather(breaking.builds.stream(memo));
    expect(lines).toBe(5);
    expect(news.map(({ id }) => id)).toEqual(news.map((_, index) => index + 1));
    const last = news.at(-1);
    if (last?.event !== 'result') throw new Error('the stream ended without a result');
    expect(fold(news)).toEqual(last.data.spec);
    expect(await spent()).toBe(before + last.data.usage.creditsCharged);
  });

  test('that were started are followed to their end', async () => {
    const { buildId } = await sitewright.builds.start(memo);
    const news = await gather(sitewright.builds.watch(buildId));
    expect(news[0]).toMatchObject({ event: 'build', data: { buildId } });
    expect(news.at(-1)?.event).toBe('result');
    const after = news.length - 1;
    expect(await gather(sitewright.builds.watch(buildId, { after }))).toEqual(news.slice(after));
  });

  test('that cannot be paid for are refused as an error with a code', async () => {
    const { key: poor } = await mesh.workspace({ credits: 0 });
    const error = await clientWith(fetch, poor)
      .builds.create(memo)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 402, code: 'out_of_credits', retryable: false });
    expect(error).toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f]{32}$/));
    await expect(gather(clientWith(fetch, poor).builds.stream(memo))).rejects.toMatchObject({ status: 402 });
  });
});

/** A patch of the whole document puts another one in its place. */
function fold(news: readonly BuildNews[]): unknown {
  const root: { document: unknown } = { document: {} };
  for (const { event, data } of news) {
    if (event !== 'part') continue;
    const [operation] = specPatchSchema.parse([{ ...data, path: `/document${data.path}` }]);
    if (operation !== undefined) applyOperation(root, operation);
  }
  return root.document;
}

/** The body of an answer up to so many bytes; then the line is broken. */
function cutAfter({ body }: Response, bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) controller.error(new TypeError('the line broke'));
    },
  });
  if (body === null) throw new Error('the answer has no body');
  return body.pipeThrough(cut);
}

describe('projects', () => {
  test('are edited against a revision; who is late learns the current one', async () => {
    const { projectId } = await sitewright.builds.create(memo);
    const id = String(projectId);
    const { revision } = await sitewright.projects.readSpec(id);
    const patch = [{ op: 'replace', path: '/title', value: 'Opening hours' } as const];
    const edited = await sitewright.projects.patchSpec(id, revision, patch);
    expect(edited).toMatchObject({ revision: 2, spec: { title: 'Opening hours' } });
    expect(await sitewright.projects.readSpecPart(id, '/title')).toBe('Opening hours');
    const late = await sitewright.projects.patchSpec(id, revision, patch).catch((thrown: unknown) => thrown);
    expect(late).toMatchObject({ code: 'revision_conflict', currentRevision: 2 });
    await sitewright.projects.restoreRevision(id, 1, 2);
    const history = await gather(sitewright.projects.revisions(id));
    expect(history.map((item) => [item.revision, item.origin])).toEqual([
      [3, 'restore'],
      [2, 'patch'],
      [1, 'build'],
    ]);
  });

  test('are published, exported as a stream, shared, thrown away and taken back', async () => {
    const { projectId } = await sitewright.builds.create(memo);
    const id = String(projectId);
    const { publishedUrl } = await sitewright.projects.publish(id);
    expect((await fetch(hereOf(publishedUrl))).status).toBe(200);
    const file = await sitewright.projects.export(id, 'md');
    expect(file).toMatchObject({ mediaType: expect.stringContaining('text/markdown'), revision: 1 });
    expect(file.filename).toMatch(/\.md$/);
    const text = await new Response(file.body).text();
    expect(Buffer.byteLength(text)).toBe(file.sizeBytes);
    const [bare, bled] = await Promise.all(
      [false, true].map(async (bleed) => {
        const { body } = await sitewright.projects.export(id, 'pdf', { bleed });
        return (await new Response(body).text()).includes('/BleedBox');
      }),
    );
    expect([bare, bled]).toEqual([false, true]);
    await expect(sitewright.projects.export(id, 'docx', { bleed: true })).rejects.toMatchObject({
      ...{ status: 400, code: 'invalid_request' },
      message: expect.stringContaining('Bleed and crop marks are for pdf alone'),
    });
    const { linkId } = await sitewright.projects.share(id, { role: 'view' });
    await sitewright.projects.revokeLink(id, linkId);
    expect(await gather(sitewright.projects.links(id))).toMatchObject([{ linkId, state: 'revoked' }]);
    await sitewright.projects.delete(id);
    expect((await gather(sitewright.projects.list({ deleted: true }))).map((item) => item.projectId)).toEqual(
      [id],
    );
    expect(await sitewright.projects.restore(id)).toMatchObject({ deletedAt: null });
  });
});

describe('retries', () => {
  const refusing = (status: number, body: object, times: number) => {
    let asked = 0;
    const ownFetch: typeof fetch = async (...request) => {
      asked += 1;
      if (asked > times) return fetch(...request);
      return Response.json(body, { status, headers: { 'retry-after': '0' } });
    };
    return { client: clientWith(ownFetch), asked: () => asked };
  };
  const busy = { error: 'Busy.', code: 'failed', retryable: true };

  test('follow a refusal that says so', async () => {
    const { client, asked } = refusing(503, busy, 3);
    await expect(client.credits.get()).resolves.toHaveProperty('plan');
    expect(asked()).toBe(4);
  });

  test('come to an end, with the last error', async () => {
    const { client, asked } = refusing(503, busy, 99);
    await expect(client.credits.get()).rejects.toMatchObject({ status: 503, message: 'Busy.' });
    expect(asked()).toBe(5);
  });

  test('do not follow any other refusal', async () => {
    const { client, asked } = refusing(500, { ...busy, retryable: false }, 99);
    await expect(client.credits.get()).rejects.toMatchObject({ status: 500 });
    expect(asked()).toBe(1);
  });

  test('do not follow a longer wait than the caller allows', async () => {
    let asked = 0;
    const patient = createSitewright({
      baseUrl: mesh.baseUrl,
      apiKey: key,
      maxWaitMs: 1_000,
      fetch: async () => {
        asked += 1;
        return Response.json(busy, { status: 429, headers: { 'retry-after': '300' } });
      },
    });
    await expect(patient.credits.get()).rejects.toMatchObject({ retryAfterMs: 300_000 });
    expect(asked).toBe(1);
  });

  test('do not repeat a write that may have been done', async () => {
    let asked = 0;
    const client = clientWith(async () => {
      asked += 1;
      throw new TypeError('the line broke');
    });
    await expect(client.projects.rename('prj_x', 'x')).rejects.toThrow('the line broke');
    expect(asked).toBe(1);
  });

  test('end when the caller gives up', async () => {
    const given = new AbortController();
    const { client } = refusing(503, busy, 99);
    given.abort(new Error('enough'));
    await expect(client.credits.get({ signal: given.signal })).rejects.toThrow('enough');
  });
});

describe('the examples', () => {
  const run = async (name: string, args: string[] = []) => {
    const path = fileURLToPath(new URL(`../../../../../libs/client/examples/${name}.ts`, import.meta.url));
    const env = { ...process.env, NODE_OPTIONS: '', SITEWRIGHT_URL: mesh.baseUrl, SITEWRIGHT_API_KEY: key };
    return promisify(execFile)(process.execPath, ['--conditions=sitewright', path, ...args], { env });
  };

  test('build and publish', async () => {
    const { stdout } = await run('build-and-publish');
    const address = /Published: (\S+)/.exec(stdout)?.[1];
    expect((await fetch(hereOf(address))).status).toBe(200);
  });

  test('build a batch of fifty, and find it again on the second run', async () => {
    const { stdout, stderr } = await run('batch');
    expect(stdout.trim().split('\n')).toHaveLength(50);
    expect(stderr).toContain('50 of 50 built, 0 failed');
    const before = await mesh.credits.getBalance({ workspaceId });
    const again = await run('batch');
    expect(again.stdout.trim().split('\n').sort()).toEqual(stdout.trim().split('\n').sort());
    expect(await mesh.credits.getBalance({ workspaceId })).toEqual(before);
  });

  test('stream a build to a terminal', async () => {
    const { stdout } = await run('stream', ['Three slides about tides', 'slides']);
    expect(stdout).toMatch(/\d %/);
    expect(stdout).toContain('Done: ');
  });

  test('edit over a conflict', async () => {
    const { projectId } = await sitewright.builds.create(memo);
    const { stdout } = await run('edit-with-conflict', [String(projectId), 'New hours']);
    expect(stdout).toContain('Revision 1 has moved on to 2: once more.');
    expect(stdout).toContain('Revision 3: Theirs. New hours');
  });

  test('fail a CI job on what is left to check, and pass it when nothing is', async () => {
    const { projectId } = await sitewright.builds.create({ prompt: 'A website', mode: 'lite' });
    await expect(run('ci-check', [String(projectId)])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('To check: '),
    });
    const { projectId: note } = await sitewright.builds.create({
      prompt: 'A sales chart. Q1 28, Q2 55, Q3 43, Q4 91',
      buildType: 'dataviz',
    });
    const { stdout } = await run('ci-check', [String(note)]);
    expect(stdout).toContain('0 to check');
  });
});

describe('the samples of the reference in TypeScript', () => {
  /** Runs the sample of an operation as a reader would: in a folder of its own, with the client at hand. */
  const runSample = async (
    id: string,
    told: Record<string, string>,
  ): Promise<{ stdout: string; folder: string }> => {
    const { data } = await sitewright.http.GET('/api/v1/openapi.json');
    const { paths, servers } = documentSchema.parse(data);
    const operation = Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .find(({ operationId }) => operationId === id);
    const sample = operation?.['x-codeSamples'].find(({ lang }) => lang === 'TypeScript')?.source ?? '';
    const here = { [servers[0].url]: mesh.baseUrl, ...told };
    const source = Object.entries(here).reduce((text, [from, to]) => text.replaceAll(from, to), sample);
    const folder = await mkdtemp(join(tmpdir(), 'sample-'));
    await mkdir(join(folder, 'node_modules/@sitewright'), { recursive: true });
    await symlink(clientFolder, join(folder, 'node_modules/@sitewright/client'));
    await writeFile(join(folder, 'sample.mts'), source);
    const env = { ...process.env, NODE_OPTIONS: '', SITEWRIGHT_API_KEY: key };
    const args = ['--conditions=sitewright', 'sample.mts'];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env,
      timeout: 120_000,
    });
    return { stdout, folder };
  };

  const clientFolder = fileURLToPath(new URL('../../../../../libs/client', import.meta.url));
  const operationSchema = z.object({
    operationId: z.string(),
    'x-codeSamples': z.array(z.object({ lang: z.string(), source: z.string() })),
  });
  const documentSchema = z.object({
    servers: z.tuple([z.object({ url: z.string() })]),
    paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  });

  test('print what was answered', async () => {
    const { projectId } = await sitewright.builds.create(memo);
    const { stdout } = await runSample('getProject', { [exampleProject]: String(projectId) });
    expect(stdout).toContain(`projectId: '${projectId}'`);
  });

  test('print events until the last', async () => {
    const { usage } = await sitewright.builds.create(memo);
    const { stdout } = await runSample('watchBuild', { [exampleBuild]: usage.buildId });
    expect(stdout).toContain('event: result');
  });

  test('write a file and end', async () => {
    const { projectId } = await sitewright.builds.create(memo);
    const { folder } = await runSample('exportProject', { [exampleProject]: String(projectId) });
    expect(await readFile(join(folder, 'export'), 'utf8')).toMatch(/^<!doctype html>/i);
  });
});
