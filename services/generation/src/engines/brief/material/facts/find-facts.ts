import type { FactKind } from '../../brief.ts';
import { isSpaceless, tokenize } from '../tokens.ts';
import type { Range } from '../view.ts';
import type { Words } from '../words.ts';
import { readAddress } from './addresses.ts';
import { readMeasure, readNumber, readPrice, readWordPrice } from './amounts.ts';
import { readDate } from './dates.ts';
import { findHexes, findLinks, findPhones } from './links.ts';
import { readName, readPerson, readPlace } from './names.ts';
import { quotedFact } from './quotes.ts';
import { type Found, type ReadAt, Text } from './reader.ts';
import { readHours, readTime } from './times.ts';

/** In this order: what is read first can't be read as something else. */
const READERS: readonly (readonly [FactKind, ReadAt])[] = [
  ['address', readAddress],
  ['hours', readHours],
  ['price', readPrice],
  ['date', readDate],
  ['time', (text, at) => readTime(text, at, false)],
  ['number', readNumber],
  ['price', readWordPrice],
  ['person', readPerson],
  ['place', readPlace],
];

function readAll(text: Text): Found[] {
  const found: Found[] = [];
  const shouted = isShouted(text);
  for (let at = 0; at < text.tokens.length; ) {
    const [kind, end] = readOne(text, at, shouted);
    const first = text.tokens[at];
    const last = text.tokens[end - 1];
    if (kind !== '' && first !== undefined && last !== undefined) {
      const core = kind === 'number' ? text.tokens[readMeasure(text, at) - 1]?.end : undefined;
      found.push({ kind, start: first.start, end: last.end, ...(core === undefined ? {} : { core }) });
    }
    at = Math.max(end, at + 1);
  }
  return found;
}

function readOne(text: Text, at: number, shouted: boolean): [FactKind | '', number] {
  const kind = text.tokens[at]?.kind;
  if (kind === 'break' || kind === 'link') return ['', at];
  for (const [name, read] of READERS) {
    if (shouted && (name === 'person' || name === 'place')) continue;
    const end = read(text, at);
    if (end > at) return [name, end];
  }
  const name = shouted ? at : readName(text, at);
  // "Open Wednesday to Sunday 12-22"
  const isHours = text.tokens
    .slice(at + 1, name)
    .some((_, more) => readHours(text, at + 1 + more) > at + 1 + more);
  return name > at && !isHours ? ['name', name] : ['', at];
}

/** Written in capitals throughout, so that they tell no name. */
function isShouted({ source }: Text): boolean {
  const letters = source.replace(/[^\p{Lu}\p{Ll}]/gu, '');
  return letters.length > 20 && letters.replace(/\p{Ll}/gu, '').length > letters.length * 0.6;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Neither end stands inside a word, a number or something like "G-2"; scripts without spaces have no such ends. */
function isWhole(source: string, { start, end }: Found): boolean {
  const joins = (one: string | undefined, other: string | undefined) =>
    one !== undefined &&
    other !== undefined &&
    LETTER.test(one) &&
    LETTER.test(other) &&
    ![one, other].some(isSpaceless);
  const [before, first, last, after] = [source[start - 1], source[start], source[end - 1], source[end]];
  if (joins(before, first) || joins(last, after)) return false;
  const linked = /[-.]/.test(before ?? ' ') && joins(source[start - 2], first);
  return (
    !(linked && /\d/.test(first ?? '')) &&
    !(after === '-' && /\d/.test(last ?? '') && /\p{Lu}/u.test(source[end + 1] ?? ''))
  );
}

const byStart = (one: Range, other: Range) => one.start - other.start || other.end - one.end;

/** Drops ranges that begin inside an earlier one. */
function withoutOverlap<T extends Range>(ranges: readonly T[]): T[] {
  let reached = 0;
  return ranges.toSorted(byStart).filter(({ start, end }) => {
    const free = start >= reached;
    if (free) reached = end;
    return free;
  });
}

/** Facts of a text, in order, with quotations found before. What is not to be read is masked by signs of no script. */
export function findFacts(source: string, words: Words, quoted: readonly Range[]): Found[] {
  const links = findLinks(source);
  const claims = withoutOverlap([...links, ...findHexes(source), ...findPhones(source, words)]);
  const text = new Text(source, tokenize(source, claims), words);
  const kept = claims.filter((claim): claim is Found => 'kind' in claim);
  const quotes = quoted
    .filter(({ start, end }) => /\p{L}/u.test(source.slice(start, end)))
    .map((range) => quotedFact(source, range));
  let place = 0;
  const read = readAll(text).filter((fact) => {
    const { kind, start } = fact;
    while ((quotes[place]?.end ?? Infinity) <= start) place++;
    if (!isWhole(source, fact)) return false;
    return !((kind === 'name' || kind === 'place') && (quotes[place]?.start ?? Infinity) <= start);
  });
  return [...kept, ...quotes, ...read].toSorted(byStart);
}
