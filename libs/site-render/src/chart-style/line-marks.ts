import { bandAt, middleOf, toMiddle } from './bands.ts';
import { type Box, isOver } from './boxes.ts';
import {
  type Channel,
  type Drawing,
  formatAtPoints,
  freeName,
  indexOf,
  type Marked,
  type Part,
  type Said,
  unitAtPoints,
} from './drawing.ts';
import { haloed } from './halo.ts';
import { type Align, alignAt, BEFORE, LINE, markedIn } from './marks.ts';
import { type Lines, type PlotRoom, plotRoom } from './plot-room.ts';
import { orderOf } from './stop-order.ts';
import { linesOf, textWidth } from './text-width.ts';

const FONT = 13;
/** The size of what is marked, as the library has it. */
const TEXT = { type: 'text', fontSize: FONT, fontWeight: 600, lineBreak: '\n', lineHeight: LINE };
const MARKED = { text: { field: 'marked', type: 'nominal' } };
/** From the middle of a point to that of the nearest line of words. */
const NEAR = { over: -17, under: 19 };
/** From one place for words to the next further away, px. */
const STEP = 8;
/** Words so far from their point are joined to it by a line. */
const FAR = 16;
/** What the number of a point takes on its side, which no line of its words runs through, px. */
const NUMBER = 26;
/** Words wider than this may stand in two lines. */
const LONG = 110;

/** Where words stand by a point: in which lines, on which side, how far out, and how much of them before it. */
interface Way {
  lines: readonly string[];
  side: Said['side'];
  before: number;
  out: number;
}

/** What is drawn of what is marked where the lines are, and what is told of it under the chart for want of room. */
export interface LineMarks {
  draw: (place: Part) => Part[];
  told: string[];
  /** Lines of words over the chart. */
  over: number;
}

/** What is marked of lines: a point of a series, with its words where there is room; a place of all by a rule, with its words over it. */
export function lineMarks(drawing: Drawing, lines: Lines): LineMarks {
  const drawn: LineMarks['draw'][] = [];
  const told: string[] = [];
  let over = 0;
  const draw = (place: Part): Part[] => drawn.flatMap((each) => each(place));
  const asked = markedIn(drawing, lines.x);
  if (asked.length === 0) return { draw, told, over };
  const room = plotRoom(drawing, lines);
  const words = [...room.words];
  for (const each of asked) {
    const row = each.last === undefined ? rowOf(drawing, lines, each) : undefined;
    const number = row?.[indexOf(drawing.dataset, lines.y.field)];
    const isSummed = lines.y.aggregate !== undefined || lines.x.timeUnit !== undefined;
    if (row === undefined || typeof number !== 'number' || isSummed) {
      const way = { ...wordsOver(each, room.wide, lines.beside), under: over };
      drawn.push(({ x }) => ruleAt(drawing, x, lines, each, way));
      over += way.said.length;
      continue;
    }
    const point = pointOf(drawing, lines, each, number);
    if (point.spoken !== undefined && isNumberItself(drawing, lines.y, each.mark.label, number)) {
      drawn.push((place) => [dotAt(drawing, place, point)]);
      continue;
    }
    const way = wayFor(point, room.at(row), room, words);
    if (way === undefined) told.push(point.whole);
    else words.push(boxBy(room.at(row), way));
    const shown = way ?? told.length;
    drawn.push((place) => pointAt(drawing, place, point, shown));
  }
  return { draw, told, over };
}

/** Whether words are only the number of their point, which says it already: with a sign, a currency, its unit, or a word that is said over the chart. */
function isNumberItself({ chart, dataset }: Drawing, y: Channel, label: string, number: number): boolean {
  const { name = '', title = '', unit = '' } = dataset.fields[indexOf(dataset, y.field)] ?? {};
  const said = [name, title, chart.title, chart.subtitle].join(' ').toLocaleLowerCase();
  const bare = label.toLocaleLowerCase().replace(unit.toLocaleLowerCase(), '');
  const [, digits = '', word = ''] =
    /^[\p{S}\p{Pd}\s]*(\d[\d.,\s]*)([\p{L}\p{S}%]{0,12})$/u.exec(bare.trim()) ?? [];
  const written = [/[,\s]/gu, /[.\s]/gu].map((groups) => digits.replace(groups, '').replace(',', '.'));
  return said.includes(word) && written.some((each) => each !== '' && Number(each) === Math.abs(number));
}

