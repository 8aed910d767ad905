import { roundedRange } from './axis.ts';
import { BEYOND, longOf } from './bar-length.ts';
import type { BarNames } from './bar-names.ts';
import {
  beyondBar,
  type Cell,
  type Channel,
  type Drawing,
  freeName,
  indexOf,
  MOST_LABELLED,
  numbersIn,
  type Part,
  readableOn,
  seriesOf,
  unitOf,
  withoutUnit,
  withUnit,
  writer,
} from './drawing.ts';
import { fillsOf } from './series-colour.ts';
import { textWidth } from './text-width.ts';
import { areAllOrdered, hasNumbers, isWritten, shareForm, writtenIf } from './told-numbers.ts';

/** What is decided of bars before they are drawn. */
export interface BarPlan {
  band: Channel | undefined;
  value: Channel;
  /** What groups bars beside each other. */
  offset: Channel | undefined;
  names: readonly Cell[];
  /** Those that stand out. */
  chosen: readonly Cell[];
  label: BarNames;
  lying: boolean;
  /** The field whose series lie on each other; undefined where none do. */
  stackedBy: string | undefined;
  /** Whether stacks show shares of a whole in place of amounts. */
  isShare: boolean;
  /** Whether each bar says its number, and whether with its unit. */
  isSaid: boolean;
  hasUnit: boolean;
  /** Whether what is marked of a bar stands with its name, for want of room beyond its end. */
  isNoted: boolean;
}

export type Stacks = BarPlan & { stackedBy: string };
/** What the parts of bars are worked out from. */
export type Parted = Pick<Stacks, 'band' | 'value' | 'stackedBy'>;

export const isKnown = ({ chart }: Drawing, value: Channel): boolean =>
  value.aggregate === undefined && value.field !== undefined && chart.spec.transform === undefined;

