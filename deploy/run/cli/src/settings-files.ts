import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { InvalidArgumentError } from 'commander';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a file of NAME=value lines over those that were read before. */
export function collectSettings(file: string, before: Environment = {}): Environment {
  try {
    return { ...before, ...parseEnv(readFileSync(file, 'utf8')) };
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}
