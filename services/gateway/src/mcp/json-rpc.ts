/** JSON-RPC 2.0, as MCP uses it: ids are strings or integers, never null. */
export type RpcId = string | number;

/** A request to run a method. */
export interface RpcCall {
  kind: 'call';
  id: RpcId;
  method: string;
  params: Record<string, unknown> | undefined;
}

/** One message of a request body, told apart. */
export type Message =
  | RpcCall
  | { kind: 'badParams'; id: RpcId; method: string }
  | { kind: 'notification' }
  | { kind: 'invalid'; id: RpcId | null };

/** Codes of the JSON-RPC specification, and our own outside its reserved range. */
export const rpcCodes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  /** Of MCP up to 2025-11-25; later ones have invalidParams for it. */
  resourceNotFound: -32_002,
  /** Of MCP 2026-07-28: a header that does not say what the body says. */
  headerMismatch: -32_020,
  /** Of MCP 2026-07-28: a revision that is not served; the data name those that are. */
  unsupportedVersion: -32_022,
} as const;

/** Our own codes name the HTTP status that they come with: 401 is 40101. */
export const codeOfStatus = (status: number): number => status * 100 + 1;

/** Thrown by a method; becomes the error of its own answer. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: object | undefined;

  constructor(code: number, message: string, data?: object) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
    this.data = data;
  }
}

/** Tells what a parsed value is. A response, which a client may send, needs no more of an answer than a notification. */
export function readMessage(value: unknown): Message {
  if (!isObject(value)) return { kind: 'invalid', id: null };
  const { jsonrpc, method, params } = value;
  const hasId = Object.hasOwn(value, 'id');
  const id = readId(value.id);
  if (jsonrpc !== '2.0') return { kind: 'invalid', id };
  if (method === undefined && id !== null && isResponse(value)) return { kind: 'notification' };
  if (typeof method !== 'string' || (hasId && id === null)) return { kind: 'invalid', id };
  if (id === null) return { kind: 'notification' };
  if (params !== undefined && !isObject(params)) return { kind: 'badParams', id, method };
  return { kind: 'call', id, method, params };
}

const isResponse = (value: Record<string, unknown>): boolean =>
  Object.hasOwn(value, 'result') !== Object.hasOwn(value, 'error');

/** An integer past 2^53 could not be echoed as it was sent. */
const readId = (id: unknown): RpcId | null =>
  typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : null;

/** Whether a value is an object with members, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A successful answer; `result` is JSON text already. */
export const resultText = (id: RpcId, result: string): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;

/** An answer that tells an error, as JSON text. */
export const errorText = (id: RpcId | null, code: number, message: string, data?: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } });
