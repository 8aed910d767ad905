import { type Clause, clausesOf, isLoneMark } from './clauses.ts';
import { evidenceOf } from './evidence.ts';
import { isGlue } from './lexicon.ts';
import { hasA, isA, type Range, type Source } from './source.ts';

export interface Secret extends Range {
  /** Whether it is an order to be silent ("don't mention …") and no remark between writer and reader. */
  orders: boolean;
}

/** How near the beginning of a sentence a mark says that what follows is between writer and reader. */
export const AT_ONCE = 3;
/** So many unknown words may stand beside a mark that says nothing by itself. */
const MOST_BESIDE = 1;
/** "Private: 45 EUR" is a price. */
const SHORTEST_REMARK = 3;
const LONGEST_THING = 4;
/** In what was dictated without a stop, a mark behind reaches back so many words. */
const MOST_BEHIND = 40;

/**
 * What a prompt marks as not to be shown. A mark over lines ("Not to be printed:") holds for them; one that opens a remark
 * ("between us, …"), to the end of its paragraph or list item; one behind it or in brackets ("(off the record)"), for its
 * sentence, or the one before where the mark is one by itself; "don't mention that …", for the sentence.
 */
export function secretsOf(source: Source): Secret[] {
  const clauses = clausesOf(source);
  const secrets: Secret[] = [];
  for (const [index, clause] of clauses.entries()) {
    // What a secret holds marks nothing more.
    if (clause.end <= (secrets.at(-1)?.end ?? -1)) continue;
    const secret = secretAt(source, clauses, clause, index);
    if (!secret || secret.end <= secret.start) continue;
    const within = source.lexemes.filter(({ start }) => secret.start <= start && start < secret.end);
    const orders = !within.some((one) => isA(one, 'private')) || isOfOpen(source, secret);
    secrets.push({ ...secret, orders });
  }
  return secrets;
}

/** Whether it says in quotation marks which of the open words are not meant: "don't put the “like dust” remark on, it was just for you". */
function isOfOpen({ text, quotes }: Source, { start, end }: Range): boolean {
  const open = text.slice(0, start) + text.slice(end);
  const own = quotes.filter(({ from, to }) => start < from && to < end);
  return own.some(({ from, to }) => open.includes(text.slice(from, to)));
}

/** The text without them, each sign a blank: places stay. */
export const withoutSecrets = (text: string, secrets: readonly Secret[]): string =>
  secrets.reduce((open, { start, end }) => {
    const blank = open
      .slice(start, end)
      .replace(/[^\s\ud800-\udfff]/g, ' ')
      .replace(/[\ud800-\udbff]./gs, '\u{e0020}');
    return open.slice(0, start) + blank + open.slice(end);
  }, text);

function secretAt(
  source: Source,
  clauses: readonly Clause[],
  clause: Clause,
  index: number,
): Range | undefined {
  const own = source.lexemes.slice(clause.from, clause.to);
  const marks = own.filter((one, at) => isA(one, 'private', 'hide') && !source.quoted[clause.from + at]);
  const [mark] = marks;
  if (mark === undefined) return undefined;
  const nearIn = (at: number | undefined) =>
    clauses.filter(({ sentence, to }) => sentence === at && to > clause.from - MOST_BEHIND);
  const sentence = nearIn(clause.sentence);
  const [first, last] = [sentence[0] ?? clause, sentence.at(-1) ?? clause];
  const { unknown, facts } = evidenceOf(source, clause.from, clause.to);
  const isBare = unknown + facts <= MOST_BESIDE;
  const isRemark = marks.some((one) => isA(one, 'private'));
  const isWord = marks.every(isLoneMark);
  const isShare = isBare && clause === last && isShared(source, clause, clauses[index - 1]);
  if (isShare || (isWord && unknown + facts > 0)) return undefined;
  const bracket = bracketAround(source, sentence, clause);
  if (bracket) {
    const isAlone = isBare && clause.opener === 'bracket' && bracket.end - clause.end <= 2;
    return { start: isAlone ? first.start : bracket.start, end: bracket.end };
  }
  const over = secretUnder(source, clauses, index, { isBare, isRemark, isWord });
  if (over !== undefined || isWord) return over ? { start: first.start, end: over } : undefined;
  // In a row of what shall not be there it is one more, if it says of what ("no lanterns, no drones, don't write prices").
  const isOfOwn = unknown + facts > 0 || hasA(source, clause, 'part', 'unit', 'look', 'colour', 'function');
  const before = source.lexemes[clauses[index - 1]?.from ?? 0];
  const isRow = isOfOwn && clause.opener !== 'word' && clause !== first && isA(before, 'avoid');
  if (isBare && !isRemark && isRow) return undefined;
  if (isBare && clause === last) {
    // A sentence that is nothing but the mark is of the one before.
    const beside = clause === first ? clauses.findLast((one) => one.sentence < clause.sentence) : first;
    const isSame = beside?.paragraph === clause.paragraph;
    const near = nearIn(beside?.sentence);
    // "… – that it is a farewell, must not be on it": a dash or a semicolon before what is said begins the remark.
    const isAfter = ({ start, end }: Clause) =>
      end < clause.start && /[–—;；؛]$/.test(source.text.slice(0, start).trimEnd());
    // "Card: Ada Quill, www.quill.example, her mobile 0151 55 is private and must not be on it": in an order, its own phrase.
    const isPhrase = clause.opener === 'word' && isSame && hasA(source, first, 'make', 'wish', 'result');
    const phrase = isPhrase && near.findLast(({ opener }) => ['comma', 'close'].includes(opener));
    const said = near.findLast(isAfter) ?? (phrase || near[0]);
    return { start: isSame && said ? said.start : first.start, end: last.end };
  }
  // "My mobile is 0151 55, not for the site, only 0711 55 is": what may be shown begins behind the mark.
  const isParted = source.lexemes.slice(clause.to, clause.to + 2).some((one) => isA(one, 'bound'));
  if (isBare && (!isRemark || isParted) && clause !== first) {
    // Where no stop comes for so long, as in what was dictated, one that says of what names what follows.
    const isDictated = isOfOwn && clause.from - first.from >= MOST_BEHIND;
    const next = clauses[index + 1];
    const end = isDictated && next?.opener === 'word' ? next.end : clause.end;
    return { start: isDictated ? clause.start : first.start, end };
  }
  if (!isRemark) return { start: clause.start, end: last.end };
  if (hasA(source, { from: first.from, to: clause.from }, 'make', 'wish', 'result')) return undefined;
  const isLed = source.lexemes.indexOf(mark, first.from) - first.from < AT_ONCE;
  return isLed
    ? { start: first.start, end: endFrom(source, clauses, index, false) }
    : { start: clause.start, end: isParted ? clause.end : last.end };
}

