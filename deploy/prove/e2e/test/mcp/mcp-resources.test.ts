import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Scope } from '@sitewright/protos/auth';
import { jsonSchema } from '@sitewright/site-spec';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import { type McpHttp, mcpAt, ping } from './mcp-http.ts';

let mesh: Mesh;
let owner: { key: string; workspaceId: string };
let writerKey: string;
let projectId: string;
let deckId: string;

type Era = 'initialized' | 'stateless';
const eras: Era[] = ['initialized', 'stateless'];

async function ask(era: Era, method: string, params: Record<string, unknown> = {}, key = owner.key) {
  const mcp: McpHttp = mcpAt(mesh.baseUrl, key);
  const { status, json } =
    era === 'stateless' ? await mcp.stateless(method, params) : await mcp.rpc({ ...ping, method, params });
  return { status, result: json.result, error: json.error };
}

const build = async (args: object): Promise<string> => {
  const { json } = await mcpAt(mesh.baseUrl, owner.key).callTool('generate_project', {
    mode: 'lite',
    ...args,
  });
  return json.result.structuredContent.projectId;
};

beforeAll(async () => {
  mesh = await bootMesh();
  owner = await mesh.workspace();
  writerKey = (await mesh.workspace({ scopes: [Scope.SCOPE_WRITE] })).key;
  projectId = await build({ prompt: 'A bakery in Graz' });
  deckId = await build({ prompt: 'Three slides on bread', buildType: 'slides' });
});
afterAll(() => mesh.stop());