/** What each stack comes to. */
export function wholesOf({ dataset }: Drawing, band: Channel | undefined, value: Channel): Map<Cell, number> {
  const [label, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const stacks = Map.groupBy(dataset.rows, (row) => row[label] ?? null);
  const sum = (rows: typeof dataset.rows): number =>
    // An expression knows no infinite number.
    Math.min(
      Number.MAX_VALUE,
      rows.reduce((total, row) => total + Number(row[number] ?? 0), 0),
    );
  return new Map([...stacks].map(([name, rows]) => [name, sum(rows)]));
}

/** Whether there is one bar for each name, whatever series it is of. */
export function isOneEach(
  { dataset }: Drawing,
  band: Channel | undefined,
  series: string | undefined,
): boolean {
  const [label, group] = [indexOf(dataset, band?.field), indexOf(dataset, series)];
  if (label < 0 || group < 0) return false;
  const names = dataset.rows.map((row) => row[label] ?? null);
  return new Set(names).size === names.length;
}

/** From where to where shares go that are percentages already, and stay as given; undefined where they are worked out. */
export function givenWhole(
  drawing: Drawing,
  band: Channel | undefined,
  value: Channel,
): [number, number] | undefined {
  const wholes = [...wholesOf(drawing, band, value).values()];
  const isGiven = isKnown(drawing, value) && unitOf(drawing.chart, drawing.dataset) === '%';
  return isGiven && wholes.every((whole) => whole >= 90 && whole <= 110)
    ? [0, Math.max(100, ...wholes)]
    : undefined;
}

/**
 * What each of several stacks comes to where it is the same and their words tell it, "84 answers each": then they speak
 * of counts, and so do their parts. Undefined where shares are to be seen.
 */
export function countedWhole(
  drawing: Drawing,
  band: Channel | undefined,
  value: Channel,
): number | undefined {
  const { chart, dataset } = drawing;
  const [whole = 0, ...others] = wholesOf(drawing, band, value).values();
  const words = [chart.title, chart.subtitle ?? '', chart.takeaway].join(' ');
  const isTold = !words.includes('%') && words.match(/\d+/gu)?.includes(String(whole)) === true;
  const areCounts = isKnown(drawing, value) && unitOf(chart, dataset) !== '%' && whole !== 100;
  const isEven = others.length > 0 && others.every((other) => other === whole);
  return isTold && areCounts && isEven && numbersIn(drawing, value).every(Number.isInteger)
    ? whole
    : undefined;
}

/** How shares are written: as they were given, or as they are worked out; with their sign and without it. */
function writtenShares(drawing: Drawing, value: Channel): [string, string] {
  const form = withUnit(drawing, value);
  const number = `datum[${JSON.stringify(freeName(value.field ?? ''))}]`;
  return value.stack === 'normalize'
    ? [`format(datum.share, '${shareForm(value)}')`, `format(datum.share * 100, '${shareForm(value, 'f')}')`]
    : [`format(${number}, '${form}')`, `format(${number}, '${withoutUnit(drawing, value)}')`];
}

/** What so many letters of a share take, px. */
export const roomFor = (letters: number): number => 3 + LETTER * letters;
const LETTER = 7.2;

/** How shares, or the counts that they are of a whole, are said: all with their sign where each that has room for its number has room for that too, else all without. */
export function saidShares(
  drawing: Drawing,
  value: Channel,
  shares: readonly number[],
  pixels: number,
  counted?: number,
): { hasSign: boolean; text: string; least: string; written: string } {
  const count = `format(datum.share * ${counted}, ',.0f')`;
  const [whole, bare] = counted === undefined ? writtenShares(drawing, value) : [count, count];
  const digits = (share: number): number => (share < 0.095 ? 1 : share < 1 ? 2 : 3);
  const hasRoom = shares.every((share) => {
    const wide = share * pixels;
    return wide < roomFor(digits(share)) || wide >= roomFor(digits(share) + 1.3);
  });
  // Counts have no sign that they could lack.
  const hasSign = hasRoom || counted !== undefined;
  const text = hasSign ? whole : bare;
  const least = `datum.share * ${pixels} >= ${roomFor(0)} + ${LETTER} * length(${text})`;
  return { hasSign, text, least, written: writtenIf(drawing, `datum.share * ${counted ?? 100}`) };
}

/** What a digit takes of a lying part, and what is around its number, px. */
const DIGIT = 8;
const AROUND = 8;

/** What numbers take of a lying part that says them, px. */
function roomOf(drawing: Drawing, value: Channel): (number: number) => number {
  const write = writer(drawing, value);
  return (number) => DIGIT * write(number).length + AROUND;
}

/** About how long the longest lying stack is, px: the end of its axis is written beyond it too. */
const acrossOf = (drawing: Drawing, names: BarNames): number => longOf(drawing, true, names, 2 * BEYOND);

/** Over lying stacks with parts too small for their numbers there is room for these, px. */
export const LIFT = 14;

export function liftOf(drawing: Drawing, { band, value }: Parted, label: BarNames): number {
  const longest = Math.max(...wholesOf(drawing, band, value).values());
  const room = roomOf(drawing, value);
  const across = acrossOf(drawing, label);
  const isSmall = (number: number): boolean =>
    isWritten(drawing, number) && number > 0 && number * across < room(number) * longest;
  return isKnown(drawing, value) && numbersIn(drawing, value).some(isSmall) ? LIFT : 0;
}

/** Parts that are large enough say what they are, within their part of the bar; lying ones say beyond their end what they come to. */
export function stackLabels(drawing: Drawing, bar: Part, place: Part, plan: Stacks): Part[] {
  const { value, isShare, band, lying, names, stackedBy, label } = plan;
  const { dataset } = drawing;
  const areMany = names.length > MOST_LABELLED && !areAllOrdered(drawing);
  if (!isKnown(drawing, value) || areMany || !hasNumbers(drawing)) return [bar];
  const across = acrossOf(drawing, label);
  const least = Math.max(0.05, 17 / (drawing.height * 0.75));
  const axis = lying ? 'x' : 'y';
  const at = Object(place)[axis];
  const number = `datum[${JSON.stringify(freeName(value.field ?? ''))}]`;
  const wholes = wholesOf(drawing, band, value);
  const parts = dataset.rows.map((row) => {
    const whole = wholes.get(row[indexOf(dataset, band?.field)] ?? null) ?? 0;
    return Number(row[indexOf(dataset, value.field)] ?? 0) / (value.stack === 'normalize' ? whole : 100);
  });
  const shares = saidShares(drawing, value, parts, across);
  const written = isShare
    ? writtenShares(drawing, value)[0]
    : `format(${number}, '${withoutUnit(drawing, value)}')`;
  // How much of its picture a part has: of its own stack where all are of one length, else of the longest.
  const longest = Math.max(...wholes.values());
  const room = roomOf(drawing, value);
  const roomy = numbersIn(drawing, value).filter((each) => each > 0 && each * across >= room(each) * longest);
  const isTold = isShare && value.stack === 'normalize' ? shares.written : writtenIf(drawing, number);
  const order = { field: 'place', type: 'quantitative' };
  const text = { type: 'text', fontSize: 13, fontWeight: 700 };
  const said = {
    transform: [
      {
        joinaggregate: [{ op: 'sum', field: value.field, as: 'whole' }],
        groupby: band?.field === undefined ? [] : [band.field],
      },
      { calculate: `${number} / ${value.stack === 'normalize' ? 'datum.whole' : longest}`, as: 'share' },
      // What is too small for its words keeps its place in the stack.
      {
        calculate:
          isShare && lying
            ? `${shares.least} && ${shares.written} ? ${shares.text} : ''`
            : `${isTold} && ${lying ? `indexof(${JSON.stringify(roomy)}, ${number}) >= 0` : `datum.share >= ${least}`} ? ${written} : ''`,
        as: 'said',
      },
    ],
    mark: text,
    encoding: {
      ...{ ...place, [axis]: { ...at, bandPosition: 0.5 }, order },
      ...{ text: { field: 'said', type: 'nominal' }, color: inkOn(drawing, stackedBy) },
    },
  };
  if (isShare) return [bar, said];
  if (lying) return [bar, said, ...smallParts(drawing, place, plan, roomy), ...totals(drawing, place, plan)];
  const last = seriesOf(drawing, stackedBy).length - 1;
  const isBeyond = `${isTold} && datum.place === ${last} && ${number} > 0 && ${number} < ${least * longest}`;
  const beyond = {
    transform: [{ calculate: `${isBeyond} ? ${written} : ''`, as: 'beyond' }],
    mark: { ...text, color: drawing.inks.text, baseline: 'bottom', dy: -4 },
    encoding: { ...place, order, text: { field: 'beyond', type: 'nominal' } },
  };
  return [bar, said, beyond];
}

/** What the parts of each lying bar come to, beyond its end; a bar of one part has said it, and parts below nought end elsewhere. */
function totals(drawing: Drawing, place: Part, { value, band, stackedBy }: Stacks): Part[] {
  const { dataset } = drawing;
  if (seriesOf(drawing, stackedBy).length < 2) return [];
  if (numbersIn(drawing, value).some((number) => number < 0)) return [];
  const [label, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const partsOf = (name: Cell): number =>
    dataset.rows.filter((row) => (row[label] ?? null) === name && Number(row[number] ?? 0) > 0).length;
  const values = [...wholesOf(drawing, band, value)].flatMap(([name, whole]) =>
    partsOf(name) === 1
      ? []
      : [{ [band?.field ?? '']: name, [value.field ?? '']: Number(whole.toPrecision(12)) }],
  );
  const { x, y } = Object(place);
  const text = { field: value.field, type: 'quantitative', format: withUnit(drawing, value) };
  const mark = { type: 'text', fontSize: 13, fontWeight: 700, color: drawing.inks.text };
  return [
    {
      data: { values },
      mark: { ...mark, ...beyondBar(6) },
      encoding: { x: { ...x, stack: null }, y, text },
    },
  ];
}

/** Small parts within lying stacks have their numbers over the bar, in their order, in the room that is kept there. */
function smallParts(
  drawing: Drawing,
  place: Part,
  { value, band, label, stackedBy }: Stacks,
  roomy: readonly number[],
): Part[] {
  const { dataset, inks } = drawing;
  const write = writer(drawing, value);
  const wholes = wholesOf(drawing, band, value);
  const most = value.scale?.domain?.map(Number)[1] ?? roundedRange([...wholes.values()], true)[1];
  const pixel = acrossOf(drawing, label) / most;
  const columns = [band?.field, stackedBy, value.field].map((name) => indexOf(dataset, name));
  const values = [...wholes.keys()].flatMap((name) => {
    let [end, edge] = [0, 0];
    return seriesOf(drawing, stackedBy).flatMap((series) => {
      const row = dataset.rows.find(
        (each) => each[columns[0] ?? -1] === name && each[columns[1] ?? -1] === series,
      );
      const number = Number(row?.[columns[2] ?? -1] ?? 0);
      end += number;
      if (number <= 0 || roomy.includes(number) || !isWritten(drawing, number)) return [];
      const wide = textWidth(write(number), 12);
      const left = Math.max((end - number / 2) * pixel - wide / 2, edge);
      edge = left + wide + 5;
      return [{ [band?.field ?? '']: name, [value.field ?? '']: (left + wide / 2) / pixel, small: number }];
    });
  });
  const { x, y } = Object(place);
  const text = { field: 'small', type: 'quantitative', format: withoutUnit(drawing, value) };
  const mark = { type: 'text', fontSize: 12, fontWeight: 700, color: inks.text, baseline: 'bottom', dy: -3 };
  const at = { x: { ...x, stack: null }, y: { ...y, bandPosition: 0 } };
  return values.length === 0 ? [] : [{ data: { values }, mark, encoding: { ...at, text } }];
}

/** The ink that can be read on each series' colour. */
export function inkOn(drawing: Drawing, series: string): Part {
  const { chart, inks } = drawing;
  const domain = seriesOf(drawing, series);
  const fills = fillsOf(drawing, domain, chart.spec.encoding.color);
  const range = domain.map((_, index) => readableOn(fills[index] ?? inks.strong));
  return { field: series, type: 'nominal', legend: null, scale: { domain, range } };
}
