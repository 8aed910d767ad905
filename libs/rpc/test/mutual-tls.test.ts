import { readFileSync } from 'node:fs';
import { connect as connectTls } from 'node:tls';
import { credentials, makeGenericClientConstructor } from '@grpc/grpc-js';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { findFreePort } from '@sitewright/local/free-port';
import { createTestAuthority, type TestAuthority } from '@sitewright/testing/certificates';
import { service as healthService } from 'grpc-health-check';
import { connect, connectAs, endAll, mount, serve } from './tls-mesh.ts';

const page = { workspaceId: '', pageSize: 0, cursor: '' };
let authority: TestAuthority;
let stranger: TestAuthority;

beforeAll(async () => {
  [authority, stranger] = await Promise.all([createTestAuthority(), createTestAuthority('Stranger')]);
});

afterEach(endAll);

async function serveTools(options = {}) {
  const mounted = mount(await authority.issue('mcp-tools'), [authority.ca]);
  return { ...mounted, port: await serve(mounted.tls, options) };
}

describe('a connection', () => {
  test('with a certificate of the same authority is let in, and its caller is known by name', async () => {
    const { port } = await serveTools();
    const rpc = await connectAs(authority, 'gateway', port);
    await expect(rpc.listTools({})).resolves.toMatchObject({ tools: [{ name: 'gateway' }] });
  });

  test('in plain text is refused', async () => {
    const { port } = await serveTools();
    await expect(connect(port, {}).listTools({})).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });

  test('with a certificate of another authority is refused', async () => {
    const { port } = await serveTools();
    const { tls } = mount(await stranger.issue('gateway'), [authority.ca]);
    await expect(connect(port, tls).listTools({})).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });

  test('to a server of another authority is refused', async () => {
    const { port } = await serveTools();
    const { tls } = mount(await authority.issue('gateway'), [stranger.ca]);
    await expect(connect(port, tls).listTools({})).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });

  test.each(['TLSv1.2', 'TLSv1.3'] as const)('over %s is let in', async (version) => {
    const { port, tls } = await serveTools();
    await expect(handshake(port, { version, ...read(tls) })).resolves.toBe(version);
  });

  test('over TLS 1.1 is refused', async () => {
    const { port, tls } = await serveTools();
    const old = { version: 'TLSv1.1', ...read(tls), ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(handshake(port, old)).rejects.toThrow();
  });

  test('without a certificate is refused', async () => {
    const { port, tls } = await serveTools();
    const { ca } = read(tls);
    await expect(handshake(port, { version: 'TLSv1.2', ca })).rejects.toThrow();
  });

  test('with an expired certificate is refused', async () => {
    const { port, tls } = await serveTools();
    const { ca } = read(tls);
    const expired = await authority.issue('gateway', { validForMs: -60_000 });
    await expect(handshake(port, { version: 'TLSv1.2', ca, ...expired })).rejects.toThrow();
  });
});

describe('a caller', () => {
  test('is refused where the method does not list it, which is logged with its name', async () => {
    const lines: string[] = [];
    const { port } = await serveTools({ log: (line: string) => lines.push(line) });
    const rpc = await connectAs(authority, 'gateway', port);
    await expect(rpc.listAudit(page)).rejects.toMatchObject({
      reason: 'CALLER_NOT_ALLOWED',
      metadata: { caller: 'gateway', method: 'sitewright.mcp_tools.v1.McpToolsService/ListAudit' },
    });
    expect(lines.join('')).toContain('"caller":"gateway"');
  });

  test('is let in where the method lists it, while others are not', async () => {
    const { port } = await serveTools();
    const operator = await connectAs(authority, 'operator', port);
    await expect(operator.listAudit(page)).resolves.toMatchObject({ records: [] });
    await expect(operator.listTools({})).rejects.toMatchObject({ reason: 'CALLER_NOT_ALLOWED' });
  });

  test('of another namespace is refused though the authority is the same', async () => {
    const { port } = await serveTools();
    const { tls } = mount(await authority.issue('gateway', { namespace: 'staging' }), [authority.ca]);
    await expect(connect(port, tls).listTools({})).rejects.toMatchObject({
      reason: 'CALLER_NOT_ALLOWED',
      metadata: { caller: 'spiffe://sitewright/ns/staging/sa/gateway' },
    });
  });
});

test('a service does not start with a key of another certificate', async () => {
  const [one, other] = await Promise.all([authority.issue('mcp-tools'), authority.issue('mcp-tools')]);
  const { tls } = mount({ cert: one.cert, key: other.key }, [authority.ca]);
  await expect(serve(tls)).rejects.toThrow('private key');
});

test('a service does not start with some of its files', async () => {
  const { tls } = mount(await authority.issue('mcp-tools'), [authority.ca]);
  await expect(serve({ ...tls, tlsCaFile: undefined })).rejects.toThrow('all of');
});

test('health is asked in plain text on its own port, and nothing else answers there', async () => {
  const healthPort = await findFreePort();
  await serveTools({ healthListen: `127.0.0.1:${healthPort}` });
  const Health = makeGenericClientConstructor(healthService, 'Health');
  const client = new Health(`127.0.0.1:${healthPort}`, credentials.createInsecure());
  const answer = await new Promise((resolve, reject) => {
    const check: unknown = client.check;
    if (typeof check !== 'function') throw new Error('no check');
    check.call(client, { service: 'readiness' }, (error: Error | null, response: unknown) =>
      error ? reject(error) : resolve(response),
    );
  }).finally(() => client.close());
  expect(answer).toMatchObject({ status: 'SERVING' });
  await expect(connect(healthPort, {}).listTools({})).rejects.toMatchObject({ reason: 'UNIMPLEMENTED' });
});

const read = (tls: { tlsCertFile: string; tlsKeyFile: string; tlsCaFile: string }) => ({
  cert: readFileSync(tls.tlsCertFile),
  key: readFileSync(tls.tlsKeyFile),
  ca: readFileSync(tls.tlsCaFile),
});

interface Handshake {
  version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3';
  ca: Buffer;
  cert?: Buffer | string;
  key?: Buffer | string;
  ciphers?: string;
}

/** Connects with one version of TLS. @returns the version that was agreed on. */
function handshake(port: number, { version, ...identity }: Handshake): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const options = { ...identity, minVersion: version, maxVersion: version, ALPNProtocols: ['h2'] };
  const socket = connectTls({ host: '127.0.0.1', port, servername: 'localhost', ...options });
  socket.once('secureConnect', () => resolve(socket.getProtocol()));
  socket.once('error', reject);
  socket.once('close', () => reject(new Error('closed')));
  return promise.finally(() => socket.destroy());
}
