import { type Build, BuildStatus, type BuildStreamResponse } from '@sitewright/protos/generation';
import { z } from 'zod';
import { lastStored, readEvents, type StoredEvent } from '../db/build-events.ts';
import { findBuild } from '../db/builds.ts';
import type { World } from '../domain/build.ts';
import type { SagaContext } from './context.ts';

/** Whose build is watched, and from where on. */
export interface Watch {
  world: World;
  buildId: string;
  /** The last event that the watcher has; 0 for none. */
  after: number;
  signal: AbortSignal;
}

/** Events read at once; a deck of power has fewer. */
const page = 200;

/**
 * The events of a build, from the one after `after` to its end: those stored, then those to come. Ends without any
 * where the watcher has them all, and where the build is not there.
 */
export async function* watchBuild(
  { db, news }: Pick<SagaContext, 'db' | 'news'>,
  { world, buildId, after, signal }: Watch,
): AsyncGenerator<BuildStreamResponse> {
  let seen = after;
  for (;;) {
    // Before the events: those of a build that has ended are all there.
    const build = await findBuild(db, world, buildId);
    if (build === undefined) return;
    if (seen < 1) {
      const { specJson, usage, credits, error, ...accepted } = build;
      const status = BuildStatus.BUILD_STATUS_RUNNING;
      const begun = { ...accepted, specJson: Buffer.alloc(0), status };
      yield { sequence: 1, event: { $case: 'accepted', value: begun } };
      seen = 1;
    }
    const events = await readEvents(db, buildId, seen, page);
    for (const event of events) {
      yield toMessage(event);
      seen = event.seq;
    }
    if (events.length === page) continue;
    if (hasEnded(build)) {
      const last = await lastStored(db, buildId);
      // A build that was not streamed is told in one part.
      if (last === undefined && build.specJson.length > 0 && seen < 2) {
        const whole = { op: 'add', pointer: '', valueJson: build.specJson };
        yield { sequence: 2, event: { $case: 'part', value: whole } };
      }
      const sequence = (last ?? (build.specJson.length > 0 ? 2 : 1)) + 1;
      if (after < sequence) yield { sequence, event: { $case: 'result', value: { build, replayed: false } } };
      return;
    }
    await news.wait(buildId, seen, signal);
    if (signal.aborted) return;
  }
}

const hasEnded = ({ status }: Build): boolean =>
  status === BuildStatus.BUILD_STATUS_SUCCEEDED || status === BuildStatus.BUILD_STATUS_FAILED;

const progressSchema = z.object({ stage: z.string(), fraction: z.number(), message: z.string() });
const partSchema = z.object({ op: z.string(), path: z.string(), value: z.unknown().optional() });

function toMessage({ seq, event, data }: StoredEvent): BuildStreamResponse {
  const json: unknown = JSON.parse(data);
  if (event === 'progress') {
    return { sequence: seq, event: { $case: 'progress', value: progressSchema.parse(json) } };
  }
  const { op, path, value } = partSchema.parse(json);
  const valueJson = value === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(value));
  return { sequence: seq, event: { $case: 'part', value: { op, pointer: path, valueJson } } };
}