/** Where what a mark is the label or the heading of ends ("Not to appear anywhere, notes included: …"); 0 of no secret. */
function secretUnder(
  source: Source,
  clauses: readonly Clause[],
  index: number,
  { isBare, isRemark, isWord }: { isBare: boolean; isRemark: boolean; isWord: boolean },
): number | undefined {
  const [clause, more] = clauses.slice(index, index + 2);
  const isLonger = more?.label && more.sentence === clause?.sentence && more.to - more.from <= LONGEST_THING;
  const label = clause?.label || !isLonger ? clause : more;
  const next = clauses[label === clause ? index + 1 : index + 2];
  if (clause === undefined || label === undefined || next === undefined) return undefined;
  const isTitled = label.label || source.text.slice(0, clause.start).trimEnd().endsWith('#');
  const isHeading =
    isTitled || (isBare && isRemark && !isWord && clause.opener === 'line' && next.opener === 'line');
  const isOver = next.line !== clause.line;
  if (!isHeading || (isOver && !isTitled && !next.bullet && next.paragraph !== clause.paragraph))
    return undefined;
  // "Private: …, evenings. Mail: …": in a row of labels on one line, the next one says something else.
  const beside = clauses.find(
    (one) => isWord && one.label && one.line === next.line && one.sentence > next.sentence,
  );
  const open = endFrom(source, clauses, clauses.indexOf(next, index), isOver);
  const end = Math.min(open, beside?.start ?? open);
  const marked = clauses.filter(({ start }) => next.start <= start && start < end);
  const words = marked.reduce((sum, { from, to }) => sum + evidenceOf(source, from, to).unknown, 0);
  const things = marked.filter((one) => isThing(source, one));
  const isSecret = isRemark
    ? !isWord || words >= SHORTEST_REMARK
    : isOver
      ? things.length < marked.length
      : things.length * 3 < marked.length * 2;
  return isSecret ? end : 0;
}

/** "No balloons", "photos": what the result shall be without, which is an order and no secret. */
const isThing = (source: Source, { from, to }: Clause): boolean =>
  to - from <= LONGEST_THING || isA(source.lexemes[from], 'avoid', 'hide');

/** "We spend £5,200 a month between us": behind a figure, with no stop before it, a mark of particles says who shares that. */
function isShared(source: Source, { from, to, opener }: Clause, before: Clause | undefined): boolean {
  const [said, ...mark] = source.tokens.slice(
    (source.lexemes[from]?.from ?? 1) - 1,
    source.lexemes[to - 1]?.to,
  );
  // "The rent of 4,000 is between us" tells a secret.
  const isMark = said !== undefined && !isGlue(said.key) && mark.every(({ key }) => isGlue(key));
  return opener === 'word' && isMark && evidenceOf(source, before?.from ?? 0, before?.to ?? 0).facts > 0;
}

/** The brackets within which a clause of a sentence stands. */
function bracketAround({ text }: Source, sentence: readonly Clause[], clause: Clause): Range | undefined {
  const before = sentence.filter(
    ({ opener, from }) => from <= clause.from && (opener === 'bracket' || opener === 'close'),
  );
  const opening = before.at(-1);
  if (opening?.opener !== 'bracket') return undefined;
  const start = Math.max(...[...'([（【'].map((sign) => text.lastIndexOf(sign, opening.start)));
  const length = text.slice(clause.end).search(/[)\]）】]|\n/);
  return { start, end: length === -1 ? clause.end : clause.end + length + 1 };
}

/** The end of a paragraph; of a list, its last item; of a remark, its item or line, or where an order begins. */
function endFrom({ lexemes }: Source, clauses: readonly Clause[], index: number, isBlock: boolean): number {
  const [opening] = clauses.slice(index);
  const after = clauses.slice(index + 1).find((clause) => {
    const isLine = clause.opener === 'line' && clause.line !== opening?.line;
    const isItem = isBlock ? opening?.bullet && !clause.bullet : clause.bullet || clause.label;
    const orders =
      !isBlock &&
      clause.sentence !== opening?.sentence &&
      // Objects may stand before their verb.
      (isA(lexemes[clause.from], 'make', 'wish', 'polite') || isA(lexemes[clause.to - 1], 'put', 'make'));
    return clause.paragraph !== opening?.paragraph || (isLine && isItem) || orders;
  });
  return clauses[(after ? clauses.indexOf(after) : clauses.length) - 1]?.end ?? 0;
}