/** A marked point, without its words. */
const dotAt = ({ inks }: Drawing, place: Part, { values }: Point, look: Part = {}): Part => ({
  data: { values },
  mark: {
    ...{ type: 'point', filled: true, opacity: 1, color: inks.ground },
    ...{ stroke: inks.text, strokeWidth: 2.5, size: 120, ...look },
  },
  encoding: place,
});

function rowOf({ dataset }: Drawing, { x, series }: Lines, { mark, stop }: Marked) {
  const [at, group] = [indexOf(dataset, x.field), indexOf(dataset, series)];
  if (mark.series === undefined && group >= 0) return undefined;
  return dataset.rows.find(
    (row) =>
      row[at] === stop && (group < 0 || mark.series === undefined || String(row[group]) === mark.series),
  );
}

/** A marked point with its words. */
interface Point {
  values: readonly Part[];
  label: string;
  /** Its words with its number. */
  whole: string;
  /** How its number is written where it is said with its words. */
  format: string | undefined;
  side: Said['side'];
  /** On which side of it its number stands for itself. */
  spoken: Said['side'] | undefined;
  align: Align;
}

function pointOf(
  drawing: Drawing,
  { x, y, series, said }: Lines,
  { mark, stop, at }: Marked,
  number: number,
): Point {
  const { dataset } = drawing;
  const [place, value] = [indexOf(dataset, x.field), indexOf(dataset, y.field)];
  const all = dataset.rows.filter((one) => one[place] === stop).map((one) => Number(one[value]));
  const isLowest = all.length > 1 && all.every((one) => one >= number);
  const spoken = said.find((one) => one[x.field ?? ''] === stop && one[y.field ?? ''] === number);
  const unit = unitAtPoints(drawing, series);
  // Its number is said with it, where nothing else says it.
  const isBare = spoken === undefined && !/\p{Nd}/u.test(mark.label);
  const written = `format(datum[${JSON.stringify(freeName(y.field ?? ''))}], '${formatAtPoints(drawing, y, series)}')`;
  return {
    values: [{ [x.field ?? '']: stop, [y.field ?? '']: number }],
    label: mark.label,
    whole: isBare ? `${mark.label} · ${drawing.look.numbers(number)}${unit}` : mark.label,
    format: isBare ? written : undefined,
    side: spoken?.side ?? (isLowest ? 'under' : 'over'),
    spoken: spoken?.side,
    align: alignAt(at),
  };
}

/** The best place for the words of a point; undefined where they would lie over others or over a line everywhere. */
function wayFor(
  { whole, side, align }: Point,
  at: { x: number; y: number },
  room: PlotRoom,
  words: readonly Box[],
): Way | undefined {
  const wide = textWidth(whole, FONT);
  const halves = wide > LONG ? linesOf(whole, wide * 0.58, FONT) : [];
  const forms = [[whole], ...(halves.length === 2 ? [halves] : [])];
  const sides = [...new Set<Said['side']>([side, 'over', 'under'])];
  const befores = [...new Set([BEFORE[align], 0, 1, 0.5, 0.25, 0.75])];
  const steps = Array.from({ length: Math.ceil(room.high / STEP) }, (_, step) => step * STEP);
  const ways = steps.flatMap((out) =>
    sides.flatMap((own) =>
      befores.flatMap((before) => forms.map((lines): Way => ({ lines, side: own, before, out }))),
    ),
  );
  const costOf = ({ out, before, lines, side: own }: Way): number =>
    out * 0.05 + befores.indexOf(before) * 0.05 + (lines.length - 1) * 0.5 + (own === side ? 0 : 0.2);
  return ways
    .toSorted((one, other) => costOf(one) - costOf(other))
    .find((way) => isFree(boxBy(at, way), room, words));
}

const widthOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, FONT)));

/** From a point to the middle of the first line of its words. */
const offsetOf = ({ side, out, lines }: Way): number =>
  side === 'under' ? NEAR.under + out : NEAR.over - out - (lines.length - 1) * LINE;

function boxBy({ x, y }: { x: number; y: number }, way: Way): Box {
  const wide = widthOf(way.lines);
  const left = x - way.before * wide;
  const first = y + offsetOf(way);
  return { left, right: left + wide, top: first - 7, bottom: first + 7 + (way.lines.length - 1) * LINE };
}

