import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SCOPES } from '../../../../../services/gateway/src/guard/principal.ts';
import { resourceTemplates } from '../../../../../services/mcp-tools/src/resources/resource-uri.ts';
import { catalog } from '../../../../../services/mcp-tools/src/tools/catalog.ts';
import { resourceRows, toolRows } from './authorisation-rows.ts';
import { type Stage, setStage } from './authorisation-stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

async function rpc(key: string | undefined, method: string, params: object = {}) {
  const response = await fetch(`${stage.baseUrl}/api/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}

/** Calls a tool as its row says, on the thing of this id. */
async function call(name: string, key: string | undefined, id: string) {
  const row = toolRows[name];
  const thing = row?.thing === undefined ? {} : { [row.thing]: id };
  return rpc(key, 'tools/call', { name, arguments: { ...row?.arguments, ...thing } });
}

const thingOf = (name: string, maker?: 'owner' | 'tester'): Promise<string> => {
  const { thing } = toolRows[name] ?? {};
  return stage.makeThing(
    thing === 'projectId' ? 'project' : thing === 'buildId' ? 'build' : undefined,
    maker,
  );
};

test('every tool has a row here, and is for whom the row says', () => {
  const table = Object.fromEntries(catalog.map(({ name, scopes, also }) => [name, [scopes, also]]));
  expect(table).toEqual(
    Object.fromEntries(Object.entries(toolRows).map(([name, { access, also }]) => [name, [access, also]])),
  );
});

test.each(SCOPES)(
  'tools/list shows a key with the scope %s alone the tools that it may use',
  async (scope) => {
    const { body } = await rpc(stage.single[scope], 'tools/list');
    const names = body.result.tools.map((tool: { name: string }) => tool.name);
    const rows = Object.entries(toolRows).filter(
      ([, { access, also }]) => access.includes(scope) && also === undefined,
    );
    expect(names.sort()).toEqual(rows.map(([name]) => name).sort());
  },
);

test('tools/list shows a key with every scope every tool', async () => {
  const { body } = await rpc(stage.owner.key, 'tools/list');
  expect(body.result.tools).toHaveLength(catalog.length);
});

describe.each(catalog.map(({ name }) => name))('%s', (name) => {
  test('answers 401, always the same, without a key and to each kind of bad one', async () => {
    const answers = new Set<string>();
    for (const key of Object.values(stage.bad)) {
      const { status, headers, body } = await call(name, key, 'none');
      answers.add(JSON.stringify([status, headers.get('www-authenticate'), body]));
    }
    expect(answers.size).toBe(1);
    expect(JSON.parse([...answers][0] ?? '[]')).toMatchObject([401, 'Bearer', { error: { code: 40101 } }]);
  });

  test.each(SCOPES)('with the scope %s alone runs or refuses, as its row says', async (scope) => {
    const row = toolRows[name];
    const allowed = row?.access.includes(scope) === true && row.also === undefined;
    const { status, body } = await call(name, stage.single[scope], allowed ? await thingOf(name) : 'none');
    expect(status).toBe(200);
    if (allowed) {
      expect({ ...body.result, isError: body.result.isError ?? false }).toMatchObject({ isError: false });
      return;
    }
    expect(body.result).toMatchObject({ isError: true, content: [{ type: 'text' }] });
    expect(body.result.content[0].text).toMatch(/^insufficient_scope: /);
  });
});

/** Asks with `seeker`'s key for a thing of `maker`'s, and for one that never was: they must look the same. */
async function expectHidden(
  name: string,
  maker: 'owner' | 'tester',
  seeker: 'stranger' | 'owner' | 'tester',
) {
  const id = await thingOf(name, maker);
  const never = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
  const refusalOf = async (which: string) => {
    const { result } = (await call(name, stage[seeker].key, which)).body;
    expect(result.isError).toBe(true);
    return String(result.content[0].text).replaceAll(which, 'ID');
  };
  const foreign = await refusalOf(id);
  expect(foreign).toMatch(/^not_found: /);
  expect(await refusalOf(never)).toBe(foreign);
  expect((await call(name, stage[maker].key, id)).body.result.isError ?? false).toBe(false);
}

describe.each(catalog.map(({ name }) => name).filter((name) => toolRows[name]?.thing !== undefined))(
  '%s',
  (name) => {
    test("does not find another workspace's thing, as one that never was, and does nothing to it", () =>
      expectHidden(name, 'owner', 'stranger'));
    test('does not find a live thing for a test key', () => expectHidden(name, 'owner', 'tester'));
    test('does not find a test thing for a live key', () => expectHidden(name, 'tester', 'owner'));
  },
);

const read = (key: string | undefined, uri: string) => rpc(key, 'resources/read', { uri });

test('every kind of resource that is offered has a row here', () => {
  const rows = Object.values(resourceRows).filter(({ access }) => access !== 'any key');
  const offered = resourceTemplates.map(({ uriTemplate }) => uriTemplate.replace(/\{\?[^}]*\}/, ''));
  const rowed = rows.map(({ uriOf }) => uriOf('{projectId}').replace('/json', '/{format}'));
  expect(rowed.sort()).toEqual(offered.sort());
});

describe.each(Object.entries(resourceRows))('the resource %s', (_name, { uriOf, access }) => {
  test('is nothing to who has no key', async () => {
    expect((await read(undefined, uriOf('none'))).status).toBe(401);
  });

  test.each(SCOPES)('with the scope %s alone is read or refused, as its row says', async (scope) => {
    const allowed = access === 'any key' || access === scope;
    const uri = uriOf(allowed ? await stage.makeThing('project') : 'none');
    const { body } = await read(stage.single[scope], uri);
    if (allowed) expect(body.result.contents).toMatchObject([{ uri }]);
    else expect(body.error).toMatchObject({ code: 40301, message: expect.stringContaining('"read"') });
  });

  if (access === 'any key') return;
  test.each([
    ['a stranger', 'owner', 'stranger'],
    ['a test key', 'owner', 'tester'],
    ['a live key', 'tester', 'owner'],
  ] as const)('of another is to %s as one that never was', async (_who, maker, seeker) => {
    const id = await stage.makeThing('project', maker);
    const never = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
    const refusalOf = async (which: string) => {
      const { body } = await read(stage[seeker].key, uriOf(which));
      return JSON.stringify(body.error).replaceAll(which, 'ID');
    };
    expect(await refusalOf(id)).toContain('There is no project');
    expect(await refusalOf(never)).toBe(await refusalOf(id));
    expect((await read(stage[maker].key, uriOf(id))).body.result.contents).toHaveLength(1);
  });
});
