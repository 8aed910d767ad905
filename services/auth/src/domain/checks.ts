import { AppError } from '@sitewright/errors';

/** Fields with the rule that each must keep: undefined when it does, else what the rule is. */
type Rules = Record<string, string | undefined>;

/** @throws AppError INVALID_REQUEST that names every field whose rule is broken. */
export function check(rules: Rules): void {
  const violations = Object.entries(rules).flatMap(([field, description]) =>
    description === undefined ? [] : [{ field, description }],
  );
  if (violations.length === 0) return;
  const list = violations.map(({ field, description }) => `${field} ${description}`).join('; ');
  throw new AppError('INVALID_REQUEST', `The request is invalid: ${list}.`, { violations });
}

/** A name for people. Control characters would forge lines in tables and logs. */
export function nameRule(name: string): string | undefined {
  const length = [...name].length;
  if (length < 1 || length > 100) return 'must have 1 to 100 characters';
  if (/\p{Cc}/u.test(name)) return 'must not contain control characters';
  return name.trim() === '' ? 'must not be blank' : undefined;
}

/** A whole number or a time within bounds. */
export function rangeRule(value: number, min: number, max: number, unit: string): string | undefined {
  return value >= min && value <= max ? undefined : `must be ${min} to ${max} ${unit}`;
}
