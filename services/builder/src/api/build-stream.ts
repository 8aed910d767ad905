import { z } from 'zod';
import { Problem, problemOf } from './problem.ts';

const progressSchema = z.object({ stage: z.string(), fraction: z.number(), message: z.string() });
const errorSchema = z.object({
  error: z.string(),
  code: z.string(),
  retryable: z.boolean(),
  status: z.number().default(500),
});
const resultSchema = z.object({ projectId: z.string().nullable() });
const partSchema = z.object({
  op: z.enum(['add', 'replace', 'remove']),
  path: z.string(),
  value: z.unknown(),
});

export type BuildProgress = z.infer<typeof progressSchema>;
export type BuildPart = z.infer<typeof partSchema>;

export interface BuildOrder {
  prompt: string;
  buildType: string;
  mode: string;
}

interface Told {
  onProgress(progress: BuildProgress): void;
  onPart(part: BuildPart): void;
}

/** Builds, and tells how it goes. @returns the id of the project. @throws Problem */
export async function build(
  order: BuildOrder,
  key: string,
  told: Told,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch('/api/v1/generate', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json;q=0.5',
      // A line that breaks finds the same build again.
      'idempotency-key': key,
    },
    body: JSON.stringify(order),
    signal,
  });
  if (!response.ok || response.body === null) throw await problemOf(response);
  for await (const { event, data } of eventsOf(response.body)) {
    if (event === 'progress') told.onProgress(progressSchema.parse(JSON.parse(data)));
    if (event === 'part') told.onPart(partSchema.parse(JSON.parse(data)));
    if (event === 'result') return projectOf(resultSchema.parse(JSON.parse(data)));
    if (event === 'error') {
      const { status, ...body } = errorSchema.parse(JSON.parse(data));
      throw new Problem(status, body);
    }
  }
  throw new Problem(0, { error: 'offline', code: 'offline', retryable: true });
}

function projectOf({ projectId }: { projectId: string | null }): string {
  if (projectId !== null) return projectId;
  throw new Problem(500, { error: 'The build was not saved.', code: 'failed', retryable: true });
}

/** Server-sent events, one after the other. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ event: string; data: string }> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const linesOf = (name: string) =>
        lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
      const data = linesOf('data').join('\n');
      if (data !== '') yield { event: linesOf('event')[0] ?? 'message', data };
    }
  }
}
