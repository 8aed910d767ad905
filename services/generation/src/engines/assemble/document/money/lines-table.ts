import type { Labels } from '@sitewright/site-spec';
import { lettersOf } from '../../../draft/plain.ts';
import { labelOf } from '../../context.ts';
import { type AmountStyle, amountStyle, formatAmount, formatNumber } from './currency.ts';
import { type Exact, rounded, sum } from './exact.ts';
import type { ReadLine, TaxRate } from './read-lines.ts';
import type { MoneyReading } from './reading.ts';
import type { Account } from './terms.ts';
import { type Totals, totalsOf } from './totals.ts';

/** The table of an invoice or an offer, in marked text as a draft has it. */
export interface LinesTable {
  columns: { label: string; align: 'start' | 'end' }[];
  rows: string[][];
  totals: string[];
}

interface Writing {
  account: Account;
  reading: MoneyReading;
  labels: Labels;
  totals: Totals;
  style: AmountStyle;
  /** Decimals of amounts: none where all are whole and were given without. */
  decimals: number;
  /** Decimals of prices that were given without a currency: those of coins where one has some, so that their points stand in line. */
  priceDecimals: number;
}

/** The columns that a table of these lines has beside what and how much it comes to. */
const FIELDS = ['quantity', 'unit', 'price', 'tax'] as const;
type Columns = Record<(typeof FIELDS)[number], boolean>;
type Cells = Partial<Record<(typeof FIELDS)[number], string>> & { text: string; amount: string };

const money = (value: Exact, { account, style, decimals }: Writing, line?: ReadLine): string =>
  formatAmount(rounded(value, decimals), line?.currency ?? account.currency, style);

function columnsOf(lines: readonly ReadLine[]): Columns {
  const has = (field: 'quantity' | 'unit' | 'tax'): boolean =>
    lines.some(({ line }) => line[field].trim() !== '');
  const taxes = new Set(lines.map(({ line }) => line.tax.trim()));
  const quantity = has('quantity') || has('unit');
  return {
    quantity,
    unit: has('unit'),
    price: quantity,
    tax: has('tax') && (taxes.size > 1 || lines.some(({ tax }) => tax === undefined)),
  };
}

/** The cells of a row of the table: text first, amount last. */
const row = (columns: Columns, cells: Cells): string[] => [
  cells.text,
  ...FIELDS.filter((field) => columns[field]).map((field) => cells[field] ?? ''),
  cells.amount,
];

/** A quantity in digits where it was given in words alone, or beside its unit; else as given. */
function quantityCell({ line, quantity }: ReadLine, { style, reading }: Writing): string {
  if (quantity === undefined) return line.quantity;
  const isWords = !/\p{Nd}/u.test(line.quantity);
  const isBare = line.unit.trim() !== '' || line.quantity.trim().toLowerCase() in reading.words.numbers;
  return isWords && isBare ? formatNumber(trimmed(quantity), style) : line.quantity;
}

/** Without zeros at the end of its decimals. */
function trimmed(value: Exact): Exact {
  let { units, scale } = value;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  return { units, scale };
}

