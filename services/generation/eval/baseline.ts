import type { Score } from './score.ts';

/** What went wrong over all results, a count each: none may grow. */
export interface Faults {
  /** Results that no schema accepts, or whose references lead nowhere. */
  invalid: number;
  /** Facts of the prompts that stand nowhere to the letter. */
  lost: number;
  /** Words of orders, and private ones, that are printed. */
  printed: number;
  /** Requests that are called honoured and whose place holds nothing but questions, or is not there. */
  falselyHonoured: number;
  /** Sentences that stand twice. */
  repeated: number;
  brokenLinks: number;
  poorContrast: number;
  /** Questions to tables whose chart shows other rows than SQL gives. */
  wrongCharts: number;
}

const count = <T>(items: readonly T[], holds: (item: T) => boolean): number => items.filter(holds).length;

/** Sums the faults of results up; `wrongCharts` comes from the questions to tables. */
export function faultsOf(scores: readonly Score[], wrongCharts: number): Faults {
  const checks = scores.flatMap((score) => score.checks).filter(({ group }) => group === 'facts');
  return {
    invalid: count(scores, ({ valid }) => !valid),
    lost: count(checks, ({ name, ok }) => !ok && !name.startsWith('never ')),
    printed: count(checks, ({ name, ok }) => !ok && name.startsWith('never ')),
    falselyHonoured: scores.reduce((sum, score) => sum + score.falselyHonoured, 0),
    repeated: scores.reduce((sum, score) => sum + score.repeated, 0),
    brokenLinks: count(
      scores.flatMap(({ links }) => links),
      ({ ok }) => !ok,
    ),
    poorContrast: count(
      scores.flatMap(({ contrast }) => contrast),
      (holds) => !holds,
    ),
    wrongCharts,
  };
}

/** Faults that there are more of than before, a line each. */
export function dropsOf(now: Faults, before: Faults): string[] {
  return Object.entries(now).flatMap(([name, number]) => {
    const earlier: unknown = Reflect.get(before, name);
    return typeof earlier === 'number' && number <= earlier
      ? []
      : [`${name}: ${number}, and ${String(earlier)} before`];
  });
}
