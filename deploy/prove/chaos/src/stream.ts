import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { applyOperation, specPatchSchema } from '@sitewright/site-spec';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import { guardMs } from './guard.ts';
import type { Account, Event, Told, Wish } from './wish.ts';

const eventSchema = z.object({
  id: z.coerce.number(),
  event: z.string(),
  data: z.string().transform((text): Record<string, unknown> => z.looseObject({}).parse(JSON.parse(text))),
});

/**
 * Asks for a wish as a stream, and goes on behind its last event however often the connection breaks, until it is told
 * how the build ended, or `over`. One who leaves does so at the first part, and comes back.
 */
export async function askStream(
  baseUrl: string,
  { apiKey }: Account,
  wish: Wish,
  over: AbortSignal,
): Promise<Told> {
  const from = Date.now();
  const authorization = `Bearer ${apiKey}`;
  const events: Event[] = [];
  const begun = await follow(
    `${baseUrl}/api/v1/generate`,
    {
      method: 'POST',
      headers: {
        authorization,
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(wish.key === undefined ? {} : { 'idempotency-key': wish.key }),
      },
      body: JSON.stringify(wish.body),
    },
    { events, leavesAt: wish.left ? 'part' : undefined },
  );
  const [first] = events;
  if (first === undefined) return { ...begun, replayed: false, from, to: Date.now() };
  const minted = Date.now();
  const url = `${baseUrl}/api/v1/builds/${String(first.data.buildId)}/events`;
  while (!hasEnded(events) && !over.aborted) {
    await pause(100);
    const headers = { authorization, 'last-event-id': String(events.at(-1)?.id) };
    const { status } = await follow(url, { headers }, { events });
    if (status === 204) break;
  }
  return { ...endOf(events), replayed: false, from, to: minted, events };
}

/** All events of a build that was told to its end, from the first on; undefined where it can't be asked for now. */
export async function replayStream(baseUrl: string, { apiKey }: Account, told: Told) {
  const url = `${baseUrl}/api/v1/builds/${String(told.events?.[0]?.data.buildId)}/events`;
  const events: Event[] = [];
  await follow(url, { headers: { authorization: `Bearer ${apiKey}` } }, { events });
  return hasEnded(events) ? events : undefined;
}

/** Whether a stream that began was told to its end, each event once and in order, and its parts are the result. */
export function isWhole({ events }: Told): boolean {
  if (events === undefined) return true;
  const isInOrder = events.every(({ id }, at) => id === at + 1);
  const last = events.at(-1);
  return isInOrder && hasEnded(events) && (last?.event === 'error' || isSame(fold(events), last?.data.spec));
}

/** Whether two JSON values are equal; the order of members says nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other, { skipPrototype: true });

/** A patch of the whole document puts another one in its place. */
function fold(events: readonly Event[]): unknown {
  const root: { document: unknown } = { document: {} };
  for (const { event, data } of events) {
    if (event !== 'part') continue;
    const [operation] = specPatchSchema.parse([{ ...data, path: `/document${String(data.path)}` }]);
    if (operation !== undefined) applyOperation(root, operation);
  }
  return root.document;
}

/** Adds the events of one connection to those told before. @returns the answer where it was none of events. */
async function follow(
  url: string,
  init: RequestInit,
  { events, leavesAt }: { events: Event[]; leavesAt?: string | undefined },
): Promise<Pick<Told, 'status' | 'body'>> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(guardMs) });
    if (response.headers.get('content-type') !== 'text/event-stream') {
      const text = await response.text();
      return { status: response.status, body: text === '' ? {} : z.looseObject({}).parse(JSON.parse(text)) };
    }
    const told = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const message of told ?? []) {
      const event = eventSchema.parse(message);
      events.push(event);
      if (event.event === leavesAt) break;
    }
  } catch {
    // The connection broke, or there was none.
  }
  return { status: 0, body: {} };
}

const endings = new Set(['result', 'error']);
const hasEnded = (events: readonly Event[]): boolean => endings.has(events.at(-1)?.event ?? '');

/** What a stream told in the end, in the words of an answer that is none. */
function endOf(events: readonly Event[]): Pick<Told, 'status' | 'body'> {
  const { event, data: body = {} } = events.at(-1) ?? {};
  if (event === 'result') return { status: 200, body };
  return event === 'error' ? { status: Number(body.status), body } : { status: 0, body: {} };
}
