import { wordCount } from '../material/view.ts';
import { cellsOf, isEnded, labelOf, type PastedLine } from './lines.ts';

export interface PastedItem {
  label: string;
  text: string;
  points: string[];
}

export const wholeOf = ({ label, text }: PastedItem): string => (label === '' ? text : `${label}: ${text}`);

/** What a pasted text holds, as it stands in it. */
export type PastedBlock = { start: number; end: number } & (
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: PastedItem[] }
  /** Labels with what is said of each, a line each. */
  | { kind: 'pairs'; items: PastedItem[] }
  | { kind: 'table'; rows: string[][] }
);

interface Reading {
  lines: readonly PastedLine[];
  at: number;
}

type Reader = (reading: Reading) => PastedBlock | undefined;

const MOST_WORDS = 10;
const MOST_LETTERS = 90;
const LEAST_ROWS = 2;
const LEAST_PAIRS = 3;
const LEAST_VERSES = 4;
const LONGEST_VERSE = 80;

const isShort = (text: string): boolean => text.length <= MOST_LETTERS && wordCount(text) <= MOST_WORDS;

/** Ranks of headings by how they are set off; those that a text has become its levels. */
const RANKS = [
  '#',
  '##',
  '###',
  '####',
  '#####',
  '######',
  'plain',
  'chapter',
  'number',
  '2',
  '3',
  '4',
  'colon',
];

/** A text as its blocks: its paragraphs, lists, headings and tables are what its lines say that they are. */
export function blocksIn(lines: readonly PastedLine[]): PastedBlock[] {
  const readers: Reader[] = [tableAt, listAt, headingAt, pairsAt, versesAt, indentedAt, paragraphAt];
  const blocks: PastedBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const reading = { lines, at };
    const block = readers.reduce<PastedBlock | undefined>((found, read) => found ?? read(reading), undefined);
    if (block === undefined) break;
    blocks.push(block);
    const next = lines.findIndex(({ start }) => start >= block.end);
    at = next === -1 ? lines.length : next;
  }
  return levelled(blocks);
}

function levelled(blocks: readonly PastedBlock[]): PastedBlock[] {
  const ranks = [...new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))].sort(
    (one, other) => one - other,
  );
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, level: ranks.indexOf(block.level) + 1 } : block,
  );
}

/** The lines from a place on that pass. */
function run({ lines, at }: Reading, passes: (line: PastedLine, before: PastedLine | undefined) => boolean) {
  const found: PastedLine[] = [];
  for (let index = at; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined || !passes(line, found.at(-1))) break;
    found.push(line);
  }
  return found;
}

const spanOf = (lines: readonly PastedLine[]) => ({
  start: lines[0]?.start ?? 0,
  end: lines.at(-1)?.end ?? 0,
});

function tableAt(reading: Reading): PastedBlock | undefined {
  const width = cellsOf(reading.lines[reading.at] ?? NO_LINE).length;
  const rows = width < 2 ? [] : run(reading, (line) => cellsOf(line).length === width);
  const isTable = rows.length >= LEAST_ROWS && (width > 2 || rows.every(({ whole }) => whole.includes('\t')));
  return isTable ? { ...spanOf(rows), kind: 'table', rows: rows.map(cellsOf) } : undefined;
}

const NO_LINE: PastedLine = {
  ...{ start: 0, end: 0, indent: 0, isApart: false },
  ...({ mark: 'none', number: '', text: '', whole: '' } as const),
};

/** Numbers that count from one, or bullets; what stands deeper below one are its points. */
function listAt(reading: Reading): PastedBlock | undefined {
  const first = reading.lines[reading.at] ?? NO_LINE;
  const ordered = first.mark === 'number';
  if (first.mark !== 'bullet' && first.number !== '1') return undefined;
  let count = 0;
  const all = run(reading, (line, before) => {
    if (before !== undefined && line.indent > first.indent) return true;
    if (line.mark !== first.mark) return false;
    count++;
    return !ordered || Number(line.number) === count;
  });
  const heads = all.filter(({ indent, mark }) => indent <= first.indent && mark === first.mark);
  // "1. Revenue" over other lines is a heading.
  const isList = ordered ? heads.length > 1 : heads.length > 1 || !isShort(first.text);
  return isList ? { ...spanOf(all), kind: 'list', ordered, items: itemsOf(all, first.indent) } : undefined;
}

