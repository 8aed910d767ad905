import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const lineSchema = z.looseObject({
  time: z.string(),
  build_id: z.string().optional(),
  trace_id: z.string().optional(),
  client_request_id: z.string().optional(),
});

/** A log line as it was written, with what it can be found by. */
export interface LogLine {
  text: string;
  time: string;
  buildId: string | undefined;
  traceId: string | undefined;
  clientRequestId: string | undefined;
}

/** Every line of the services of a local stack that is one of their logger, the oldest first. */
export function readLogLines(folder: string): LogLine[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.log(\.\d)?$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap((text) => {
      const line = parse(text);
      return line === undefined ? [] : [line];
    })
    .sort((one, other) => (one.time < other.time ? -1 : one.time > other.time ? 1 : 0));
}

function parse(text: string): LogLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const { time, build_id, trace_id, client_request_id } = lineSchema.parse(JSON.parse(text));
    return { text, time, buildId: build_id, traceId: trace_id, clientRequestId: client_request_id };
  } catch {
    // Cut off by an end, or another program's.
    return undefined;
  }
}

/** The lines of a build: those that name it, and all of the requests that did. */
export function linesOfBuild(lines: readonly LogLine[], buildId: string): LogLine[] {
  const traces = new Set(lines.filter((line) => line.buildId === buildId).map(({ traceId }) => traceId));
  traces.delete(undefined);
  return lines.filter((line) => line.buildId === buildId || traces.has(line.traceId));
}

/** The lines of a request, by our id of it, which is its trace's, or by its caller's. */
export function linesOfRequest(lines: readonly LogLine[], requestId: string): LogLine[] {
  const traces = new Set(
    lines
      .filter((line) => line.traceId === requestId || line.clientRequestId === requestId)
      .map(({ traceId }) => traceId),
  );
  return lines.filter(({ traceId }) => traceId !== undefined && traces.has(traceId));
}
