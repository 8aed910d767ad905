import { type DatavizSpec, typeScale } from '@sitewright/site-spec';
import { textWidth } from './chart-style/text-width.ts';
import { localeOf, MINUS, numbersOf } from './locale.ts';

type Insight = DatavizSpec['content']['insights'][number];

/** The figure of a tile; a sum, a share or a measure with as many decimals as others of its column and unit have. */
export function tileNumber(insight: Insight, spec: DatavizSpec): string | undefined {
  const own = insightNumber(insight, spec);
  const { dataset, fields } = insight.evidence;
  if (own === undefined || fields.length === 0 || !isMeasure(unitIn(own), spec.language)) return own;
  const series = spec.content.insights.filter(
    ({ evidence }) => evidence.dataset === dataset && String(evidence.fields) === String(fields),
  );
  const point = numbersOf(spec.language)(1.5).at(1) ?? '.';
  const figures = series.flatMap((one) => insightNumber(one, spec) ?? []);
  const alike = figures.filter((figure) => unitIn(figure) === unitIn(own));
  const most = Math.max(...alike.map((figure) => decimalsIn(figure, point) ?? 0));
  const lacks = most - (decimalsIn(own, point) ?? most);
  if (lacks <= 0) return own;
  return own.replace(
    NUMBER,
    (number) => `${number}${number.includes(point) ? '' : point}${'0'.repeat(lacks)}`,
  );
}

/** One number alone, in its groups and with its decimals. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/gu;
/** A number in groups of three, or in none. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[.,'’\s]\d{3})+)$/u;

/** What is said of a number beside it. */
const unitIn = (figure: string): string => figure.replace(NUMBER, '').replace(/[\s+\u2212-]/gu, '');

/** How many decimals the only number of a figure has; nothing for several, for dates and for versions. */
function decimalsIn(figure: string, point: string): number | undefined {
  const [number = '', ...others] = figure.match(NUMBER) ?? [];
  const [whole = '', decimals = '', ...more] = number.split(point);
  const isOne = others.length === 0 && more.length === 0 && WHOLE.test(whole) && /^\d*$/u.test(decimals);
  return isOne ? decimals.length : undefined;
}

/** "€", "kWh", "m²", "km/h", "CHF": signs of sums, shares and measures. */
const SIGN = /[\p{Sc}%‰°²³/]|\p{L}\p{Lu}/u;

/** Whether a unit is of what is measured, and not of what is counted in ones. */
const isMeasure = (unit: string, language: string): boolean =>
  SIGN.test(unit) || measuresOf(localeOf(language)).has(unit);

const known = new Map<string, ReadonlySet<string>>();

/** The names that a language has for units of measure. */
function measuresOf(locale: string): ReadonlySet<string> {
  const before = known.get(locale);
  if (before !== undefined) return before;
  const names = Intl.supportedValuesOf('unit').flatMap((unit) =>
    (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
      return [1, 2, 5, 1.5].map((value) => unitIn(format.format(value)));
    }),
  );
  const measures = new Set(names);
  known.set(locale, measures);
  return measures;
}

/** The figure that an insight is about, as its language writes it; nothing for one without a figure. */
export function insightNumber(insight: Insight, spec: DatavizSpec): string | undefined {
  const { text, evidence } = insight;
  const { value, dataset, fields } = evidence;
  if (value === undefined || typeof value === 'string') return value;
  const written = spelled(value, text, spec.language);
  const change = evidence.calculation.includes('first') && value > 0 ? '+' : '';
  if (written.endsWith('%')) return change + written;
  const source = spec.content.datasets.find(({ id }) => id === dataset);
  const unit = source?.fields.find((field) => field.unit !== undefined && fields.includes(field.name))?.unit;
  if (unit === undefined || written.includes(unit)) return change + written;
  // As the words have it, with or without a space between.
  return (
    change +
    (text.replaceAll('-', MINUS).includes(`${written}${unit}`) ? `${written}${unit}` : `${written} ${unit}`)
  );
}

/** What a figure is called, and what is said of it: older specifications have both in one line. */
export function namedFigure({ label, text }: Insight): { name?: string; words?: string } {
  const [first = '', ...more] = text.split(' · ');
  const name = label ?? (more.length > 0 ? first : undefined);
  const words = label === undefined && more.length > 0 ? more.join(' · ') : text;
  return { ...(name === undefined ? {} : { name }), ...(words === name ? {} : { words }) };
}

/** A question, or a sentence, in the place of a figure is read as words. */
export const isGap = (value: string): boolean => /[?؟？]\s*$/u.test(value) || value.length > 32;

/** What two figures beside each other have of a telephone's width, and the sizes of their names and numbers there, px. */
const PAIRED = { width: 128, name: 16.5, number: 30, long: 24 };

/** Whether a number or a word of a name would be torn over lines where two figures stand side by side on a telephone. */
export function areLong(row: readonly { ref: string }[], spec: DatavizSpec): boolean {
  return row.some(({ ref }) => {
    const insight = spec.content.insights.find(({ id }) => id === ref);
    if (insight === undefined) return false;
    const value = tileNumber(insight, spec) ?? '';
    const size = value.length > 12 ? PAIRED.long : PAIRED.number;
    const words = (namedFigure(insight).name ?? '').split(/[\s-]/u);
    const widths = words.map((word) => textWidth(word, PAIRED.name));
    const widest = Math.max(...widths, isGap(value) ? 0 : textWidth(value, size));
    return widest * typeScale(spec.theme) > PAIRED.width;
  });
}

/** A share is told from a number by the words that go with it. */
function spelled(value: number, text: string, language: string): string {
  for (const digits of [0, 1, 2]) {
    const share = numbersOf(language, { style: 'percent', maximumFractionDigits: digits });
    if (holds(text, share(Math.abs(value)))) return share(value);
  }
  return numbersOf(language, { maximumFractionDigits: 2 })(value);
}

/** Whether a number stands in a text as a whole, and not as the end of another. */
function holds(text: string, number: string): boolean {
  const [flat, sought] = [text.replace(/\s/g, ''), number.replace(/\s/g, '')];
  for (let at = flat.indexOf(sought); at >= 0; at = flat.indexOf(sought, at + 1)) {
    if (!/[\p{Nd}.,٫]$/u.test(flat.slice(0, at))) return true;
  }
  return false;
}
