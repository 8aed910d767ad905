import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const charactersInPiece = 12;
const recordedSchema = z.object({
  prompt: z.string(),
  calls: z.array(z.object({ stage: z.string(), answer: z.looseObject({}) })),
});
const recording = new URL('../../../../services/generation/eval/wire/01-website.json', import.meta.url);

/** A website as a good writer answered it at the wire, in economy: what was asked, and the answer of every call. */
export const recorded = recordedSchema.parse(JSON.parse(readFileSync(recording, 'utf8')));

export interface RecordedModel {
  /** The base URL of its OpenAI-compatible endpoint. */
  url: string;
  close(): void;
}

/** How one call is to end: answered, told in the middle that nothing more comes, or refused for load. */
export type Ending = 'answered' | 'broken' | 'refused';

/**
 * A language model on a real socket that answers any request for a stage with the recorded answer, piece by piece.
 * @param answerMs how long an answer takes.
 * @param ending decides each call's ending; all are answered unless told.
 */
export async function openRecordedModel(
  answerMs: number,
  ending: () => Ending = () => 'answered',
): Promise<RecordedModel> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const call = recorded.calls.find(({ stage }) => body.includes(`_${stage}"`)) ?? recorded.calls[0];
    const ends = ending();
    if (ends === 'refused') response.writeHead(429, { 'retry-after': '1' }).end();
    else await stream(response, JSON.stringify(call?.answer), { answerMs, isBroken: ends === 'broken' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was assigned');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function stream(
  response: ServerResponse,
  text: string,
  { answerMs, isBroken }: { answerMs: number; isBroken: boolean },
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = text.match(new RegExp(`[^]{1,${charactersInPiece}}`, 'gu')) ?? [];
  const tell = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
  const began = performance.now();
  for (const [at, content] of pieces.entries()) {
    await pause(Math.max(0, began + (answerMs * at) / pieces.length - performance.now()));
    if (response.destroyed) return;
    if (isBroken && at > pieces.length / 2) return void response.destroy();
    tell({ ...chunk, choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  }
  tell({ ...chunk, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  const usage = { prompt_tokens: 9_000, completion_tokens: 700, total_tokens: 9_700 };
  tell({ ...chunk, choices: [], usage });
  response.end('data: [DONE]\n\n');
}
