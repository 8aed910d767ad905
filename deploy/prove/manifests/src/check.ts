import type { Rendering, Stage } from './rendering.ts';

export interface Outcome {
  /** How many things were looked at: a check that looked at none has proven nothing. */
  checked: number;
  problems: string[];
}

export interface Check {
  /** What holds where it finds nothing. */
  name: string;
  /** Where it is asked; everywhere when left out. */
  stages?: readonly Stage[];
  run(rendering: Rendering): Outcome;
}

/** Looks at things one by one. Each problem begins with the name of what has it. */
export function inspect<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  problemsOf: (thing: T) => readonly string[],
): Outcome {
  return {
    checked: things.length,
    problems: things.flatMap((thing) => problemsOf(thing).map((problem) => `${nameOf(thing)}: ${problem}`)),
  };
}

export function together(...outcomes: readonly Outcome[]): Outcome {
  return {
    checked: outcomes.reduce((sum, { checked }) => sum + checked, 0),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}

/** The messages whose condition holds. */
export function complaints(...rules: readonly (readonly [wrong: boolean, message: string])[]): string[] {
  return rules.filter(([wrong]) => wrong).map(([, message]) => message);
}

/** What is there and should not be, and what should be there and is not. */
export function difference(
  found: readonly string[],
  wanted: readonly string[],
  words: { surplus: string; missing: string },
): string[] {
  return [
    ...new Set([
      ...found.filter((one) => !wanted.includes(one)).map((one) => `${words.surplus} ${one}`),
      ...wanted.filter((one) => !found.includes(one)).map((one) => `${words.missing} ${one}`),
    ]),
  ];
}
