import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { linesOfBuild, linesOfRequest, readLogLines } from '@sitewright/local/log-lines';
import { mesh } from '@sitewright/local/mesh';
import { meshMetrics, prometheusNames } from '@sitewright/local/service-metrics';
import { waitFor } from '@sitewright/testing';
import { z } from 'zod';
import { run as runTool } from '../../../../run/cli/src/run.ts';
import { type StartedCommand, startOneCommand } from '../support/one-command.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../support/otlp-receiver.ts';

// The mesh as a newcomer starts it: processes, embedded PostgreSQL, the Redis side, one command.
const prompt = 'A one-page site for Kessler & Daughters, a bakery in Freiburg, sourdough since 1987';
const folder = mkdtempSync(join(tmpdir(), 'sitewright-e2e-'));
// PostgreSQL, which runs as another user here, must be able to pass through.
chmodSync(folder, 0o711);

const trustedProxy = '127.0.0.2';

let receiver: OtlpReceiver;
let run: StartedCommand;
let baseUrl: string;
let apiKey: string;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  run = await startOneCommand(folder, {
    args: [prompt, '--mode', 'lite', '--trace'],
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
      GATEWAY_TRUSTED_PROXIES: trustedProxy,
      CREDITS_SWEEP_INTERVAL_MS: '1000',
      CREDITS_LEDGER_CHECK_INTERVAL_MS: '1000',
    },
  });
  ({ baseUrl, apiKey } = run);
});

afterAll(async () => {
  if (run.process.exitCode === null) run.process.kill('SIGKILL');
  await receiver.stop();
  rmSync(folder, { recursive: true, force: true });
});

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

const send = (path: string, key: string, body: object) =>
  fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('prints a link that opens the project in a browser without a key', async () => {
  const [, url = ''] = /^Open: +(\S+)/m.exec(run.output()) ?? [];
  expect(url).toMatch(/\/builder\?project=prj_\w{26}#t=sl_\w{36}$/);
  const opened = await fetch(`${baseUrl}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ link: new URL(url).hash.slice('#t='.length) }),
  });
  const projectId = new URL(url).searchParams.get('project');
  expect(await opened.json()).toEqual({ signedIn: true, scopes: ['read', 'write'], projectId });
});

test('prints outline, cost, credit left, key, addresses and a curl line', () => {
  expect(run.output()).toContain('Kessler & Daughters');
  expect(run.output()).toContain('999');
  expect(run.output()).toContain(apiKey);
  expect(run.output()).toMatch(/curl .*\/api\/v1\/generate/);
  expect(apiKey).toMatch(/^sw_live_[0-9A-Za-z]{36}$/);
});

test('one build is one trace over every service, PostgreSQL and Redis', async () => {
  // A key that no gateway has seen, so that it has to be verified.
  const issued = await send('/api/v1/keys', apiKey, { name: 'traced', scopes: ['write'] });
  const { key } = JSON.parse(await issued.text());
  const response = await send('/api/v1/generate', key, { prompt });
  expect(response.status).toBe(200);
  const traceId = response.headers.get('traceresponse')?.split('-')[1];
  const edges = await waitFor(() => {
    const found = edgesOf(receiver.spans.filter((span) => span.traceId === traceId));
    return edgesOfBuild.every((edge) => found.has(edge)) ? found : undefined;
  }, 'every edge of the trace to arrive').catch(() =>
    edgesOf(receiver.spans.filter((span) => span.traceId === traceId)),
  );
  expect([...edges]).toEqual(expect.arrayContaining(edgesOfBuild));
});

test('a request can be found again: by its id, by its caller’s own, and by its build, in every service', async () => {
  const response = await fetch(`${baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'x-request-id': 'order-4711',
    },
    body: JSON.stringify({ prompt }),
  });
  const { usage } = z.object({ usage: z.object({ buildId: z.string() }) }).parse(await response.json());
  const { buildId } = usage;
  const requestId = response.headers.get('x-request-id') ?? '';
  expect(response.headers.get('traceresponse')).toContain(requestId);
  const logs = join(folder, 'logs');
  const found = await waitFor(() => {
    const lines = linesOfBuild(readLogLines(logs), buildId).map(({ text }) =>
      accessLine.parse(JSON.parse(text)),
    );
    return lines.some(({ service }) => service === 'gateway') ? lines : undefined;
  }, 'the access line of the gateway');
  const [edge] = found.filter(({ service }) => service === 'gateway');
  expect(edge).toMatchObject({
    level: 'info',
    method: 'POST',
    route: '/api/v1/generate',
    status: 200,
    ms: expect.any(Number),
    request_id: requestId,
    trace_id: requestId,
    client_request_id: 'order-4711',
    build_id: buildId,
    key_id: expect.stringMatching(/^key_/),
    workspace_id: expect.stringMatching(/^wsp_/),
  });
  const served = found.filter(({ request_id }) => request_id === requestId);
  expect(served.map(({ service }) => service)).toEqual(
    expect.arrayContaining(['gateway', 'generation', 'credits', 'projects']),
  );
  expect(linesOfRequest(readLogLines(logs), 'order-4711').length).toBeGreaterThanOrEqual(served.length);
  let shown = '';
  const code = await runTool(['logs', '--build', buildId, '--folder', logs], {
    env: {},
    out: (text) => {
      shown += text;
    },
    err: (text) => {
      shown += text;
    },
    readInput: async () => '',
  });
  expect({ code, shown }).toEqual({
    code: 0,
    shown: expect.stringMatching(/gateway {4}POST \/api\/v1\/generate 200 [\d.]+ ms/),
  });
  const ofBuild = (): boolean =>
    spansOf(requestId).some(({ attributes }) => attributes['sitewright.build.id'] === buildId);
  expect(await waitFor(() => ofBuild() || undefined, 'a span with the id of the build')).toBe(true);
});

