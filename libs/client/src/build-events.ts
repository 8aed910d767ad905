import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError } from './api-error.ts';
import { backoffMs, pause } from './pause.ts';
import type { BuildEvent } from './schema.ts';

/** What a build tells while it runs; its failure is thrown. */
export type BuildNews = Exclude<BuildEvent, { event: 'error' }>;

/** Connections in a row that may break without a word before the last failure is thrown. */
const maxBreaks = 5;

/** How the events of a build are reached. */
export interface Opening {
  /** Opens the events after the one of this number. */
  open(after: number): Promise<Response>;
  /** Ends the waiting between two connections. */
  signal: AbortSignal | undefined;
}

/**
 * The events of a build, each once and in order. A connection that breaks is opened again behind the last event.
 * @throws ApiError where the build fails.
 */
export async function* buildEvents({ open, signal }: Opening): AsyncGenerator<BuildNews, void> {
  let seen = 0;
  for (let breaks = 0; ; ) {
    let broken: unknown;
    try {
      const response = await open(seen);
      if (response.status === 204 || response.body === null) return;
      for await (const event of eventsIn(response.body)) {
        seen = event.id;
        breaks = 0;
        if (event.event === 'error') throw new ApiError(event.data.status, event.data);
        yield event;
        if (event.event === 'result') return;
      }
    } catch (error) {
      if (error instanceof ApiError || signal?.aborted === true) throw error;
      broken = error;
    }
    breaks += 1;
    if (breaks > maxBreaks)
      throw broken ?? new TypeError('The events of the build ended before the build did.');
    await pause(backoffMs(breaks - 1), signal);
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<BuildEvent> {
  const read: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => read.push(message) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parser.feed(decoder.decode(next.value, { stream: true }));
      for (const { event, id, data } of read.splice(0)) {
        if (isKnown(event)) yield { event, id: Number(id), data: JSON.parse(data) };
      }
    }
  } finally {
    // Whoever stops listening lets go of the connection.
    await reader.cancel().catch(() => undefined);
  }
}

const known: ReadonlySet<string> = new Set<BuildEvent['event']>([
  'build',
  'progress',
  'part',
  'result',
  'error',
]);

/** Events that this version does not know are passed over. */
const isKnown = (event: string | undefined): event is BuildEvent['event'] => known.has(event ?? '');
