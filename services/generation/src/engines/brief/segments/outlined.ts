import { PART_UNITS } from '../../packs/reading.ts';
import type { Clause } from './clauses.ts';
import { evidenceOf } from './evidence.ts';
import { type Lexeme, SEQUENCE } from './lexicon.ts';
import { type Named, type Row, stretch } from './named.ts';
import { isA, type Source, senseOf, signsBefore, startAt } from './source.ts';

/** A line, with the lines below that stand further in. */
interface Line<C extends Clause> {
  /** "[Home] …", "2. Tuning - …", "- services: …", "Page two -- …"; "Plans: …" by its paragraph. */
  mark: string;
  clauses: C[];
  /** Undefined where it is no name of a part. */
  part: Named<C> | undefined;
  /** It has words of a part that every kind of project knows. */
  isKnown: boolean;
  isHome: boolean;
}

const LEAST_LINES = 3;
const LONGEST_NAME = 6;
/** Of the lines, names; of the names, known parts: fewer where a line above says what they are. */
const LEAST_NAMED = 0.6;
const LEAST_KNOWN = { said: 0.25, marked: 0.5, none: 0.75 };
const SIGN = /[(:：（]|\s(?:[–—-]{1,2}|[|=])\s/u;

/** Runs of lines that name a part each, and say behind a sign what is in it. */
export function outlinesOf<C extends Clause>(source: Source, clauses: readonly C[]): Row<C>[] {
  const runs: Line<C>[][] = [];
  for (const line of linesOf(source, clauses)) {
    if (runs.at(-1)?.[0]?.mark === line.mark) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => rowOf(source, run, clauses) ?? []);
}

function linesOf<C extends Clause>(source: Source, clauses: readonly C[]): Line<C>[] {
  const lines: { indent: number; bullet: boolean; own: C[] }[] = [];
  for (const own of Map.groupBy(clauses, ({ line }) => line).values()) {
    const start = own[0]?.start ?? 0;
    const before = source.text.slice(source.text.lastIndexOf('\n', start) + 1, start);
    const indent = before.length - before.trimStart().length;
    const last = lines.at(-1);
    if (last?.bullet && indent > last.indent) last.own.push(...own);
    else lines.push({ indent, bullet: own[0]?.bullet ?? false, own });
  }
  return lines.map(({ own }) => lineOf(source, own));
}

/** The parts of a run; undefined where it names nothing of the result. */
function rowOf<C extends Clause>(
  source: Source,
  run: readonly Line<C>[],
  all: readonly C[],
): Row<C> | undefined {
  const named = run.filter(({ part }) => part !== undefined);
  const known = named.filter(({ isKnown }) => isKnown);
  const [mark = '', start = 0] = [run[0]?.mark, run[0]?.clauses[0]?.start];
  const above = all.findLast((clause) => clause.end <= start);
  const head = above?.label
    ? all.filter(({ sentence, end }) => sentence === above.sentence && end <= start)
    : [];
  const said = unitIn(source, head);
  // "Follow this structure:", or "Structure" in a line of its own.
  const isOrdered = (above?.label === true || above?.opener === 'line') && ordersSequence(source, above);
  const isPages = mark === 'pages' || named.some(({ isHome }) => isHome);
  const least = LEAST_KNOWN[said !== undefined ? 'said' : mark.startsWith('none') ? 'none' : 'marked'];
  const isRun = named.length >= Math.max(LEAST_LINES, LEAST_NAMED * run.length);
  if (!isRun || (!isPages && !isOrdered && known.length < least * named.length)) return undefined;
  const meant = isPages || isOrdered || said !== undefined || mark !== 'bullet' ? named : known;
  const parts = meant.flatMap(({ part }) => part ?? []);
  if (!isOrdered && parts.every(({ own }) => own.length === 0)) return undefined;
  const unit = isPages ? 'pages' : said === undefined || said === 'pages' ? 'sections' : said;
  return { unit, label: false, lined: true, parts };
}

const ordersSequence = (source: Source, { from, to }: Clause): boolean =>
  source.lexemes.slice(from, to).some(({ senses }) => senses.some(({ value }) => value === SEQUENCE));

const unitIn = (source: Source, clauses: readonly Clause[]): string | undefined =>
  clauses
    .flatMap(({ from, to }) => source.lexemes.slice(from, to))
    .map((lexeme) => senseOf(lexeme, 'unit'))
    .find((unit) => PART_UNITS.some((name) => name === unit));

function lineOf<C extends Clause>(source: Source, clauses: C[]): Line<C> {
  const { lexemes } = source;
  const [first] = clauses;
  const [from, to] = [first?.from ?? 0, clauses.at(-1)?.to ?? 0];
  const mark = markOf(source, first, signsBefore(source, from));
  const start = from + (mark === 'number' ? 1 : 0);
  // "Part One: What belongs in": the name stands behind the word for it.
  const isNumbered = isNumber(lexemes[start + 1]) && signsBefore(source, start + 1) === ' ';
  const begin = isA(lexemes[start], 'unit') && isNumbered ? start + 2 : start;
  const firstAt = (test: (at: number) => boolean): number => {
    for (let at = begin + 1; at < to; at++) if (test(at)) return at;
    return to;
  };
  const sign = firstAt((at) => (mark === 'bracket' ? /\]/u : SIGN).test(signsBefore(source, at)));
  const comma = mark.startsWith('none') ? to : firstAt((at) => /[,，、]\s/u.test(signsBefore(source, at)));
  const isLed = isA(lexemes[begin], 'part');
  const more = isLed ? firstAt((at) => isA(lexemes[at], 'with') && !isA(lexemes[at], 'part')) : to;
  const end = Math.min(sign, comma, more);
  const words = lexemes.slice(begin, end);
  const own = end === more && more < to ? end + 1 : end;
  const isName =
    words.length > 0 &&
    words.length <= LONGEST_NAME &&
    !source.quoted[begin] &&
    !isA(words[0], 'called', 'make', 'put', 'wish', 'avoid', 'talk') &&
    (sign < to || !mark.startsWith('none')) &&
    evidenceOf(source, begin + 1, end).facts === 0;
  return {
    mark,
    clauses,
    isKnown: words.some((lexeme) => isA(lexeme, 'part')),
    isHome: words.length === 1 && senseOf(words[0], 'part') === 'home',
    part:
      first === undefined || !isName
        ? undefined
        : {
            start: startAt(source, from),
            name: stretch(source, first, begin, end),
            own: own < to ? [stretch(source, first, own, to)] : [],
          },
  };
}

/** "One", "1". */
export const isNumber = (lexeme: Lexeme | undefined): boolean =>
  isA(lexeme, 'number') || /^\d{1,2}$/u.test(lexeme?.text ?? '');

function markOf(source: Source, clause: Clause | undefined, before: string): string {
  const [first, second] = source.lexemes.slice(clause?.from);
  if (clause === undefined || first === undefined || second === undefined) return 'none';
  if (before.trimEnd().endsWith('[')) return 'bracket';
  if (senseOf(first, 'unit') === 'pages' && isNumber(second)) return 'pages';
  const isNumbered = /^\d{1,2}$/u.test(first.text) && /^[.)]\s/u.test(source.text.slice(first.end));
  return isNumbered ? 'number' : clause.bullet ? 'bullet' : `none ${clause.paragraph}`;
}
