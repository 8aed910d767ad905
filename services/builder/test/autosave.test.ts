import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { applySpecPatch, parseSpec, type SiteSpec, type SpecPatch } from '@sitewright/site-spec';
import { Autosave } from '../src/spec/autosave.ts';
import { setValue } from '../src/spec/commands/set-value.ts';
import { Editor } from '../src/spec/editor.ts';
import { grouped } from '../src/spec/revision-groups.ts';
import { textFields } from '../src/spec/text-fields.ts';

const fixture = fileURLToPath(
  new URL('../../../libs/site-render/test/fixtures/website.json', import.meta.url),
);
const spec = parseSpec(JSON.parse(readFileSync(fixture, 'utf8')));
const hour = 3_600_000;

/** A server as the API is: a save against another revision than the newest is refused. */
class Server {
  spec: SiteSpec = spec;
  revisions = [{ revision: 1, origin: 'build', createdAt: new Date().toISOString() }];
  /** Answers with this instead, until it is taken away. */
  outage: (() => Promise<Response>) | undefined;

  readonly fetch = async (_address: unknown, init?: RequestInit): Promise<Response> => {
    if (this.outage !== undefined) return this.outage();
    const { revision } = this.newest;
    const expected = new Headers(init?.headers).get('if-match');
    if (expected !== `"${revision}"`) return problem(412, 'revision_conflict');
    const operations: SpecPatch = JSON.parse(String(init?.body));
    this.spec = applySpecPatch(this.spec, operations);
    const next = { revision: revision + 1, origin: 'autosave', createdAt: new Date().toISOString() };
    this.revisions.unshift(next);
    return new Response('{}', { status: 200, headers: { etag: `"${next.revision}"` } });
  };

  get newest() {
    const [newest] = this.revisions;
    if (newest === undefined) throw new Error('there is no revision');
    return newest;
  }
}

const problem = (status: number, code: string): Response =>
  new Response(JSON.stringify({ error: 'no', code, retryable: false }), { status });

const real = globalThis.fetch;
const page = {
  visibilityState: 'visible',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
let server: Server;

beforeEach(() => {
  jest.useFakeTimers();
  server = new Server();
  globalThis.fetch = server.fetch;
  for (const [name, value] of Object.entries({ document: page, ...page }))
    Reflect.set(globalThis, name, value);
});
afterEach(() => {
  globalThis.fetch = real;
  jest.useRealTimers();
  for (const name of ['document', ...Object.keys(page)]) Reflect.deleteProperty(globalThis, name);
});

function opened() {
  const editor = new Editor(spec, () => Date.now());
  const autosave = new Autosave('prj_1', editor, 1);
  return { editor, autosave, end: autosave.start() };
}

test('an hour of editing makes at most 240 revisions in at most 3 entries of the history, and loses nothing', async () => {
  const { editor, autosave, end } = opened();
  const fields = textFields(spec);
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let now = 0; now < hour; ) {
    const field = fields[random(fields.length)] ?? '/title';
    editor.run(setValue(editor.state.spec, field, `Edit ${random(1_000)}`));
    const pause = 200 + random(9_000);
    now += pause;
    await jest.advanceTimersByTimeAsync(pause);
  }
  await jest.advanceTimersByTimeAsync(60_000);
  expect(autosave.state.kind).toBe('saved');
  expect(JSON.stringify(server.spec)).toBe(JSON.stringify(editor.state.spec));
  expect(server.revisions.length - 1).toBeLessThanOrEqual(240);
  const saves = grouped(server.revisions).filter(({ newest }) => newest.origin === 'autosave');
  expect(saves.length).toBeLessThanOrEqual(3);
  end();
});

test('what is edited offline is said to be kept here, and saved when the server is back', async () => {
  const { editor, autosave, end } = opened();
  server.outage = () => Promise.reject(new TypeError('Failed to fetch'));
  editor.run(setValue(editor.state.spec, '/title', 'Offline'));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(autosave.state.kind).toBe('offline');
  editor.run(setValue(editor.state.spec, '/title', 'Offline, and on'));
  server.outage = undefined;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(autosave.state.kind).toBe('saved');
  expect(server.spec.title).toBe('Offline, and on');
  end();
});

test('what is edited after the session has ended is saved once there is another', async () => {
  const { editor, autosave, end } = opened();
  server.outage = async () => problem(401, 'unauthorized');
  editor.run(setValue(editor.state.spec, '/title', 'Signed out'));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(autosave.state.kind).toBe('signedOut');
  server.outage = undefined;
  await autosave.flush();
  expect(autosave.state.kind).toBe('saved');
  expect(server.spec.title).toBe('Signed out');
  end();
});
