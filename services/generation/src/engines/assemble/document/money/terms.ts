import type { DocumentDraft } from '../../../draft/draft.ts';
import { draftTexts } from '../../../draft/draft-texts.ts';
import { aroundNumbers, type CurrencyForm, currencyOf, customaryForm, minorDigits } from './currency.ts';
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
  const whole = readPrice(said, reading);
  const amount = whole ?? readPrice(pricedIn(said, reading), reading);
  const rate = /[%％٪]/u.test(said) ? whole : undefined;
  if (amount === undefined || amount.units === 0n) return undefined;
  const positive = { ...amount, units: amount.units < 0n ? -amount.units : amount.units };
  const isTold = said === detail.label || (rate === undefined && whole !== undefined);
  // "Discount": "5% discount on plants" is said once.
  const isSaid = !detail.label.includes(' ') && saysOneOf(said, reading.words.discountWords);
  const label = isTold ? detail.label : `${isSaid ? '' : detail.label} ${said}`.trim();
  return rate === undefined
    ? { label, rate, amount: positive }
    : { label, rate: positive, amount: undefined };
}

/** The one number beside a currency, with the words around it: "£2,000 paid on 12 September"; '' where several are. */
function pricedIn(text: string, { decimalMark, words }: MoneyReading): string {
  const pieces = aroundNumbers(text, decimalMark);
  const [priced = '', ...others] = pieces.filter((piece) => currencyOf(piece, decimalMark, words.currencies));
  return others.length > 0 ? '' : priced;
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
  else if (tax !== undefined)
    found.tax =
      tax.name === '' && !tax.isIncluded ? { ...tax, name: readTax(label, reading)?.name ?? label } : tax;
  else if (says(words.chargeWords) && currencyOf(text, reading.decimalMark, words.currencies) !== undefined)
    found.charges.push({ group: '', text: label, quantity: '', unit: '', price: text, tax: '' });
  else found.details.push(detail);
}

const wordsOf = (draft: DocumentDraft): string =>
  [...draftTexts({ buildType: 'document', draft })].map(({ text }) => text).join('\n');

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
  const given = lines.find((line) => line.currency !== undefined)?.currency;
  const currency = given ?? customaryForm(format.currency.trim(), language, reading, () => wordsOf(draft));
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
