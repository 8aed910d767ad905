import { PART_UNITS } from '../../packs/reading.ts';
import type { Clause } from './clauses.ts';
import { evidenceOf, isCount } from './evidence.ts';
import { type Lexeme, SEQUENCE } from './lexicon.ts';
import { type Named, type Row, stretch } from './named.ts';
import { outlinesOf } from './outlined.ts';
import { endOf, isA, type Source, senseOf, signsBefore, startAt } from './source.ts';

const LEAST_NAMES = 3;
const LEAST_FRAMED = 2;
const MOST_NAMES = 40;
const LONGEST_NAME = 6;
const LONGEST_LINE = 12;

/** The rows of an order: names between commas, lines below the word for them, numbers or quotations within a text. */
export function rowsOf<C extends Clause>(source: Source, clauses: readonly C[]): Row<C>[] {
  const rows = clauses.flatMap((head, index): Row<C>[] => {
    const at = source.lexemes
      .slice(head.from, head.to)
      .findLastIndex((lexeme) => PART_UNITS.some((name) => name === senseOf(lexeme, 'unit')));
    const unit = senseOf(source.lexemes[head.from + at], 'unit');
    // "Follow this structure:", or "Structure" in a line of its own.
    const isOver = head.label || (head.opener === 'line' && head.line !== clauses[index + 1]?.line);
    const isOrdered = source.lexemes
      .slice(head.from, isOver ? head.to : head.from)
      .some(({ senses }) => senses.some(({ value }) => value === SEQUENCE));
    const ordered = at === -1 && isOrdered ? linesBelow(clauses, source, index) : undefined;
    const parted = ordered?.map((one) => entitled(source, one));
    if (parted !== undefined) return [{ unit: 'sections', label: false, lined: true, parts: parted }];
    if (at === -1 || unit === undefined || source.quoted[head.from + at]) return [];
    const names = namesBehind(source, clauses, index, head.from + at + 1);
    if (names !== undefined) return [{ unit, label: head.label, lined: false, parts: names }];
    const divided = dividedBehind(source, clauses, head, head.from + at);
    if (divided !== undefined) return [{ unit, label: false, lined: false, parts: divided }];
    if (!countsSeveral(source, head.from + at)) return [];
    const parts =
      linesBelow(clauses, source, index, numberOf(source, head.from + at - 1)) ??
      numberedBehind(source, clauses, index);
    return parts === undefined
      ? []
      : [{ unit, label: false, lined: false, parts: parts.map((one) => entitled(source, one)) }];
  });
  const parts = rows.flatMap((row) => row.parts);
  const isTaken = ({ name }: Named): boolean =>
    parts.some((one) => one.start <= name.start && name.start <= (one.own.at(-1) ?? one.name).end);
  return [
    ...rows,
    ...outlinesOf(source, clauses)
      .filter((row) => !row.parts.some(isTaken))
      .slice(0, 1),
  ];
}

/** "Five slides", "a deck of 8 slides": more than one is spoken of. */
function countsSeveral(source: Source, unit: number): boolean {
  const number = source.lexemes[unit - 1];
  if (number === undefined || !isCount(source, unit - 1)) return false;
  return numberOf(source, unit - 1) > 1;
}

const numberOf = (source: Source, at: number): number =>
  Number(senseOf(source.lexemes[at], 'number') ?? source.tokens[source.lexemes[at]?.from ?? -1]?.key);

/** "4 pages (Work, Studio, Contact)", "Pages: Home, Plans", "with the pages Home, Plans and Support": short names. */
function namesBehind<C extends Clause>(
  source: Source,
  clauses: readonly C[],
  index: number,
  own: number,
): Named<C>[] | undefined {
  const head = clauses[index];
  const opener = head && own < head.to ? 'word' : clauses[index + 1]?.opener;
  if (!head || (opener !== 'word' && opener !== 'bracket' && opener !== 'colon')) return undefined;
  const names: C[] = opener === 'word' ? [stretch(source, head, own, head.to)] : [];
  for (const clause of clauses.slice(index + 1, index + 1 + MOST_NAMES)) {
    const goesOn = clause.opener === 'comma' || (names.length === 0 && clause.opener === opener);
    const last = names.at(-1);
    if (clause.sentence !== head.sentence) break;
    // "What I Do": a word that opens a statement elsewhere.
    if (clause.opener === 'word' && last && opener !== 'word')
      names.splice(-1, 1, stretch(source, last, last.from, clause.to));
    else if (goesOn) names.push(clause);
    else break;
  }
  const isNamed = (name: C): boolean => isName(source, name, opener !== 'word');
  const bare = names.map((name) => withoutRest(source, name, opener !== 'word'));
  const other = bare.findIndex((name) => !isNamed(name));
  const row = other === -1 ? bare : opener === 'word' ? bare.slice(0, other) : [];
  const halves = row.slice(-1).flatMap((name) => halvesOf(source, name));
  const named = halves.every(isNamed) ? [...row.slice(0, -1), ...halves] : row;
  return several(
    named.map((name) => ({ start: name.start, name, own: [] })),
    opener === 'word' ? LEAST_NAMES : LEAST_FRAMED,
  );
}

