/** A decimal number without rounding: `units` / 10^`scale`. Money is never a binary fraction here. */
export interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

export const exact = (units: bigint | number, scale = 0): Exact => ({ units: BigInt(units), scale });
export const ZERO = exact(0);

const atScale = (value: Exact, scale: number): bigint => value.units * 10n ** BigInt(scale - value.scale);

export function add(one: Exact, other: Exact): Exact {
  const scale = Math.max(one.scale, other.scale);
  return { units: atScale(one, scale) + atScale(other, scale), scale };
}

export const negate = (value: Exact): Exact => ({ units: -value.units, scale: value.scale });
export const subtract = (one: Exact, other: Exact): Exact => add(one, negate(other));
export const sum = (values: readonly Exact[]): Exact => values.reduce(add, ZERO);
export const multiply = (one: Exact, other: Exact): Exact => ({
  units: one.units * other.units,
  scale: one.scale + other.scale,
});
export const isZero = (value: Exact): boolean => value.units === 0n;
export const equals = (one: Exact, other: Exact): boolean => isZero(subtract(one, other));

/** Quotient of two integers, halves away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const quotient = (top * 2n + bottom) / (bottom * 2n);
  return isNegative ? -quotient : quotient;
}

/** Rounded to so many decimals, halves away from zero, as invoices do. */
export function rounded(value: Exact, decimals: number): Exact {
  if (value.scale <= decimals) return { units: atScale(value, decimals), scale: decimals };
  return { units: divideRounded(value.units, 10n ** BigInt(value.scale - decimals)), scale: decimals };
}

/** `value` times `part` over `whole`, rounded; nothing of nothing is nothing. */
export function shareOf(value: Exact, part: Exact, whole: Exact, decimals: number): Exact {
  if (isZero(whole)) return exact(0, decimals);
  const top = value.units * part.units * 10n ** BigInt(whole.scale + decimals);
  const bottom = whole.units * 10n ** BigInt(value.scale + part.scale);
  return { units: divideRounded(top, bottom), scale: decimals };
}

const HUNDRED = exact(100);

/** So many per cent of a value, rounded. */
export const percentOf = (value: Exact, rate: Exact, decimals: number): Exact =>
  shareOf(value, rate, HUNDRED, decimals);

/** The tax that a gross amount holds at a rate. */
export const taxWithin = (gross: Exact, rate: Exact, decimals: number): Exact =>
  shareOf(gross, rate, add(HUNDRED, rate), decimals);

/** Its digits before and behind the point, the sign apart. */
export function digitsOf(value: Exact): { isNegative: boolean; whole: string; fraction: string } {
  const isNegative = value.units < 0n;
  const digits = (isNegative ? -value.units : value.units).toString().padStart(value.scale + 1, '0');
  const at = digits.length - value.scale;
  return { isNegative, whole: digits.slice(0, at), fraction: digits.slice(at) };
}
