import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { Cut } from './link.ts';
import type { SagaStep } from './saga-steps.ts';
import { lifetimes, type Part, parts, type Stack } from './stack.ts';

/** Something that happens to a part of the mesh, and passes. */
export type Fault =
  | { kind: 'kill'; part: Part | 'postgres' }
  | { kind: 'pause'; part: Part }
  | { kind: 'cut'; link: string; how: Cut };

export const describeFault = (fault: Fault): string =>
  fault.kind === 'cut' ? `cut ${fault.link} (${fault.how})` : `${fault.kind} ${fault.part}`;

/** A kill that matters to a step: whoever sends its statement, whoever asked for it, and the database itself. */
export function killAt(step: SagaStep, chance: Chance): Fault {
  return { kind: 'kill', part: chance.pick([step.part, 'generation', 'generation', 'gateway', 'postgres']) };
}

/** A pause or a cut that matters to a step. */
export function disturbanceAt(step: SagaStep, chance: Chance): Fault {
  const how = chance.pick(['reset', 'hang'] as const);
  const link = step.part === 'generation' ? 'gateway>generation' : linkTo(step.part);
  return chance.pick<Fault>([
    { kind: 'pause', part: step.part },
    { kind: 'pause', part: 'generation' },
    { kind: 'cut', link, how },
    { kind: 'cut', link: 'gateway>generation', how },
    { kind: 'cut', link: `${step.part}>postgres`, how },
  ]);
}

const linkTo = (part: Part): string => (part === 'auth' ? 'gateway>auth' : `generation>${part}`);

/** Any kill, at no step in particular. */
export const anyKill = (chance: Chance): Fault => ({
  kind: 'kill',
  part: chance.pick([...parts, 'postgres'] as const),
});

/** Whether a strike by this fault loses the statement of a step that is on its way. */
export function losesStatement(fault: Fault, step: SagaStep): boolean {
  if (fault.kind === 'kill') return fault.part === step.part || fault.part === 'postgres';
  return fault.kind === 'cut' && fault.link === `${step.part}>postgres` && fault.how === 'reset';
}

/**
 * Lets a fault begin at once, and gives back what ends it: a killed part is started again after a while, a paused
 * one goes on after its leases have run out, a cut link is joined.
 */
export function beginFault(stack: Stack, fault: Fault, chance: Chance): () => Promise<void> {
  if (fault.kind === 'kill') {
    stack.signal(fault.part, 'SIGKILL');
    const downMs = 100 + chance.below(900);
    return async () => {
      await pause(downMs);
      await stack.restart(fault.part);
    };
  }
  if (fault.kind === 'pause') {
    stack.signal(fault.part, 'SIGSTOP');
    return async () => {
      await pause(lifetimes.leaseMs * 1.5);
      stack.signal(fault.part, 'SIGCONT');
    };
  }
  // Some outlast the deadline of every build that they meet.
  const ms = chance.happens(0.1) ? lifetimes.longestBuildMs + chance.below(3_000) : 500 + chance.below(3_000);
  const joined = stack.links.get(fault.link)?.cut(fault.how, ms);
  return async () => joined;
}
