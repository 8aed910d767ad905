import { localeOf } from '../locale.ts';
import { listed, oneFor } from './bar-names.ts';
import {
  type Cell,
  type Channel,
  type Drawing,
  indexOf,
  levelsOf,
  numbersIn,
  type Part,
  PLAIN,
  plusOf,
  unitOf,
} from './drawing.ts';
import { isLog, logAxis } from './log-scale.ts';
import { briefly, isPeriod } from './periods.ts';
import { linesOf, textWidth } from './text-width.ts';

const FONT = 13;
const SMALLER = [12, 11];
/** Between two labels of an axis. */
const GAP = 14;
/** About how many steps an axis of values has. */
const STEPS = 5;

const isBare = (stop: Cell): boolean => /^\d{1,3}$/.test(String(stop));

/** The name of a column as a title begins: `week` is one word of a programmer, `pH` and `rpm` are none. */
const asTitle = (name: string, language: string): string =>
  /^\p{Ll}{3,}/u.test(name) && !/^[bcdfghj-np-tvwxz]+(?!\p{L})/u.test(name)
    ? name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1)
    : name;

/** What the numbers along an axis count, where they do not say so themselves: weeks, hours, a class. */
export function nameOfNumbers(
  { dataset, look }: Drawing,
  channel: Channel,
  stops: readonly Cell[],
): string | null {
  if (stops.length === 0 || !stops.every(isBare)) return null;
  if (typeof channel.title === 'string') return channel.title;
  const field = dataset.fields[indexOf(dataset, channel.field)];
  return field === undefined ? null : asTitle(field.title ?? field.name, look.language);
}

/** After how many places one has a word again that the one between has not, as quarters of years have: "2023 T1", "2024 T1". */
function cycleOf([first = '', second = '', ...others]: readonly Cell[]): number {
  const wordsOf = (stop: Cell): string[] => String(stop).split(/\s+/u);
  const own = wordsOf(first).filter((word) => !wordsOf(second).includes(word));
  const again = others.findIndex((stop) => own.some((word) => wordsOf(stop).includes(word)));
  return again + 2;
}

/** Whether a step ends where a cycle does, some of it or some of them. */
const isPartOf = (cycle: number, step: number): boolean => cycle % step === 0 || step % cycle === 0;

/** Places along an axis that are labelled: all where there is room, else at even steps, the first and the last among them. */
export function labelledStops<Stop extends Cell>(
  stops: readonly Stop[],
  room: number,
  widest = Math.max(0, ...stops.map((stop) => textWidth(String(stop ?? ''), FONT))),
): Stop[] {
  const most = Math.max(2, Math.floor(room / (widest + GAP)));
  const last = stops.length - 1;
  if (stops.length <= most) return [...stops];
  const cycle = cycleOf(stops);
  const least = Math.ceil(stops.length / most);
  // Years that begin anew are seen where the same part of each is labelled.
  const step = stops.map((_, at) => at).find((at) => at >= least && isPartOf(cycle, at)) ?? least;
  const even = [step, step + 1, step + 2].find((each) => last % each === 0 && last / each >= 2);
  if (even !== undefined && cycle === 1) return stops.filter((_, index) => index % even === 0);
  return stops.filter(
    (_, index) => index === last || (index % step === 0 && last - index >= Math.max(2, least)),
  );
}

/** Names under an axis: in lines where they are long, smaller where they are many, some left out where there is no room for all. */
export function namesUnder(stops: readonly Cell[], room: number): Part {
  const each = room / Math.max(1, stops.length) - GAP / 2;
  const said = stops.map((stop) => String(stop ?? ''));
  // Months and days have short names, which are read sooner than small ones; people called so keep theirs.
  const brief = stops.every(isPeriod) ? said.map(briefly) : said;
  const forms = brief.every((name, at) => name === said[at]) ? [said] : [said, brief];
  const ways = [FONT, ...SMALLER].flatMap((size) => forms.map((names) => ({ size, names })));
  for (const { size, names } of ways) {
    const lines = names.map((name) => linesOf(name, each, size));
    const isWithin = (line: string): boolean => textWidth(line, size) <= each;
    if (!lines.every((own) => own.length <= 3 && own.every(isWithin))) continue;
    const axis = { labelOverlap: false, labelFontSize: size };
    return names === said && lines.every(({ length }) => length === 1)
      ? axis
      : { ...axis, ...brokenLabels(stops, lines, size) };
  }
  // A month over its year: with room for twice as many.
  const lines = stops.map((stop) => linesOf(String(stop ?? ''), 0, FONT));
  if (lines.some(({ length }) => length > 2))
    return { values: labelledStops(stops, room), labelOverlap: false };
  const widest = Math.max(...lines.flat().map((line) => textWidth(line, FONT)));
  const values = labelledStops(stops, room, widest);
  return { values, labelOverlap: false, ...brokenLabels(stops, lines, FONT) };
}

