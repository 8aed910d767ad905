import type { Labels, Price } from '@sitewright/site-spec';
import { currencyOf } from '../document/money/currency.ts';
import { digitsOf } from '../document/money/exact.ts';
import { decimalMarkOf, numbersIn } from '../document/money/read-number.ts';
import { cleanText } from '../text/clean-text.ts';
import type { ItemReader } from './item-reader.ts';
import type { SectionContext } from './section-context.ts';

const PERIODS = ['month', 'year', 'week', 'day', 'hour', 'night'] as const;

/** The period that a price names by a label's words, or by its last word behind a stroke. */
function periodOf(text: string, labels: Labels): Price['period'] {
  const lower = text.toLowerCase();
  const close = lower.replace(/ ?\/ ?/gu, '/');
  return PERIODS.find((period) => {
    const words = labels[`per${period.charAt(0).toUpperCase()}${period.slice(1)}`]?.toLowerCase() ?? '';
    const unit = words.split(/\s+/u).at(-1) ?? '';
    return words !== '' && (lower.includes(words) || (unit !== '' && close.endsWith(`/${unit}`)));
  });
}

/** A price to the letter; amount and currency where it holds one number and a currency, and so can be read one way. */
export function priceOf(item: ItemReader, { context }: SectionContext): Price | undefined {
  const isQuestion = item.isQuestion('value');
  const shown = item.plain('price', 'value', 80);
  if (shown === undefined) return undefined;
  if (isQuestion) return { text: shown, placeholder: true };
  const clean = cleanText(shown);
  const mark = decimalMarkOf(context.language);
  const [number, ...more] = numbersIn(clean, mark);
  const currency = currencyOf(clean, mark, {})?.code ?? '';
  if (number === undefined || more.length > 0 || currency === '') return { text: shown };
  const { isNegative, whole, fraction } = digitsOf(number.value);
  const amount = Number(`${whole}.${fraction || '0'}`);
  if (isNegative || amount > 1e12) return { text: shown };
  return { text: shown, amount, currency, period: periodOf(clean, context.labels) };
}