const several = <Part>(parts: Part[], least = LEAST_NAMES): Part[] | undefined =>
  parts.length >= least ? parts : undefined;

/** A name without "and" before it, and without what it goes on with: "Moorings for Teal Quay". */
function withoutRest<C extends Clause>(source: Source, name: C, isFramed: boolean): C {
  const { from, to } = name;
  const first = isAnd(source, source.lexemes[from]) && to - from > 1 ? from + 1 : from;
  const more = source.lexemes
    .slice(first + 1, to)
    .findIndex((lexeme) => isA(lexeme, 'for', 'with') && !isA(lexeme, 'part', 'glue'));
  return stretch(source, name, first, isFramed || more === -1 ? to : first + 1 + more);
}

/** What is named with "and" between, as the last of a row: "About and Support". */
export function halvesOf<C extends Clause>(source: Source, name: C): C[] {
  const and = source.lexemes.slice(name.from, name.to).findIndex((lexeme) => isAnd(source, lexeme));
  const second = name.from + and + 1;
  if (and <= 0 || second >= name.to) return [name];
  return [stretch(source, name, name.from, name.from + and), stretch(source, name, second, name.to)];
}

/** Lines with bullets or numbers below: "six slides:", each with its name and what is on it behind. */
function linesBelow<C extends Clause>(
  clauses: readonly C[],
  source: Source,
  index: number,
  count?: number,
): Named<C>[] | undefined {
  const head = clauses[index];
  const below = clauses.slice(clauses.findLastIndex(({ sentence }) => sentence === head?.sentence) + 1);
  const isItem = clauses.some(({ line, bullet }) => bullet && line === head?.line);
  if (!head || isItem || !below[0]?.bullet || below[0].paragraph > head.paragraph + 1) return undefined;
  const indentOf = ({ start }: C): number =>
    /^\s*/u.exec(source.text.slice(source.text.lastIndexOf('\n', start) + 1))?.[0].length ?? 0;
  // What stands further in is of the line above it.
  const isTop = (clause: C): boolean => indentOf(clause) <= indentOf(below[0] ?? clause);
  const last = below.findIndex(
    (clause, at) => !clause.bullet && clause.line !== below[at - 1]?.line && isTop(clause),
  );
  let top = 0;
  const lines = Map.groupBy(last === -1 ? below : below.slice(0, last), (clause) => {
    if (isTop(clause)) top = clause.line;
    return top;
  });
  const parts = [...lines.values()].flatMap(([name, ...own]) =>
    name ? [{ start: name.start, name, own }] : [],
  );
  const isDetailed = parts.some(({ own }) => own.length > 0);
  const fits = parts.every(({ name }) => name.to - name.from <= LONGEST_LINE);
  if (parts.length < LEAST_FRAMED || !fits) return undefined;
  // As many as were counted, with no sign in them: "Rescue, step by step" is a name.
  const isBare = parts.every(({ own }) => own.every(({ opener }) => opener === 'comma' || opener === 'word'));
  if (!isBare || (count ?? parts.length) !== parts.length) return isDetailed ? parts : undefined;
  return parts.map(({ start, name, own }) => {
    return { start, name: stretch(source, name, name.from, own.at(-1)?.to ?? name.to), own: [] };
  });
}

