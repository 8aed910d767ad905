import { isUnrecorded, leavesFateUnknown, toAppError } from '@sitewright/errors';
import type { Logger } from '@sitewright/telemetry';
import type { Clients } from '../clients.ts';
import { measureMcp } from '../events.ts';
import type { Principal } from '../guard/principal.ts';
import { newBuildId } from '../http/build-id.ts';
import type { DisownedBuilds } from '../http/disowned-builds.ts';
import { errorText, isObject, type RpcCall, RpcError, resultText, rpcCodes } from './json-rpc.ts';
import type { CallTool } from './tool-calls.ts';
import type { ToolCatalog } from './tool-catalog.ts';

/** What a method knows of the HTTP request that it came in. */
export interface McpCall {
  principal: Principal;
  address: string;
  /** When the request must be answered, in ms since the epoch: one budget for a whole batch. */
  answerBy: number;
  /** How long a call that neither builds nor renders may take, in ms. */
  callDeadlineMs: number;
  catalog: ToolCatalog;
  callTool: CallTool;
  mcpTools: Pick<Clients['mcpTools'], 'listResources' | 'readResource' | 'getPrompt'>;
  /** The code for a resource that is not there. */
  missingResource: number;
  /** Whether the client takes content of type resource_link. */
  takesLinks: boolean;
  /** The id of a build that a call begins; minted for each call where it is left out. */
  buildId?: string;
  disowned: DisownedBuilds;
}

export type Params = Record<string, unknown> | undefined;

/** Each answers with the JSON text of its result, an object, or throws RpcError. */
export type Methods = Readonly<Record<string, (params: Params, call: McpCall) => Promise<string>>>;

/** What the tools are asked by, the same in every revision of MCP. */
export const toolMethods: Methods = { 'tools/list': listTools, 'tools/call': callTool };

export const hasMethod = (known: Methods, method: string): boolean => Object.hasOwn(known, method);

/** Runs a method to the JSON text of its answer; `finish` gives its result the form of a revision. */
export async function runMethod(
  known: Methods,
  { id, method, params }: RpcCall,
  call: McpCall,
  logger: Logger,
  finish = (result: string): string => result,
): Promise<string> {
  const started = performance.now();
  let code: number | undefined;
  try {
    const run = hasMethod(known, method) ? known[method] : undefined;
    if (run === undefined) throw unknownMethod(method);
    return resultText(id, finish(await run(params, call)));
  } catch (error) {
    code = error instanceof RpcError ? error.code : rpcCodes.internalError;
    if (error instanceof RpcError) return errorText(id, error.code, error.message, error.data);
    const level = isUnrecorded(toAppError(error)) ? 'error' : 'warn';
    logger[level]({ err: error, rpc_method: method }, 'MCP method failed');
    return errorText(id, rpcCodes.internalError, 'Something went wrong on our side. Try again shortly.');
  } finally {
    measureMcp(hasMethod(known, method) ? method : 'unknown', performance.now() - started, code);
  }
}

export const unknownMethod = (method: string): RpcError =>
  new RpcError(rpcCodes.methodNotFound, `There is no method "${method.slice(0, 100)}" here.`);

async function listTools(params: Params, { principal, catalog }: McpCall): Promise<string> {
  if (params?.cursor !== undefined) {
    throw new RpcError(rpcCodes.invalidParams, 'The cursor is not valid: tools/list has one page.');
  }
  return catalog.list(principal.scopes);
}

/** More than any tool takes, and little enough to be written out again. */
const maxDepth = 64;

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1)));

async function callTool(params: Params, call: McpCall): Promise<string> {
  const { name, arguments: args = {} } = params ?? {};
  if (typeof name !== 'string')
    throw new RpcError(rpcCodes.invalidParams, 'params.name must be the name of a tool.');
  if (isDeeperThan(args, maxDepth)) {
    throw new RpcError(
      rpcCodes.invalidParams,
      `params.arguments must not be nested deeper than ${maxDepth}.`,
    );
  }
  if (!isObject(args)) throw new RpcError(rpcCodes.invalidParams, 'params.arguments must be an object.');
  const tool = await call.catalog.find(name);
  if (tool === undefined) throw unknownTool(name);
  const { principal, address, disowned, takesLinks } = call;
  const build = {
    buildId: call.buildId ?? newBuildId(),
    workspaceId: principal.workspaceId,
    test: principal.test,
    lastTold: 0,
  };
  try {
    // Not within the HTTP request: a caller who goes away cancels nothing here.
    const { resultJson, disownBuild } = await call.callTool({
      caller: { ...principal, scopes: [...principal.scopes], clientAddress: address },
      name,
      argumentsJson: Buffer.from(JSON.stringify(args)),
      // Only what builds has a build; an id of none would be found in logs.
      buildId: tool.builds ? build.buildId : '',
      takesLinks,
      ...timeFor(tool, call),
    });
    if (disownBuild) await disowned.add(build);
    return resultJson.toString('utf8');
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.reason === 'UNKNOWN_TOOL') throw unknownTool(name);
    // The caller is told of a failure now, so a build that has begun all the same must be taken back.
    if (tool.builds && leavesFateUnknown(error)) await disowned.add(build);
    throw error;
  }
}

/** A call that neither builds nor renders is not worth waiting for any longer than another read. */
function timeFor({ quick }: { quick: boolean }, { answerBy, callDeadlineMs }: McpCall) {
  const budgetMs = Math.max(0, answerBy - Date.now());
  return quick
    ? { budgetMs: Math.min(budgetMs, callDeadlineMs), graceMs: 1_500 }
    : { budgetMs, graceMs: 5_000 };
}

const unknownTool = (name: string): RpcError =>
  new RpcError(rpcCodes.invalidParams, `There is no tool "${name.slice(0, 100)}". tools/list names all.`);
