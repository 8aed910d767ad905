import { appendEvents, hasParts, type NewEvent } from '../db/build-events.ts';
import type { OwnedBuild } from '../domain/build.ts';
import type { Part } from '../domain/parts.ts';
import type { SagaContext } from './context.ts';
import { LeaseLost, type Progress } from './lease.ts';

/** Tells a streamed build: events are stored under the lease before anybody sees them. */
export interface Telling {
  /** True once a part was told: from then on the build runs on without its caller. */
  readonly begun: boolean;
  progress(progress: Progress): Promise<void>;
  parts(parts: readonly Part[]): Promise<void>;
}

/** A build that is not streamed tells nothing. */
const silence: Telling = { begun: false, progress: async () => undefined, parts: async () => undefined };

/**
 * @throws LeaseLost from its methods when another worker has the build by now.
 */
export function createTelling({ db, news }: SagaContext, build: OwnedBuild): Telling {
  if (!build.streamed) return silence;
  let begun = false;
  let cleared: Promise<void> | undefined;
  const append = async (events: readonly NewEvent[]): Promise<void> => {
    if (!(await appendEvents(db, build, events))) throw new LeaseLost();
    news.tell(build.buildId);
  };
  // What a worker before this one told is of another run: whoever folds the parts begins anew.
  const clear = async (): Promise<void> => {
    if (await hasParts(db, build.buildId)) await append([partEvent({ op: 'replace', path: '', value: {} })]);
  };
  return {
    get begun() {
      return begun;
    },
    progress: ({ stage, fraction, message }) =>
      append([{ event: 'progress', data: JSON.stringify({ stage, fraction, message }) }]),
    async parts(parts) {
      cleared ??= clear();
      await cleared;
      begun = true;
      await append(parts.map(partEvent));
    },
  };
}

const partEvent = (part: Part): NewEvent => ({ event: 'part', data: JSON.stringify(part) });
