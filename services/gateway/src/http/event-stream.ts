import type { Build, BuildStreamResponse } from '@sitewright/protos/generation';
import { BuildStatus } from '@sitewright/protos/generation';
import { type Addresses, buildErrorJson, buildResultJson, statusWord } from '@sitewright/public-api';

/** The media type of server-sent events. */
export const eventStream = 'text/event-stream';

export const eventStreamHeaders = {
  'content-type': eventStream,
  'cache-control': 'no-store',
  // Proxies that gather answers would hold events back.
  'x-accel-buffering': 'no',
};

/** How long a client waits before it comes back. */
const retryMs = 2_000;
/** A comment this often keeps the connection from being taken for a dead one. */
const beatMs = 15_000;

/** Whether a client would rather have events than JSON: only where it gives them the higher quality (RFC 9110, 12.5.1). */
export const prefersEvents = (accept: string | undefined): boolean =>
  qualityOf(accept, eventStream) > qualityOf(accept, 'application/json');

function qualityOf(accept: string | undefined, mediaType: string): number {
  const family = `${mediaType.split('/')[0]}/*`;
  const ranges = (accept ?? '*/*').split(',').map((range) => {
    const [name = '', ...parameters] = range.split(';').map((word) => word.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const value = q === undefined ? 1 : Number(q.slice(2));
    return { name, q: Number.isFinite(value) ? value : 0 };
  });
  for (const wanted of [mediaType, family, '*/*']) {
    const range = ranges.find(({ name }) => name === wanted);
    if (range !== undefined) return range.q;
  }
  return 0;
}

/** One event as it goes over the wire. */
export function encodeEvent(addresses: Addresses, { sequence, event }: BuildStreamResponse): string {
  switch (event?.$case) {
    case 'accepted': {
      const { buildId, buildType, mode } = event.value;
      const data = JSON.stringify({ buildId, status: statusWord(event.value), buildType, mode });
      return write('build', sequence, data);
    }
    case 'progress': {
      const { stage, fraction, message } = event.value;
      return write('progress', sequence, JSON.stringify({ stage, fraction, message }));
    }
    case 'part': {
      const { op, pointer, valueJson } = event.value;
      const head = JSON.stringify({ op, path: pointer });
      const value = valueJson.length === 0 ? '' : `,"value":${valueJson.toString('utf8')}`;
      return write('part', sequence, `${head.slice(0, -1)}${value}}`);
    }
    case 'result':
      return encodeEnd(addresses, sequence, event.value.build);
    default:
      return '';
  }
}

/** The last event: the whole answer of a plain call, or its error with the status that it would have had. */
function encodeEnd(addresses: Addresses, sequence: number, build: Build | undefined): string {
  if (build?.status === BuildStatus.BUILD_STATUS_SUCCEEDED)
    return write('result', sequence, buildResultJson(addresses, build));
  return write('error', sequence, buildErrorJson(build?.error));
}

const write = (event: string, id: number, data: string): string =>
  `event: ${event}\nid: ${id}\n${id === 1 ? `retry: ${retryMs}\n` : ''}data: ${data}\n\n`;

/** Texts as they come, and a comment wherever nothing came for a while. */
export async function* withBeat(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const iterator = texts[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const beat = Promise.withResolvers<'beat'>();
      const timer = setTimeout(beat.resolve, beatMs, 'beat' as const);
      const first = await Promise.race([next, beat.promise]).finally(() => clearTimeout(timer));
      if (first === 'beat') yield ': still at work\n\n';
      else if (first.done === true) return;
      else {
        yield first.value;
        next = iterator.next();
      }
    }
  } finally {
    next.catch(() => undefined);
    await iterator.return?.();
  }
}
