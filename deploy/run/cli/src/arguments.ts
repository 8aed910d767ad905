import { InvalidArgumentError } from 'commander';
import { ulid } from 'ulid';

const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `90d`, `24h`, `30m` or `45s` in milliseconds. */
export function duration(word: string): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(word) ?? [];
  const [, ms] = Object.entries(units).find(([name]) => name === unit) ?? [];
  if (ms === undefined) throw new InvalidArgumentError('Write a time such as 45s, 30m, 24h or 90d.');
  return Number(count) * ms;
}

/** A whole number within bounds. */
export const integer = (min: number, max: number) => (word: string) => {
  const value = /^-?\d+$/.test(word) ? Number(word) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new InvalidArgumentError(`Give a whole number from ${min} to ${max}.`);
};

/** One of several words. */
export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (word: string): T => {
    const found = words.find((known) => known === word);
    if (found === undefined) throw new InvalidArgumentError(`Choose one of ${words.join(', ')}.`);
    return found;
  };

/** Words by commas, each of a list. */
export const someOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): T[] =>
    text.split(',').map((word) => oneOf(words)(word.trim()));

export const newId = (prefix: string): string => `${prefix}_${ulid().toLowerCase()}`;
