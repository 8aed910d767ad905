import { afterAll, describe, expect, test } from '@jest/globals';
import { boot, makeWorkspace, newId, wish } from './boot.ts';

const auth = await boot();
afterAll(() => auth.close());

describe('CreateWorkspace', () => {
  test('makes a workspace on the free plan where none is named', async () => {
    const workspaceId = newId('wsp');
    const { workspace } = await auth.rpc.createWorkspace({ workspaceId, name: 'Acme', plan: '' });
    expect(workspace).toMatchObject({ workspaceId, name: 'Acme', plan: 'free', deleting: false });
    expect(await auth.rpc.getWorkspace({ workspaceId })).toEqual({ workspace });
  });

  test('answers a repeat with the same record, many at once too', async () => {
    const request = { workspaceId: newId('wsp'), name: 'Acme', plan: 'team' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => auth.rpc.createWorkspace(request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('refuses the same id with another name', async () => {
    const workspaceId = await makeWorkspace(auth);
    const other = auth.rpc.createWorkspace({ workspaceId, name: 'Other', plan: '' });
    await expect(other).rejects.toMatchObject({ reason: 'CONFLICT' });
  });

  test.each([
    ['workspace_id', { workspaceId: 'wsp_' }],
    ['workspace_id', { workspaceId: newId('wsp').toUpperCase() }],
    ['name', { name: '' }],
    ['plan', { plan: 'Gold plan' }],
  ])('names the field %s in the refusal of %j', async (field, wrong) => {
    const request = { workspaceId: newId('wsp'), name: 'Acme', plan: '', ...wrong };
    await expect(auth.rpc.createWorkspace(request)).rejects.toMatchObject({
      reason: 'INVALID_REQUEST',
      violations: [expect.objectContaining({ field })],
    });
  });
});

describe('GetWorkspace', () => {
  test('answers NOT_FOUND where there is none', async () => {
    await expect(auth.rpc.getWorkspace({ workspaceId: newId('wsp') })).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
  });

  test('refuses what is not an id', async () => {
    await expect(auth.rpc.getWorkspace({ workspaceId: '1' })).rejects.toMatchObject({
      reason: 'INVALID_REQUEST',
    });
  });
});

describe('the decoy', () => {
  test('that unknown keys are looked up as is no workspace to anyone', async () => {
    const workspaceId = `wsp_${'0'.repeat(26)}`;
    const read = auth.rpc.getWorkspace({ workspaceId });
    await expect(read).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const { workspaces } = await auth.rpc.listWorkspaces({ pageSize: 100, cursor: '' });
    expect(workspaces.filter((row) => row.workspaceId === workspaceId)).toEqual([]);
  });
});

describe('ListWorkspaces', () => {
  test('pages newest first', async () => {
    const made = [];
    for (let i = 0; i < 3; i += 1) made.unshift(await makeWorkspace(auth));
    const first = await auth.rpc.listWorkspaces({ pageSize: 2, cursor: '' });
    const second = await auth.rpc.listWorkspaces({ pageSize: 1, cursor: first.nextCursor });
    const ids = [...first.workspaces, ...second.workspaces].map(({ workspaceId }) => workspaceId);
    expect(ids).toEqual(made);
  });

  test('refuses a malformed cursor', async () => {
    const list = auth.rpc.listWorkspaces({ pageSize: 0, cursor: 'tomorrow' });
    await expect(list).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
  });
});

describe('DeleteWorkspace', () => {
  test('stops its keys at once, and a second time changes nothing', async () => {
    const workspaceId = await makeWorkspace(auth);
    const { secret } = await auth.rpc.issueKey(wish(workspaceId));
    const first = await auth.rpc.deleteWorkspace({ workspaceId });
    expect(first.workspace?.deleting).toBe(true);
    await expect(auth.rpc.verifyKey({ key: secret })).rejects.toMatchObject({ reason: 'UNAUTHORIZED' });
    expect(await auth.rpc.deleteWorkspace({ workspaceId })).toEqual(first);
  });

  test('answers NOT_FOUND where there is none', async () => {
    const removal = auth.rpc.deleteWorkspace({ workspaceId: newId('wsp') });
    await expect(removal).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });
});
