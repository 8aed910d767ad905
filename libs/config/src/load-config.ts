import { z } from 'zod';

/** The settings of a process: a zod schema for each, by its name in code. */
export type Settings = Record<string, z.ZodType>;

/** Settings as what is loaded of them asks for them: to compare each with all of `ZodType` takes the compiler long. */
type Loadable = Record<string, z.core.SomeType>;

/** The values of settings once loaded. */
export type Config<S extends Loadable> = { readonly [K in keyof S]: z.output<S[K]> };

/** Thrown when the environment does not fit; its message lists every problem at once. */
export class ConfigError extends Error {
  /** One sentence for each variable that is missing or wrong. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The environment has ${problems.length} problem(s):\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The environment variable of a setting: `holdTtlMs` of `CREDITS` is `CREDITS_HOLD_TTL_MS`. */
export function environmentName(prefix: string, key: string): string {
  return `${prefix}_${key.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}`;
}

/**
 * Reads settings from an environment. Pure: it touches nothing but its arguments.
 * @throws ConfigError naming every variable that is missing or wrong, never its value.
 */
export function loadConfig<S extends Loadable>(
  prefix: string,
  settings: S,
  env: Record<string, string | undefined>,
): Config<S> {
  const input: Record<string, string | undefined> = {};
  for (const key of Object.keys(settings)) {
    const value = env[environmentName(prefix, key)];
    input[key] = value === '' ? undefined : value;
  }
  const result = z.object(settings).safeParse(input);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => {
        const [key = '', ...rest] = issue.path.map(String);
        return `${environmentName(prefix, key)}${rest.length > 0 ? ` (${rest.join('.')})` : ''}: ${issue.message}`;
      }),
    );
  }
  return result.data as Config<S>;
}
