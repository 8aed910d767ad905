import type { DatavizSpec } from '@sitewright/site-spec';
import { textWidth } from './chart-style/text-width.ts';
import { MINUS, numbersOf } from './locale.ts';
import { typeScale } from './theme-css.ts';

type Insight = DatavizSpec['content']['insights'][number];

/** The figure of a tile, with as many decimals as others of its column and unit have; nothing for one without a figure. */
export function tileNumber(insight: Insight, spec: DatavizSpec): string | undefined {
  const own = insightNumber(insight, spec);
  const { dataset, fields } = insight.evidence;
  if (own === undefined || fields.length === 0) return own;
  const series = spec.content.insights.filter(
    ({ evidence }) => evidence.dataset === dataset && String(evidence.fields) === String(fields),
  );
  const point = numbersOf(spec.language)(1.5).at(1) ?? '.';
  const figures = series.flatMap((one) => insightNumber(one, spec) ?? []);
  const alike = figures.filter((figure) => unitIn(figure) === unitIn(own));
  return withDecimals(own, Math.max(...alike.map((figure) => decimalsIn(figure, point))), point);
}

/** One number alone, in its groups and with its decimals. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/gu;

/** What is said of a number beside it. */
const unitIn = (figure: string): string => figure.replace(NUMBER, '').replace(/[\s+\u2212-]/gu, '');

const decimalsIn = (figure: string, point: string): number => {
  const numbers = figure.match(NUMBER) ?? [];
  return numbers.length === 1 ? (numbers[0]?.split(point)[1]?.length ?? 0) : 0;
};

/** A figure whose number has noughts for the decimals that it lacks. */
function withDecimals(figure: string, most: number, point: string): string {
  const lacks = most - decimalsIn(figure, point);
  if (lacks <= 0 || figure.match(NUMBER)?.length !== 1) return figure;
  return figure.replace(
    NUMBER,
    (number) => `${number}${number.includes(point) ? '' : point}${'0'.repeat(lacks)}`,
  );
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
