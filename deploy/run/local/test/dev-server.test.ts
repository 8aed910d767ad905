import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DevServer, startDevServer } from '../src/dev/dev-server.ts';
import { readRed } from '../src/dev/red-table.ts';
import { waterfallText } from '../src/dev/waterfall.ts';
import { findFreePort } from '../src/free-port.ts';
import { rootFolder } from '../src/mesh.ts';

const logFolder = mkdtempSync(join(tmpdir(), 'sitewright-dev-'));
const forwarded: string[] = [];
const collector = createServer((incoming, response) => {
  incoming
    .on('data', (piece: Buffer) => forwarded.push(piece.toString()))
    .on('end', () => response.end('{}'));
});
let dev: DevServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  dev = await startDevServer({
    port: await findFreePort(),
    logFolder,
    metricsPorts: new Map([['gone', await findFreePort()]]),
    forwardTo: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await dev.stop();
  await new Promise((resolve) => collector.close(resolve));
  rmSync(logFolder, { recursive: true, force: true });
});

const id = (number: number): string => number.toString(16).padStart(32, '0');
const span = (traceId: string, spanId: string, more: object = {}) => ({
  ...{ traceId, spanId, name: 'GET /x', startTimeUnixNano: '1000000000', endTimeUnixNano: '1010000000' },
  ...more,
});
const send = (...spans: object[]) =>
  fetch(`${dev.url}/v1/traces`, {
    method: 'POST',
    body: JSON.stringify({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'gateway' } }] },
          scopeSpans: [{ spans }],
        },
      ],
    }),
  });
const read = async (path: string): Promise<string> => (await fetch(`${dev.url}${path}`)).text();

test('shows a trace as a waterfall with what was logged in it, and passes its spans on', async () => {
  const traceId = id(0xa11ce);
  const child = {
    parentSpanId: '01',
    name: 'sitewright.auth.v1.AuthService/<b>',
    endTimeUnixNano: '1004000000',
  };
  await send(span(traceId, '02', { ...child, status: { code: 2 } }), span(traceId, '01'));
  const line = {
    time: '2026-01-01T00:00:00.000Z',
    level: 'info',
    service: 'auth',
    msg: 'served',
    trace_id: traceId,
  };
  writeFileSync(join(logFolder, 'auth.log'), `${JSON.stringify(line)}\nnot JSON\n`);
  const page = await read(`/dev/traces/${traceId}`);
  expect(page).toContain('GET /x');
  expect(page).toContain('AuthService/&#60;b&#62;');
  expect(page).toMatch(/<pre>00:00:00\.000 info {2}auth {7}served/);
  expect(await read('/dev/traces')).toContain(`/dev/traces/${traceId}`);
  expect(forwarded.join('')).toContain(traceId);
  const text = waterfallText(dev.traces.find(traceId) ?? { id: traceId, spans: [] }).split('\n');
  expect(text).toEqual([
    expect.stringMatching(/^ {2}gateway {4}█{30} {5}10\.0 ms {2}GET \/x$/),
    expect.stringMatching(/^ {2}gateway {4}█{12} {18} {6}4\.0 ms {4}AuthService\/<b> ✗$/),
  ]);
});

test('shows what was asked again and again on one line, with the time that it took in all', async () => {
  const traceId = id(0xb0b);
  const asked = (spanId: string, name: string, startMs: number) =>
    span(traceId, spanId, {
      ...{ parentSpanId: '01', name, startTimeUnixNano: `${startMs}000000` },
      endTimeUnixNano: `${startMs + 2}000000`,
    });
  await send(
    span(traceId, '01', { startTimeUnixNano: '1000000000', endTimeUnixNano: '1030000000' }),
    asked('02', 'SELECT a', 1_000),
    asked('03', 'SELECT a', 1_010),
    asked('04', 'UPDATE a', 1_015),
    asked('05', 'SELECT a', 1_020),
  );
  const text = waterfallText(dev.traces.find(traceId) ?? { id: traceId, spans: [] }).split('\n');
  expect(text).toEqual([
    expect.stringMatching(/ 30\.0 ms {2}GET \/x$/),
    expect.stringMatching(/^ {2}gateway {4}██ {8}██ {18} {6}4\.0 ms {4}2 × SELECT a$/),
    expect.stringMatching(/ 2\.0 ms {4}UPDATE a$/),
    expect.stringMatching(/ 2\.0 ms {4}SELECT a$/),
  ]);
  expect(await read(`/dev/traces/${traceId}`)).toContain('2 × SELECT a');
});