const accessLine = z.looseObject({ service: z.string(), request_id: z.string().optional() });

test('calls of tools that come at once are each in the trace of their own request', async () => {
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_credits', arguments: {} },
  };
  const answers = await Promise.all(Array.from({ length: 12 }, () => send('/api/mcp', apiKey, call)));
  const traceIds = answers.map(({ headers }) => headers.get('traceresponse')?.split('-')[1]);
  expect(new Set(traceIds).size).toBe(12);
  const toolSpans = () => receiver.spans.filter(({ name }) => name === 'execute_tool get_credits');
  await waitFor(() => toolSpans().length >= 12 || undefined, 'the spans of the tools');
  expect(toolSpans().map(({ traceId }) => traceId)).toEqual(expect.arrayContaining(traceIds));
});

/** Who keeps what where, besides who calls whom. */
const stores = [
  ...mesh.filter(({ schema }) => schema !== undefined).map(({ name }) => `${name} -> postgresql`),
  ...mesh.filter(({ redis }) => redis === true).map(({ name }) => `${name} -> redis`),
];
const declaredEdges = [
  ...mesh.flatMap(({ name, calls }) => calls.map((callee) => `${name} -> ${callee}`)),
  ...stores,
];
const edgesOfBuild = [
  'gateway -> auth',
  'gateway -> generation',
  'generation -> credits',
  'generation -> projects',
  'generation -> redis',
  'auth -> postgresql',
  'generation -> postgresql',
  'credits -> postgresql',
  'projects -> postgresql',
];

const tool = (name: string, args: object) =>
  send('/api/mcp', apiKey, {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${apiKey}`, ...headers } });
const traceOf = (response: Response): string => response.headers.get('x-request-id') ?? '';
const spansOf = (traceId: string) => receiver.spans.filter((span) => span.traceId === traceId);

test('traces show every edge of the declared call graph, and no other', async () => {
  const projects = await (await get('/api/v1/projects')).text();
  const [projectId] = /prj_\w{26}/.exec(projects) ?? [];
  await get('/api/v1/credits');
  await tool('list_projects', {});
  await tool('get_credits', {});
  await tool('get_build', { buildId: `bld_${'0'.repeat(26)}` });
  await tool('share_project', { projectId, role: 'view' });
  const seen = await waitFor(() => {
    const edges = edgesOf(receiver.spans);
    return declaredEdges.every((edge) => edges.has(edge)) ? edges : undefined;
  }, 'every declared edge').catch(() => edgesOf(receiver.spans));
  expect([...seen].sort()).toEqual([...declaredEdges].sort());
});

test('a stranger decides neither which trace a request is of nor whether it is kept', async () => {
  const strange = '0af7651916cd43dd8448eb211c80319c';
  const response = await get('/api/v1/credits', { traceparent: `00-${strange}-b7ad6b7169203331-00` });
  expect(traceOf(response)).not.toBe(strange);
  const [span] = await waitFor(() => {
    const found = spansOf(traceOf(response)).filter(({ service }) => service === 'gateway');
    return found.some(({ links }) => links.length > 0)
      ? found.filter(({ links }) => links.length > 0)
      : undefined;
  }, 'the span of the request');
  expect(span).toMatchObject({ links: [strange], parentSpanId: undefined });
});

test('a trusted proxy’s trace goes on here', async () => {
  const trace = '1af7651916cd43dd8448eb211c80319c';
  // Another address of this machine, which the start was told to trust.
  const options = {
    localAddress: trustedProxy,
    headers: { authorization: `Bearer ${apiKey}`, traceparent: `00-${trace}-b7ad6b7169203331-01` },
  };
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${baseUrl}/api/v1/credits`, options, resolve).once('error', reject).end();
  });
  answered.resume();
  expect(answered.headers['x-request-id']).toBe(trace);
  const [span] = await waitFor(() => {
    const found = spansOf(trace).filter(({ name }) => name === 'GET /api/v1/credits');
    return found.length > 0 ? found : undefined;
  }, 'the span of the request');
  expect(span).toMatchObject({ parentSpanId: 'b7ad6b7169203331', links: [] });
});

