import type { Chance } from './chance.ts';
import {
  anyKill,
  beginFault,
  describeFault,
  disturbanceAt,
  type Fault,
  killAt,
  losesStatement,
} from './faults.ts';
import { type SagaStep, sagaSteps } from './saga-steps.ts';
import type { Stack } from './stack.ts';
import { type Moment, strikeAt } from './strike.ts';

export interface Campaign {
  kills: number;
  pauses: number;
  cuts: number;
  /** `step, before` and the like, at which a fault struck. */
  struck: Set<string>;
}

/** How long a step may take to come up; afterwards the fault strikes where it finds the mesh. */
const comesUpWithinMs = 6_000;

/**
 * Kills until there were enough: at every step of the saga in turn, before and after it, and at random, with a pause
 * or a cut for every two kills, and sometimes two faults at once.
 */
export async function runCampaign(
  stack: Stack,
  { kills, chance, log }: { kills: number; chance: Chance; log: (line: string) => void },
): Promise<Campaign> {
  const done: Campaign = { kills: 0, pauses: 0, cuts: 0, struck: new Set() };
  const begin = (fault: Fault): (() => Promise<void>) => {
    if (fault.kind === 'kill') done.kills += 1;
    else if (fault.kind === 'pause') done.pauses += 1;
    else done.cuts += 1;
    return beginFault(stack, fault, chance);
  };
  let turn = 0;
  while (done.kills < kills) {
    for (const { step, moment } of chance.shuffled(moments)) {
      if (done.kills >= kills) break;
      turn += 1;
      const fault = turn % 3 === 0 ? disturbanceAt(step, chance) : killAt(step, chance);
      const where = await strike(stack, { step, moment, fault, chance, begin });
      done.struck.add(where.struck);
      const second = chance.happens(0.2) && done.kills < kills ? anyKill(chance) : undefined;
      const other = second === undefined || isSame(second, fault) ? undefined : begin(second);
      log(`${String(done.kills).padStart(4)} kills: ${describeFault(fault)} at "${where.struck}"`);
      await Promise.all([where.end(), other?.()]);
    }
  }
  done.struck.delete(atRandom);
  return done;
}

const atRandom = 'no step in particular';
const moments: { step: SagaStep; moment: Moment }[] = sagaSteps.flatMap((step) => [
  { step, moment: 'before' },
  { step, moment: 'after' },
]);
const isSame = (a: Fault, b: Fault): boolean => a.kind === 'kill' && b.kind === 'kill' && a.part === b.part;

interface Plan {
  step: SagaStep;
  moment: Moment;
  fault: Fault;
  chance: Chance;
  begin(fault: Fault): () => Promise<void>;
}

/** Strikes at the step; a step that only a crash brings about has that crash arranged first. */
async function strike(stack: Stack, plan: Plan): Promise<{ struck: string; end: () => Promise<void> }> {
  const { step, moment, fault, begin } = plan;
  const cause = sagaSteps.find(({ name }) => name === step.after);
  const ends: (() => Promise<void>)[] = [];
  let waiting: Promise<boolean> | undefined;
  if (cause !== undefined) {
    const kill: Fault = { kind: 'kill', part: 'generation' };
    const shot = { step: cause, moment: 'after' as const, loses: false, withinMs: comesUpWithinMs };
    await strikeAt(stack, shot, () => ends.push(begin(kill)));
    waiting = Promise.all(ends.splice(0).map((end) => end())).then(() => true);
  }
  const shot = { step, moment, loses: losesStatement(fault, step), withinMs: comesUpWithinMs };
  const came = await strikeAt(stack, shot, () => ends.push(begin(fault)));
  if (!came) ends.push(begin(fault));
  // Begun before the wait: what was killed first may need for its readiness what the second fault took away.
  const ended = Promise.all(ends.map((end) => end()));
  await Promise.race([waiting, ended.then(() => waiting)]);
  return { struck: came ? `${step.name}, ${moment}` : atRandom, end: async () => void (await ended) };
}

/** How many steps there are to strike at, each before and after. */
export const momentCount = moments.length;
