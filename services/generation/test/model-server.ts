import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** Settles when its connection has ended. */
  gone: Promise<void>;
}

export type Answer = (response: ServerResponse, asked: Asked) => void | Promise<void>;

export interface ModelServer {
  url: string;
  asked: Asked[];
  /** What the next requests get, in order; the last one goes on for all that follow. */
  answers: Answer[];
  close(): Promise<void>;
}

/** A server that speaks what a test tells it to, on a real socket. */
export async function openModelServer(...answers: Answer[]): Promise<ModelServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString();
    const gone = once(response, 'close').then(() => undefined);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const call = { path: request.url ?? '', headers: request.headers, body, gone };
    asked.push(call);
    const answer = handle.answers.length > 1 ? handle.answers.shift() : handle.answers[0];
    await answer?.(response, call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const handle: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return handle;
}

const stream = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });
const data = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;
const named = (event: { type: string }): string => `event: ${event.type}\n${data(event)}`;

export interface Told {
  finish?: string;
  /** Tokens told, in and out. */
  input?: number;
  output?: number;
}

const chunk = (delta: object, more: object = {}) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: null }],
  ...more,
});

/** An answer over chat completions, in pieces. */
export const chatAnswer =
  (pieces: readonly string[], { finish = 'stop', input = 900, output = 40 }: Told = {}): Answer =>
  (response) => {
    stream(response);
    response.write(data(chunk({ role: 'assistant', content: '' })));
    for (const content of pieces) response.write(data(chunk({ content })));
    response.write(data(chunk({}, { choices: [{ index: 0, delta: {}, finish_reason: finish }] })));
    const usage = {
      ...{ prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      prompt_tokens_details: { cached_tokens: 12 },
      completion_tokens_details: { reasoning_tokens: 3 },
    };
    response.write(data(chunk({}, { choices: [], usage })));
    response.end('data: [DONE]\n\n');
  };

/** The beginning of an answer over chat completions, and then whatever a test does. */
export const chatBegun =
  (piece: string, go: (response: ServerResponse) => unknown): Answer =>
  (response) => {
    stream(response);
    response.write(data(chunk({ role: 'assistant', content: piece })));
    go(response);
  };

/** An answer over OpenAI's responses. */
export const responsesAnswer =
  (pieces: readonly string[]): Answer =>
  (response) => {
    stream(response);
    const item = { id: 'msg_1', type: 'message', role: 'assistant', status: 'in_progress', content: [] };
    const about = { id: 'resp_1', object: 'response', created_at: 1, model: 'm' };
    response.write(named({ type: 'response.created', ...{ response: about } }));
    response.write(named({ type: 'response.output_item.added', ...{ output_index: 0, item } }));
    for (const delta of pieces)
      response.write(
        named({
          type: 'response.output_text.delta',
          ...{ item_id: 'msg_1', output_index: 0, content_index: 0, delta },
        }),
      );
    response.write(
      named({
        type: 'response.output_item.done',
        ...{ output_index: 0, item: { ...item, status: 'completed' } },
      }),
    );
    const usage = {
      ...{ input_tokens: 900, output_tokens: 40 },
      input_tokens_details: { cached_tokens: 12 },
      output_tokens_details: { reasoning_tokens: 3 },
    };
    response.end(named({ type: 'response.completed', ...{ response: { ...about, usage } } }));
  };

/** An answer over Anthropic's messages. */
export const messagesAnswer =
  (pieces: readonly string[], stop = 'end_turn'): Answer =>
  (response) => {
    stream(response);
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: [] };
    const usage = {
      input_tokens: 880,
      cache_read_input_tokens: 12,
      cache_creation_input_tokens: 8,
      output_tokens: 1,
    };
    response.write(
      named({
        type: 'message_start',
        ...{ message: { ...message, stop_reason: null, stop_sequence: null, usage } },
      }),
    );
    const block = { type: 'text', text: '' };
    response.write(named({ type: 'content_block_start', ...{ index: 0, content_block: block } }));
    for (const text of pieces)
      response.write(
        named({ type: 'content_block_delta', ...{ index: 0, delta: { type: 'text_delta', text } } }),
      );
    response.write(named({ type: 'content_block_stop', ...{ index: 0 } }));
    response.write(
      named({
        type: 'message_delta',
        ...{ delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 40 } },
      }),
    );
    response.end(named({ type: 'message_stop' }));
  };

/** An answer over Google's generateContent. */
export const googleAnswer =
  (pieces: readonly string[]): Answer =>
  (response) => {
    stream(response);
    const candidate = (text: string, more: object = {}) => ({
      candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...more }],
    });
    for (const text of pieces) response.write(data(candidate(text)));
    const usageMetadata = {
      ...{ promptTokenCount: 900, candidatesTokenCount: 37, thoughtsTokenCount: 3 },
      ...{ cachedContentTokenCount: 12, totalTokenCount: 940 },
    };
    response.end(data({ ...candidate('', { finishReason: 'STOP' }), usageMetadata }));
  };

/** A plain answer, of whatever status and kind. */
export const plainAnswer =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
