import { evidenceOf } from './evidence.ts';
import { addressesIn, ofOrder } from './kept.ts';
import { endsLabel, isBareLabel, labelOver, PART_UNITS, type Under, withoutLabel } from './labels.ts';
import type { RoledClause } from './roles.ts';
import { endOf, isA, type Source, senseOf, startOf, wordsOf } from './source.ts';
import { apart, closed, FIRM, hasName, holdsQuote, isMaker, isWritten, speaks, whole } from './speech.ts';

/** Clauses of a line that may share one range. */
const MOST_CLAUSES = 80;
const REACHABLE = /https?:\/\/|www\.|@\p{L}|\p{L}\/\p{L}+\.\p{L}/u;

/**
 * The last word on each sentence: one that speaks to the maker is order as a whole, but for the opening order's object
 * and what stands in a quotation, behind a colon, or in brackets with a figure; any other is material as a whole.
 */
export function sureSentences(source: Source, clauses: readonly RoledClause[]): RoledClause[] {
  const sentences = [...Map.groupBy(bySentence(clauses), ({ sentence }) => sentence).values()];
  const body = bodyParagraphs(clauses);
  const asked = new Set(sentences.filter((one) => isMaker(source, one)).map((one) => one[0]?.paragraph));
  const sure: RoledClause[][] = [];
  let under: Under = 'open';
  let orderedIn = -1;
  /** Whether the label stood alone in its line. */
  let isOver = false;
  for (const sentence of sentences) {
    const before = sure.at(-1);
    const [first] = sentence;
    if (first === undefined) continue;
    if (endsLabel(first, before, isOver)) under = 'open';
    if (isRow(source, first)) {
      sure.push(sentence.map(whole));
      continue;
    }
    if (first.given || sentence.some(({ role }) => role === 'private')) {
      sure.push([...sentence]);
      continue;
    }
    const over = labelOver(source, sentence);
    const isBareOver = isBareLabel(sentence);
    if (over !== 'open') isOver = isBareOver;
    if (over === 'asked' && !isBareOver) under = 'closed';
    else if (over !== 'open' && (isBareOver || over !== 'closed')) under = over;
    if (isMaker(source, sentence)) orderedIn = first.paragraph;
    const isTalk =
      under === 'open' &&
      (body.size > 0 ? asked.has(first.paragraph) : orderedIn === first.paragraph) &&
      !body.has(first.paragraph) &&
      isBare(source, sentence, body.size > 0);
    if (takesBack(source, sentence, before) && before !== undefined)
      sure[sure.length - 1] = before.map(closed);
    sure.push(
      settled(source, sentence, {
        under: over === 'closed' ? over : under,
        isTalk: isTalk || namesResultAlone(source, sentence) || countsAlone(source, sentence),
      }),
    );
  }
  return sure.flat();
}

/** Where the last clause of a line holds its words, the last of each sentence holds the sentence's. */
function bySentence(clauses: readonly RoledClause[]): RoledClause[] {
  const begins = new Map<string, number>();
  for (const { sentence, line, from } of clauses)
    if (!begins.has(`${sentence} ${line}`)) begins.set(`${sentence} ${line}`, from);
  return clauses.map((clause, at) => {
    const holder = clauses
      .slice(at, at + MOST_CLAUSES)
      .find(({ line, material }) => line === clause.line && material.length > 0);
    const range = holder?.material[0];
    if (clause.role !== 'material' || range === undefined || range.from > clause.from || range.to < clause.to)
      return clause;
    const isLast = clauses[at + 1]?.sentence !== clause.sentence || holder === clause;
    const from = Math.max(range.from, begins.get(`${clause.sentence} ${clause.line}`) ?? 0);
    return { ...clause, material: isLast ? [{ from, to: clause.to }] : [] };
  });
}