/** "7 slides: 1. Where does rain come from? 2. Evaporation 3. An experiment (kettle, water)". */
function numberedBehind<C extends Clause>(
  source: Source,
  clauses: readonly C[],
  index: number,
): Named<C>[] | undefined {
  const head = clauses[index];
  const from = head?.to ?? 0;
  // In sentences of one paragraph, or in lines of the next.
  const line = clauses.find((clause, at) => at > index && clause.opener === 'line');
  const within = source.text.startsWith('1 ', line?.start) ? line : head;
  const end = clauses.findLast(({ paragraph }) => paragraph === within?.paragraph)?.to ?? from;
  const starts: number[] = [];
  for (let at = from; at < end; at++) {
    const number = source.lexemes[at];
    const isNext = number !== undefined && number.text === String(starts.length + 1);
    const isMarked = /^[.)]/u.test(source.text.slice(endOf(number)));
    if (isNext && (isMarked || signsBefore(source, at).includes('\n'))) starts.push(at);
  }
  if (head === undefined || starts.length < LEAST_NAMES) return undefined;
  const stopIn = (first: number, to: number): number => firstAt(source, first + 2, to, /^[.!。]\s/u);
  // Where each is one sentence, what comes behind the last says something of the whole.
  const isOne = starts.slice(0, -1).every((at, order) => stopIn(at, starts[order + 1] ?? end) === -1);
  const stop = isOne ? stopIn(starts.at(-1) ?? end, end) : -1;
  const last = stop === -1 ? end : stop;
  return starts.map((at, order) => pieceOf(source, head, at, at + 1, starts[order + 1] ?? last));
}

/** "In this order: Summary / Costs / Risks": names between strokes. */
function dividedBehind<C extends Clause>(
  source: Source,
  clauses: readonly C[],
  head: C,
  unit: number,
): Named<C>[] | undefined {
  const end = clauses.findLast(({ sentence }) => sentence === head.sentence)?.to ?? unit;
  const first = firstAt(source, unit + 1, end, /[:：]\s*$/u);
  if (first === -1) return undefined;
  const starts = [first];
  for (let at = first + 1; at < end; at++)
    if (/^[^(]*\s[/|→]\s/u.test(signsBefore(source, at))) starts.push(at);
  if (starts.length > MOST_NAMES) return undefined;
  const parts = starts.map((at, order) => pieceOf(source, head, at, at, starts[order + 1] ?? end));
  const isNamed = parts.every(({ name }) => isName(source, name, true));
  return isNamed ? several(parts) : undefined;
}

/** A part from where it is marked: its name, and behind a sign what is in it. */
function pieceOf<C extends Clause>(
  source: Source,
  head: C,
  mark: number,
  from: number,
  to: number,
): Named<C> {
  const isPart = isA(source.lexemes[from], 'part', 'called');
  const isCut = isPart && /^[,，]/u.test(signsBefore(source, from + 1));
  const matter = isCut ? from + 1 : firstAt(source, from + 1, to, /[(:：（]|\s(?:[–—-]|>+|[-=]>|→)\s/u);
  const cut = matter === -1 ? to : matter;
  const name = stretch(source, head, from, cut);
  const isQuestion = '?？'.includes(source.text[name.end] || ' ');
  return {
    start: startAt(source, mark),
    name: isQuestion ? { ...name, end: name.end + 1 } : name,
    own: cut < to ? [stretch(source, head, cut, to)] : [],
  };
}

/** "1. Title: Selling Heat Pumps", "Part One: What belongs in": the name stands behind the word for it. */
function entitled<C extends Clause>(source: Source, { start, name, own }: Named<C>): Named<C> {
  const [title, ...rest] = own;
  const [first, ...numbers] = source.lexemes
    .slice(name.from, name.to)
    .filter((one) => !/^\d{1,2}$/u.test(one.text));
  const isPart = title?.opener === 'colon' && isA(first, 'unit');
  const isOne = numbers.length === 0 && isA(first, 'called');
  const isWord = isPart ? numbers.every((one) => isA(one, 'number')) : isOne;
  return isWord && title !== undefined ? { start, name: title, own: rest } : { start, name, own };
}

/** The first lexeme from one to another that has such signs before it; -1 where none has. */
const firstAt = (source: Source, from: number, to: number, signs: RegExp): number =>
  source.lexemes.findIndex((_, at) => at >= from && at < to && signs.test(signsBefore(source, at)));

/** "And" in one of the languages of the prompt. */
export const isAnd = ({ packs }: Source, word: Pick<Lexeme, 'text'> | undefined): boolean =>
  word !== undefined && packs.some(({ reading }) => reading.material.and.includes(word.text.toLowerCase()));

/** A few words without a figure, the first of them a part's or a name's. */
function isName(source: Source, { from, to }: Clause, isFramed: boolean): boolean {
  const first = source.lexemes[from];
  if (first === undefined || to - from > LONGEST_NAME || evidenceOf(source, from, to).facts > 0) return false;
  const isSmall = !/^[\p{Lu}\p{N}]/u.test(first.text);
  if (
    isSmall &&
    to - from > 1 &&
    isA(first, 'make', 'put', 'wish', 'avoid', 'with', 'for', 'about', 'called')
  )
    return false;
  return isFramed || !isSmall || isA(first, 'part');
}
