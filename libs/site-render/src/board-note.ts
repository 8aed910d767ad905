import type { DatavizSpec, RichText, Run } from '@sitewright/site-spec';
import { type Html, html } from './html.ts';
import { type PageContext, tellsUnmet } from './page-context.ts';
import { bound, boundWords, linesIn, richText } from './rich-text.ts';
import { endsSentence } from './sentence.ts';

type Note = NonNullable<DatavizSpec['content']['notes']>[number];
type Line = Run[];
/** A row of a list: what it is of, and what it says of that. */
type Pair = readonly [name: Line, value: Line];

/** Rows that belong together: fewer are sentences. */
const LEAST_ROWS = 3;
/** "Bridge, per unit $139", "Car: 48 EUR per lesson". */
const PRICED =
  /^(.{2,60}?)(?:\s*[:|–—-])?\s+([+±]?(?:\p{Sc}\s?\d|\d[\d.,\u00a0\u202f]*\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|kr(?!\p{L})|zł|Kč|Ft|円|元)).{0,30})$/u;
/** "Saturday: 9 to 13". */
const NAMED = /^([^:|]{1,40})(?::|\s\|)\s+(\S.{0,58})$/u;

/** What somebody said, in marks of its own, and behind them who it was. */
const QUOTED =
  /^(?<open>["“„«»「『])(?<said>[^"“„”«»「」『』]{12,})(?<close>["“”«»」』])(?<gap>\s*[,–—-]{0,2}\s*)(?<by>.*)$/u;
/**
 * Words with a capital, or of a script without case: no figure but an age or in brackets, no name of a row, and no stop but
 * behind a title or an initial.
 */
const NAME =
  /^[\p{Lu}\p{Lt}\p{Lo}](?:[^\p{N}:|.!?…。！？]|\.(?=\u00a0)){1,59}?(?:, \p{N}{1,3}| \([^:|.!?…()]{1,40}\))?\.?$/u;
/** A name of several words with capitals, which nothing need part from what was said. */
const FULL_NAME = /^\p{Lu}[^\s,]+(?:\s\p{Lu}[^\s,]+){1,3}(?:,|$)/u;
const SIGNED = /^(?<dash>[–—-]{1,2}\s*)?(?<by>\S.*?)$/u;
/** A name and what they are, before a sentence of something else. */
const BEFORE_MORE = /^.{2,60}?\.(?= )/u;

/** A quotation with its name once, and what the note says besides. */
interface Quote {
  said: Line;
  isMarked: boolean;
  by: Line;
  before: Line[];
  after: Line[];
}

/** Whether words are the name of a speaker. */
const isName = (words: string): boolean => NAME.test(boundWords(words));

/** The quotation of a note, where it has one in a line of its own. */
function quoteOf(note: Note): Quote | undefined {
  const lines = linesIn(note.text);
  const found = lines.map((line) => quotedIn(plain(line).trimEnd()));
  const at = found.findIndex((each) => each !== undefined);
  const [line, quoted] = [lines[at], found[at]];
  if (line === undefined || quoted === undefined) return undefined;
  const { open, said, close, gap, by } = quoted;
  const isMarked = open !== '"';
  const end = open.length + said.length + close.length;
  const words = isMarked ? part(line, 0, end) : part(line, open.length, end - close.length);
  const rest = { said: words, isMarked, before: lines.slice(0, at) };
  if (by !== '')
    return { ...rest, by: part(line, end + gap.length, plain(line).length), after: lines.slice(at + 1) };
  const follows = lines.findIndex((each, index) => index > at && each.length > 0);
  const next = lines[follows] ?? [];
  const [from, to, more] = signedIn(plain(next).trimEnd(), note.heading ?? '');
  if (to === 0) return { ...rest, by: [], after: lines.slice(at + 1) };
  const after = [part(next, more, plain(next).length), ...lines.slice(follows + 1)];
  return { ...rest, by: part(next, from, to), after };
}

/** A line of somebody's words; with what is no name behind them it is a sentence that has words in marks. */
function quotedIn(text: string): Record<'open' | 'said' | 'close' | 'gap' | 'by', string> | undefined {
  const { open = '', said = '', close = '', gap = '', by = '' } = QUOTED.exec(text)?.groups ?? {};
  const isSpoken = by === '' || (isName(by) && (/\S/u.test(gap) || FULL_NAME.test(by)));
  return said !== '' && isSpoken ? { open, said, close, gap, by } : undefined;
}

/** Where a name begins and ends in the line under somebody's words, and where the line goes on; noughts for none. */
function signedIn(text: string, heading: string): readonly [from: number, to: number, more: number] {
  const { dash = '', by = '' } = SIGNED.exec(text)?.groups ?? {};
  const end = by.replace(/\.$/u, '').length;
  const isShort = dash !== '' || (end === by.length && end <= 40);
  if (isName(by) && (isShort || restOf(heading, by) !== undefined))
    return [dash.length, dash.length + end, text.length];
  // Under a heading that says the name too, a sentence may begin with it.
  const first = by.slice(0, BEFORE_MORE.exec(boundWords(by))?.[0].length ?? 0);
  if (!isName(first) || restOf(heading, first) === undefined) return [0, 0, 0];
  return [dash.length, dash.length + first.length - 1, dash.length + first.length];
}

/** What a heading says behind the name that it begins with; nothing where it begins with another word. */
function restOf(heading: string, by: string): string | undefined {
  const name = by.split(',')[0]?.replace(/\.$/u, '') ?? '';
  const rest = heading.slice(name.length);
  return name !== '' && heading.startsWith(name) && /^(?:$|[\s,:])/u.test(rest)
    ? rest.replace(/^[\s,:–—-]+/u, '')
    : undefined;
}

/** Somebody's words as they are set, and under them once who it was; of a heading with the same name the rest. */
function quotation(note: Note, { said, isMarked, by, before, after }: Quote, context: PageContext): Html {
  const rich = (text: RichText): Html => richText(bound(text), context.linkTo);
  const heading = note.heading ?? '';
  const rest = restOf(heading, plain(by));
  const source = rest === undefined || rest === '' ? by : [...by, { text: `, ${rest}` }];
  const besides = (lines: readonly Line[]): Html | false => {
    const text = typeof note.text === 'string' ? plain(joined(lines)).trim() : joined(trimmed(lines));
    return text.length > 0 && wordsOf(text, context);
  };
  const own = heading !== '' && rest === undefined && html`<h2>${boundWords(heading)}</h2>`;
  return html`${own}${besides(before)}<blockquote${isMarked && html` class="marked"`}><p>${rich(said)}</p>${source.length > 0 && html`<footer>${rich(source)}</footer>`}</blockquote>${besides(after)}${context.placeholder(note)}`;
}

/** A note of a board: its heading, its words, and rows of names and prices as a list. */
export function boardNote(note: Note, context: PageContext): Html {
  // What could not be done is told to whoever ordered the board, and is no part of it.
  const isUnmet = tellsUnmet(note, context.spec.labels);
  const quote = isUnmet ? undefined : quoteOf(note);
  if (quote !== undefined) return quotation(note, quote, context);
  const heading = note.heading !== undefined && html`<h2>${boundWords(note.heading)}</h2>`;
  const words = html`${heading}${wordsOf(note.text, context)}${context.placeholder(note)}`;
  return isUnmet ? html`<div class="unmet">${words}</div>` : words;
}

/** Words, and the rows among them as lists. */
export function wordsOf(text: RichText, context: PageContext): Html {
  const rich = (words: RichText): Html => richText(bound(words), context.linkTo);
  const groups = groupsOf(linesIn(text).filter((line) => line.length > 0));
  if (groups.every(({ pairs }) => pairs.length === 0)) return html`<p>${rich(tight(text))}</p>`;
  return html`${groups.map(({ lines, pairs }) =>
    pairs.length > 0
      ? html`<dl class="rows">${pairs.map(([name, value]) => html`<div><dt>${rich(name)}</dt><dd>${rich(value)}</dd></div>`)}</dl>`
      : html`<p>${rich(joined(lines))}</p>`,
  )}`;
}

/** Lines of data stand one under another, without a blank one between any two. */
function tight(text: RichText): RichText {
  if (typeof text !== 'string') return text;
  const lines = text.split(/\n{2,}/u);
  const areData = lines.length >= 4 || !lines.some(endsSentence);
  return areData && lines.every((line) => line.length <= 60) ? lines.join('\n') : text;
}

/** Lines without the blank ones before and after them. */
function trimmed(lines: readonly Line[]): Line[] {
  const isSaid = (line: Line): boolean => plain(line).trim() !== '';
  const from = lines.findIndex(isSaid);
  return from === -1 ? [] : lines.slice(from, lines.findLastIndex(isSaid) + 1);
}

const plain = (line: Line): string => line.map(({ text }) => text).join('');

/** The part of a line from one letter to another, in its marks. */
function part(line: Line, from: number, to: number): Line {
  let at = 0;
  return line.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}

function pairOf(line: Line, form: RegExp): Pair | undefined {
  const text = plain(line).trimEnd();
  const [, name, value] = form.exec(text) ?? [];
  const isLink = line.some(({ href }) => href !== undefined);
  if (name === undefined || value === undefined || isLink) return undefined;
  return [part(line, 0, name.length), part(line, text.length - value.length, text.length)];
}

/** A text in runs of lines, and of rows where several that follow one another have the same form. */
function groupsOf(lines: readonly Line[]): { lines: Line[]; pairs: Pair[] }[] {
  const groups: { lines: Line[]; pairs: Pair[] }[] = [];
  for (let at = 0; at < lines.length; ) {
    const rows = [PRICED, NAMED]
      .map((form) => rowsFrom(lines.slice(at), form))
      .toSorted((one, other) => other.length - one.length)[0];
    const last = groups.at(-1);
    if (rows !== undefined && rows.length >= LEAST_ROWS) {
      groups.push({ lines: [], pairs: rows });
      at += rows.length;
      continue;
    }
    const line = lines[at] ?? [];
    if (last !== undefined && last.pairs.length === 0) last.lines.push(line);
    else groups.push({ lines: [line], pairs: [] });
    at += 1;
  }
  return groups;
}

function rowsFrom(lines: readonly Line[], form: RegExp): Pair[] {
  const pairs = lines.map((line) => pairOf(line, form));
  const end = pairs.indexOf(undefined);
  return pairs
    .slice(0, end === -1 ? pairs.length : end)
    .flatMap((pair) => (pair === undefined ? [] : [pair]));
}

const joined = (lines: readonly Line[]): Line =>
  lines.flatMap((line, at) => (at === 0 ? line : [{ text: '\n' }, ...line]));
