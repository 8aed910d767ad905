import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRoutes } from '../../../../../services/gateway/src/http/routes.ts';
import { askRoute } from './ask-route.ts';
import { rows } from './authorisation-rows.ts';
import { type Stage, setStage } from './authorisation-stage.ts';

// The session of a link reaches its project and nothing else: every route of the table, as its row says.
const guarded = createRoutes('http://127.0.0.1').filter(({ access }) => access !== 'public');
const roles = ['view', 'edit'] as const;

let stage: Stage;
let otherId: string;
beforeAll(async () => {
  stage = await setStage();
  otherId = await stage.makeThing('project');
});
afterAll(() => stage.stop());

/** Opens a link to a project as a browser does. @returns the cookie. */
async function openLink(projectId: string, role: 'view' | 'edit'): Promise<string> {
  const { secret } = await stage.issueLink(projectId, role);
  const opened = await fetch(`${stage.baseUrl}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ link: secret }),
  });
  expect(opened.status).toBe(200);
  return opened.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('every row says of which routes links reach what the table says', () => {
  const reached = guarded.filter(({ links }) => links === true).map(({ id }) => id);
  expect(reached).toEqual(guarded.map(({ id }) => id).filter((id) => rows[id]?.links !== undefined));
});

describe.each(guarded.map((route) => [route.id, route] as const))('%s', (id, route) => {
  const row = rows[id];
  test.each(roles)(
    'answers the session of a link to %s as its row says, for its own project alone',
    async (role) => {
      const thing = row?.links === undefined ? (row?.thing ?? 'project') : 'project';
      const own = await stage.makeThing(thing);
      const projectId = own.startsWith('prj_') ? (own.split(' ')[0] ?? '') : otherId;
      const cookie = await openLink(projectId, role);
      const answer = await askRoute(stage.baseUrl, route, own, { cookie });
      const body = await answer.text();
      const allowed = row?.links === 'view' || row?.links === role;
      if (!allowed) {
        expect([answer.status, JSON.parse(body)]).toMatchObject([403, { code: 'insufficient_scope' }]);
        return;
      }
      expect({ status: Math.floor(answer.status / 100), body }).toMatchObject({ status: 2 });
      const another = await askRoute(stage.baseUrl, route, otherId, { cookie });
      expect([another.status, JSON.parse(await another.text())]).toMatchObject([404, { code: 'not_found' }]);
    },
  );
});
