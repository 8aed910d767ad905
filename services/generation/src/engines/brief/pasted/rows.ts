import type { SegmentRole } from '../brief.ts';
import { wordCount } from '../material/view.ts';
import { shareOf } from '../one-slide/rows.ts';
import { blanked, listedIn } from '../segments/listed.ts';
import { isA, lexemesIn, type Range, type Source, senseOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';

export interface Reading {
  source: Source;
  roles: readonly SegmentRole[];
}

/** Parts of a text that its order names in a row, in its words. */
export interface NamedRow extends Range {
  parts: string[];
  /** What a table shall compare or hold, where one was named with it. */
  table: string[];
}

const LEAST_PARTS = 3;
const LONGEST_PART = 12;
const LONGEST_INCLUDED = 6;
const LONGEST_LABEL = 3;
const LONGEST_NAME = 4;
const SENTENCE = /(?<=\p{L}{2}[.!?]|[)”"%][.!?])\s+|(?<=[。！？])|\n+/u;

/** "Aims, method and results", behind a colon or a word such as "include", or as a sentence of its own. */
export function rowsIn(reading: Reading, { start, end }: Range): NamedRow[] {
  const { text } = reading.source;
  let at = start;
  return text
    .slice(start, end)
    .split(SENTENCE)
    .flatMap((sentence) => {
      const from = text.indexOf(sentence, at);
      at = from + sentence.length;
      return rowOf(reading, { start: from, end: at }) ?? [];
    });
}

function rowOf({ source, roles }: Reading, sentence: Range): NamedRow | undefined {
  const text = source.text.slice(sentence.start, sentence.end);
  const words = lexemesIn(source, sentence);
  const colon = blanked(text).search(/[:：]/u);
  const includes = words.find(
    (one, at) => isA(one, 'put') && (at === 0 || /[,，;] *$/u.test(source.text.slice(0, one.start))),
  );
  const lead = words.filter(({ end }) => colon > 0 && end <= sentence.start + colon);
  // "Key highlights: a bus at the door, …" tells what a part holds, "Present: Ada Quill, Tom Ash" whom.
  const isGiven =
    lead.length <= LONGEST_LABEL && lead.some((one) => isA(one, 'given', 'part') && !isA(one, 'look'));
  const start = colon > 0 ? sentence.start + colon + 1 : (includes?.end ?? sentence.start);
  const isLed = colon > 0 || includes !== undefined;
  const said = listedIn(source, { start, end: sentence.end });
  const table = said.findIndex((part) => opensTable(source, part));
  const parts = said.slice(0, table < 0 ? said.length : table).map((part) => trimmed(source, part));
  const columns = said
    .slice(table < 0 ? said.length : table)
    .map((part, nth) => trimmed(source, nth === 0 ? behindTable(source, part) : part));
  const named = said
    .map((part) => lexemesIn(source, part))
    .filter((own) => own.some((one) => isA(one, 'part')));
  const isEachNamed = named.length === said.length && named.every((own) => own.length <= LONGEST_NAME);
  const isTold =
    colon > 0 &&
    !/^(?:sections|chapters)$/.test(senseOf(lead.at(-1), 'unit') ?? '') &&
    named.length * 2 < said.length &&
    shareOf(roles, { start, end: sentence.end }) > 0.5;
  const isBare =
    words.every((one) => !isA(one, 'make', 'wish')) &&
    words.slice(0, 2).every((one) => !isA(one, 'result') || (isA(one, 'part') && sentence.start > 0));
  const isList = isBare && (isEachNamed || words.slice(0, 2).some((one) => isA(one, 'part')));
  const least = isEachNamed && !isLed ? 2 : LEAST_PARTS;
  const longest = colon > 0 || !isLed ? LONGEST_PART : LONGEST_INCLUDED;
  // Figures are told, and asked for nowhere.
  const counted = parts.filter((part) => /\p{Nd}/u.test(blanked(part))).length;
  const isRow =
    (isLed || isList) && !isGiven && !isTold && said.length >= least && counted * 2 <= parts.length;
  if (!isRow || parts.some((part) => wordCount(part) > longest)) return undefined;
  return { ...sentence, parts: parts.filter((part) => part !== ''), table: columns };
}

/** Without the "then" and the stop around it. */
function trimmed(source: Source, part: Range): string {
  const words = lexemesIn(source, part);
  const first = words.find((one) => !isA(one, 'polite'));
  return withoutEnd(source.text.slice(first?.start ?? part.end, part.end), ' .。!').trim();
}

const tableAt = (source: Source, part: Range): number =>
  lexemesIn(source, part).findIndex((one) => senseOf(one, 'part') === 'table');

/** "A table comparing coir", "table with hazard". */
function opensTable(source: Source, part: Range): boolean {
  const at = tableAt(source, part);
  return at >= 0 && isA(lexemesIn(source, part)[at + 1], 'with', 'put');
}

function behindTable(source: Source, part: Range): Range {
  const led = lexemesIn(source, part)[tableAt(source, part) + 1];
  return { start: led?.end ?? part.end, end: part.end };
}

/** "Budget (total 48,000 EUR)": a part and what brackets behind it tell. */
export function bracketed(part: string): { name: string; inside: string } {
  const at = /[)）]$/u.test(part) ? part.search(/[(（]/u) : -1;
  return at < 0
    ? { name: part, inside: '' }
    : { name: part.slice(0, at).trim(), inside: part.slice(at + 1, -1) };
}
