import { facing, plainText, type TextRow, tiled } from '@sitewright/site-spec';
import type { FrameText } from '../../draft/design.ts';
import { BLANK } from './frame-groups.ts';
import type { Entry } from './frame-text.ts';

const lengthOf = ({ text }: Entry): number => plainText(text.text).length;
const LONGEST_VALUE = 22;
const LONGEST_MEASURE = 14;
const LONGEST_CELL = 26;

/** The entries of the named group that begins at a place. */
function runAt(entries: readonly Entry[], at: number): Entry[] {
  const first = entries[at];
  const isHead = ({ kind, text }: Entry) => text.level === 'large' && kind !== 'list';
  if (first === undefined || first.draft.group === '' || isHead(first)) return [];
  const isOther = (entry: Entry) => entry.draft.group !== first.draft.group || isHead(entry);
  const end = entries.findIndex((entry, index) => index > at && isOther(entry));
  return entries.slice(at, end === -1 ? undefined : end);
}

const LEAST_GRID = 3;

/** The tables of a frame; where one has enough rows, shorter ones with as many fields are set as it is. */
function gridsIn(entries: readonly Entry[]): Entry[][][] {
  const find = (least: (fields: number) => number): Entry[][][] => {
    const found: Entry[][][] = [];
    for (let at = 0; at < entries.length; ) {
      const grid = gridAt(entries, at, least(runAt(entries, at).length));
      if (grid.length > 0) found.push(grid);
      at += Math.max(1, grid.flat().length);
    }
    return found;
  };
  const fields = new Set(find(() => LEAST_GRID).map(([row]) => row?.length));
  return find((count) => (fields.has(count) ? 1 : LEAST_GRID));
}

/** One field of a table's rows may be as long as this. */
const LONGEST_TELLING = 120;

/** Groups with the same number of short fields, one of them longer in all at most, from a place on: a table, its head among them. */
function gridAt(entries: readonly Entry[], at: number, least = LEAST_GRID): Entry[][] {
  const rows: Entry[][] = [];
  for (let next = at; ; ) {
    const run = runAt(entries, next);
    const isRow = run.length >= 3 && run.length <= 6 && run.length === (rows[0]?.length ?? run.length);
    const long = [...rows, run].flatMap((row) =>
      row.flatMap((entry, field) => (lengthOf(entry) > LONGEST_CELL ? [field] : [])),
    );
    if (!isRow || new Set(long).size > 1 || run.some((entry) => lengthOf(entry) > LONGEST_TELLING)) break;
    rows.push(run);
    next += run.length;
  }
  return rows.length >= least ? rows : [];
}

const MOST_SIGNING = 3;

/** Groups that each begin with a line to be signed on, one after another from a place. */
function signaturesAt(entries: readonly Entry[], at: number): Entry[][] {
  const found: Entry[][] = [];
  for (let next = at; found.length < MOST_SIGNING; ) {
    const run = runAt(entries, next);
    const [line] = run;
    if (line === undefined || run.length < 2 || !BLANK.test(plainText(line.text.text))) break;
    if (found[0] !== undefined && found[0].length !== run.length) break;
    found.push(run);
    next += run.length;
  }
  return found.length > 1 ? found : [];
}

const MOST_BOXES = 3;

/** Groups that stand in boxes, one after another from a place. */
function boxesAt(entries: readonly Entry[], at: number): Entry[][] {
  const run = runAt(entries, at);
  if (run[0]?.text.isBoxed !== true) return [];
  return [run, ...boxesAt(entries, at + run.length)].slice(0, MOST_BOXES);
}

/** Boxes side by side, or one under another. */
function boxRows(boxes: readonly Entry[][], group: number, isSplit: boolean): TextRow[] {
  const cells = boxes.flatMap((box) => {
    const [text, ...under] = box.map((entry) => entry.text);
    return text ? [{ text, under, share: isSplit ? 1 / boxes.length : 1, align: 'start' as const }] : [];
  });
  const entry = 'box';
  return isSplit ? [{ cells, group, entry }] : cells.map((cell) => ({ cells: [cell], group, entry }));
}

/** Who signs, side by side. */
const signatureRows = (signing: readonly Entry[][], group: number): TextRow[] =>
  (signing[0] ?? []).map((_, line) => ({
    group,
    entry: '',
    cells: signing.flatMap((own) => {
      const text = own[line]?.text;
      return text === undefined ? [] : [{ text, share: 1 / signing.length, align: 'center' as const }];
    }),
  }));

const widthIn = ({ text: { measured, scale } }: Entry): number =>
  Math.max(measured.longest, ...measured.breakAt(1000).map(({ width }) => width), 1) * scale;

/** The em that a column has its share of the width for; longer words take more lines. */
const WIDEST_CELL = 20;

function gridRows(rows: readonly Entry[][], alike: readonly Entry[][], group: number): TextRow[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(WIDEST_CELL, Math.max(...alike.flatMap((row) => row[column] ?? []).map(widthIn))),
  );
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return rows.map((row) => ({
    group,
    entry: row[0]?.draft.group ?? '',
    ems: whole,
    cells: row.map(({ text }, column) => ({
      text: { ...text, level: 'small' as const },
      share: (widths[column] ?? 1) / whole,
      align: column > 0 && column === row.length - 1 ? ('end' as const) : ('start' as const),
    })),
  }));
}

/** "about 2.2 kg": short, and with a figure. */
const isMeasure = (entry: Entry): boolean =>
  lengthOf(entry) <= LONGEST_MEASURE && /\d/.test(plainText(entry.text.text));

