import type { DocumentDraft } from '../../../draft/draft.ts';
import { questionIn } from '../../../draft/marks.ts';
import { figureAtStart } from '../../../packs/said-figures.ts';
import { type CurrencyForm, currencyOf } from './currency.ts';
import { type Exact, exact, multiply, negate } from './exact.ts';
import { numbersIn } from './read-number.ts';
import { type MoneyReading, saysOneOf } from './reading.ts';

export type DraftLine = DocumentDraft['lines'][number];

/** What a line says of its tax. */
export interface TaxRate {
  rate: Exact;
  /** The price holds it already. */
  isIncluded: boolean;
  /** Words beside the rate: "IVA", "GST"; '' where only the rate stands. */
  name: string;
  /** The sign behind the number, with the space before it, as written; '' where there is none. */
  sign: string;
}

/** A line with its numbers read; what can't be read is undefined, and so is the sum. */
export interface ReadLine {
  line: DraftLine;
  quantity: Exact | undefined;
  price: Exact | undefined;
  /** A price in per cent of the lines before it. */
  percent: Exact | undefined;
  currency: CurrencyForm | undefined;
  tax: TaxRate | undefined;
}

const PERCENT = /[%％٪]/u;
const isQuestion = (text: string): boolean => questionIn(text) !== undefined;

const BEHIND = /[\u0900-\u097f\u3040-\u9fff]/u;

/** "From", "about": before the number, or behind it in languages that say it there. */
function isRough(text: string, start: number | undefined, { words }: MoneyReading): boolean {
  const behind = words.roughWords.filter((word) => BEHIND.test(word));
  return saysOneOf(text.slice(0, start), words.roughWords) || saysOneOf(text, behind);
}

/** How many: digits or words; one where nothing is said, unknown where it is asked or a range. */
export function readQuantity(text: string, reading: MoneyReading): Exact | undefined {
  if (text.trim() === '') return exact(1);
  const numbers = numbersIn(text, reading.decimalMark);
  if (isQuestion(text) || numbers.length > 1 || isRough(text, numbers[0]?.start, reading)) return undefined;
  return numbers[0]?.value ?? inWords(text, reading);
}

/** Of the name of a tax. */
const MOST_WORDS = 5;

/** A rate of tax: "23 %", "VAT 20%", "incl. 7 %", or a bare number. */
export function readTax(text: string, reading: MoneyReading): TaxRate | undefined {
  if (isQuestion(text)) return undefined;
  const found = numbersIn(text, reading.decimalMark);
  const [number] = found;
  if (number === undefined || found.length > 1 || number.value.units < 0n) return undefined;
  const around = `${text.slice(0, number.start)}${text.slice(number.end)}`;
  const isRate = PERCENT.test(around) || around.trim() === '';
  if (!isRate || number.value.units > 100n * 10n ** BigInt(number.value.scale)) return undefined;
  const sign = /^\s?[%％٪]/u.exec(text.slice(number.end))?.[0] ?? '';
  const isIncluded = saysOneOf(around, reading.words.includedWords);
  const said = around.replace(/[%％٪()[\]:+]/gu, '').trim();
  // "KDV Ara toplamın %10’u; birim fiyatlar KDV hariçtir" is a sentence, and no name of a tax.
  const isName = !/[,;.!?]\s|[,，；。]./u.test(said) && said.split(/\s+/u).length <= MOST_WORDS;
  return { rate: number.value, isIncluded, name: isName && !isIncluded ? said : '', sign };
}

/** A thousand of something, written behind its digits or in words. */
function scaleBehind(text: string, { numbers }: MoneyReading): Exact {
  if (/^k(?![\p{L}])/iu.test(text)) return exact(1000);
  const word = /^\s*([\p{L}\p{M}]+)/u.exec(text)?.[1]?.toLowerCase() ?? '';
  const value = numbers.get(word) ?? numbers.get(word.charAt(0));
  return value !== undefined && value >= 1000 && (numbers.has(word) || value > 1000)
    ? exact(value)
    : exact(1);
}

/**
 * "Twenty-five", "three dozen hours", "two and a half": a number and at most one word for what is counted, behind it; what
 * says more is left to the person. Small numbers are added to the one before them, dozens are counted by it.
 */
function inWords(text: string, { numbers, language }: MoneyReading): Exact | undefined {
  const said = figureAtStart(text, language);
  const words = said?.rest ?? text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const more = words.flatMap((word) => numbers.get(word) ?? []);
  const isPlain = words.slice(0, -1).every((word) => numbers.has(word)) && (said || more.length === 1);
  const part = more.reduce((product, number) => product * number, 1);
  if (!isPlain) return undefined;
  if (said === undefined || more.length === 0) return hundredths((said?.value ?? 1) * part);
  if (part < (said.value % 10 === 0 ? 10 : 1)) return hundredths(said.value + part);
  return part < 10 ? undefined : hundredths(said.value * part);
}

const hundredths = (value: number): Exact => exact(Math.round(value * 100), 2);

/** One price of one thing; undefined for "on request", ranges, and lowest or rough prices. */
export function readPrice(text: string, reading: MoneyReading): Exact | undefined {
  if (text.trim() === '' || isQuestion(text)) return undefined;
  const numbers = numbersIn(text, reading.decimalMark);
  const [first] = numbers;
  if (first === undefined) return inWords(text, reading);
  const rest = numbers.slice(1).filter(({ end }) => !PERCENT.test(text.slice(end, end + 2)));
  if (rest.length > 0 || isRough(text, first.start, reading)) return undefined;
  return multiply(first.value, scaleBehind(text.slice(first.end), reading));
}

export function readLine(line: DraftLine, reading: MoneyReading): ReadLine {
  const isDiscount = saysOneOf(line.text, reading.words.discountWords);
  const signed = (value: Exact | undefined): Exact | undefined =>
    value !== undefined && isDiscount && value.units > 0n ? negate(value) : value;
  const amount = signed(readPrice(line.price, reading));
  const isPercent = PERCENT.test(line.price) && amount !== undefined && !/\p{Sc}/u.test(line.price);
  const isOwnTax = isPercent && numbersIn(line.price, reading.decimalMark).length === 1;
  return {
    line,
    quantity: readQuantity(line.quantity, reading),
    price: isOwnTax ? undefined : amount,
    // A surcharge in per cent of what is not said stays unknown; a discount is of what stands above.
    percent: isOwnTax && amount !== undefined && amount.units < 0n ? amount : undefined,
    currency: currencyOf(line.price, reading.decimalMark, reading.words.currencies),
    tax: readTax(line.tax, reading),
  };
}
