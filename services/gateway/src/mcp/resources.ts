import { toAppError } from '@sitewright/errors';
import { codeOfStatus, isObject, RpcError, rpcCodes } from './json-rpc.ts';
import type { McpCall, Methods, Params } from './methods.ts';

/** Resources and prompts, the same in every revision of MCP but for the code of a resource that is not there. */
export const resourceMethods: Methods = {
  'resources/list': listResources,
  'resources/templates/list': onePage((call) => call.catalog.templates()),
  'resources/read': readResource,
  'prompts/list': onePage((call) => call.catalog.prompts()),
  'prompts/get': getPrompt,
};

function onePage(list: (call: McpCall) => Promise<string>): Methods[string] {
  return async (params, call) => {
    if (params?.cursor !== undefined) throw badCursor();
    return list(call);
  };
}

const badCursor = (): RpcError =>
  new RpcError(rpcCodes.invalidParams, 'The cursor is not valid. Leave it out to begin at the first page.');

async function listResources(params: Params, call: McpCall): Promise<string> {
  const { cursor = '' } = params ?? {};
  if (typeof cursor !== 'string') throw badCursor();
  const { resourcesJson, nextCursor } = await call.mcpTools
    .listResources({ caller: callerOf(call), cursor }, deadline(call))
    .catch(failAs(rpcCodes.invalidParams));
  const next = nextCursor === '' ? '' : `,"nextCursor":${JSON.stringify(nextCursor)}`;
  return `{"resources":${resourcesJson.toString('utf8')}${next}}`;
}

async function readResource(params: Params, call: McpCall): Promise<string> {
  const uri = params?.uri;
  if (typeof uri !== 'string') throw new RpcError(rpcCodes.invalidParams, 'params.uri must be a text.');
  const { contentsJson } = await call.mcpTools
    .readResource({ caller: callerOf(call), uri }, isRecord.test(uri) ? deadline(call) : wholeTime(call))
    .catch(failAs(call.missingResource, { uri }));
  return `{"contents":${contentsJson.toString('utf8')}}`;
}

async function getPrompt(params: Params, call: McpCall): Promise<string> {
  const { name, arguments: given = {} } = params ?? {};
  if (typeof name !== 'string')
    throw new RpcError(rpcCodes.invalidParams, 'params.name must be the name of a prompt.');
  if (!isObject(given)) throw new RpcError(rpcCodes.invalidParams, 'params.arguments must be an object.');
  const { resultJson } = await call.mcpTools
    .getPrompt({ name, argumentsJson: Buffer.from(JSON.stringify(given)) }, deadline(call))
    .catch(failAs(rpcCodes.invalidParams));
  return resultJson.toString('utf8');
}

const callerOf = ({ principal, address }: McpCall) => ({
  ...principal,
  scopes: [...principal.scopes],
  clientAddress: address,
});

/** A project, its specification and the card are read; all else of a project is rendered. */
const isRecord = /^(?:ui:\/\/.*|sitewright:\/\/schema\/.*|sitewright:\/\/project\/[\w-]+(?:\/spec\b.*)?)$/;

const wholeTime = ({ answerBy }: McpCall) => ({ deadlineMs: Math.max(0, answerBy - Date.now()) });
const deadline = ({ answerBy, callDeadlineMs }: McpCall) => ({
  deadlineMs: Math.max(0, Math.min(answerBy - Date.now(), callDeadlineMs)),
});

/** What mcp-tools refuses is told to the caller; `missing` is the code for what is not there. */
const failAs =
  (missing: number, data?: object) =>
  (thrown: unknown): never => {
    const error = toAppError(thrown);
    const { http } = error.form;
    if (http >= 500) throw error;
    if (http === 404) throw new RpcError(missing, error.message, data);
    throw new RpcError(http === 400 ? rpcCodes.invalidParams : codeOfStatus(http), error.message);
  };