/** A line of cells. */
function isRow(source: Source, { start, opener }: RoledClause): boolean {
  const from = source.text.lastIndexOf('\n', start) + 1;
  const end = source.text.indexOf('\n', start);
  const line = source.text.slice(from, end < 0 ? undefined : end);
  return (
    opener === 'line' && line.length < 400 && (line.split('|').length > 2 || line.split('\t').length > 2)
  );
}

/** "8–10 slides." */
function countsAlone(source: Source, sentence: readonly RoledClause[]): boolean {
  const lexemes = sentence.flatMap(({ from, to }) => source.lexemes.slice(from, to));
  return (
    lexemes.length <= 6 &&
    lexemes.some((lexeme) => PART_UNITS.has(senseOf(lexeme, 'unit') ?? '')) &&
    lexemes.every(
      (lexeme) =>
        isA(lexeme, 'unit', 'number', 'bound', 'glue', 'polite', 'style') ||
        /^\d+$/.test(wordsOf(source, lexeme)),
    )
  );
}

/** "Our first ever website!" opens a prompt and tells nothing. */
const namesResultAlone = (source: Source, sentence: readonly RoledClause[]): boolean =>
  sentence[0]?.from === 0 &&
  sentence.length <= 2 &&
  sentence.some(({ from, to }) => source.lexemes.slice(from, to).some((lexeme) => isA(lexeme, 'result'))) &&
  !sentence.some(({ label }) => label) &&
  isBare(source, sentence, true);

function settled(
  source: Source,
  sentence: readonly RoledClause[],
  { under, isTalk }: { under: Under; isTalk: boolean },
): RoledClause[] {
  if (under === 'given') return [...sentence];
  if (under === 'closed' || isTalk) return sentence.map(closed);
  if (sentence.some((clause) => isSlip(source, clause)) && isWritten(sentence))
    return corrected(source, sentence);
  if (isOpening(sentence)) {
    const isList = sentence.some(({ label }) => label);
    return withoutParts(source, isList ? mended(source, sentence) : sentence);
  }
  const colon = sentence.findIndex(({ label }) => label);
  const asks =
    sentence[0]?.role === 'order' &&
    colon >= 0 &&
    evidenceOf(source, sentence[0].from, sentence[colon]?.to ?? 0).order >= 1;
  if (under === 'asked' && !sentence.some((clause) => clause.label || holdsQuote(source, clause)))
    return sentence.map((clause) => ({ ...closed(clause), material: addressesIn(source, clause) }));
  if (under === 'asked' || asks || isMaker(source, sentence)) return ofOrder(source, sentence);
  return withoutLabel(source, mended(source, sentence));
}

/** A statement, or what is listed behind a colon, keeps all of its words that are no words of form alone. */
function mended(source: Source, sentence: readonly RoledClause[]): RoledClause[] {
  const colon = isOpening(sentence) ? sentence.findIndex(({ label }) => label) : -1;
  const [first] = sentence;
  const begins = first?.role === 'material' || colon >= 0 || (first?.bullet === true && !first.label);
  const told = begins && sentence.some(({ role }) => role === 'material');
  return sentence.map((clause, at) =>
    isTorn(source, clause) || (told && at > colon && isPlain(source, clause)) ? whole(clause) : clause,
  );
}

function isPlain(source: Source, { head, role, from, to }: RoledClause): boolean {
  const { unknown, facts, order } = evidenceOf(source, from, to);
  const counts = /\d/.test(
    source.text.slice(startOf(source, source.lexemes[from]), endOf(source, source.lexemes[to - 1])),
  );
  return role === 'order' && !FIRM.has(head) && (unknown + facts > 0 || counts || order < 1.5);
}

/** A statement of which words went to the order. */
const isTorn = (source: Source, clause: RoledClause): boolean =>
  clause.role === 'order' &&
  clause.head === 'wish' &&
  clause.material.length > 0 &&
  clause.material.every(({ quoted }) => quoted !== true) &&
  !speaks(source, clause);

