import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { validSpecBytes } from '../../../../../services/projects/test/sample-spec.ts';
import { type ProjectsStack, startProjectsStack, type Tenant } from './projects-stack.ts';

let stack: ProjectsStack;
let owner: Tenant;
beforeAll(async () => {
  stack = await startProjectsStack();
  owner = await stack.tenant(['read', 'write']);
});
afterAll(() => stack.stop());

const links = (projectId: string, rest = '') => `/api/v1/projects/${projectId}/links${rest}`;

async function issue(projectId: string, body: object = { role: 'edit' }) {
  const response = await owner.http(links(projectId), { method: 'POST', body });
  const link = JSON.parse(await response.text());
  return { status: response.status, link };
}

/** Opens a link as the builder's page does, after a click. @returns the status, and the cookie. */
async function open(url: string) {
  const response = await fetch(`${stack.base}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ link: new URL(url).hash.slice('#t='.length) }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, cookie, body: JSON.parse(await response.text()) };
}

const as = (cookie: string, path: string, init: RequestInit = {}) =>
  fetch(`${stack.base}${path}`, {
    ...init,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...init.headers },
  });

test('a link opens its project to whoever has it, and its edits tell of it', async () => {
  const id = await owner.save(validSpecBytes());
  const { status, link } = await issue(id);
  expect(status).toBe(201);
  expect(link).toMatchObject({ projectId: id, role: 'edit', state: 'active', revokedAt: null });
  const { cookie, body } = await open(link.url);
  expect(body).toEqual({ signedIn: true, scopes: ['read', 'write'], projectId: id });
  const edited = await as(cookie, `/api/v1/projects/${id}/spec`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json-patch+json', 'if-match': '"1"' },
    body: JSON.stringify([{ op: 'replace', path: '/description', value: 'By a guest' }]),
  });
  expect(edited.status).toBe(200);
  const revisions = await (await as(cookie, `/api/v1/projects/${id}/revisions`)).json();
  expect(revisions).toMatchObject({ items: [{ linkId: link.linkId }, { linkId: null }] });
});

test('the secret stands in the fragment alone, so that a bot that opens the address sees and spends nothing', async () => {
  const id = await owner.save(validSpecBytes());
  const { link } = await issue(id);
  const url = new URL(link.url);
  expect(url.hash).toMatch(/^#t=sl_[0-9A-Za-z]{36}$/);
  expect(`${url.origin}${url.pathname}${url.search}`).not.toContain('sl_');
  const visited = await fetch(`${stack.base}${url.pathname}${url.search}`);
  expect(visited.headers.get('set-cookie')).toBeNull();
  expect(await visited.text()).not.toContain('sl_');
  const listed = await (await owner.http(links(id))).text();
  expect(listed).toContain(link.linkId);
  expect(listed).not.toContain('sl_');
  expect((await open(link.url)).status).toBe(200);
  expect((await open(link.url)).status).toBe(200);
});

test('revoking a link ends it and every session that it has opened', async () => {
  const id = await owner.save(validSpecBytes());
  const { link } = await issue(id, { role: 'view' });
  const { cookie } = await open(link.url);
  expect((await as(cookie, `/api/v1/projects/${id}`)).status).toBe(200);
  const revoked = await owner.http(links(id, `/${link.linkId}`), { method: 'DELETE' });
  expect(await revoked.json()).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
  await waitFor(
    async () => (await as(cookie, `/api/v1/projects/${id}`)).status === 401 || undefined,
    'the session to end',
  );
  expect((await open(link.url)).status).toBe(401);
  expect(await (await as(cookie, '/api/v1/session')).json()).toEqual({ signedIn: false, scopes: [] });
});

test.each([
  {},
  { role: 'own' },
  { role: 'view', expiresInSeconds: 59 },
  { role: 'view', expiresInSeconds: 604_801 },
])('refuses the wish %j with 400', async (body) => {
  const id = await owner.save(validSpecBytes());
  expect((await issue(id, body)).status).toBe(400);
});

test('there is no link to what is not there', async () => {
  const id = await owner.save(validSpecBytes());
  const never = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
  expect((await issue(never)).status).toBe(404);
  expect((await owner.http(links(id, '/nonsense'), { method: 'DELETE' })).status).toBe(404);
});

test('a project in the bin is handed to nobody until it is restored', async () => {
  const id = await owner.save(validSpecBytes());
  const project = `/api/v1/projects/${id}`;
  expect((await owner.http(project, { method: 'DELETE' })).status).toBe(200);
  const refused = await issue(id);
  expect([refused.status, refused.link.code]).toEqual([409, 'conflict']);
  expect((await owner.http(`${project}/restore`, { method: 'POST' })).status).toBe(200);
  expect((await issue(id)).status).toBe(201);
});