test('who is refused without a key that is known is told by an address, and nobody else is', async () => {
  const refused = await get('/api/v1/credits', { authorization: `Bearer ${'sw_live_'.padEnd(44, 'x')}` });
  expect(refused.status).toBe(401);
  const linesOf = (response: Response) =>
    linesOfRequest(readLogLines(join(folder, 'logs')), traceOf(response))
      .map(({ text }) => accessLine.parse(JSON.parse(text)))
      .filter(({ service }) => service === 'gateway');
  await waitFor(() => linesOf(refused).length > 0 || undefined, 'the access line of the refusal');
  expect(linesOf(refused)).toEqual([expect.objectContaining({ status: 401, client_address: '127.0.0.1' })]);
  const served = await get('/api/v1/credits');
  await waitFor(() => linesOf(served).length > 0 || undefined, 'the access line');
  expect(linesOf(served)).toEqual([expect.not.objectContaining({ client_address: expect.anything() })]);
});

test('what is not found is no failure of a span, and every span tells version and environment', async () => {
  const response = await get(`/api/v1/projects/prj_${'0'.repeat(26)}`);
  expect(response.status).toBe(404);
  const spans = await waitFor(() => {
    const found = spansOf(traceOf(response));
    return found.some(({ service }) => service === 'projects') &&
      found.some(({ parentSpanId }) => parentSpanId === undefined)
      ? found
      : undefined;
  }, 'the spans of both sides');
  expect(spans.filter(({ failed }) => failed)).toEqual([]);
  for (const { resource } of spans) {
    expect(resource).toMatchObject({
      'service.version': 'source',
      'deployment.environment.name': 'development',
    });
  }
});