/** Whether words in a box stand over no axis, edge, other words or line. */
function isFree(box: Box, { wide, high, top, curves }: PlotRoom, words: readonly Box[]): boolean {
  const isBeside = box.bottom > 0 && box.left < 0;
  if (box.bottom > high || box.top < top || isBeside || box.left < -40 || box.right > wide + 40) return false;
  const near = { left: box.left - 4, right: box.right + 4, top: box.top, bottom: box.bottom };
  return ![...words, ...curves].some((other) => isOver(near, other));
}

/** A point and its words, or its number among those that are told under the chart. */
function pointAt(drawing: Drawing, place: Part, point: Point, way: Way | number): Part[] {
  const { inks } = drawing;
  const data = { values: point.values };
  if (typeof way === 'number') {
    const text = { type: 'text', fontSize: 12, fontWeight: 700, color: inks.text, baseline: 'middle' };
    return [
      dotAt(drawing, place, point, { size: 340, strokeWidth: 2 }),
      { data, mark: text, encoding: { ...place, text: { value: String(way) } } },
    ];
  }
  // The last line of words has the number.
  const said = way.lines.join('\n').replace(/\s*$/u, '');
  const label =
    point.format === undefined
      ? said
      : said.slice(0, said.length - (point.whole.length - point.label.length));
  const values = point.values.map((value) => ({ ...value, marked: label }));
  const transform =
    point.format === undefined ? [] : [{ calculate: `datum.marked + ' · ' + ${point.format}`, as: 'marked' }];
  const ends = Object.entries(BEFORE).find(([, before]) => before === way.before)?.[0];
  const dx = ends === undefined ? { align: 'left', dx: -way.before * widthOf(way.lines) } : { align: ends };
  const to = way.side === 'under' ? way.out + 8 : -way.out - 6;
  const from = way.side === point.spoken ? Math.sign(to) * NUMBER : 0;
  const leader =
    way.out < FAR || Math.abs(to) <= Math.abs(from)
      ? []
      : [
          {
            data,
            mark: {
              ...{ type: 'rule', color: inks.muted, strokeWidth: 1 },
              ...{ yOffset: from, y2Offset: to },
            },
            encoding: { ...place, y2: { field: Object(place.y).field } },
          },
        ];
  return [
    ...leader,
    dotAt(drawing, place, point),
    ...haloed(
      drawing,
      { ...TEXT, ...dx, dy: offsetOf(way) },
      { data: { values }, transform, encoding: { ...place, ...MARKED } },
      inks.text,
    ),
  ];
}

/** Words over a rule are in one line, or in the fewest in which they stay over the chart. */
const SHARES = [1, 0.7, 0.65, 0.6, 0.55, 0.5, 0.4, 0.3, 0.2];

/** The words over a rule in lines, and how they are aligned with it. */
function wordsOver({ mark: { label }, at }: Marked, wide: number, beside: number) {
  const end = wide + Math.max(40, beside);
  const aligns = [...new Set<Align>([alignAt(at), 'center', 'left', 'right'])];
  const ways = SHARES.flatMap((share) => {
    const said = linesOf(label, textWidth(label, FONT) * share, FONT);
    return aligns.map((align) => ({ said, align }));
  });
  const fitting = ways.find(({ said, align }) => {
    const long = widthOf(said) * 1.05;
    const left = at * wide - BEFORE[align] * long;
    return left >= -40 && left + long <= end;
  });
  return fitting ?? { said: [label], align: alignAt(at) };
}

/** A rule for a place of all lines, and its words over it, over those that stand there already. */
function ruleAt(
  drawing: Drawing,
  x: unknown,
  { x: { field = '' } }: Lines,
  each: Marked,
  { said, align, under }: { said: readonly string[]; align: Align; under: number },
): Part[] {
  const order = orderOf(drawing, drawing.chart.spec.encoding.x);
  const values = [{ [field]: middleOf(Object(x), order, each), marked: said.join('\n') }];
  const rule = {
    data: { values },
    mark: { type: 'rule', color: drawing.inks.muted, strokeWidth: 1.5, strokeDash: [4, 4] },
    encoding: { x },
  };
  return [
    each.last === undefined ? rule : bandAt(drawing, 'x', Object(x), order, each),
    ...haloed(
      drawing,
      {
        ...TEXT,
        ...toMiddle('x', Object(x), order, each),
        align,
        baseline: 'bottom',
        dy: -4 - (under + said.length - 1) * LINE,
      },
      { data: { values }, encoding: { x, y: { value: 0 }, ...MARKED } },
      drawing.inks.text,
    ),
  ];
}
