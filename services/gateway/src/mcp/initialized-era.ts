import type { Logger } from '@sitewright/telemetry';
import type { McpAnswer } from './answer.ts';
import { errorText, type Message, readMessage, rpcCodes } from './json-rpc.ts';
import { type McpCall, type Methods, runMethod, toolMethods } from './methods.ts';
import { resourceMethods } from './resources.ts';
import { capabilities, instructions, isInitializedVersion, preferred, serverInfo } from './versions.ts';

// The revisions of MCP up to 2025-11-25, which begin with `initialize`.

/** As many calls, and as many notifications beside them. */
export const maxBatch = 20;

/** How many entries of a batch run at once. */
const concurrency = 5;

const own: Methods = {
  ...toolMethods,
  ...resourceMethods,
  initialize: async (params) => initializeResult(params?.protocolVersion),
  ping: async () => '{}',
};

/** The result of `initialize`: a version that we know is echoed, any other is answered with ours. */
const initializeResult = (requested: unknown): string =>
  JSON.stringify({
    protocolVersion: isInitializedVersion(requested) ? requested : preferred,
    capabilities,
    serverInfo,
    instructions,
  });

/** Answers a parsed body: one message, or a batch in the order of its entries. */
export async function respond(body: unknown, call: McpCall, logger: Logger): Promise<McpAnswer> {
  if (Array.isArray(body)) return respondToBatch(body, call, logger);
  const message = readMessage(body);
  if (message.kind === 'notification') return { status: 202 };
  return { status: message.kind === 'invalid' ? 400 : 200, body: await answer(message, call, logger) };
}

/** Batches were taken out of the protocol with 2025-06-18; our interface has them all the same. */
async function respondToBatch(entries: unknown[], call: McpCall, logger: Logger): Promise<McpAnswer> {
  const refuse = (why: string): McpAnswer => ({
    status: 400,
    body: errorText(null, rpcCodes.invalidRequest, why),
  });
  if (entries.length === 0) return refuse('The batch is empty.');
  const messages = refuseRepeats(entries.map(readMessage));
  const notifications = messages.filter(({ kind }) => kind === 'notification').length;
  const calls = messages.length - notifications;
  if (calls > maxBatch) return refuse(`A batch holds at most ${maxBatch} calls, this one ${calls}.`);
  if (notifications > maxBatch)
    return refuse(`A batch holds at most ${maxBatch} notifications, this one ${notifications}.`);

  const answers: string[] = new Array(messages.length);
  const queue = messages.entries();
  // Every worker takes the next entry of one queue.
  const work = async (): Promise<void> => {
    for (const [index, message] of queue) {
      if (message.kind !== 'notification') answers[index] = await answer(message, call, logger, true);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, messages.length) }, work));
  const sent = answers.filter((text) => text !== undefined);
  return sent.length === 0 ? { status: 202 } : { status: 200, body: `[${sent.join(',')}]` };
}

/** Of entries with one id only the first is a call: the answers to the others could not be told apart. */
function refuseRepeats(messages: Message[]): Message[] {
  const seen = new Set<string | number>();
  return messages.map((message) => {
    if (message.kind === 'notification' || message.id === null) return message;
    if (seen.has(message.id)) return { kind: 'invalid', id: message.id };
    seen.add(message.id);
    return message;
  });
}

async function answer(
  message: Exclude<Message, { kind: 'notification' }>,
  call: McpCall,
  logger: Logger,
  inBatch = false,
): Promise<string> {
  const { id } = message;
  if (message.kind === 'invalid') {
    return errorText(
      id,
      rpcCodes.invalidRequest,
      'This is not a JSON-RPC 2.0 request with a method and an id of its own.',
    );
  }
  if (inBatch && message.method === 'initialize') {
    return errorText(id, rpcCodes.invalidRequest, 'initialize must not be part of a batch.');
  }
  if (message.kind === 'badParams') return errorText(id, rpcCodes.invalidParams, 'params must be an object.');
  return runMethod(own, message, call, logger);
}
