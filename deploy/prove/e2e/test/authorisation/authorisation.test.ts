import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SCOPES } from '../../../../../services/gateway/src/guard/principal.ts';
import type { Route } from '../../../../../services/gateway/src/http/route.ts';
import { createRoutes } from '../../../../../services/gateway/src/http/routes.ts';
import { askRoute } from './ask-route.ts';
import { rows } from './authorisation-rows.ts';
import { type Stage, setStage } from './authorisation-stage.ts';

const routes = createRoutes('http://127.0.0.1');
const guarded = routes.filter(({ access }) => access !== 'public');

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

/** Asks a route with a key. */
const ask = (route: Route, key: string | undefined, id: string): Promise<Response> =>
  askRoute(stage.baseUrl, route, id, { key, test: key === stage.tester.key });

test('every route has a row here, and lets in whom the row says', () => {
  const table = Object.fromEntries(routes.map(({ id, access, also }) => [id, [access, also]]));
  expect(table).toEqual(
    Object.fromEntries(Object.entries(rows).map(([id, { access, also }]) => [id, [access, also]])),
  );
});

test('every route with an id in its path says which thing it is about', () => {
  const withId = routes.filter(({ path }) => path.includes('{id}')).map(({ id }) => id);
  expect(withId).toContain('getProject');
  expect(withId.filter((id) => rows[id]?.thing === undefined)).toEqual([]);
});

describe.each(guarded.map((route) => [route.id, route] as const))('%s', (_id, route) => {
  test('answers 401, always the same, without a key and to each kind of bad one', async () => {
    const answers = new Set<string>();
    for (const key of Object.values(stage.bad)) {
      const response = await ask(route, key, 'none');
      answers.add(
        JSON.stringify([response.status, response.headers.get('www-authenticate'), await response.json()]),
      );
    }
    expect(answers.size).toBe(1);
    expect(JSON.parse([...answers][0] ?? '[]')).toMatchObject([
      401,
      'Bearer',
      { code: 'unauthorized', retryable: false, error: expect.any(String) },
    ]);
  });

  test.each(SCOPES)('with the scope %s alone lets in or answers 403, as its row says', async (scope) => {
    const row = rows[route.id];
    const allowed =
      row?.access !== 'public' && row?.access.includes(scope) === true && row.also === undefined;
    const response = await ask(
      route,
      stage.single[scope],
      allowed ? await stage.makeThing(row?.thing) : 'none',
    );
    const body = await response.text();
    if (allowed) {
      expect({ status: Math.floor(response.status / 100), body }).toMatchObject({ status: 2 });
      return;
    }
    expect(response.status).toBe(403);
    expect(JSON.parse(body)).toMatchObject({ code: 'insufficient_scope', retryable: false });
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
  });
});

const aboutThings = guarded.filter(({ id }) => rows[id]?.thing !== undefined);

/** Asks for a thing that is not the asking key's, and for one that never was: they must look the same. */
async function expectNotFound(route: Route, key: string, id: string): Promise<void> {
  // An id that was never given out, which a message may repeat.
  const never = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
  const answerFor = async (which: string) => {
    const response = await ask(route, key, which);
    return [response.status, JSON.parse((await response.text()).replaceAll(which, 'ID'))];
  };
  const foreign = await answerFor(id);
  expect(foreign).toMatchObject([404, { code: 'not_found', retryable: false }]);
  expect(await answerFor(never)).toEqual(foreign);
}

describe.each(aboutThings.map((route) => [route.id, route] as const))('%s', (_id, route) => {
  const thing = rows[route.id]?.thing;
  const succeeds = async (key: string, id: string) =>
    expect(Math.floor((await ask(route, key, id)).status / 100)).toBe(2);

  test("answers 404 for another workspace's thing, as for one that never was, and does nothing to it", async () => {
    const id = await stage.makeThing(thing);
    await expectNotFound(route, stage.stranger.key, id);
    await succeeds(stage.owner.key, id);
  });

  test('answers 404 to a test key for a live thing of its workspace, and does nothing to it', async () => {
    const id = await stage.makeThing(thing);
    await expectNotFound(route, stage.tester.key, id);
    await succeeds(stage.owner.key, id);
  });

  test('lets a live key at a test thing of its workspace only where it is a key', async () => {
    const id = await stage.makeThing(thing, 'tester');
    if (thing !== 'key') {
      await expectNotFound(route, stage.owner.key, id);
      return succeeds(stage.tester.key, id);
    }
    await succeeds(stage.owner.key, id);
    await succeeds(stage.tester.key, await stage.makeThing(thing, 'tester'));
  });
});

test.each([
  ['listProjects', 'project', 'projectId'],
  ['listBuilds', 'build', 'buildId'],
] as const)('%s shows live things to live keys and test things to test keys', async (id, thing, field) => {
  const made = { owner: await stage.makeThing(thing), tester: await stage.makeThing(thing, 'tester') };
  const route = routes.find((one) => one.id === id);
  if (route === undefined) throw new Error(`there is no route ${id}`);
  const listed = async (key: string): Promise<string[]> =>
    JSON.parse(await (await ask(route, key, 'none')).text()).items.map(
      (item: Record<string, string>) => item[field],
    );
  const [live, test] = [await listed(stage.owner.key), await listed(stage.tester.key)];
  expect(live).toContain(made.owner);
  expect(test).toContain(made.tester);
  expect(live.filter((one) => test.includes(one))).toEqual([]);
});

test('listKeys shows both kinds of keys to a live key, and test keys alone to a test key', async () => {
  const route = routes.find((one) => one.id === 'listKeys');
  if (route === undefined) throw new Error('there is no route listKeys');
  const modes = async (key: string): Promise<string[]> => {
    const { items } = JSON.parse(await (await ask(route, key, 'none')).text());
    return [...new Set<string>(items.map(({ mode }: { mode: string }) => mode))].sort();
  };
  await stage.makeThing('key');
  await stage.makeThing('key', 'tester');
  expect(await modes(stage.owner.key)).toEqual(['live', 'test']);
  expect(await modes(stage.tester.key)).toEqual(['test']);
});

test.each(routes.filter(({ access }) => access === 'public').map((route) => [route.id, route] as const))(
  '%s needs no key',
  async (_id, route) => {
    expect((await ask(route, undefined, 'none')).status).toBe(rows[route.id]?.status ?? 200);
  },
);
