import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Scope } from '@sitewright/protos/auth';
import { waitFor } from '@sitewright/testing';
import { scriptedEngine } from '../../../../../services/generation/test/scripted-engine.ts';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import { type McpHttp, mcpAt, ping } from './mcp-http.ts';

const script = scriptedEngine();
let mesh: Mesh;
let key: string;
let readOnlyKey: string;
const rpc: McpHttp['rpc'] = (...args) => mcpAt(mesh.baseUrl, key).rpc(...args);
const callTool: McpHttp['callTool'] = (...args) => mcpAt(mesh.baseUrl, key).callTool(...args);

beforeAll(async () => {
  mesh = await bootMesh({ engine: script.engine });
  key = (await mesh.workspace()).key;
  readOnlyKey = (await mesh.workspace({ scopes: [Scope.SCOPE_READ] })).key;
});
afterAll(() => mesh.stop());

describe('tools', () => {
  const names = async (as: string) =>
    (await rpc({ ...ping, method: 'tools/list' }, { as })).json.result.tools.map(
      ({ name }: { name: string }) => name,
    );

  test('tools/list shows what the scopes allow, with schemas and all four hints, in under 14 KB', async () => {
    const answer = await rpc({ ...ping, method: 'tools/list' });
    expect(answer.text.length).toBeLessThan(14_000);
    expect(await names(key)).toEqual([
      'list_projects',
      'get_project',
      'read_spec',
      'list_revisions',
      'export_project',
      'get_credits',
      'generate_project',
      'get_build',
      'update_spec',
      'restore_revision',
      'rename_project',
      'delete_project',
      'restore_project',
      'publish_project',
      'unpublish_project',
      'share_project',
    ]);
    expect(await names(readOnlyKey)).toEqual([
      'list_projects',
      'get_project',
      'read_spec',
      'list_revisions',
      'export_project',
      'get_credits',
      'get_build',
    ]);
    for (const tool of answer.json.result.tools) {
      expect(tool).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        inputSchema: { type: 'object', additionalProperties: false },
        outputSchema: { type: 'object' },
      });
      expect(Object.keys(tool.annotations).sort()).toEqual([
        'destructiveHint',
        'idempotentHint',
        'openWorldHint',
        'readOnlyHint',
      ]);
    }
  });

  test('list_projects takes {} and no arguments at all', async () => {
    for (const params of [{ name: 'list_projects', arguments: {} }, { name: 'list_projects' }]) {
      const { result } = (await rpc({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })).json;
      expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
      expect(result.isError).toBeUndefined();
    }
  });

  const refusals: [string, () => Promise<string>, string, object, RegExp][] = [
    [
      'a missing scope',
      async () => readOnlyKey,
      'publish_project',
      { projectId: 'prj_x' },
      /^insufficient_scope: .*"publish".* ask an admin/,
    ],
    ['bad arguments', async () => key, 'list_projects', { limit: 1000 }, /^invalid_arguments: .*limit/],
    ['an unknown argument', async () => key, 'get_credits', { nope: 1 }, /^invalid_arguments: .*nope/],
    ['an unknown project', async () => key, 'get_project', { projectId: 'prj_none' }, /^not_found: /],
    ['an unknown build', async () => key, 'get_build', { buildId: 'bld_none' }, /^not_found: /],
    [
      'a prompt that is too short',
      async () => key,
      'generate_project',
      { prompt: 'ab' },
      /^invalid_arguments: .*prompt/,
    ],
    [
      'no credit',
      async () => (await mesh.workspace({ credits: 0 })).key,
      'generate_project',
      { prompt: 'A bakery' },
      /^out_of_credits: .*get_credits/,
    ],
    ['a build that fails', async () => key, 'generate_project', { prompt: 'please fail' }, /^failed: /],
  ];
  test.each(refusals)(
    '%s is a refusal with a stable word, a next step and no structured content',
    async (_what, asKey, name, args, words) => {
      const answer = await callTool(name, args, await asKey());
      expect(answer.status).toBe(200);
      const { result } = answer.json;
      expect(result).toMatchObject({
        isError: true,
        content: [{ type: 'text', text: expect.stringMatching(words) }],
      });
      expect(result.structuredContent).toBeUndefined();
    },
  );

  test("another workspace's project is not found", async () => {
    const { result } = (await callTool('generate_project', { prompt: 'A bakery' })).json;
    const other = await mesh.workspace();
    const refused = await callTool(
      'get_project',
      { projectId: result.structuredContent.projectId },
      other.key,
    );
    expect(refused.json.result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^not_found: /) }],
    });
  });

  test.each([
    ['read_spec', { projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh', revision: 1e15 }],
    ['read_spec', { projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh', revision: 2 ** 31 }],
    ['export_project', { projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh', format: 'json', revision: 1e12 }],
    ['update_spec', { projectId: 'x', revision: 1e10, patch: [{ op: 'test', path: '/title' }] }],
  ])('a revision that no contract can carry is refused, not failed: %s (%#)', async (name, args) => {
    const { result } = (await callTool(name, args)).json;
    expect(result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^invalid_arguments: .*revision/) }],
    });
  });

  test.each([
    ['get_project', { projectId: 'x' }, /^not_found: .* list_projects shows what there is\.$/],
    [
      'get_build',
      { buildId: 'bld_01kagq3fx2v8m5n1r7t0c9d4eh' },
      /^not_found: .* generate_project tells the id/,
    ],
    ['list_projects', { cursor: 'x' }, /^invalid_request: .*cursor.* Leave it out/],
  ])('%s says what to do about what it does not find', async (name, args, text) => {
    const { result } = (await callTool(name, args)).json;
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toMatch(text);
  });

  test('a build that takes longer than the budget of its request is told as running, and goes on', async () => {
    const hasty = await bootMesh({ engine: script.engine, env: { GATEWAY_MCP_ANSWER_MS: '1500' } });
    try {
      const own = (await hasty.workspace()).key;
      const { callTool: send } = mcpAt(hasty.baseUrl, own);
      const call = async (name: string, args: object) =>
        (await send(name, args)).json.result.structuredContent;
      const build = { prompt: 'wait for it', mode: 'lite', idempotencyKey: 'slow' };
      const running = await call('generate_project', build);
      expect(running).toMatchObject({ status: 'running', buildId: expect.stringMatching(/^bld_/) });
      expect(running).not.toHaveProperty('projectId');
      const again = await call('generate_project', build);
      expect(again).toMatchObject({ status: 'running', buildId: running?.buildId });
      script.release();
      const ended = await waitFor(async () => {
        const told = await call('get_build', { buildId: running?.buildId });
        return told?.status === 'running' ? undefined : told;
      }, 'the build has ended');
      expect(ended).toMatchObject({ status: 'succeeded', projectId: expect.stringMatching(/^prj_/) });
      expect(await call('get_credits', {})).toMatchObject({ remaining: 999, held: 0 });
    } finally {
      await hasty.stop();
    }
  });

  test('a refusal says once when to try again', async () => {
    const strict = await bootMesh({ engine: script.engine, env: { GENERATION_BUILD_LIMIT: '1' } });
    try {
      const own = (await strict.workspace()).key;
      const { callTool: send } = mcpAt(strict.baseUrl, own);
      await send('generate_project', { prompt: 'A bakery' });
      const refused = await send('generate_project', { prompt: 'A bakery' });
      expect(refused.json.result.content[0].text).toMatch(
        /^rate_limited: (?!.*Try again.*Try again).*Try again in \d+ seconds\.$/,
      );
    } finally {
      await strict.stop();
    }
  });

  test('generate_project charges, replays and refuses as the build endpoint does', async () => {
    const own = await mesh.workspace({ credits: 5 });
    const build = (args: object) =>
      callTool('generate_project', { prompt: 'A bakery', include: ['spec'], ...args }, own.key);
    const first = (await build({ idempotencyKey: 'k' })).json.result.structuredContent;
    expect(first).toMatchObject({
      status: 'succeeded',
      credits: { charged: 2, remaining: 3 },
      spec: { specVersion: '1.0' },
    });
    const repeat = (await build({ idempotencyKey: 'k' })).json.result.structuredContent;
    expect(repeat.projectId).toBe(first.projectId);
    expect((await build({ idempotencyKey: 'k', mode: 'lite' })).json.result.content[0].text).toMatch(
      /^idempotency_key_reused: /,
    );
    expect((await build({ mode: 'power' })).json.result.content[0].text).toMatch(/^out_of_credits: /);
    const { structuredContent } = (await callTool('get_credits', {}, own.key)).json.result;
    expect(structuredContent).toMatchObject({
      remaining: 3,
      held: 0,
      prices: { lite: 1, economy: 2, power: 5 },
    });
  });

  test('a session lists, generates, reads, patches, and deletes', async () => {
    const own = (await mesh.workspace()).key;
    const run = async (name: string, args: object = {}) =>
      (await callTool(name, args, own)).json.result.structuredContent;
    const { projectId, buildId } = await run('generate_project', { prompt: 'A bakery', mode: 'lite' });
    expect(await run('get_build', { buildId })).toMatchObject({ status: 'succeeded', projectId });
    expect((await run('list_projects')).projects).toMatchObject([{ projectId, revision: 1 }]);
    const title = await run('read_spec', { projectId, pointer: '/title' });
    expect(title).toEqual({ projectId, revision: 1, pointer: '/title', spec: expect.any(String) });
    const patch = [{ op: 'replace', path: '/title', value: 'Another title' }];
    expect(await run('update_spec', { projectId, revision: 1, patch })).toMatchObject({ revision: 2 });
    const late = await callTool('update_spec', { projectId, revision: 1, patch }, own);
    expect(late.json.result.content[0].text).toMatch(/^revision_conflict: .*read_spec/);
    expect(await run('delete_project', { projectId })).toMatchObject({ projectId });
    expect((await run('list_projects')).projects).toEqual([]);
  });

  test.each([
    ['get_project', {}],
    ['update_spec', { revision: 1, patch: [{ op: 'replace', path: '/title', value: 'Another' }] }],
    ['share_project', { role: 'view' }],
    ['publish_project', {}],
  ])('%s says of a project in the bin how to have it back', async (name, args) => {
    const own = (await mesh.workspace()).key;
    const build = await callTool('generate_project', { prompt: 'A bakery', mode: 'lite' }, own);
    const { projectId } = build.json.result.structuredContent;
    await callTool('delete_project', { projectId }, own);
    const { result } = (await callTool(name, { projectId, ...args }, own)).json;
    expect(result).toMatchObject({
      isError: true,
      content: [
        { text: `conflict: ${projectId} is in the bin. Restore it first. restore_project does that.` },
      ],
    });
  });

  test('a refused format is told with those that there are, the picture among them', async () => {
    const build = await callTool('generate_project', { prompt: 'A bakery', mode: 'lite' });
    const { projectId } = build.json.result.structuredContent;
    const { result } = (await callTool('export_project', { projectId, format: 'pdf' })).json;
    expect(result.content[0].text).toMatch(
      /^invalid_request: .* as pdf\. Its formats are html, .*\. png shows a picture of any project\.$/,
    );
    const bled = (await callTool('export_project', { projectId, format: 'png', bleed: true })).json;
    expect(bled.result.content[0].text).toMatch(/^invalid_request: Bleed and crop marks are for pdf alone, /);
  });
});
