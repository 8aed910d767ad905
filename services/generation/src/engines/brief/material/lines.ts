import { foldText } from './tokens.ts';
import { CELL, HIDDEN, type Range, trimmed, type View } from './view.ts';

type Marker = 'none' | 'bullet' | 'number' | 'letter' | 'hash';

/** A line of the prompt. */
export interface Line {
  marker: Marker;
  /** Number of a numbered line; level of one with hashes. */
  ordinal: number;
  /** Columns before its first sign. */
  indent: number;
  /** What stands after its marker. */
  body: Range;
  /** Stretches of material in it, in order; none in blank lines and lines of order alone. */
  pieces: Range[];
  blank: boolean;
  /** Nothing but an order or a private remark. */
  order: boolean;
  /** Wholly in bold. */
  bold: boolean;
  /** Begins with material, not behind an order. */
  whole: boolean;
}

const BULLETS = '-*•·–—▪◦‣●○■□➤✓✔・*+►';
const LETTER = 'a)';
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';

/** Length of a bullet with its space, 0 if there is none. */
function bulletSize(text: string): number {
  const first = text[0] ?? '';
  if (!BULLETS.includes(first)) return 0;
  if ('・•●▪■➤►'.includes(first)) return 1 + (/^.\s*/.exec(text)?.[0].length ?? 1) - 1;
  return /^.[ \t]/.test(text) && text[2] !== undefined ? 2 : 0;
}

/** "12.", "12)", "(12)", "①", "2.1" with what follows; NaN for outline numbers of two levels. */
function numberMark(text: string): { size: number; ordinal: number; style: string } | undefined {
  const circled = CIRCLED.indexOf(text[0] ?? '');
  if (circled >= 0) return { size: 1, ordinal: circled + 1, style: '①' };
  const folded = foldText(text.slice(0, 12));
  const match =
    /^(\(?)(\d{1,3})([.):、]|\.\d{1,2}\.?)(\s|(?=[^\d\s]))/.exec(folded) ??
    /^(\()(\d{1,3})(\))()/.exec(folded);
  if (match === null) return letterMark(folded);
  const [all, open = '', digits = '', close = '', space = ''] = match;
  if (space === '' && close !== ')' && close !== '、' && !/\P{ASCII}/u.test(text[all.length] ?? ''))
    return undefined;
  if ((open === '(') !== (close === ')' && open === '(')) return undefined;
  return {
    size: all.length,
    ordinal: close.length > 1 ? 0 : Number(digits),
    style: open + (close.length > 1 ? '.1' : close),
  };
}

/** "a)", "(b)": clauses below a number. */
function letterMark(folded: string): { size: number; ordinal: number; style: string } | undefined {
  const match = /^\(?([a-z])\)\s+(?=\S)/.exec(folded);
  return match === null
    ? undefined
    : { size: match[0].length, ordinal: (match[1] ?? '').charCodeAt(0) - 96, style: LETTER };
}

function indentOf(text: string): number {
  let columns = 0;
  for (const sign of text) {
    if (sign === '\t') columns += 4;
    else if (sign === '\u3000') columns += 2;
    else if (sign === ' ') columns++;
    else break;
  }
  return columns;
}

/** Stretches between masked signs; marks of emphasis do not divide. */
function piecesOf(view: View, { start, end }: Range): Range[] {
  const pieces: Range[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    const sign = view.text[at];
    if (at < end && sign !== HIDDEN && sign !== CELL) continue;
    const piece = trimmed(view, { start: from, end: at });
    if (/[\p{L}\p{N}\p{S}]/u.test(view.text.slice(piece.start, piece.end))) pieces.push(piece);
    from = at + 1;
  }
  return pieces;
}

interface Marked {
  line: Line;
  style: string;
}

function readLine(view: View, start: number, end: number): Marked {
  const raw = view.prompt.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trimStart();
  const bold = text.startsWith('**') ? 2 : 0;
  const hash = /^#{1,6} /.exec(text)?.[0].length ?? 0;
  const bullet = hash > 0 ? 0 : bulletSize(text);
  const number = hash > 0 || bullet > 0 ? undefined : numberMark(text.slice(bold));
  const size = hash || bullet || (number === undefined ? 0 : number.size + bold);
  const counted = number === undefined ? 'none' : number.style === LETTER ? 'letter' : 'number';
  const marker: Marker = hash > 0 ? 'hash' : bullet > 0 ? 'bullet' : counted;
  const body = { start: Math.min(end, start + lead + size), end };
  const pieces = piecesOf(view, body);
  const line: Line = {
    marker,
    ordinal: hash > 0 ? hash - 1 : (number?.ordinal ?? 0),
    indent: indentOf(raw),
    body,
    pieces,
    blank: text.trim() === '',
    order: pieces.length === 0 && view.text.slice(start, end).includes(HIDDEN),
    bold: /^\*\*[^*]+\*\*:?$/.test(
      view.prompt.slice(body.start - (number === undefined ? 0 : bold), end).trim(),
    ),
    whole: pieces[0] !== undefined && !view.text.slice(body.start, pieces[0].start).includes(HIDDEN),
  };
  return { line, style: number?.style ?? '' };
}

const isCounted = ({ marker }: Line) => marker === 'number' || marker === 'letter';

/** Numbers at line starts are markers only where they count up. */
function keepCounted(marked: readonly Marked[], view: View, starts: readonly number[]): Line[] {
  const counted = new Set<Line>();
  const last = new Map<string, Line>();
  for (const { line, style } of marked) {
    if (!isCounted(line)) continue;
    if (
      line.ordinal === 0 &&
      !/^[\p{Ll}\p{N}\p{S}]/u.test(view.prompt.slice(line.body.start, line.body.start + 2))
    )
      counted.add(line);
    const key = `${style}${line.indent}`;
    const before = last.get(key);
    if (before !== undefined && line.ordinal === before.ordinal + 1) counted.add(line).add(before);
    last.set(key, line);
  }
  return marked.map(({ line }, at) => {
    if (!isCounted(line) || counted.has(line)) return line;
    const body = { start: starts[at] ?? line.body.start, end: line.body.end };
    return { ...line, marker: 'none', ordinal: 0, body, pieces: piecesOf(view, body) };
  });
}

/** The lines of the prompt as they are masked in the view. */
export function readLines(view: View): Line[] {
  const marked: Marked[] = [];
  const starts: number[] = [];
  for (let start = 0; start <= view.prompt.length; ) {
    const next = view.prompt.indexOf('\n', start);
    const end = next < 0 ? view.prompt.length : next;
    marked.push(readLine(view, start, end));
    starts.push(start);
    start = end + 1;
  }
  return keepCounted(marked, view, starts);
}