/** Without what was taken back: the last thing told before the slip, and all behind it that tells nothing. */
function corrected(source: Source, sentence: readonly RoledClause[]): RoledClause[] {
  const slip = sentence.findLastIndex((clause) => isSlip(source, clause));
  const tells = ({ from, to }: RoledClause) => evidenceOf(source, from, to).facts > 0;
  const first = sentence.findIndex((clause) => isSlip(source, clause));
  const wrong = sentence.slice(0, first).findLastIndex(tells);
  const kept = apart(sentence).map((clause, at) =>
    (at >= wrong && at <= slip) || (at > slip && !tells(clause)) ? closed(clause) : clause,
  );
  return isMaker(
    source,
    sentence.filter((_, at) => at < wrong || at > slip),
  )
    ? ofOrder(source, kept)
    : kept;
}

/** "…, with an online booking of places": from there on the opening order names parts and what they shall do. */
function withoutParts(source: Source, sentence: readonly RoledClause[]): RoledClause[] {
  let parts = false;
  return sentence.map((clause, index) => {
    const last = sentence[index - 1];
    parts ||=
      isA(source.lexemes[clause.from], 'because') && last?.role !== 'material' && last?.material.length === 0;
    if (parts) return evidenceOf(source, clause.from, clause.to).facts > 0 ? clause : closed(clause);
    const { lexemes } = source;
    const at =
      clause.from +
      lexemes
        .slice(clause.from, clause.to)
        .findIndex(
          (lexeme, place) =>
            isA(lexeme, 'with') &&
            lexemes
              .slice(clause.from + place + 1, Math.min(clause.from + place + 4, clause.to))
              .some((next) => isA(next, 'part', 'function')),
        );
    if (at < clause.from) return clause;
    parts = true;
    const material = clause.material.flatMap((range) =>
      range.quoted === true || range.to <= at ? [range] : range.from < at ? [{ ...range, to: at }] : [],
    );
    const own = evidenceOf(source, at, clause.to).facts > 0;
    return own ? clause : { ...closed(clause), material };
  });
}

/** The order's first sentence, that names the result. */
const isOpening = (sentence: readonly RoledClause[]): boolean => sentence.some(({ opens }) => opens);

/** No figure, quotation, address or label in it; beside no other text, no name and nothing that tells of oneself either. */
function isBare(source: Source, sentence: readonly RoledClause[], beside: boolean): boolean {
  const [first, last] = [sentence[0], sentence.at(-1)];
  if (first === undefined || last === undefined || !isWritten(sentence)) return false;
  return (
    !sentence.some(({ label, bullet, opens }) => label || bullet || opens) &&
    evidenceOf(source, first.from, last.to).facts === 0 &&
    !REACHABLE.test(source.text.slice(first.start, last.end)) &&
    (beside ||
      (first.head !== 'tell' &&
        source.languages[0] !== 'de' &&
        !hasName(source, first.from + 1, last.to) &&
        !/\b\p{Lu}{2,}\b/u.test(source.text.slice(first.start, last.end))))
  );
}

/** Paragraphs of material beside which those that order hold orders alone: given as they are, or of several lines. */
function bodyParagraphs(clauses: readonly RoledClause[]): Set<number> {
  const found = new Set<number>();
  for (const [paragraph, own] of Map.groupBy(clauses, (clause) => clause.paragraph)) {
    const lines = new Set(own.filter(({ role }) => role === 'material').map(({ line }) => line));
    if (own.some(({ given }) => given) || lines.size >= 3) found.add(paragraph);
  }
  return found;
}

const isSlip = (source: Source, { from, to }: RoledClause): boolean => {
  const first = source.lexemes[from];
  return isA(first, 'slip') && (to - from === 1 || (first !== undefined && first.to - first.from > 1));
};

/** "Wait, I said six." takes back the figures of the sentence before it. */
const takesBack = (
  source: Source,
  [first]: readonly RoledClause[],
  before: readonly RoledClause[] | undefined,
): boolean =>
  first !== undefined &&
  isSlip(source, first) &&
  before?.[0]?.paragraph === first.paragraph &&
  before.every((clause) => !clause.given && !clause.bullet && !clause.label);
