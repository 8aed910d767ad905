import type { DocumentDraft } from '../../../draft/draft.ts';
import { draftTexts } from '../../../draft/draft-texts.ts';
import { aroundNumbers, type CurrencyForm, currencyOf, customaryForm, minorDigits } from './currency.ts';
import type { Exact } from './exact.ts';
import { type DraftLine, type ReadLine, readLine, readPrice, readTax } from './read-lines.ts';
import { numbersIn } from './read-number.ts';
import { type MoneyReading, saysOneOf } from './reading.ts';
import type { Deposit, Terms } from './totals.ts';

export type Detail = DocumentDraft['format']['details'][number];

/** Lines and what the details say of the sums; details that took part are told apart from the others. */
export interface Account {
  lines: ReadLine[];
  terms: Terms;
  /** How amounts without a currency of their own are written. */
  currency: CurrencyForm;
  details: Detail[];
}

interface Found {
  discounts: Deposit[];
  deposits: Deposit[];
  charges: DraftLine[];
  tax: Terms['tax'];
  details: Detail[];
}

/** A rate or an amount that a detail names; undefined where it names neither. */
function share(detail: Detail, reading: MoneyReading): Deposit | undefined {
  const said = [detail.text, detail.label].find((text) => numbersIn(text, reading.decimalMark).length > 0);
  if (said === undefined) return undefined;
  const rate = /[%％٪]/u.test(said) ? readPrice(said, reading) : undefined;
  const { amount = rate, rest } = pricedIn(said, reading);
  if (amount === undefined || amount.units === 0n) return undefined;
  const positive = { ...amount, units: amount.units < 0n ? -amount.units : amount.units };
  const isLabel = said === detail.label;
  if (rate === undefined)
    return { label: isLabel ? said : withWords(detail.label, rest), rate, amount: positive };
  // "Discount": "5% discount on plants" is said once.
  const isSaid = isLabel || (!detail.label.includes(' ') && saysOneOf(said, reading.words.discountWords));
  return { label: `${isSaid ? '' : detail.label} ${said}`.trim(), rate: positive, amount: undefined };
}

/** The one amount of a text, beside a currency where there are several numbers, and what else is said: "£2,000", "paid on 12 September". */
function pricedIn(text: string, reading: MoneyReading): { amount?: Exact | undefined; rest: string } {
  const { decimalMark, words } = reading;
  const numbers = numbersIn(text, decimalMark);
  const found = aroundNumbers(text, decimalMark).flatMap((piece, at) => {
    const form = currencyOf(piece, decimalMark, words.currencies);
    return form === undefined && numbers.length > 1 ? [] : [{ piece, form, number: numbers[at] }];
  });
  const [priced, ...others] = found;
  if (priced === undefined || others.length > 0) return { rest: text };
  const { piece, form, number } = priced;
  const [before, after] = [text.slice(0, number?.start).trimEnd(), text.slice(number?.end).trimStart()];
  const length = form?.token.length ?? 0;
  const rest = form?.isBefore
    ? `${before.slice(0, before.length - length)} ${after}`
    : `${before} ${after.slice(length)}`;
  return { amount: readPrice(piece, reading), rest };
}

/** A label with the first words said of it and those with a figure, but for its own: "Deposit", "deposit paid on 3 October, taken off". */
function withWords(label: string, said: string): string {
  const [first = '', ...more] = said.split(/[,;:.](?=\s|$)|[()]/u);
  const told = [first, ...more.filter((phrase) => /\p{Nd}/u.test(phrase))].join(' ');
  const words = told.trim().split(/\s+/u);
  const at = words.findIndex((word) => !` ${label} `.toLowerCase().includes(` ${word.toLowerCase()} `));
  return [label, ...(at === -1 ? [] : words.slice(at))].join(' ').trim();
}

/** "Tax", "19 % USt." is called "USt."; of "VAT", "20 % VAT on everything" the label is the name. */
function taxName({ label, text }: Detail, reading: MoneyReading): string {
  const own = readTax(text, reading)?.name ?? '';
  const isName = saysOneOf(own, reading.words.taxWords) && own.split(/\s+/u).length <= 2;
  return isName ? own : (readTax(label, reading)?.name ?? label);
}

/** What a detail does to the sums; one that does nothing stays a detail. */
function sortDetail(detail: Detail, found: Found, reading: MoneyReading, isInvoice: boolean): void {
  const { words } = reading;
  const { label, text } = detail;
  const says = (list: readonly string[]): boolean => saysOneOf(label, list);
  const read = share(detail, reading);
  const tax = says(words.taxWords) ? readTax(`${label} ${text}`, reading) : undefined;
  if (says(words.discountWords) && read !== undefined) found.discounts.push(read);
  else if (says(words.depositWords) && isInvoice && read !== undefined) found.deposits.push(read);
  else if (tax !== undefined) found.tax = tax.isIncluded ? tax : { ...tax, name: taxName(detail, reading) };
  else if (says(words.chargeWords) && currencyOf(text, reading.decimalMark, words.currencies) !== undefined)
    found.charges.push({ group: '', text: label, quantity: '', unit: '', price: text, tax: '' });
  else found.details.push(detail);
}

/** Reads lines and details of an invoice or an offer. */
export function accountOf(draft: DocumentDraft, reading: MoneyReading, language: string): Account {
  const { format } = draft;
  const found: Found = { discounts: [], deposits: [], charges: [], tax: undefined, details: [] };
  const isInvoice = format.documentType === 'invoice';
  for (const detail of format.details) {
    if (draft.lines.length === 0) found.details.push(detail);
    else sortDetail(detail, found, reading, isInvoice);
  }
  const lines = [...draft.lines, ...found.charges].map((line) => readLine(line, reading));
  const said = () => [...draftTexts({ buildType: 'document', draft })].map(({ text }) => text).join('\n');
  const given = lines.find((line) => line.currency !== undefined)?.currency;
  const currency = given ?? customaryForm(format.currency.trim(), language, reading, said);
  const decimals = minorDigits(currency.code);
  // Where a price is missing, nothing is summed up, and what would change the sum stays a detail.
  if (lines.some(({ price }) => price === undefined)) {
    const charged = found.charges.map(({ text }) => text);
    const details = format.details.filter(({ label }) => !charged.includes(label));
    return { lines, terms: { discounts: [], deposits: [], tax: undefined, decimals }, currency, details };
  }
  const terms = { discounts: found.discounts, deposits: found.deposits, tax: found.tax, decimals };
  return { lines, terms, currency, details: found.details };
}
