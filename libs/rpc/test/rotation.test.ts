import { writeFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { createTestAuthority, type TestAuthority } from '@sitewright/testing/certificates';
import { connect, endAll, mount, serve } from './tls-mesh.ts';

let old: TestAuthority;
let next: TestAuthority;

beforeAll(async () => {
  [old, next] = await Promise.all([createTestAuthority('Old'), createTestAuthority('New')]);
});

afterEach(endAll);

/** A server whose connections are short, so that each step of a rotation is seen by new ones, and a caller of it. */
async function serveAndCall() {
  const lines: string[] = [];
  const server = mount(await old.issue('mcp-tools'), [old.ca]);
  const client = mount(await old.issue('gateway'), [old.ca]);
  const port = await serve(server.tls, { maxConnectionAgeMs: 100, log: (line) => lines.push(line) });
  const rpc = connect(port, client.tls);
  const logged = (words: string): number => lines.filter((line) => line.includes(words)).length;
  return { server, client, port, rpc, logged };
}

/** Calls without a pause, on several lanes, until it is stopped. @returns how many succeeded and what failed. */
function load(rpc: { listTools(request: object): Promise<unknown> }) {
  let calls = 0;
  let stopped = false;
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    // The first failure says enough.
    while (!stopped && failures.length === 0) {
      await rpc.listTools({}).then(
        () => (calls += 1),
        (error: unknown) => failures.push(error),
      );
    }
  };
  const lanes = Array.from({ length: 4 }, lane);
  return {
    failures,
    /** Waits until that many more calls have been answered. */
    pass: async (more: number) => {
      const goal = calls + failures.length + more;
      await waitFor(() => (calls + failures.length >= goal ? true : undefined), `${more} more calls`, 60_000);
    },
    async stop() {
      stopped = true;
      await Promise.all(lanes);
    },
  };
}

/** Waits until a server shows a certificate that only this authority's clients accept. */
async function acceptedBy(authority: TestAuthority, service: string, port: number): Promise<void> {
  const { tls } = mount(await authority.issue(service), [authority.ca]);
  const rpc = connect(port, tls);
  await waitFor(
    () =>
      rpc.listTools({}).then(
        () => true,
        () => undefined,
      ),
    'the new certificate',
  );
}

test('new certificates are taken under load and not one call fails', async () => {
  const { server, client, rpc, logged } = await serveAndCall();
  const calls = load(rpc);
  for (let round = 1; round <= 3; round += 1) {
    server.swap(await old.issue('mcp-tools'), [old.ca]);
    client.swap(await old.issue('gateway'), [old.ca]);
    await waitFor(() => (logged('certificates were renewed') >= round ? true : undefined), 'the renewal');
    await calls.pass(200);
  }
  await calls.stop();
  expect(calls.failures).toEqual([]);
});

test('an authority is replaced, old, both, new, and not one call fails', async () => {
  const { server, client, port, rpc, logged } = await serveAndCall();
  const calls = load(rpc);
  const both = [old.ca, next.ca];
  const [serverOld, clientOld] = await Promise.all([old.issue('mcp-tools'), old.issue('gateway')]);
  const [serverNew, clientNew] = await Promise.all([next.issue('mcp-tools'), next.issue('gateway')]);
  let renewals = 0;
  const settle = async (): Promise<void> => {
    renewals += 1;
    await waitFor(() => (logged('certificates were renewed') >= renewals ? true : undefined), 'the renewal');
    await calls.pass(200);
  };

  client.swap(clientOld, both);
  server.swap(serverOld, both);
  await settle();
  server.swap(serverNew, both);
  await settle();
  client.swap(clientNew, both);
  await calls.pass(200);
  server.swap(serverNew, [next.ca]);
  client.swap(clientNew, [next.ca]);
  await settle();
  await acceptedBy(next, 'gateway', port);
  await calls.stop();
  expect(calls.failures).toEqual([]);

  const { tls } = mount(await old.issue('gateway'), both);
  await expect(connect(port, tls).listTools({})).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
});

describe('the old certificates go on, with one error in the log, where the new ones', () => {
  test.each([
    ['are half written', async (folder: string) => writeFileSync(`${folder}/tls.crt`, '-----BEGIN CERT')],
    ['are gone', async (folder: string) => writeFileSync(`${folder}/ca.crt`, '')],
    [
      'have the key of another',
      async (folder: string) => writeFileSync(`${folder}/tls.key`, (await old.issue('mcp-tools')).key),
    ],
    [
      'have expired',
      async (folder: string) => {
        const { cert, key } = await old.issue('mcp-tools', { validForMs: -1_000 });
        writeFileSync(`${folder}/tls.crt`, cert);
        writeFileSync(`${folder}/tls.key`, key);
      },
    ],
  ])('%s', async (_, spoil) => {
    const { server, rpc, logged, port } = await serveAndCall();
    await spoil(server.folder);
    await waitFor(() => (logged('not usable') > 0 ? true : undefined), 'the error');
    await expect(rpc.listTools({})).resolves.toBeDefined();
    await acceptedBy(old, 'gateway', port);
    expect(logged('not usable')).toBe(1);

    server.swap(await old.issue('mcp-tools'), [old.ca]);
    await waitFor(() => (logged('certificates were renewed') > 0 ? true : undefined), 'the renewal');
    await expect(rpc.listTools({})).resolves.toBeDefined();
  });
});
