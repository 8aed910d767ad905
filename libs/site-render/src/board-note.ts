import type { DatavizSpec, RichText } from '@sitewright/site-spec';
import { type Html, html } from './html.ts';
import { type PageContext, tellsUnmet } from './page-context.ts';
import { bound, boundWords, richText } from './rich-text.ts';

type Note = NonNullable<DatavizSpec['content']['notes']>[number];
type Run = Exclude<RichText, string>[number];
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
  /^(?<open>["“„«»「『])(?<said>[^"“„”«»「」『』]{12,})(?<close>["“”«»」』])\s*[,–—-]?\s*(?<by>.{0,80})$/u;
/** Who it was, in a line of their own: a name and what they are, before a sentence of something else. */
const SIGNED = /^[–—-]?\s*(?<by>[^.!?]{2,60}?)(?:\.(?=\s)\s*|\.?$)/u;

/** A quotation with its name once, and what the note says besides. */
interface Quote {
  said: Line;
  isMarked: boolean;
  by: string;
  before: Line[];
  after: Line[];
}

/** The quotation of a note, where it has one in a line of its own; under it a name that the heading has too says whose it is. */
function quoteOf(note: Note): Quote | undefined {
  const lines = linesOf(note.text);
  const found = lines.map((line) => QUOTED.exec(plain(line).trimEnd())?.groups);
  const at = found.findIndex((each) => each !== undefined);
  const [line, { open = '', said = '', close = '', by = '' } = {}] = [lines[at], found[at]];
  if (line === undefined) return undefined;
  const isMarked = open !== '"';
  const from = isMarked ? 0 : open.length;
  const words = part(line, from, open.length + said.length + (isMarked ? close.length : 0));
  const rest = { said: words, isMarked, before: lines.slice(0, at) };
  const heading = note.heading ?? '';
  const next = lines[at + 1];
  const signed = by === '' && next !== undefined ? SIGNED.exec(plain(next)) : null;
  const name = signed?.groups?.by ?? '';
  // A short line without a stop is a name too.
  const isNamed =
    /^[–—-]|^[^.!?]{2,40}$/u.test(plain(next ?? [])) || heading.startsWith(name.split(',')[0] ?? '');
  if (next === undefined || signed === null || !isNamed) return { ...rest, by, after: lines.slice(at + 1) };
  const end = part(next, signed[0].length, plain(next).length);
  return { ...rest, by: name, after: [...(end.length > 0 ? [end] : []), ...lines.slice(at + 2)] };
}

/** Somebody's words as they are set, and under them once who it was; of a heading with the same name the rest. */
function quotation(note: Note, { said, isMarked, by, before, after }: Quote, context: PageContext): Html {
  const rich = (text: RichText): Html => richText(bound(text), context.linkTo);
  const heading = note.heading ?? '';
  const [name = ''] = by.split(',');
  const isTwice = name !== '' && heading.startsWith(name);
  const more = isTwice ? heading.slice(name.length).trim() : '';
  const source = [by, more].filter((text) => text !== '').join(', ');
  const words = (lines: readonly Line[]) => lines.length > 0 && html`<p>${rich(joined(lines))}</p>`;
  const own = heading !== '' && !isTwice && html`<h2>${boundWords(heading)}</h2>`;
  return html`${own}${words(before)}<blockquote${isMarked && html` class="marked"`}><p>${rich(said)}</p>${source !== '' && html`<footer>${boundWords(source)}</footer>`}</blockquote>${words(after)}${context.placeholder(note)}`;
}

/** A note of a board: its heading, its words, and rows of names and prices as a list. */
export function boardNote(note: Note, context: PageContext): Html {
  const quote = quoteOf(note);
  if (quote !== undefined) return quotation(note, quote, context);
  const heading = note.heading !== undefined && html`<h2>${boundWords(note.heading)}</h2>`;
  const groups = groupsOf(linesOf(note.text));
  const isList = groups.some(({ pairs }) => pairs.length > 0);
  const rich = (text: RichText): Html => richText(bound(text), context.linkTo);
  const body = isList
    ? groups.map(({ lines, pairs }) =>
        pairs.length > 0
          ? html`<dl class="rows">${pairs.map(([name, value]) => html`<div><dt>${rich(name)}</dt><dd>${rich(value)}</dd></div>`)}</dl>`
          : html`<p>${rich(joined(lines))}</p>`,
      )
    : html`<p>${rich(tight(note.text))}</p>`;
  const words = html`${heading}${body}${context.placeholder(note)}`;
  // What could not be done is told to whoever ordered the board, and is no part of it.
  return tellsUnmet(note, context.spec.labels) ? html`<div class="unmet">${words}</div>` : words;
}

/** Lines of data stand one under another, without a blank one between any two. */
function tight(text: RichText): RichText {
  if (typeof text !== 'string') return text;
  const lines = text.split(/\n{2,}/u);
  return lines.length >= 4 && lines.every((line) => line.length <= 60) ? lines.join('\n') : text;
}

/** The lines of a text that say something. */
function linesOf(text: RichText): Line[] {
  const lines: Line[] = [[]];
  for (const run of typeof text === 'string' ? [{ text }] : text)
    for (const [at, part] of run.text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ ...run, text: part });
    }
  return lines.filter((line) => line.length > 0);
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
