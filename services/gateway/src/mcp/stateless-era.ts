import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from '@sitewright/telemetry';
import { newBuildId } from '../http/build-id.ts';
import type { McpAnswer } from './answer.ts';
import { type BuildProgress, withProgress } from './build-progress.ts';
import {
  errorText,
  isObject,
  type RpcCall,
  RpcError,
  type RpcId,
  readMessage,
  rpcCodes,
} from './json-rpc.ts';
import { hasMethod, type McpCall, type Methods, runMethod, toolMethods, unknownMethod } from './methods.ts';
import { resourceMethods } from './resources.ts';
import {
  capabilities,
  instructions,
  isInitializedVersion,
  servedVersions,
  serverInfo,
  statelessVersion,
} from './versions.ts';

// Revision 2026-07-28 of MCP: no `initialize`, no session; every request says in its `_meta` all that it needs.

const metaPrefix = 'io.modelcontextprotocol/';
const versionHeader = 'mcp-protocol-version';

const own: Methods = {
  ...toolMethods,
  ...resourceMethods,
  'server/discover': async () =>
    JSON.stringify({ supportedVersions: servedVersions, capabilities, instructions }),
};

/** How long a client may keep what a method answers. */
const ttlMs: Readonly<Record<string, number>> = {
  'server/discover': 300_000,
  'tools/list': 300_000,
  'prompts/list': 300_000,
  'resources/templates/list': 300_000,
  // What anybody may change at any time.
  'resources/list': 0,
  'resources/read': 0,
};

/** What of `params` the Mcp-Name header repeats. */
const namedBy: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** Whether a request is of this revision: its `_meta` or its header names one that does not begin with `initialize`. */
export function isStateless(headers: IncomingHttpHeaders, body: unknown): boolean {
  const header = headers[versionHeader];
  const claimed = metaOf(body)[`${metaPrefix}protocolVersion`];
  if (claimed !== undefined && !isInitializedVersion(claimed)) return true;
  // It is negotiated there, whatever the header says.
  if (isObject(body) && body.method === 'initialize') return false;
  return header !== undefined && !isInitializedVersion(header);
}

const metaOf = (body: unknown): Record<string, unknown> => {
  const params = isObject(body) ? body.params : undefined;
  return isObject(params) && isObject(params._meta) ? params._meta : {};
};

interface StatelessContext {
  logger: Logger;
  progress: BuildProgress;
  /** A signal of the client's departure, made when it is asked for. */
  gone(): AbortSignal;
}

/** Answers one request. What does not keep to the revision is 400, an unknown method 404. */
export async function respond(
  body: unknown,
  headers: IncomingHttpHeaders,
  call: McpCall,
  { logger, progress, gone }: StatelessContext,
): Promise<McpAnswer> {
  const message = readMessage(body);
  if (message.kind === 'notification') return { status: 202 };
  if (message.kind === 'invalid') {
    const why = Array.isArray(body)
      ? 'has no batches'
      : 'takes JSON-RPC 2.0 requests with a method and an id';
    return refuse(message.id, new RpcError(rpcCodes.invalidRequest, `MCP ${statelessVersion} ${why}.`));
  }
  if (message.kind === 'badParams')
    return refuse(message.id, new RpcError(rpcCodes.invalidParams, 'params must be an object.'));
  const { id, method } = message;
  const problem = findProblem(message, headers);
  if (problem !== undefined) return refuse(id, problem);
  if (!hasMethod(own, method)) return { ...refuse(id, unknownMethod(method)), status: 404 };
  const run = (made: McpCall): Promise<string> =>
    runMethod(own, message, made, logger, (result) => finished(method, result));
  const { progressToken } = metaOf(body);
  if (!(isToken(progressToken) && takesEvents(headers) && (await begins(message, call))))
    return { status: 200, body: await run(call) };
  const buildId = newBuildId();
  const watched = { watch: progress(call.principal, buildId), progressToken, gone: gone() };
  return { status: 200, events: withProgress({ ...watched, answer: run({ ...call, buildId }) }) };
}

const refuse = (id: RpcId | null, { code, message, data }: RpcError): McpAnswer => ({
  status: 400,
  body: errorText(id, code, message, data),
});

const isToken = (token: unknown): token is RpcId => typeof token === 'string' || typeof token === 'number';
const takesEvents = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/event-stream') === true;

/** Whether a call may begin a build. */
async function begins({ method, params }: RpcCall, { catalog }: McpCall): Promise<boolean> {
  if (method !== 'tools/call' || typeof params?.name !== 'string') return false;
  return (await catalog.find(params.name))?.builds === true;
}

/** What a request says of itself, and its headers once more: both must be there, and agree. */
function findProblem({ method, params }: RpcCall, headers: IncomingHttpHeaders): RpcError | undefined {
  const meta = isObject(params?._meta) ? params._meta : {};
  const header = headers[versionHeader];
  const claimed = meta[`${metaPrefix}protocolVersion`];
  if (claimed !== undefined && header !== claimed) return mismatch('MCP-Protocol-Version', claimed);
  const version = claimed ?? header;
  if (version !== statelessVersion) {
    const data = { supported: servedVersions, requested: version };
    const message = `This version of MCP is not served. Served are ${servedVersions.join(', ')}.`;
    return new RpcError(rpcCodes.unsupportedVersion, message, data);
  }
  for (const name of ['protocolVersion', 'clientCapabilities']) {
    if (meta[metaPrefix + name] === undefined)
      return new RpcError(rpcCodes.invalidParams, `params._meta lacks "${metaPrefix}${name}".`);
  }
  if (!isObject(meta[`${metaPrefix}clientCapabilities`]))
    return new RpcError(rpcCodes.invalidParams, `"${metaPrefix}clientCapabilities" must be an object.`);
  if (headers['mcp-method'] !== method) return mismatch('Mcp-Method', method);
  const field = Object.hasOwn(namedBy, method) ? namedBy[method] : undefined;
  const named = field === undefined ? undefined : params?.[field];
  if (typeof named !== 'string' || decode(headers['mcp-name']) === named) return undefined;
  return mismatch('Mcp-Name', named);
}

const mismatch = (header: string, said: unknown): RpcError =>
  new RpcError(
    rpcCodes.headerMismatch,
    `The ${header} header must be there and say what the body says: ${JSON.stringify(said).slice(0, 200)}.`,
  );

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a header cannot hold as it is comes as `=?base64?…?=`. @returns undefined where it is not there or none. */
function decode(value: string | string[] | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const encoded = /^=\?base64\?(.*)\?=$/s.exec(value)?.[1];
  if (encoded === undefined) return value;
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.toString('base64') !== encoded) return undefined;
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

const meta = `"resultType":"complete","_meta":${JSON.stringify({ [`${metaPrefix}serverInfo`]: serverInfo })}`;

/** A result in the form of this revision: who answers, and for how long a list may be kept. */
function finished(method: string, result: string): string {
  const ttl = Object.hasOwn(ttlMs, method) ? ttlMs[method] : undefined;
  const kept = ttl === undefined ? '' : `,"ttlMs":${ttl},"cacheScope":"private"`;
  return `{${meta}${kept}${result === '{}' ? '' : ','}${result.slice(1)}`;
}