function itemsOf(lines: readonly PastedLine[], indent: number): PastedItem[] {
  const items: PastedItem[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    const pair = labelOf(line.text);
    if (line.indent > indent && last !== undefined) last.points.push(line.text);
    else items.push({ label: pair?.label ?? '', text: pair?.said ?? line.text, points: [] });
  }
  return items;
}

function headingAt({ lines, at }: Reading): PastedBlock | undefined {
  const [line = NO_LINE, next] = lines.slice(at, at + 2);
  const ledBy = /[:：]$/u.test(line.text);
  if (line.mark === 'bullet' || !isShort(line.text) || isEnded(line.text)) return undefined;
  if (next === undefined && line.mark !== 'hash') return undefined;
  const rank =
    line.mark === 'hash'
      ? line.number
      : line.mark === 'chapter'
        ? rankOfNumber(line.number)
        : line.mark === 'number'
          ? 'number'
          : ledBy
            ? 'colon'
            : isPlainHeading(line, next, lines[at - 1])
              ? 'plain'
              : '';
  const level = RANKS.indexOf(rank);
  const isLed = line.mark === 'none' && ledBy && wordCount(line.text) > 5;
  if (level < 0 || isLed || (line.indent > 0 && line.mark === 'none')) return undefined;
  const text = (line.mark === 'hash' ? line.text : line.whole).replace(/[:：]$/u, '').replaceAll('**', '');
  return { start: line.start, end: line.end, kind: 'heading', level, text };
}

const rankOfNumber = (number: string): string => {
  const depth = number.split('.').filter((part) => part !== '').length;
  return /\p{Nd}/u.test(number) ? `${Math.min(4, depth)}` : 'chapter';
};

/** A short line on its own over a longer one, or over what is marked. */
function isPlainHeading(
  line: PastedLine,
  next: PastedLine | undefined,
  before: PastedLine | undefined,
): boolean {
  if (next === undefined || (!line.isApart && before !== undefined) || /[:：]/u.test(line.text)) return false;
  const isOver = next.isApart || next.mark !== 'none' || next.text.length > 2 * line.text.length;
  return isOver && /^[\p{Lu}\p{Lo}\p{N}"“«*]/u.test(line.text);
}

/** "2019: 85 million", line after line. */
function pairsAt(reading: Reading): PastedBlock | undefined {
  const indent = reading.lines[reading.at]?.indent ?? 0;
  const all = run(
    reading,
    (line, before) =>
      line.mark === 'none' && (before === undefined || !line.isApart) && labelOf(line.text) !== undefined,
  );
  return all.length >= LEAST_PAIRS
    ? { ...spanOf(all), kind: 'pairs', items: itemsOf(all, indent) }
    : undefined;
}

/** Short lines one under another, as of a poem or an address, stay lines. */
function versesAt(reading: Reading): PastedBlock | undefined {
  const all = run(
    reading,
    (line, before) =>
      line.mark === 'none' &&
      line.indent === 0 &&
      line.whole.length <= LONGEST_VERSE &&
      (before === undefined || !line.isApart),
  );
  const isVerse =
    all.length >= LEAST_VERSES || (all.length > 1 && all.every(({ whole }) => wordCount(whole) <= 6));
  return isVerse
    ? { ...spanOf(all), kind: 'paragraph', text: all.map(({ whole }) => whole).join('\n') }
    : undefined;
}

/** Lines that stand further in than the one above them are a list, though no sign marks them. */
function indentedAt(reading: Reading): PastedBlock | undefined {
  const first = reading.lines[reading.at] ?? NO_LINE;
  if (first.indent < 2) return undefined;
  const all = run(reading, ({ indent }) => indent >= first.indent);
  return { ...spanOf(all), kind: 'list', ordered: false, items: itemsOf(all, first.indent) };
}

/** A paragraph; lines that a mail program broke are one. */
function paragraphAt(reading: Reading): PastedBlock {
  const first = reading.lines[reading.at] ?? NO_LINE;
  const all = run(
    reading,
    (line, before) => before === undefined || (!line.isApart && line.mark === 'none' && goesOn(before, line)),
  );
  return {
    ...spanOf(all.length > 0 ? all : [first]),
    kind: 'paragraph',
    text: all.map(({ whole }) => whole).join(' '),
  };
}

const goesOn = (before: PastedLine, { whole }: PastedLine): boolean =>
  before.whole.length >= 40 && !/[.!?:。！？：]$/u.test(before.whole) && /^[\p{Ll}\p{N}(]/u.test(whole);
