import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@sitewright/errors';
import { type CallToolRequest, McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { createLogger } from '@sitewright/telemetry';
import { type CallContext, createRpcClient, createRpcServer, type Handlers } from '../src/index.ts';
import { noCallers, noMethods } from './empty-mcp-tools.ts';

type Definition = typeof McpToolsServiceService;
type CallTool = Handlers<Definition>['callTool'];

const definition = McpToolsServiceService;
const request: CallToolRequest = {
  caller: undefined,
  name: 'ping',
  argumentsJson: Buffer.alloc(0),
  buildId: '',
  budget: undefined,
  traceparent: '',
  takesLinks: false,
};
const answer = { resultJson: Buffer.from('{}'), disownBuild: false };
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Limits {
  maxInFlight?: number;
  drainMs?: number;
  maxConnectionAgeMs?: number;
}

async function serve(callTool: CallTool, limits: Limits = {}, logger = createLogger('test', 'silent')) {
  const server = createRpcServer({
    name: 'mcp-tools',
    definition,
    handlers: { ...noMethods, callTool },
    allowedCallers: noCallers,
    listen: '127.0.0.1:0',
    maxInFlight: limits.maxInFlight ?? 100,
    drainMs: limits.drainMs ?? 2_000,
    maxConnectionAgeMs: limits.maxConnectionAgeMs ?? 60_000,
    isReady: async () => true,
    logger,
  });
  const port = await server.start();
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  const client = createRpcClient({ definition, target: `127.0.0.1:${port}`, deadlineMs: 60_000 });
  ends.push(async () => {
    client.close();
    await stop();
  });
  return { rpc: client.rpc, stop };
}

/** A promise that a test settles when it likes. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

describe('errors', () => {
  test('an AppError crosses the wire with reason, metadata, violations and retry delay', async () => {
    const thrown = new AppError('RATE_LIMITED', 'Too many.', {
      retryAfterMs: 1500,
      metadata: { limit: '20' },
      violations: [{ field: 'prompt', description: 'too short' }],
    });
    const { rpc } = await serve(async () => Promise.reject(thrown));
    await expect(rpc.callTool(request)).rejects.toMatchObject({
      reason: 'RATE_LIMITED',
      message: 'Too many.',
      retryAfterMs: 1500,
      metadata: { limit: '20' },
      violations: [{ field: 'prompt', description: 'too short' }],
    });
  });

  test('anything else thrown is INTERNAL and keeps its message at home', async () => {
    const { rpc } = await serve(async () => Promise.reject(new Error('secret of the house')));
    const error = await rpc.callTool(request).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ reason: 'INTERNAL' });
    expect(String(error)).not.toContain('secret of the house');
  });

  test('a bug is an error in the log of the process that it is in, and of no other', async () => {
    const lines: string[] = [];
    const logging = (name: string) => createLogger(name, 'info', { write: (line) => lines.push(line) });
    const broken = async () => Promise.reject(new Error('a bug'));
    const inner = await serve(broken, {}, logging('inner'));
    const outer = await serve(() => inner.rpc.callTool(request), {}, logging('outer'));
    await expect(outer.rpc.callTool(request)).rejects.toMatchObject({ reason: 'INTERNAL' });
    const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
    expect(told).toEqual([expect.objectContaining({ service: 'inner', msg: 'call failed' })]);
  });

  test('a method without a handler of its own answers UNIMPLEMENTED', async () => {
    const { rpc } = await serve(async () => answer);
    await expect(rpc.listTools({})).rejects.toMatchObject({ reason: 'UNIMPLEMENTED' });
  });

  test('a long call outlives the age of its connection, however short a shutdown may be', async () => {
    const slow: CallTool = async () => {
      await delay(12_000);
      return answer;
    };
    const { rpc } = await serve(slow, { maxConnectionAgeMs: 100, drainMs: 100 });
    expect(await rpc.callTool(request, { deadlineMs: 60_000 })).toEqual(answer);
  });

  test('a peer that is not there is UNAVAILABLE', async () => {
    const client = createRpcClient({ definition, target: '127.0.0.1:1', deadlineMs: 60_000 });
    ends.push(async () => client.close());
    await expect(client.rpc.callTool(request)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });
});

describe('deadlines', () => {
  test('shrink from hop to hop: the inner call sees less than its caller has', async () => {
    // What is left at the inner call, and not its end: on its way a call takes time that is nobody's.
    const { rpc } = await serve(async (_request, call) => ({
      ...answer,
      resultJson: Buffer.from(String(call.deadline - Date.now())),
    }));
    const outer: CallContext = { signal: new AbortController().signal, deadline: Date.now() + 60_000 };
    const { resultJson } = await rpc.callTool(request, { within: outer });
    expect(Number(resultJson)).toBeGreaterThan(0);
    expect(Number(resultJson)).toBeLessThan(60_000);
  });

  test('a call with too little time left is refused without being made, naming the callee', async () => {
    let calls = 0;
    const { rpc } = await serve(async () => {
      calls += 1;
      return answer;
    });
    const outer: CallContext = { signal: new AbortController().signal, deadline: Date.now() + 50 };
    await expect(rpc.callTool(request, { within: outer })).rejects.toMatchObject({
      reason: 'DEADLINE_EXCEEDED',
      metadata: { method: 'sitewright.mcp_tools.v1.McpToolsService/CallTool' },
    });
    expect(calls).toBe(0);
  });

  test('a callee that is too slow is DEADLINE_EXCEEDED', async () => {
    const { rpc } = await serve(
      (_request, call) => new Promise((_, reject) => call.signal.addEventListener('abort', reject)),
    );
    await expect(rpc.callTool(request, { deadlineMs: 150 })).rejects.toMatchObject({
      reason: 'DEADLINE_EXCEEDED',
    });
  });
});

test('a call that has been answered is never reported as cancelled, whoever still holds its signal', async () => {
  const signals: AbortSignal[] = [];
  const { rpc, stop } = await serve(async (_request, call) => {
    signals.push(call.signal);
    return answer;
  });
  await rpc.callTool(request);
  await stop();
  expect(signals.map((signal) => signal.aborted)).toEqual([false]);
});

test('cancellation travels to the handler', async () => {
  const started = gate();
  const aborted = gate();
  const { rpc } = await serve((_request, call) => {
    started.open();
    return new Promise((_, reject) => {
      call.signal.addEventListener('abort', () => {
        aborted.open();
        reject(call.signal.reason);
      });
    });
  });
  const stop = new AbortController();
  const call = rpc.callTool(request, { signal: stop.signal });
  await started.passed;
  stop.abort();
  await expect(call).rejects.toMatchObject({ reason: 'CANCELLED' });
  await aborted.passed;
});

test('more calls at once than the bound are refused as OVERLOADED, and none after they have ended', async () => {
  const hold = gate();
  const entered = gate();
  const { rpc } = await serve(
    async () => {
      entered.open();
      await hold.passed;
      return answer;
    },
    { maxInFlight: 1 },
  );
  const first = rpc.callTool(request);
  await entered.passed;
  await expect(rpc.callTool(request)).rejects.toMatchObject({ reason: 'OVERLOADED', retryAfterMs: 1000 });
  hold.open();
  await expect(first).resolves.toEqual(answer);
  await expect(rpc.callTool(request)).resolves.toEqual(answer);
});

test('a drain lets the calls in flight end', async () => {
  const hold = gate();
  const entered = gate();
  const { rpc, stop } = await serve(async () => {
    entered.open();
    await hold.passed;
    return answer;
  });
  const call = rpc.callTool(request);
  await entered.passed;
  const stopping = stop();
  hold.open();
  await expect(call).resolves.toEqual(answer);
  await stopping;
});

test('a drain that takes too long cuts what is left', async () => {
  const entered = gate();
  const { rpc, stop } = await serve(
    (_request, call) => {
      entered.open();
      return new Promise((_, reject) => call.signal.addEventListener('abort', reject));
    },
    { drainMs: 100 },
  );
  const call = rpc.callTool(request);
  call.catch(() => undefined);
  await entered.passed;
  await stop();
  await expect(call).rejects.toBeInstanceOf(AppError);
});
