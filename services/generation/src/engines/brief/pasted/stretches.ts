import { wordCount } from '../material/view.ts';
import type { RoledClause } from '../segments/roles.ts';
import { isA, objectsFirst, type Range, type Source, senseOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import { isEnded, type PastedLine, pastedLines } from './lines.ts';

/** A prompt in what orders, before and behind, and what was pasted between. */
export interface Stretches {
  order: Range[];
  pasted: Range;
  /** Whether only most of its words told what orders, and no word for a text. */
  byRoles: boolean;
}

/** An order opens a prompt within so many lines, and closes it within so many. */
const MOST_OPENING = 3;
const MOST_CLOSING = 3;

/** Whether a clause orders a text: "write a report", "I need 800 words", "please help me write a script". */
function orders(source: Source, { from, to, head, role }: RoledClause): boolean {
  const words = source.lexemes.slice(from, to);
  if (source.quoted[from] === true) return false;
  // "Turn my notes into minutes", "Improve this text": what a prompt begins with, or asks for.
  if (head !== 'make' && head !== 'wish') {
    const isAsking = words.length > 2 && role === 'order' && words.some((one) => isA(one, 'given'));
    return isAsking && (from === 0 || (isA(words[0], 'please') && words.some((one) => isA(one, 'result'))));
  }
  const first = words.find((one) => !isA(one, 'polite', 'glue')) ?? words[0];
  const isText = words.some(
    (one) => (isA(one, 'result') && !isA(one, 'make')) || senseOf(one, 'unit') === 'words',
  );
  const isLast = objectsFirst(source, from, to);
  const isAsked = isA(words[0], 'please') && words.some((one) => isA(one, 'make'));
  return isAsked || (isText && (isLast || isA(first, 'make', 'wish')));
}

/** How a prompt begins that orders before anything else. */
const BEGINNING: ReadonlySet<string> = new Set(['make', 'wish', 'put', 'result']);
const GOING_ON: ReadonlySet<string> = new Set(['make', 'wish', 'put', 'avoid', 'outline', 'audience']);

/** Parts a prompt where it orders at its beginning or its end; undefined where it orders nowhere or in between. */
export function stretchesOf(source: Source, clauses: readonly RoledClause[]): Stretches | undefined {
  const { text } = source;
  const lines = pastedLines(text, 0, text.length);
  const within = ({ start, end }: Range) =>
    clauses.filter((clause) => clause.start >= start && clause.start < end);
  const doesOrder = (line: PastedLine): boolean => within(line).some((one) => orders(source, one));
  const strict = lines.slice(0, MOST_OPENING).findIndex(doesOrder);
  const closes = closingAt(source, lines, within) !== undefined;
  const begins = BEGINNING.has(within(lines[0] ?? { start: 0, end: 0 })[0]?.head ?? '');
  const opening = strict === -1 && begins && !closes ? 0 : strict;
  const isOpened = opening !== -1 && lines.slice(0, opening).every(({ whole }) => wordCount(whole) < 40);
  const next = isOpened ? afterOrder(source, lines, opening, within) : 0;
  const closing = closingAt(source, lines.slice(next), within);
  if (!isOpened && closing === undefined) return byRoles(source, lines, clauses);
  const until = closing ?? wishesAt(source, lines.slice(next), within) ?? text.length;
  const pasted = { start: lines[next]?.start ?? text.length, end: endOf(text, until) };
  const inside = lines.filter(({ start, end }) => start >= pasted.start && end <= pasted.end);
  if (inside.some((line) => within(line).some((one) => one.role === 'order' && asks(source, one))))
    return undefined;
  const order = [
    { start: 0, end: pasted.start },
    { start: pasted.end, end: text.length },
  ].filter(({ start, end }) => text.slice(start, end).trim() !== '');
  return pasted.end < pasted.start ? undefined : { order, pasted, byRoles: false };
}

/** What opens or closes a prompt of several lines and mostly orders, around what mostly tells. */
function byRoles(
  source: Source,
  lines: readonly PastedLine[],
  clauses: readonly RoledClause[],
): Stretches | undefined {
  const isTelling = ({ start, end }: Range) =>
    !isMostlyOrder(clauses.filter((clause) => clause.start >= start && clause.start < end));
  const from = lines.findIndex(isTelling);
  const [first, last] = [lines[from], lines.findLast(isTelling)];
  const isAround = from > 0 || last !== lines.at(-1);
  if (first === undefined || last === undefined || !isAround) return undefined;
  const pasted = { start: first.start, end: last.end };
  const inside = clauses.filter(({ start }) => start >= pasted.start && start < pasted.end);
  if (inside.some((one) => one.role === 'order' && asks(source, one))) return undefined;
  const order = [
    { start: 0, end: pasted.start },
    { start: pasted.end, end: source.text.length },
  ];
  return { order, pasted, byRoles: true };
}

/** Where a stretch ends, without the comma that leads on. */
const endOf = (text: string, end: number): number => withoutEnd(text.slice(0, end), ' ,，;').length;

/** "Please keep it short": whoever asks so in between speaks to us. */
const asks = (source: Source, clause: RoledClause): boolean =>
  isA(source.lexemes[clause.from], 'please', 'talk') || orders(source, clause);

/** The first line behind the order, with the list that it leads to and what goes on ordering. */
function afterOrder(
  source: Source,
  lines: readonly PastedLine[],
  opening: number,
  within: (line: PastedLine) => RoledClause[],
): number {
  let at = opening + 1;
  const lead = lines[opening];
  let isLed = /[:：]$/u.test(lead?.whole ?? '');
  const last = lead === undefined ? undefined : within(lead).at(-1);
  // What stands under "based on these requirements:" asks, too.
  const isRequired =
    isLed && source.lexemes.slice(last?.from, last?.to).some((one) => isA(one, 'meta') && !isA(one, 'part'));
  for (; at < lines.length; at++) {
    const line = lines[at];
    if (line === undefined) break;
    const own = within(line);
    const isListed = isLed && (line.mark === 'bullet' || line.mark === 'number');
    const isTold = isListed && isSentence(line, lines[at + 1]);
    const goesOn = own.some(({ role, head }) => role === 'order' && GOING_ON.has(head)) && isMostlyOrder(own);
    if (isRequired) continue;
    const isNote = isA(source.lexemes[own[0]?.from ?? -1], 'meta', 'please') && own[0]?.role === 'order';
    if (line.mark === 'none' ? !goesOn && !isNote : !isListed || isTold) break;
    isLed = line.mark === 'none' ? /[:：]$/u.test(line.whole) : isLed;
  }
  return at;
}

const isMostlyOrder = (clauses: readonly RoledClause[]): boolean =>
  clauses.filter(({ role }) => role === 'order').length * 2 >= clauses.length;

/** What a list says in sentences was given; what it only names is asked for. */
const isSentence = ({ mark, text }: PastedLine, next: PastedLine | undefined): boolean =>
  mark === 'bullet' && isEnded(text) && wordCount(text) > 12 && (next?.mark ?? mark) !== 'number';

/** Where the wishes begin that a prompt ends in: "Requirements:" over its list, "Tone: warm". */
function wishesAt(
  source: Source,
  lines: readonly PastedLine[],
  within: (line: PastedLine) => RoledClause[],
): number | undefined {
  const at = lines.findLastIndex(({ mark }) => mark === 'none');
  const line = lines[at];
  const isWish = at > 0 && line?.isApart === true && /[:：]/u.test(line.text);
  return isWish && isA(source.lexemes[within(line)[0]?.from ?? -1], 'meta') ? line.start : undefined;
}

/** Where the sentence begins by which a prompt ends in an order. */
function closingAt(
  source: Source,
  lines: readonly PastedLine[],
  within: (line: PastedLine) => RoledClause[],
): number | undefined {
  const last = lines.slice(-MOST_CLOSING);
  for (const [index, line] of last.entries()) {
    const clause = within(line).find((one) => orders(source, one));
    if (clause === undefined) continue;
    const all = within(line).filter(({ sentence, end }) => sentence === clause.sentence && end <= clause.end);
    const given = all.findLastIndex(({ role }) => role === 'material');
    const own = all.slice(given + 1)[0] ?? clause;
    const before = last[index - 1] ?? lines.at(-last.length - 1);
    // "Following the script above," leads to the order on the next line.
    const isLed = own.from === within(line)[0]?.from && before !== undefined && /[,，]$/u.test(before.whole);
    return isLed ? before.start : own.role === 'material' ? clause.start : own.start;
  }
  return undefined;
}