test('a build that goes on after its answer is a trace of its own, linked to the request', async () => {
  const response = await fetch(`${baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      prefer: 'respond-async',
    },
    body: JSON.stringify({ prompt }),
  });
  expect(response.status).toBe(202);
  const span = await waitFor(
    () => receiver.spans.find(({ name, links }) => name === 'run build' && links.includes(traceOf(response))),
    'the span of the build',
  );
  expect(span.attributes).toMatchObject({
    'sitewright.build.id': expect.stringMatching(/^bld_/),
    'sitewright.workspace.id': expect.stringMatching(/^wsp_/),
    'sitewright.key.id': expect.stringMatching(/^key_/),
    'sitewright.build_type': 'website',
    'sitewright.mode': 'economy',
    'sitewright.engine': 'builtin',
    'sitewright.outcome': 'succeeded',
    // OTLP's JSON has integers as text or numbers.
    'sitewright.credits': expect.anything(),
  });
});

/** Caller and callee of each parent and child span of two services, and of each span that asks a database. */
function edgesOf(spans: ReceivedSpan[]): Set<string> {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const edges = new Set<string>();
  for (const span of spans) {
    const store = span.attributes['db.system.name'];
    if (typeof store === 'string') edges.add(`${span.service} -> ${store}`);
    const parent = byId.get(span.parentSpanId ?? '');
    if (parent !== undefined && parent.service !== span.service)
      edges.add(`${parent.service} -> ${span.service}`);
  }
  return edges;
}

test('traces and metrics are there to be looked at, with their logs, and on this machine alone', async () => {
  const [, traces = ''] = /^Traces: +(\S+)/m.exec(run.output()) ?? [];
  const [, metrics = ''] = /^Metrics: +(\S+)/m.exec(run.output()) ?? [];
  const response = await send('/api/v1/generate', apiKey, { prompt });
  const id = traceOf(response);
  const shown = await waitFor(async () => {
    const text = await (await fetch(`${traces}/${id}`)).text();
    return text.includes('POST /api/v1/generate 200') && text.includes('engine builtin') ? text : undefined;
  }, 'the trace with its log');
  expect(shown).toContain('GenerationService/Build');
  expect(await (await fetch(traces)).text()).toContain(id);
  const table = await (await fetch(metrics)).text();
  // Every service has a port of its own.
  for (const { name } of mesh) expect(table).toContain(`<a href="/dev/metrics/${name}">`);
  expect(new URL(traces).hostname).toBe('127.0.0.1');
});

/** What needs a certificate, a language model or a fault before there is anything to tell. */
const needsCause = /^(sitewright\.(tls|model)\.|gen_ai\.client|sitewright\.gateway\.disowned_builds$)/;

test('every metric that a README lists is exposed by a running service', async () => {
  const [, metrics = ''] = /^Metrics: +(\S+)/m.exec(run.output()) ?? [];
  const [projectId] = /prj_\w{26}/.exec(await (await get('/api/v1/projects')).text()) ?? [];
  expect((await get(`/api/v1/projects/${projectId}/export?format=html`)).status).toBe(200);
  await tool('list_projects', {});
  const findMissing = async (): Promise<string[]> => {
    const pages = await Promise.all(mesh.map(async ({ name }) => (await fetch(`${metrics}/${name}`)).text()));
    const exposed = new Set(pages.flatMap((page) => [...page.matchAll(/^\w+/gm)].map(([name]) => name)));
    return meshMetrics
      .filter((metric) => !prometheusNames(metric).every((name) => exposed.has(name)))
      .map(({ name }) => name)
      .filter((name) => !needsCause.test(name));
  };
  const all = async () => ((await findMissing()).length === 0 ? true : undefined);
  const missing = await waitFor(all, 'every metric').then(() => [], findMissing);
  expect(missing).toEqual([]);
});

test('--trace prints the waterfall of the build', () => {
  expect(run.output()).toMatch(/^Trace: +http:\S+\/dev\/traces\/[0-9a-f]{32}$/m);
  expect(run.output()).toMatch(/^ {2}gateway +█+ +[\d.]+ ms {2}POST \/api\/v1\/generate$/m);
  expect(run.output()).toMatch(/^ {2}generation +█.* ms +engine builtin$/m);
});

test('no key and no prompt is in any span or log', () => {
  const logs = readdirSync(join(folder, 'logs')).map((name) =>
    readFileSync(join(folder, 'logs', name), 'utf8'),
  );
  // Of each service a log that says something, and spans: else there is nothing that could have held either.
  expect(logs.filter((text) => text.includes('"msg"')).length).toBeGreaterThanOrEqual(6);
  expect(receiver.bodies.length).toBeGreaterThan(0);
  for (const text of [...logs, ...receiver.bodies]) {
    expect(text.includes(apiKey)).toBe(false);
    expect(text.includes('sourdough')).toBe(false);
  }
});

test('serves health, the OpenAPI document, the reference and the schema, with no address of another host', async () => {
  for (const path of [
    '/healthz',
    '/readyz',
    '/api/v1/openapi.json',
    '/docs',
    '/docs/',
    '/schemas/site-spec/v1.json',
  ]) {
    const response = await fetch(`${baseUrl}${path}`);
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
  }
  const page = await (await fetch(`${baseUrl}/docs`)).text();
  expect(page.match(/(?:src|href)="https?:[^"]*"/g) ?? []).toEqual([]);
});

test('Ctrl-C stops everything cleanly and keeps the data', async () => {
  const pids = Object.values(run.pids);
  expect(pids.length).toBeGreaterThanOrEqual(6);
  const ended = new Promise<number | null>((resolve) => run.process.once('exit', resolve));
  run.process.kill('SIGINT');
  expect(await ended).toBe(0);
  await waitFor(() => (pids.some(isAlive) ? undefined : true), 'every process to be gone');
  expect(existsSync(join(folder, 'run.json'))).toBe(false);
  expect(existsSync(join(folder, 'settings.json'))).toBe(true);
});
