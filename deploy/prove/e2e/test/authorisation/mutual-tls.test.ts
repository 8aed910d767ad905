import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { createRpcClient } from '@sitewright/rpc';
import { waitFor } from '@sitewright/testing';
import { run } from '../../../../run/cli/src/run.ts';
import { makeSecrets, type Secrets } from '../../rollout/secrets.ts';
import { bootMesh, type Mesh } from '../support/mesh.ts';

// The whole mesh over mutual TLS, each service under a certificate of its own.
const folder = mkdtempSync(join(tmpdir(), 'sitewright-mtls-'));
let secrets: Secrets;
let mesh: Mesh;

beforeAll(async () => {
  secrets = await makeSecrets(folder);
  mesh = await bootMesh({ tlsOf: secrets.filesOf });
});

afterAll(async () => {
  await mesh?.stop();
  rmSync(folder, { recursive: true });
});

test('a build and a tool call go through every service', async () => {
  const { key } = await mesh.workspace();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const built = await fetch(`${mesh.baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ prompt: 'A page for a bakery', buildType: 'website', mode: 'lite' }),
  });
  expect({ status: built.status, body: await built.json() }).toMatchObject({
    status: 200,
    body: { projectId: expect.any(String), credits: { charged: 1, remaining: 999 } },
  });
  const params = { name: 'list_projects', arguments: {} };
  const called = await fetch(`${mesh.baseUrl}/api/mcp`, {
    method: 'POST',
    headers: { ...headers, accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  expect(await called.json()).toMatchObject({
    result: { structuredContent: { projects: [{ revision: 1 }] } },
  });
});

test('a service that may read the balance may not grant credit', async () => {
  const client = createRpcClient({
    definition: CreditsServiceService,
    target: `127.0.0.1:${mesh.ports.credits}`,
    deadlineMs: 60_000,
    tls: secrets.filesOf('gateway'),
  });
  const { workspaceId } = await mesh.workspace();
  await expect(client.rpc.getBalance({ workspaceId })).resolves.toBeDefined();
  await expect(
    client.rpc.setPlanGrant({ workspaceId, plan: 'pro', monthlyCredits: 1_000_000 }),
  ).rejects.toMatchObject({ reason: 'CALLER_NOT_ALLOWED', metadata: { caller: 'gateway' } });
  client.close();
});

/** What the operators' doctor finds, under the certificate of somebody. */
async function doctor(identity: string) {
  const { tlsCertFile = '', tlsKeyFile = '', tlsCaFile = '' } = secrets.filesOf(identity);
  let out = '';
  await run(['doctor', '--json'], {
    env: {
      ...Object.fromEntries(
        Object.entries(mesh.ports).map(([name, port]) => [
          `SITEWRIGHT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_TARGET`,
          `localhost:${port}`,
        ]),
      ),
      SITEWRIGHT_TLS_CERT_FILE: tlsCertFile,
      SITEWRIGHT_TLS_KEY_FILE: tlsKeyFile,
      SITEWRIGHT_TLS_CA_FILE: tlsCaFile,
    },
    out: (text) => {
      out += text;
    },
    err: () => undefined,
    readInput: async () => '',
  });
  const { items }: { items: { check: string; subject: string; state: string; advice: string }[] } =
    JSON.parse(out);
  return items.filter(({ check }) => check === 'reachability' || check === 'certificate');
}

test('the doctor sees every replica and its certificate as an operator, and as nobody else', async () => {
  const failed = (items: { state: string }[]) => items.filter(({ state }) => state === 'failure');
  // A replica that is too busy to answer the doctor in time answers when it is asked again.
  const found = await waitFor(async () => {
    const items = await doctor('operator');
    return failed(items).length === 0 ? items : undefined;
  }, 'every replica to answer the operator');
  expect(found.filter(({ check }) => check === 'certificate').length).toBeGreaterThanOrEqual(5);
  expect(found.filter(({ check }) => check === 'reachability')).toHaveLength(5);
  const refused = await waitFor(async () => {
    const items = (await doctor('gateway')).filter(({ state }) => state === 'failure');
    return items.every(({ advice }) => advice.includes('/sa/operator')) ? items : undefined;
  }, 'every replica to refuse a service');
  expect(refused).toHaveLength(5);
  expect(refused[0]?.advice).toContain('/sa/operator');
});
