import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Booted, boot, makeWorkspace, newId } from '../../../../services/auth/test/boot.ts';
import { type RunningProjects, startProjects } from '../../../../services/projects/test/start-projects.ts';
import { run } from '../src/run.ts';

let auth: Booted;
let projects: RunningProjects;
beforeAll(async () => {
  [auth, projects] = await Promise.all([boot(), startProjects()]);
});
afterAll(() => Promise.all([auth.close(), projects.stop()]));

interface Options {
  env?: Record<string, string>;
  input?: string;
}

/** Runs the tool against the real service. */
async function sitewright(args: string[], { env, input = '' }: Options = {}) {
  const said = { out: '', err: '' };
  const code = await run(args, {
    env: env ?? { SITEWRIGHT_AUTH_TARGET: auth.target, SITEWRIGHT_PROJECTS_TARGET: projects.target },
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    readInput: async () => input,
  });
  return { code, ...said, json: () => JSON.parse(said.out) };
}

const issue = (workspaceId: string, ...more: string[]) =>
  sitewright(['keys', 'issue', workspaceId, '--name', 'CI', '--scopes', 'write,read', ...more]);

test('ends in silence where nobody reads on', async () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=sitewright', main, '--help']);
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes;
  });
  const [code] = await once(child, 'close');
  expect({ code, said }).toEqual({ code: 0, said: '' });
});

describe('workspaces', () => {
  test('are made, shown, listed and deleted', async () => {
    const made = (await sitewright(['workspaces', 'create', 'Acme', '--plan', 'team', '--json'])).json();
    expect(made).toMatchObject({ name: 'Acme', plan: 'team', deleting: false });
    const shown = await sitewright(['workspaces', 'show', made.workspaceId]);
    expect(shown.out).toMatch(/^Workspace\s+wsp_/);
    const list = await sitewright(['workspaces', 'list', '--limit', '1', '--json']);
    expect(list.json()).toMatchObject({ items: [{ workspaceId: made.workspaceId }] });
    const deleted = await sitewright(['workspaces', 'delete', made.workspaceId, '--yes', '--json']);
    expect(deleted.json()).toMatchObject({ deleting: true });
    const buried = await projects.database.db
      .selectFrom('purged_workspaces')
      .select('workspace_id')
      .execute();
    expect(buried).toEqual([{ workspace_id: made.workspaceId }]);
  });

  test('are not deleted by a slip', async () => {
    const workspaceId = await makeWorkspace(auth);
    expect(await sitewright(['workspaces', 'delete', workspaceId])).toMatchObject({ code: 2 });
    expect((await auth.rpc.getWorkspace({ workspaceId })).workspace?.deleting).toBe(false);
  });
});

describe('keys', () => {
  test('are shown once, in a table for people', async () => {
    const { code, out, err } = await issue(await makeWorkspace(auth), '--expires', '90d');
    expect(code).toBe(0);
    expect(out).toMatch(/^Scopes\s+read,write$/m);
    expect(out).toMatch(/^The key\s+sw_live_[0-9A-Za-z]{36}$/m);
    expect(err).toContain('not shown again');
  });

  test('alone on the standard output with --quiet, for scripts', async () => {
    const { out } = await issue(await makeWorkspace(auth), '--test', '--quiet');
    expect(out).toMatch(/^sw_test_[0-9A-Za-z]{36}\n$/);
    const verified = await sitewright(['keys', 'verify', '--json'], { input: out });
    expect(verified.json()).toMatchObject({ scopes: ['read', 'write'], mode: 'test' });
  });

  test('are listed page by page', async () => {
    const workspaceId = await makeWorkspace(auth);
    for (let i = 0; i < 3; i += 1) await issue(workspaceId);
    const first = (await sitewright(['keys', 'list', workspaceId, '--limit', '2', '--json'])).json();
    expect(first.items).toHaveLength(2);
    const second = await sitewright(['keys', 'list', workspaceId, '--cursor', first.nextCursor]);
    expect(second.out.trimEnd().split('\n')).toHaveLength(2);
    expect(second.out).toMatch(/^KEY\s+NAME\s+LOOKS LIKE/);
  });

  test('are renamed, rotated and revoked', async () => {
    const workspaceId = await makeWorkspace(auth);
    const { keyId } = (await issue(workspaceId, '--json')).json();
    const renamed = await sitewright(['keys', 'rename', workspaceId, keyId, 'Bot', '--json']);
    expect(renamed.json()).toMatchObject({ name: 'Bot' });
    const rotated = (
      await sitewright(['keys', 'rotate', workspaceId, keyId, '--overlap', '24h', '--json'])
    ).json();
    expect(rotated).toMatchObject({
      name: 'Bot',
      rotatedFrom: keyId,
      key: expect.stringMatching(/^sw_live_/),
    });
    const revoked = await sitewright(['keys', 'revoke', workspaceId, rotated.keyId, '--json']);
    expect(revoked.json()).toMatchObject({ state: 'revoked' });
  });
});

describe('the exit code', () => {
  test.each([
    [2, 'an unknown command', ['keys', 'issu']],
    [2, 'a missing option', ['keys', 'issue', 'wsp_x', '--name', 'x']],
    [2, 'an unknown scope', ['keys', 'issue', 'wsp_x', '--name', 'x', '--scopes', 'read,owner']],
    [2, 'a time that is none', ['keys', 'rotate', 'wsp_x', 'key_x', '--overlap', 'soon']],
    [2, 'an id that is none', ['keys', 'list', 'acme']],
    [3, 'a workspace that is not there', ['workspaces', 'show', newId('wsp')]],
    [5, 'a service that is not there', ['--target', 'auth=127.0.0.1:9', 'workspaces', 'list']],
  ])('is %i for %s', async (code, _what, args) => {
    const answer = await sitewright(args);
    expect(answer).toMatchObject({ code, out: '' });
    expect(answer.err).toMatch(/^error: /);
  });

  test('is 4 for a refusal', async () => {
    const workspaceId = await makeWorkspace(auth);
    const { keyId } = (await issue(workspaceId, '--json')).json();
    await sitewright(['keys', 'revoke', workspaceId, keyId]);
    expect((await sitewright(['keys', 'rotate', workspaceId, keyId])).code).toBe(4);
    expect((await sitewright(['keys', 'verify'], { input: 'sw_live_nonsense' })).code).toBe(4);
  });

  test('is 0 for --help, which teaches by examples', async () => {
    for (const args of [['--help'], ['keys', 'issue', '--help'], ['credits', 'grant', '--help']]) {
      const help = await sitewright(args);
      expect(help.code).toBe(0);
      expect(help.out).toContain('Example');
    }
  });
});

describe('the services', () => {
  test('are found in the run file of a local stack', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-cli-'));
    writeFileSync(join(folder, 'run.json'), JSON.stringify({ pid: 1, targets: { auth: auth.target } }));
    const workspaceId = await makeWorkspace(auth);
    const keys = await sitewright(['keys', 'list', workspaceId], {
      env: { SITEWRIGHT_LOCAL_FOLDER: folder },
    });
    expect(keys).toMatchObject({ code: 0, err: '' });
  });

  test('that are named nowhere are asked for', async () => {
    const list = await sitewright(['workspaces', 'list'], {
      env: { SITEWRIGHT_LOCAL_FOLDER: '/nonexistent' },
    });
    expect(list).toMatchObject({ code: 5, err: expect.stringContaining('SITEWRIGHT_AUTH_TARGET') });
  });
});