/** A thing and what stands in one row with it, its price, its time or its measure; undefined where that is not plain. */
function pairIn(run: readonly Entry[]): { thing: Entry; value: Entry } | undefined {
  const of = (role: FrameText['role']) => run.filter(({ draft }) => draft.role === role);
  const [things, prices, bodies] = [of('list'), of('price'), of('body')];
  const [value, ...others] = prices.length === 1 ? prices : of('date');
  if (value === undefined) {
    const [thing, measure, ...more] = run;
    const isMeasured = thing && measure && more.length === 0 && isMeasure(measure);
    return isMeasured ? { thing, value: measure } : undefined;
  }
  const [thing = bodies[0], ...further] = things;
  const lines = plainText(value.text.text).split('\n');
  const isShort = lines.every((line) => line.length <= LONGEST_VALUE);
  const isPlain = further.length === 0 && others.length === 0 && isShort;
  return thing && isPlain ? { thing, value } : undefined;
}

/** The share of the width that prices and times of a frame's lists take, in all of its rows the same; times in em too. */
interface Values {
  share: number;
  ems: number;
}

function valuesIn(entries: readonly Entry[]): Values {
  const pairs = entries.flatMap((entry, at) => {
    const isStart = entry.kind === 'list' && entry.draft.group !== entries[at - 1]?.draft.group;
    return isStart ? (pairIn(runAt(entries, at)) ?? []) : [];
  });
  const widest = (of: 'thing' | 'value'): number => Math.max(1, ...pairs.map((pair) => widthIn(pair[of])));
  const [thing, value] = [widest('thing'), widest('value')];
  const times = pairs.flatMap((pair) => (pair.value.draft.role === 'date' ? widthIn(pair.value) : []));
  const share = Math.min(0.5, Math.max(0.2, (value * 1.08) / (value * 1.08 + thing)));
  return { share, ems: Math.max(1, ...times) };
}

/** A thing with what it comes to, or a time with what happens then, in one row; what else is said of it below. */
function entryRows(run: readonly Entry[], group: number, { share: ofValue, ems }: Values): TextRow[] {
  const entry = run[0]?.draft.group ?? '';
  const single = ({ text }: Entry): TextRow => ({
    group,
    entry,
    cells: [{ text, share: 1, align: 'start' }],
  });
  const pair = pairIn(run);
  if (pair === undefined) return run.map(single);
  const { thing, value } = pair;
  // "Friday, 6 to 9" begins with its day, "9.30, breakfast" with its time.
  const isFirst = value.draft.role === 'date' && run.indexOf(value) < run.indexOf(thing);
  const told = { text: thing.text, share: 1 - ofValue, align: 'start' as const };
  const beside = { text: value.text, share: ofValue };
  const cells: TextRow['cells'] = isFirst
    ? [{ ...beside, ems, align: 'start' }, told]
    : [told, { ...beside, align: 'end' }];
  return run.flatMap((one) => (one === value ? [] : [one === thing ? { group, entry, cells } : single(one)]));
}

/** Of what stands side by side: tables and boxes, also the things of short lists, also short facts, or nothing. */
export type Arrangement = 'facing' | 'tiled' | 'split' | 'plain';

/** No frame holds more. */
const MOST_ROWS = 120;

/** Rows of a frame, in the draft's order. */
export function textRows(entries: readonly Entry[], arrangement: Arrangement): TextRow[] {
  const rows = rowsOf(entries, arrangement !== 'plain').slice(0, MOST_ROWS);
  if (arrangement === 'facing') return facing(tiled(rows));
  return arrangement === 'tiled' ? tiled(rows) : rows;
}

function rowsOf(entries: readonly Entry[], isSplit: boolean): TextRow[] {
  const rows: TextRow[] = [];
  const grids = isSplit ? gridsIn(entries) : [];
  const values = valuesIn(entries);
  let group = 0;
  for (let at = 0; at < entries.length; ) {
    const entry = entries[at];
    if (entry === undefined) break;
    const grid = grids.find(([row]) => row?.[0] === entry) ?? [];
    const before = entries[at - 1];
    const isUnder = before?.kind === 'heading' && entry.kind !== 'foot';
    // A sentence beside the things of a list is none of them, nor what stands in boxes.
    const isOther =
      before?.kind !== entry.kind ||
      (before.draft.group === '') !== (entry.draft.group === '') ||
      before.text.isBoxed !== entry.text.isBoxed;
    const isTabled = grid.length > 0 || grids.some((rows) => rows.at(-1)?.at(-1) === before);
    if (before !== undefined && !isUnder && (isOther || isTabled)) group += 1;
    const run = entry.kind === 'list' ? runAt(entries, at) : [];
    const signing = signaturesAt(entries, at);
    const boxes = boxesAt(entries, at);
    if (grid.length > 0) {
      const alike = grids.flat().filter((row) => row.length === grid[0]?.length);
      rows.push(...gridRows(grid, alike, group));
      at += grid.flat().length;
    } else if (boxes.length > 0) {
      rows.push(...boxRows(boxes, group, isSplit));
      at += boxes.flat().length;
    } else if (signing.length > 0) {
      rows.push(...signatureRows(signing, group));
      at += signing.flat().length;
    } else if (run.length > 0) {
      rows.push(...entryRows(run, group, values));
      at += run.length;
    } else {
      const cells = [{ text: entry.text, share: 1, align: 'start' as const }];
      rows.push({ cells, group, entry: entry.draft.role === 'list' ? `${at}` : '' });
      at += 1;
    }
  }
  return rows;
}

/** Who speaks at the end of a picture stands where reading ends. */
export const signing = (rows: readonly TextRow[]): TextRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, align: row.cells.length > 1 ? cell.align : 'end' })),
  }));
