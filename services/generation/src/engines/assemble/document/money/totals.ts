import {
  add,
  type Exact,
  equals,
  isZero,
  multiply,
  negate,
  percentOf,
  rounded,
  shareOf,
  subtract,
  sum,
  taxWithin,
  ZERO,
} from './exact.ts';
import type { ReadLine, TaxRate } from './read-lines.ts';

/** What is taken off the sum of the lines: a rate or an amount, both positive. */
export interface Discount {
  label: string;
  rate: Exact | undefined;
  amount: Exact | undefined;
}

/** What was paid before, a positive amount. */
export type Deposit = Discount;

export interface Terms {
  discounts: readonly Discount[];
  deposits: readonly Deposit[];
  /** Of lines that name no tax. */
  tax: TaxRate | undefined;
  /** Decimals of the currency's smallest coin. */
  decimals: number;
}

export interface TaxSum extends TaxRate {
  base: Exact;
  tax: Exact;
}

export interface Totals {
  /** Amount of each line, undefined where its price or quantity is unknown. */
  amounts: (Exact | undefined)[];
  /** All lines that have one. */
  subtotal: Exact;
  discounts: { label: string; rate: Exact | undefined; amount: Exact }[];
  net: Exact;
  taxes: TaxSum[];
  total: Exact;
  deposits: { label: string; rate: Exact | undefined; amount: Exact }[];
  due: Exact;
}

/** The amount of each line; a discount in per cent is of all lines above it. */
function lineAmounts(lines: readonly ReadLine[], decimals: number): (Exact | undefined)[] {
  const amounts: (Exact | undefined)[] = [];
  for (const { quantity, price, percent } of lines) {
    if (percent !== undefined) {
      const above = amounts.every((amount) => amount !== undefined)
        ? sum(amounts.map((one) => one ?? ZERO))
        : undefined;
      amounts.push(above === undefined ? undefined : percentOf(above, percent, decimals));
    } else {
      const isKnown = quantity !== undefined && price !== undefined;
      amounts.push(isKnown ? rounded(multiply(quantity, price), decimals) : undefined);
    }
  }
  return amounts;
}

interface Bucket {
  rate: TaxRate | undefined;
  base: Exact;
}

const sameRate = (one: TaxRate | undefined, other: TaxRate | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : equals(one.rate, other.rate) && one.isIncluded === other.isIncluded;

/** The tax of a line, by the name that the terms have for it. */
const taxOn = ({ tax }: ReadLine, terms: Terms): TaxRate | undefined =>
  tax === undefined || (tax.name === '' && terms.tax !== undefined && equals(tax.rate, terms.tax.rate))
    ? terms.tax
    : tax;

/** Amounts of lines taxed alike, in order of first appearance; a discount line in per cent is spread over all. */
function bucketsOf(
  lines: readonly ReadLine[],
  amounts: readonly (Exact | undefined)[],
  terms: Terms,
): Bucket[] {
  const buckets: Bucket[] = [];
  for (const [index, line] of lines.entries()) {
    const amount = amounts[index];
    if (amount === undefined) continue;
    const rate = taxOn(line, terms);
    if (line.percent !== undefined && line.tax === undefined) {
      spread(buckets, amount, terms.decimals);
      continue;
    }
    const bucket = buckets.find((one) => sameRate(one.rate, rate));
    if (bucket === undefined) buckets.push({ rate, base: amount });
    else bucket.base = add(bucket.base, amount);
  }
  return buckets;
}

/** Adds an amount to the buckets by their shares; the last takes what rounding leaves. */
function spread(buckets: Bucket[], amount: Exact, decimals: number): void {
  const whole = sum(buckets.map(({ base }) => base));
  let left = amount;
  for (const [index, bucket] of buckets.entries()) {
    const isLast = index === buckets.length - 1;
    const part = isLast ? left : shareOf(amount, bucket.base, whole, decimals);
    bucket.base = add(bucket.base, part);
    left = subtract(left, part);
  }
}

function taxOf({ rate, base }: Bucket, decimals: number): TaxSum[] {
  if (rate === undefined) return [];
  const tax = rate.isIncluded ? taxWithin(base, rate.rate, decimals) : percentOf(base, rate.rate, decimals);
  return [{ ...rate, base: rate.isIncluded ? subtract(base, tax) : base, tax }];
}

/** The lines that a discount names by their group ("5% on plants"): all, where it names none or every group. */
function discounted(label: string, lines: readonly ReadLine[]): (line: ReadLine) => boolean {
  const isNamed = ({ line: { group } }: ReadLine): boolean =>
    group.trim() !== '' && label.toLowerCase().includes(group.trim().toLowerCase());
  return lines.some(isNamed) ? isNamed : () => true;
}

/** Sums of an invoice or an offer, exact to the smallest coin: tax is worked out once a rate, on the sum of its lines. */
export function totalsOf(lines: readonly ReadLine[], terms: Terms): Totals {
  const { decimals } = terms;
  const amounts = lineAmounts(lines, decimals);
  const buckets = bucketsOf(lines, amounts, terms);
  const subtotal = sum(buckets.map(({ base }) => base));
  let rest = subtotal;
  const discounts = terms.discounts.flatMap(({ label, rate, amount: fixed }) => {
    const isOf = discounted(label, lines);
    const own = lines.filter(isOf);
    const base =
      own.length === lines.length
        ? rest
        : sum(lines.flatMap((line, at) => (isOf(line) ? (amounts[at] ?? []) : [])));
    const amount = rate === undefined ? rounded(fixed ?? ZERO, decimals) : percentOf(base, rate, decimals);
    if (isZero(amount) || buckets.length === 0) return [];
    const taxed = buckets.filter((bucket) => own.some((line) => sameRate(bucket.rate, taxOn(line, terms))));
    spread(taxed, negate(amount), decimals);
    rest = subtract(rest, amount);
    return [{ label, rate, amount }];
  });
  const taxes = buckets.flatMap((bucket) => taxOf(bucket, decimals));
  const added = sum(taxes.filter(({ isIncluded }) => !isIncluded).map(({ tax }) => tax));
  const total = rounded(add(rest, added), decimals);
  const deposits = terms.deposits.flatMap(({ label, rate, amount: fixed }) => {
    const amount = rate === undefined ? rounded(fixed ?? ZERO, decimals) : percentOf(total, rate, decimals);
    return isZero(amount) ? [] : [{ label, rate, amount }];
  });
  const due = subtract(total, sum(deposits.map(({ amount }) => amount)));
  const net = subtract(total, sum(taxes.map(({ tax }) => tax)));
  return { amounts, subtotal, discounts, net, taxes, total, deposits, due };
}