/** Whether a price was given without its currency. */
const isBare = ({ line }: ReadLine): boolean => /^[\p{Nd}.,\s'’]+$/u.test(line.price);

function lineRow(line: ReadLine, index: number, columns: Columns, writing: Writing): string[] {
  const amount = writing.totals.amounts[index];
  const { text, unit, price, tax } = line.line;
  const given =
    isBare(line) && line.price !== undefined
      ? formatAmount(
          rounded(line.price, Math.max(line.price.scale, writing.priceDecimals)),
          writing.account.currency,
          writing.style,
        )
      : price;
  const isPriced = line.percent === undefined;
  return row(columns, {
    text,
    quantity: isPriced ? quantityCell(line, writing) : '',
    unit,
    price: given,
    tax: tax.replace(/ %/gu, '\u00a0%'),
    amount: amount === undefined ? (columns.price ? '' : price) : money(amount, writing, line),
  });
}

const sumRow = (columns: Columns, text: string, amount: string): string[] => row(columns, { text, amount });

interface Group {
  name: string;
  rows: string[][];
  /** What several lines of one group among others come to. */
  sum: string[][];
}

/** Lines by group. */
function groupsOf(columns: Columns, writing: Writing): Group[] {
  const { account, reading, totals } = writing;
  const lines = account.lines.map((line, index) => ({ line, index, amount: totals.amounts[index] }));
  const groups = Map.groupBy(lines, ({ line }) => line.line.group.trim());
  return [...groups].map(([name, own]) => {
    const known = own.flatMap(({ amount }) => amount ?? []);
    const isSummed = own.length > 1 && known.length === own.length && groups.size > 1 && name !== '';
    const subtotal = `${reading.words.subtotal}${reading.words.colon}${name}`;
    return {
      name,
      rows: own.map(({ line, index }) => lineRow(line, index, columns, writing)),
      sum: isSummed ? [sumRow(columns, subtotal, money(sum(known), writing))] : [],
    };
  });
}

const taxLabel = ({ name, rate, sign }: TaxRate, { reading, style }: Writing): string =>
  `${name || reading.nameOf('tax', reading.words.tax)} ${formatNumber(trimmed(rate), style)}${sign.replace(/\s/u, '\u00a0') || '%'}`;

const totalName = ({ labels, reading }: Writing): string =>
  reading.nameOf('total', labelOf({ labels }, 'total'));

/** Net and tax; nothing where no tax is named. */
function taxRows(columns: Columns, writing: Writing): string[][] {
  const { reading, totals } = writing;
  if (totals.taxes.length === 0) return [];
  return [
    sumRow(columns, reading.nameOf('net', reading.words.net), money(totals.net, writing)),
    ...totals.taxes.map((one) => {
      const of = totals.taxes.length > 1 ? ` (${money(one.base, writing)})` : '';
      return sumRow(columns, `${taxLabel(one, writing)}${of}`, money(one.tax, writing));
    }),
  ];
}

/** The sums under the lines: discounts, net, taxes, total, what was paid and what is left. */
function sumRows(columns: Columns, writing: Writing): { rows: string[][]; totals: string[] } {
  const { totals, reading } = writing;
  const { words } = reading;
  const minus = (amount: Exact): string => `−${money(amount, writing)}`;
  const discounts =
    totals.discounts.length === 0
      ? []
      : [
          sumRow(columns, words.subtotal, money(totals.subtotal, writing)),
          ...totals.discounts.map(({ label, amount }) => sumRow(columns, label, minus(amount))),
        ];
  const rows = [...discounts, ...taxRows(columns, writing)];
  const total = sumRow(columns, totalName(writing), money(totals.total, writing));
  if (totals.deposits.length === 0) return { rows, totals: total };
  const deposits = totals.deposits.map(({ label, amount }) => sumRow(columns, label, minus(amount)));
  const due = sumRow(columns, words.amountDue, money(totals.due, writing));
  return { rows: [...rows, total, ...deposits], totals: due };
}

/** In the place of sums, what is missing for them. */
function openSums(columns: Columns, writing: Writing): { rows: string[][]; totals: string[] } {
  const { totals, account, reading } = writing;
  const open = account.lines.filter((_, index) => totals.amounts[index] === undefined);
  const items = open
    .map(({ line }) => line.text.trim())
    .filter((text) => text !== '')
    .join(', ');
  const isPartly = open.length < account.lines.length;
  const fill = (pattern: string): string => pattern.replace('{items}', () => items || '–');
  const rows = isPartly
    ? [sumRow(columns, fill(reading.words.subtotalWithout), money(totals.subtotal, writing))]
    : [];
  return { rows, totals: sumRow(columns, totalName(writing), fill(reading.words.priceMissing)) };
}

/** Whether no amount has coins and none was given with them. */
function decimalsShown(account: Account, totals: Totals): number {
  const { decimals } = account.terms;
  const amounts = [...totals.amounts.flatMap((amount) => amount ?? []), totals.total, totals.due, totals.net];
  const taxes = totals.taxes.map(({ tax }) => tax);
  const isWhole = [...amounts, ...taxes].every(({ units, scale }) => units % 10n ** BigInt(scale) === 0n);
  const hasCoins = account.lines.some(({ line, price }) => line.price !== '' && (price?.scale ?? 0) > 0);
  return isWhole && !hasCoins ? 0 : decimals;
}

/** A draft's lines as a table with its sums; a table a group where each group has a place of its name, all sums in the last. */
export function linesTables(
  account: Account,
  reading: MoneyReading,
  { labels, language }: { labels: Labels; language: string },
  places: readonly ReadonlySet<string>[],
): LinesTable[] {
  const { lines, terms } = account;
  const totals = totalsOf(lines, terms);
  const prices = lines.map(({ line }) => line.price);
  const style = amountStyle(prices, language, reading.decimalMark);
  const decimals = decimalsShown(account, totals);
  const hasCents = lines.some((line) => isBare(line) && (line.price?.scale ?? 0) > 0);
  const priceDecimals = hasCents ? terms.decimals : 0;
  const writing: Writing = { account, reading, labels, totals, style, decimals, priceDecimals };
  const columns = columnsOf(lines);
  const isMixed = new Set(lines.flatMap(({ currency }) => currency?.code ?? [])).size > 1;
  const isOpen = totals.amounts.includes(undefined);
  // Amounts of several currencies are not added up.
  const whole = isMixed ? { rows: [], totals: [] } : sumRows(columns, writing);
  const sums = isOpen ? openSums(columns, writing) : whole;
  const label = (name: string): string => labelOf({ labels }, name);
  const head = row(columns, {
    text: label('description'),
    quantity: label('quantity'),
    unit: reading.words.unit,
    price: reading.words.unitPrice,
    tax: reading.words.tax,
    amount: columns.price ? reading.nameOf('amount', label('amount')) : label('price'),
  });
  const alignOf = (at: number) => (at === 0 || (columns.unit && at === 2) ? 'start' : 'end');
  const named: LinesTable['columns'] = head.map((label, at) => ({ label, align: alignOf(at) }));
  const table = (rows: string[][], totals: string[]): LinesTable => ({ columns: named, rows, totals });
  const groups = groupsOf(columns, writing);
  const placed = places.flatMap((names) => groups.filter(({ name }) => names.has(lettersOf(name))));
  if (groups.length < 2 || places.length !== groups.length || new Set(placed).size !== places.length) {
    const rows = groups.flatMap(({ name, rows, sum }) => [
      ...(name === '' ? [] : [sumRow(columns, name, '')]),
      ...rows,
      ...sum,
    ]);
    return [table([...rows, ...sums.rows], sums.totals)];
  }
  return placed.map(({ rows, sum }, at) =>
    at < placed.length - 1 ? table(rows, sum[0] ?? []) : table([...rows, ...sum, ...sums.rows], sums.totals),
  );
}
