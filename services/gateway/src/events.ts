import { callSeconds, createMeter } from '@sitewright/telemetry';

const meter = createMeter('gateway');

export const requestDuration = meter.histogram('http.server.request.duration', {
  unit: 's',
  description: 'Duration of HTTP server requests',
  by: {
    'http.request.method': ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    'http.route': 120,
    'http.response.status_code': 40,
  },
  // A build of mode power may take three minutes.
  bounds: [...callSeconds, 120, 180],
});
const mcpDuration = meter.histogram('mcp.server.operation.duration', {
  unit: 's',
  description: 'Duration of MCP calls; `error.type` is the JSON-RPC code of one that failed',
  by: { 'mcp.method.name': ['initialize', 'ping', 'tools/list', 'tools/call'], 'error.type': 20 },
  bounds: [...callSeconds, 120, 180],
});
export const openConnections = meter.upDownCounter('sitewright.gateway.connections', {
  unit: '{connection}',
  description: 'Open connections of clients',
});
const cutReasons = ['all', 'address', 'pipeline', 'slow', 'waiting'] as const;
export type CutReason = (typeof cutReasons)[number];
export const connectionsClosed = meter.counter('sitewright.gateway.connections_closed', {
  unit: '{connection}',
  description: 'Connections closed because a client took more than its share, by what of',
  by: { 'sitewright.reason': cutReasons },
});
export const keyLookups = meter.counter('sitewright.gateway.key_lookups', {
  unit: '{lookup}',
  description:
    'Keys and sessions looked up, by where the answer came from: the cache while fresh, auth, the cache while auth is away, or nowhere',
  by: { 'sitewright.source': ['fresh', 'auth', 'stale', 'none'] },
});
const sessions = meter.counter('sitewright.gateway.sessions', {
  unit: '{request}',
  description: 'Sessions of browsers opened, used and closed; `gone` is a cookie whose session has ended',
  by: { 'sitewright.event': ['opened', 'used', 'gone', 'closed'] },
});
export const disownedBuilds = meter.counter('sitewright.gateway.disowned_builds', {
  unit: '{build}',
  description:
    'Builds whose callers were told of a failure before it was known, by what became of that; a build is `refused` where its caller may have been charged',
  by: { 'sitewright.outcome': ['noted', 'settled', 'refused'] },
});
export const owedBuilds = meter.watched('sitewright.gateway.disowned_builds.pending', {
  unit: '{build}',
  description: 'Builds that are still to be taken back, known to this process',
});

/** Tells how long an MCP call took; `code` is the one of its error. */
export const measureMcp = (method: string, durationMs: number, code: number | undefined): void =>
  mcpDuration.record(durationMs / 1000, {
    'mcp.method.name': method,
    'error.type': code === undefined ? undefined : String(code),
  });

export const countSession = (event: 'opened' | 'used' | 'gone' | 'closed'): void =>
  sessions.add(1, { 'sitewright.event': event });
