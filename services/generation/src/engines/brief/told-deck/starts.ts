import { languagePacks } from '../../packs/language-pack.ts';
import { wordsIn } from '../one-slide/units.ts';
import { endAt, endOf, isA, type Range, type Source, senseOf, signsBefore } from '../segments/source.ts';
import { foldWord } from '../segments/tokens.ts';
import { withoutEnd } from '../without-end.ts';

/** What an order tells of one slide, behind the mark that it begins with. */
export interface Told extends Range {
  number: number;
  /** Where its mark begins. */
  at: number;
  /** It goes on in a sentence: "Slide 3 shows …", "The last is …". */
  isSpoken: boolean;
  /** Its words are all that it is called: the row of names says no more. */
  isNamed: boolean;
}

type Start = Omit<Told, 'end' | 'isNamed'> & { end?: number };

const NUMERAL = /^\d{1,2}$/;
const OPENS_LINE = /^[ \t*•·#>\d.)-]*$/;
const OPENS_CLAUSE = /[.;:!?–—]["”»)]?[ \t]+[*]{0,2}$/;
const BEFORE = 40;

/** "Slide 3: …" at the beginning of a line or sentence; "Agenda on slide 2." as a whole. */
export function markedStarts(source: Source): Start[] {
  const { text, lexemes, quoted } = source;
  return lexemes.flatMap((lexeme, index): Start[] => {
    const next = lexemes[index + 1];
    if (quoted[index] || senseOf(lexeme, 'unit') !== 'slides' || next === undefined) return [];
    const [at, start] = [lexeme.start, next.end];
    const isNumber = NUMERAL.test(next.text) && /^ ?#?$/.test(signsBefore(source, index + 1));
    if (!isNumber || /^ ?[-–] ?\d/.test(text.slice(start, start + 4))) return [];
    const number = Number(next.text);
    const before = text.slice(Math.max(0, at - BEFORE), at);
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    if (at === 0 || OPENS_LINE.test(line) || OPENS_CLAUSE.test(before))
      return [{ at, start, number, isSpoken: /^ ?[\p{L}\p{N}]/u.test(text.slice(start, start + 2)) }];
    if (!/^[.;!]?(?:\s|$)/.test(text.slice(start, start + 2))) return [];
    const from = Math.max(...[...'.;!?\n'].map((sign) => text.lastIndexOf(sign, at))) + 1;
    const own = lexemes.filter((one) => one.start >= from && one.end <= at);
    const end = endOf(own.findLast((one) => !isA(one, 'glue')) ?? lexeme);
    return end > from && end <= at ? [{ at: from, start: from, end, number, isSpoken: false }] : [];
  });
}

const LAST = 99;
const ordinals = new Map(
  languagePacks.flatMap(({ reading }) =>
    Object.entries(reading.ordinals).flatMap(([number, words]) =>
      words.map((word) => [foldWord(word), Number(number)] as const),
    ),
  ),
);
const slideWords = new Set(
  languagePacks.flatMap(({ reading }) => (reading.units.slides ?? []).map((word) => foldWord(word))),
);

/** "The second slide is …", "On the third, …", "The last one …"; the sentence before the second tells of the first. */
export function orderedStarts(
  source: Source,
  sentences: readonly Range[],
  count: number | undefined,
): Start[] {
  const starts: Start[] = [];
  let isSlide = false;
  for (const [index, sentence] of sentences.entries()) {
    const tokens = source.tokens.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const place = tokens.slice(0, 4).findIndex(({ key }) => ordinals.has(key));
    const [token, next] = [tokens[place], tokens[place + 1]];
    if (token === undefined || !isLed(source, sentence.start, token.start)) continue;
    const isOfSlide = next !== undefined && slideWords.has(next.key);
    const told = ordinals.get(token.key) ?? 0;
    const before = starts.at(-1)?.number ?? 0;
    const number = told === LAST ? before + 1 : told;
    const above = sentences[index - 1];
    const isBeside = before === 0 && number === 2 && above && wordsIn(source, above).some(isSlideWord);
    if (isBeside) starts.push({ at: above.start, start: above.start, number: 1, isSpoken: true });
    if (number !== before + 1 && !(isBeside && number === 2)) continue;
    isSlide ||= isOfSlide;
    const start = isOfSlide ? next.end : token.end;
    starts.push({ at: sentence.start, start, number, isSpoken: true });
  }
  return starts.length === count || (count === undefined && isSlide && starts.length > 2) ? starts : [];
}

const isSlideWord = (lexeme: Source['lexemes'][number]): boolean => senseOf(lexeme, 'unit') === 'slides';

const isLed = (source: Source, start: number, end: number): boolean =>
  wordsIn(source, { start, end }).every((one) => isA(one, 'glue', 'polite', 'with', 'put', 'about'));

const HEADING = /^(#{1,4})[ \t]+(?=\S)/gm;

/** Lines that markdown makes headings: one over all, and those below it. */
export function headingStarts({ text }: Source): Start[] {
  const all = [...text.matchAll(HEADING)].map(({ 0: mark, 1: signs = '', index }) => ({
    at: index,
    start: index + mark.length,
    level: signs.length,
  }));
  const top = Math.min(...all.map(({ level }) => level));
  const below = Math.min(...all.filter(({ level }) => level > top).map(({ level }) => level));
  const isTitled = all[0]?.level === top && all.filter(({ level }) => level === top).length === 1;
  const own = all.filter(({ level }) => level === top || (isTitled && level === below));
  return own.length < 3
    ? []
    : own.map(({ at, start }, index) => ({ at, start, number: index + 1, isSpoken: false }));
}

const NUMBERED_LINE = /^ {0,3}\*{0,2}(\d{1,2})[.)][ \t]+(?=\S)/gm;
const NUMBERED = /(?<!\S)\(?(\d{1,2})[.):][ \t]+(?=\S)/g;
const BULLET = /^[-*•–][ \t]+(?=\S)/gm;
/** A list without an ordered count is the deck where it is so much of the prompt. */
const MOST_OF = 0.6;

/** As many lines with numbers or bullets as slides are ordered, or numbers within a line; from the second where the first is the title. */
export function listedStarts({ text }: Source, count: number | undefined): Start[] {
  const rising = (pattern: RegExp, first: number): RegExpExecArray[] => {
    let next = first;
    return [...text.matchAll(pattern)].filter(
      ({ 1: number }) => Number(number) === next && next <= (count ?? LAST) && next++,
    );
  };
  const outline = rising(NUMBERED_LINE, 1);
  const isAll = outline.length > 2 && text.length - (outline[0]?.index ?? 0) > text.length * MOST_OF;
  const lists = [1, 2].flatMap((first) => [NUMBERED_LINE, NUMBERED].map((pattern) => rising(pattern, first)));
  const found =
    count === undefined
      ? isAll && outline
      : [...lists, [...text.matchAll(BULLET)]].find(
          ({ length, 0: opening }) => length > 2 && length + (Number(opening?.[1] ?? 1) - 1) === count,
        );
  return (found || []).map(({ 0: mark, 1: number, index }, at) => ({
    ...{ at: index, start: index + mark.length, number: Number(number ?? at + 1), isSpoken: false },
  }));
}

const OPEN = '([{（';
const CLOSE = ')]}）';
const LONGEST_NAME = 6;
const LONGEST_LAST = 9;

/** The parts of a sentence between its commas; what follows a colon is of the part before it, as far as the next comma where `isOpen`. */
function membersOf(source: Source, { start, end }: Range, isOpen = false): Range[] {
  const { text, quotes } = source;
  const members: Range[] = [];
  let [from, depth] = [start, 0];
  for (let at = start; at < end; at++) {
    const quote = quotes.find((one) => one.start === at);
    if (quote) at = Math.min(end, quote.end) - 1;
    const sign = text[at] ?? '';
    if (OPEN.includes(sign)) depth++;
    else if (CLOSE.includes(sign)) depth--;
    else if (!isOpen && depth === 0 && /^[:：]\s/.test(text.slice(at, at + 2))) break;
    else if (depth === 0 && /^(?:[,;](?!\d)|[，；、])/.test(text.slice(at, at + 2))) {
      members.push({ start: from, end: at });
      from = at + 1;
    }
  }
  return [...members, { start: from, end }]
    .map((one) => tidied(text, one))
    .filter((one) => one.end > one.start);
}

function tidied(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end);
  const tail = words.length - withoutEnd(words, ' .\t').length;
  return { start: start + words.length - words.trimStart().length, end: end - tail };
}

/** "Ten slides: problem, solution, market (€2bn), …": as many names in a row as slides are ordered, in one sentence or in several. */
export function namedStarts(source: Source, sentences: readonly Range[], count: number): Told[] {
  const at = source.lexemes.findIndex(
    (one, index) =>
      isSlideWord(one) &&
      source.lexemes.slice(Math.max(0, index - 2), index).some((before) => isCount(before, count)),
  );
  const place = endAt(source, at);
  const opening = sentences.findIndex(({ start, end }) => start < place && place <= end);
  if (at === -1 || opening === -1) return [];
  const colon = source.text.slice(place, sentences[opening]?.end).search(/[:：]\s/);
  const behind = { start: place + colon + 1, end: sentences[opening]?.end ?? place };
  const listed = colon === -1 ? [] : [false, true].map((isOpen) => membersOf(source, behind, isOpen));
  const others = sentences.slice(opening + 1);
  const row = [...listed, ...others.map((_, from) => rowFrom(source, others.slice(from), count))].find(
    (members, way) => members.length === count && isRow(source, members, way < listed.length),
  );
  return (row ?? []).map((member, index) => ({
    ...{ ...member, at: member.start, number: index + 1, isSpoken: false, isNamed: true },
  }));
}

const isCount = (lexeme: Source['lexemes'][number], count: number): boolean =>
  lexeme.text === String(count) || senseOf(lexeme, 'number') === String(count);

/** The members of sentences from the first on, until there are enough. */
function rowFrom(source: Source, sentences: readonly Range[], count: number): Range[] {
  const members: Range[] = [];
  for (const sentence of sentences) {
    if (members.length >= count) break;
    members.push(...membersOf(source, sentence));
  }
  return members;
}

/** Short names, most of which are those of parts, or have a sign behind them that says what is on it. */
function isRow(source: Source, members: readonly Range[], isListed: boolean): boolean {
  const names = members.map(({ start, end }) => {
    const name = source.text.slice(start, end).split(/[:：(（]|\s[–-]\s/u)[0] ?? '';
    return {
      size: name.trim().split(/\s+/).length,
      isSigned: name.length < end - start,
      start,
      end: start + name.length,
    };
  });
  const known = names.filter(
    ({ isSigned, ...name }) => isSigned || wordsIn(source, name).some((one) => isA(one, 'part', 'called')),
  );
  return (
    names.every(({ size }, at) => size <= (at < names.length - 1 ? LONGEST_NAME : LONGEST_LAST)) &&
    (isListed || known.length * 2 >= names.length)
  );
}