describe.each(eras)('resources (%s)', (era) => {
  const list = async (params = {}, key = owner.key) => (await ask(era, 'resources/list', params, key)).result;
  const read = async (uri: string, key = owner.key) => ask(era, 'resources/read', { uri }, key);

  test('card and schema come first, then the projects, newest first, each with its parts', async () => {
    const { resources, nextCursor } = await list();
    const uris = resources.map(({ uri }: { uri: string }) => uri);
    expect(uris.slice(0, 4)).toEqual([
      'ui://sitewright/project',
      'sitewright://schema/site-spec',
      `sitewright://project/${deckId}`,
      `sitewright://project/${deckId}/spec`,
    ]);
    expect(uris).toContain(`sitewright://project/${projectId}/markdown`);
    expect(nextCursor).toBeUndefined();
    for (const { name, mimeType } of resources) expect([name, mimeType].every(Boolean)).toBe(true);
  });

  test('a key that may not read sees card and schema alone', async () => {
    const { resources } = await list({}, writerKey);
    expect(resources).toHaveLength(2);
    const { error } = await read(`sitewright://project/${projectId}`, writerKey);
    expect(error).toMatchObject({ code: 40301, message: expect.stringContaining('"read"') });
  });

  test('what is listed can be read, as what it was listed', async () => {
    const { resources } = await list();
    for (const { uri, mimeType } of resources) {
      const { result } = await read(uri);
      expect(result.contents).toMatchObject([{ uri, mimeType, text: expect.stringMatching(/\S/) }]);
    }
  });

  test('a project has its record, specification, Markdown, cover and files', async () => {
    const contentsOf = async (part: string, id = projectId) =>
      (await read(`sitewright://project/${id}${part}`)).result.contents[0];
    expect(JSON.parse((await contentsOf('')).text)).toMatchObject({ projectId, outline: expect.any(Array) });
    expect(JSON.parse((await contentsOf('/spec?revision=1')).text)).toMatchObject({ specVersion: '1.0' });
    expect((await contentsOf('/markdown')).text).toMatch(/^# .*\n[\s\S]*## /);
    expect((await contentsOf('/markdown', deckId)).text).toContain('#');
    const cover = Buffer.from((await contentsOf('/cover.png')).blob, 'base64');
    expect(cover.subarray(1, 4).toString()).toBe('PNG');
    expect(await contentsOf('/export/html')).toMatchObject({
      text: expect.stringContaining('<!DOCTYPE html>'),
    });
    expect(await contentsOf('/export/zip')).toMatchObject({ mimeType: 'application/zip' });
  });

  test('the schema is the published one', async () => {
    const { result } = await read('sitewright://schema/site-spec');
    expect(JSON.parse(result.contents[0].text)).toEqual(JSON.parse(JSON.stringify(jsonSchema())));
  });

  test.each([
    'sitewright://project/prj_01kagq3fx2v8m5n1r7t0c9d4eh',
    'sitewright://project/x/../y',
    'sitewright://project/prj_01kagq3fx2v8m5n1r7t0c9d4eh/spec?bleed=true',
    'sitewright://nothing',
    'file:///etc/passwd',
    '',
  ])('%s is not there', async (uri) => {
    const { error } = await read(uri);
    expect(error).toMatchObject({ code: era === 'stateless' ? -32602 : -32002, data: { uri } });
  });

  test("another workspace's project is not there, and is in no list", async () => {
    const stranger = (await mesh.workspace()).key;
    for (const part of ['', '/spec', '/markdown', '/cover.png', '/export/html']) {
      const { error } = await read(`sitewright://project/${projectId}${part}`, stranger);
      expect(error.message).toMatch(/^There is no project/);
    }
    expect((await list({}, stranger)).resources).toHaveLength(2);
  });

  test('a format that a project lacks, a cursor that no list gave and a URI that is none are -32602', async () => {
    expect((await read(`sitewright://project/${projectId}/export/pptx`)).error.code).toBe(-32602);
    expect((await ask(era, 'resources/list', { cursor: 'x' })).error.code).toBe(-32602);
    expect((await ask(era, 'resources/list', { cursor: 7 })).error.code).toBe(-32602);
    expect((await ask(era, 'resources/read', { uri: 7 })).error.code).toBe(-32602);
  });

  test('templates name what can be asked for', async () => {
    const { result } = await ask(era, 'resources/templates/list');
    expect(result.resourceTemplates.map(({ uriTemplate }: { uriTemplate: string }) => uriTemplate)).toContain(
      'sitewright://project/{projectId}/export/{format}{?revision,bleed}',
    );
  });
});

test('resources are listed a page at a time', async () => {
  const own = (await mesh.workspace()).key;
  const mcp = mcpAt(mesh.baseUrl, own);
  const prompt = { prompt: 'A bakery', mode: 'lite' };
  // A machine that is busy refuses some.
  for (let made = 0; made < 21; ) {
    const some = Array.from({ length: Math.min(7, 21 - made) });
    const built = await Promise.all(some.map(() => mcp.callTool('generate_project', prompt)));
    made += built.filter(({ json }) => json.result.isError !== true).length;
  }
  const first = (await ask('initialized', 'resources/list', {}, own)).result;
  expect(first.resources).toHaveLength(2 + 20 * 3);
  const second = (await ask('initialized', 'resources/list', { cursor: first.nextCursor }, own)).result;
  expect(second.resources).toHaveLength(3);
  expect(second.nextCursor).toBeUndefined();
});

describe.each(eras)('prompts (%s)', (era) => {
  test('three are listed, and each is filled in with what it needs', async () => {
    const { prompts } = (await ask(era, 'prompts/list')).result;
    expect(prompts.map(({ name }: { name: string }) => name)).toEqual([
      'new_site',
      'deck_from_notes',
      'chart_from_table',
    ]);
    for (const { name, arguments: wanted } of prompts) {
      const given = Object.fromEntries(wanted.map((one: { name: string }) => [one.name, `my ${one.name}`]));
      const { result } = await ask(era, 'prompts/get', { name, arguments: given });
      const [{ role, content }] = result.messages;
      expect({ role, type: content.type }).toEqual({ role: 'user', type: 'text' });
      for (const text of Object.values(given)) expect(content.text).toContain(text);
      expect(content.text).not.toContain('undefined');
      const [first] = wanted;
      const bare = await ask(era, 'prompts/get', { name, arguments: { [first.name]: 'only this' } });
      expect(bare.result.messages[0].content.text).not.toContain('undefined');
      const missing = await ask(era, 'prompts/get', { name });
      expect(missing.error).toMatchObject({ code: -32602, message: expect.stringContaining(first.name) });
    }
  });

  test.each([
    [{ name: 'no_such_prompt' }, 'There is no such prompt. prompts/list names them.'],
    [{ name: 7 }, 'params.name must be the name of a prompt.'],
    [
      { name: 'new_site', arguments: { about: 7 } },
      'arguments.about must be a text of up to 16,000 characters.',
    ],
    [
      { name: 'new_site', arguments: { about: 'bread', stile: 'calm' } },
      'arguments.stile is not known: there are about, style.',
    ],
  ])('%j is -32602, with what to mend', async (params, message) => {
    expect((await ask(era, 'prompts/get', params)).error).toEqual({ code: -32602, message });
  });
});

test('both are told of when a client begins', async () => {
  const { result } = await ask('initialized', 'initialize', { protocolVersion: '2025-06-18' });
  expect(result.capabilities).toMatchObject({ resources: {}, prompts: {}, tools: {} });
  const discovered = await ask('stateless', 'server/discover');
  expect(discovered.result.capabilities).toEqual(result.capabilities);
});