const brokenLabels = (stops: readonly Cell[], lines: readonly string[][], size: number): Part => ({
  labelExpr: oneFor(stops, lines, 'datum.value'),
  labelLineHeight: size + 4,
});

/** An axis of heights says over itself what it is of, where that is told; it reads as a line of words does. */
export function nameOver({ width }: Drawing, title: unknown): Part {
  if (typeof title !== 'string') return { title: null };
  const lines = linesOf(title, width - 24, FONT);
  return {
    ...{ title: lines, titleAngle: 0, titleAnchor: 'end', titleAlign: 'left', titleBaseline: 'bottom' },
    ...{ titleX: 0, titleY: -10 - (lines.length - 1) * 17, titleLineHeight: 17, titleLimit: width },
  };
}

/** Whether the name of an axis of heights or of a line across stands over the plot, which a legend is to stand clear of. */
export const hasNameOver = ({ chart }: Pick<Drawing, 'chart'>): boolean =>
  typeof chart.spec.encoding.y?.title === 'string' ||
  (chart.levels ?? []).some(({ axis }) => axis === 'x') ||
  (chart.marks ?? []).some(({ to }) => to !== undefined);

/** A legend stands clear of what is said over the plot. */
export const clearOver = (drawing: Pick<Drawing, 'chart'>): Part => {
  const upright = (drawing.chart.levels ?? []).filter(({ axis }) => axis === 'x').length;
  const bands = (drawing.chart.marks ?? []).filter(({ to }) => to !== undefined).length;
  const rows = upright + bands + Number(typeof drawing.chart.spec.encoding.y?.title === 'string');
  return hasNameOver(drawing) ? { offset: 36 + 18 * (rows - 1) } : {};
};

/** The axis of values ends at a tick at or above the greatest; the last tick says the unit, and what is counted is whole. */
export function valueScale(drawing: Drawing, value: Channel, lying = false): Part {
  const { dataset, chart } = drawing;
  const isShare = value.stack === 'normalize';
  const unit = unitOf(chart, dataset);
  const plus = plusOf(drawing, value);
  return {
    ...(value.scale?.domain === undefined && !isShare ? { scale: { ...value.scale, nice: STEPS } } : {}),
    title: null,
    axis: {
      ...{ ...valueName(drawing, value, lying), tickCount: STEPS, grid: true },
      ...(isShare ? { format: '.0%' } : { format: `${plus}${PLAIN}` }),
      ...(isCounted(drawing, value) ? { tickMinStep: 1 } : {}),
      ...(isLog(value) ? logAxis(value) : {}),
      ...(unit === '' || isShare
        ? {}
        : { labelExpr: `datum.index === 1 ? format(datum.value, ${listed(`${plus}$,.2~f`)}) : datum.label` }),
    },
  };
}

/** What an axis of values is called: over it where it stands, under it where it lies. */
export function valueName(drawing: Drawing, { title }: Channel, lying: boolean): Part {
  if (!lying) return nameOver(drawing, title);
  return { title: typeof title === 'string' ? linesOf(title, drawing.width * 0.6, FONT) : null };
}

/** Whether there are no parts of what the values are of. */
export function isCounted({ dataset, chart }: Drawing, value: Channel): boolean {
  if (value.aggregate === 'count' || value.aggregate === 'distinct') return true;
  const index = indexOf(dataset, value.field);
  const isWhole =
    index >= 0 && dataset.rows.every((row) => row[index] === null || Number.isInteger(row[index]));
  return (
    isWhole && unitOf(chart, dataset) !== '%' && [undefined, 'sum', 'min', 'max'].includes(value.aggregate)
  );
}

/** From where to where an axis goes that ends at ticks, and their step, about as the library has it. */
export function roundedRange(
  numbers: readonly number[],
  isFromZero: boolean,
  steps: number = STEPS,
): [number, number, number] {
  const [low, high] = [
    Math.min(...(isFromZero ? [0] : []), ...numbers),
    Math.max(...(isFromZero ? [0] : []), ...numbers),
  ];
  const rough = (high - low || 1) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((each) => each * power * 1.41 >= rough) ?? 10) * power;
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step, step];
}

/** Lines far from nothing, as rates are, are drawn where they go up and down, with room for what is said at them. */
export function offZero(drawing: Drawing, y: Channel): Channel {
  const numbers = [...numbersIn(drawing, y), ...levelsOf(drawing, y)];
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const isSummed = y.aggregate !== undefined || drawing.chart.spec.transform !== undefined;
  if (isSummed || y.scale !== undefined || low < high / 2 || low === high || low <= 0) return y;
  const domain = roundedRange([low - (high - low) * 0.2, high + (high - low) * 0.12], false).slice(0, 2);
  return { ...y, scale: { zero: false, domain } };
}
