import type { Manifest } from './manifest.ts';

export interface Outcome {
  /** How many things were looked at: a check that looked at none has proven nothing. */
  checked: number;
  problems: string[];
}

export interface Check {
  /** What holds where it finds nothing. */
  name: string;
  run(manifests: readonly Manifest[]): Outcome | Promise<Outcome>;
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

/** The messages whose condition holds. */
export function complaints(...rules: readonly (readonly [wrong: boolean, message: string])[]): string[] {
  return rules.filter(([wrong]) => wrong).map(([, message]) => message);
}
