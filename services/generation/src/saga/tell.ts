import type { SiteSpec } from '@sitewright/site-spec';
import { appendEvents, hasParts, type NewEvent } from '../db/build-events.ts';
import type { OwnedBuild } from '../domain/build.ts';
import { changesTo, type Part } from '../domain/parts.ts';
import type { SagaContext } from './context.ts';
import { LeaseLost, type Progress } from './lease.ts';

/** Tells a streamed build: events are stored under the lease before anybody sees them. */
export interface Telling {
  /** Whether anybody may listen. */
  readonly listens: boolean;
  /** True once a part was told: from then on the build runs on without its caller. */
  readonly begun: boolean;
  progress(progress: Progress): Promise<void>;
  /** Tells what makes the parts told so far into this specification. */
  spec(spec: SiteSpec): Promise<void>;
}

/** A build that is not streamed tells nothing. */
const silence: Telling = {
  ...{ listens: false, begun: false },
  progress: async () => undefined,
  spec: async () => undefined,
};

/**
 * @throws LeaseLost from its methods when another worker has the build by now.
 */
export function createTelling({ db, news }: SagaContext, build: OwnedBuild): Telling {
  if (!build.streamed) return silence;
  let begun = false;
  let shown: SiteSpec | undefined;
  /** One after the other: events are numbered as they are told, and a part is what has changed since the one before it. */
  let last: Promise<void> = Promise.resolve();
  const inTurn = (tell: () => Promise<void>): Promise<void> => {
    const told = last.then(tell);
    last = told.catch(() => undefined);
    return told;
  };
  const append = async (events: readonly NewEvent[]): Promise<void> => {
    if (!(await appendEvents(db, build, events))) throw new LeaseLost();
    news.tell(build.buildId);
  };
  // What a worker before this one told is of another run: whoever folds the parts begins anew.
  const clear = async (): Promise<void> => {
    if (await hasParts(db, build.buildId)) await append([partEvent({ op: 'replace', path: '', value: {} })]);
  };
  return {
    listens: true,
    get begun() {
      return begun;
    },
    progress: ({ stage, fraction, message }) =>
      inTurn(() => append([{ event: 'progress', data: JSON.stringify({ stage, fraction, message }) }])),
    spec: (spec) =>
      inTurn(async () => {
        if (shown === undefined) await clear();
        begun = true;
        await append(changesTo(spec, shown).map(partEvent));
        shown = spec;
      }),
  };
}

const partEvent = (part: Part): NewEvent => ({ event: 'part', data: JSON.stringify(part) });