test('keeps the traces that came last, and no more than it can hold', async () => {
  for (let number = 1; number <= 350; number += 50)
    await send(...Array.from({ length: 50 }, (_, index) => span(id(number + index), '01')));
  expect(dev.traces.recent()).toHaveLength(300);
  expect(dev.traces.find(id(1))).toBeUndefined();
  expect(dev.traces.recent()[0]?.id).toBe(id(350));
});

test('is served under its own name alone, so that no page of another site can read it', async () => {
  const status = await new Promise((resolve, reject) => {
    request(`${dev.url}/dev/traces`, { headers: { host: 'elsewhere.example' } }, ({ statusCode }) =>
      resolve(statusCode),
    )
      .once('error', reject)
      .end();
  });
  expect(status).toBe(421);
});

test('what is no trace, and no page, is refused', async () => {
  const refused = await fetch(`${dev.url}/v1/traces`, { method: 'POST', body: '{"resourceSpans":[{}]}' });
  expect(refused.status).toBe(400);
  expect((await fetch(`${dev.url}/dev/traces/${id(0xffff)}`)).status).toBe(404);
  expect((await fetch(`${dev.url}/dev/traces`, { method: 'DELETE' })).status).toBe(405);
});

test('a service that does not answer has no rows', async () => {
  expect(await read('/dev/metrics')).not.toContain('gone');
  expect((await fetch(`${dev.url}/dev/metrics/gone`)).status).toBe(404);
});

test('reads rate, failures and duration from what a service shows', () => {
  const labels = (status: string, more = '') =>
    `rpc_method="A/B",rpc_response_status_code="${status}",otel_scope_name="x"${more}`;
  const exposed = [
    '# TYPE rpc_server_call_duration histogram',
    `rpc_server_call_duration_count{${labels('OK')}} 9`,
    `rpc_server_call_duration_bucket{${labels('OK', ',le="0.005"')}} 8`,
    `rpc_server_call_duration_bucket{${labels('OK', ',le="0.01"')}} 9`,
    `rpc_server_call_duration_bucket{${labels('OK', ',le="+Inf"')}} 9`,
    `rpc_server_call_duration_count{${labels('NOT_FOUND')}} 0`,
    `rpc_server_call_duration_count{${labels('INTERNAL')}} 1`,
    `rpc_server_call_duration_bucket{${labels('INTERNAL', ',le="0.005"')}} 0`,
    `rpc_server_call_duration_bucket{${labels('INTERNAL', ',le="0.01"')}} 0`,
    `rpc_server_call_duration_bucket{${labels('INTERNAL', ',le="+Inf"')}} 1`,
  ].join('\n');
  expect(readRed('auth', exposed)).toEqual([
    { service: 'auth', route: 'A/B', count: 10, errors: 1, p50: 5, p95: Number.POSITIVE_INFINITY },
  ]);
});

test('is part of no image: no service and no library knows the local stack', () => {
  const manifests = ['services', 'libs'].flatMap((top) =>
    readdirSync(join(rootFolder, top)).map((name) => join(rootFolder, top, name, 'package.json')),
  );
  const tests = join(rootFolder, 'deploy/prove/e2e/package.json');
  const knowing = [...manifests, tests].filter((file) =>
    Object.hasOwn(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}, '@sitewright/local'),
  );
  expect(knowing).toEqual([tests]);
});
