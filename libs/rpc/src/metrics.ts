import { callSeconds, createMeter } from '@sitewright/telemetry';

const meter = createMeter('@sitewright/rpc');

/** More than there are methods in the mesh. */
const methods = 120;

const by = {
  'rpc.method': methods,
  'rpc.response.status_code': 17,
} as const;

/** How long each RPC took its server. */
export const serverDuration = meter.histogram('rpc.server.call.duration', {
  unit: 's',
  description: 'Duration of an RPC as its server saw it',
  by,
  bounds: callSeconds,
});

/** How long each RPC took its client. */
export const clientDuration = meter.histogram('rpc.client.call.duration', {
  unit: 's',
  description: 'Duration of an RPC as its client saw it',
  by,
  bounds: callSeconds,
});

/** Calls that the server is at work on. */
export const activeCalls = meter.watched('sitewright.rpc.server.active_calls', {
  unit: '{call}',
  description: 'Calls at work in the server; past `sitewright.rpc.server.max_calls` they are refused',
});

/** The calls at once past which a server refuses more. */
export const maxCalls = meter.watched('sitewright.rpc.server.max_calls', {
  unit: '{call}',
  description: 'How many calls the server takes at once',
});
