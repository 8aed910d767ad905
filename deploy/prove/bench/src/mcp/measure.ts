import autocannon from 'autocannon';
import { processorSeconds } from './process-family.ts';
import type { Target } from './target.ts';

export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the whole server side for one request. */
  cpuMs: number;
}

export const connections = 16;

export interface Message {
  method: string;
  params?: { name: string; arguments: object };
}

const revision = '2026-07-28';

const statelessHeaders = ({ method, params }: Message): Record<string, string> => ({
  'mcp-protocol-version': revision,
  'mcp-method': method,
  ...(params === undefined ? {} : { 'mcp-name': params.name }),
});

const withMeta = ({ method, params }: Message): object => ({
  method,
  params: {
    ...params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': revision,
      'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
});

/** Sends one message over and over. @throws Error when any request is refused: a refusal is quickly made. */
async function send(target: Target, message: Message, extent: { duration: number } | { amount: number }) {
  const result = await autocannon({
    url: target.url,
    method: 'POST',
    connections,
    ...extent,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...target.headers,
      ...(target.stateless ? statelessHeaders(message) : {}),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...(target.stateless ? withMeta(message) : message) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.name}: ${result.non2xx} refused, ${result.errors} errors`);
  return result;
}

/** Lets the server's code be compiled: all get the same number of requests. */
export async function warmUp(target: Target, message: Message, requests: number): Promise<void> {
  await send(target, message, { amount: requests });
}

export async function measure(target: Target, message: Message, seconds: number): Promise<Figures> {
  const before = processorSeconds(target.pid);
  const { requests, latency, '2xx': answered } = await send(target, message, { duration: seconds });
  return {
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    cpuMs: ((processorSeconds(target.pid) - before) * 1000) / answered,
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** The median of each figure. */
export const medianOf = (rounds: readonly Figures[]): Figures => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50Ms: median(rounds.map((round) => round.p50Ms)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
  cpuMs: median(rounds.map((round) => round.cpuMs)),
});
