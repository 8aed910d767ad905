import { languagePacks } from '../../packs/language-pack.ts';
import { placingIn } from '../one-slide/looks.ts';
import { wordsIn } from '../one-slide/units.ts';
import type { Lexeme } from '../segments/lexicon.ts';
import { endAt, isA, type Range, type Source, senseOf, signsBefore } from '../segments/source.ts';
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

export type Start = Omit<Told, 'end' | 'isNamed'>;

const NUMERAL = /^\d{1,2}$/;
const OPENS_LINE = /^[ \t*•·#>\d.)-]*$/;
const OPENS_CLAUSE = /[.;:!?–—]["”»)]?[ \t]+[*]{0,2}$/;
const BEFORE = 40;

/** "Slide 3: …" at the beginning of a line or sentence. */
export function markedStarts(source: Source): Start[] {
  const { text, lexemes, quoted } = source;
  return lexemes.flatMap((lexeme, index): Start[] => {
    const next = lexemes[index + 1];
    if (quoted[index] || senseOf(lexeme, 'unit') !== 'slides' || next === undefined) return [];
    const [at, start] = [lexeme.start, next.end];
    const isNumber = NUMERAL.test(next.text) && /^ ?#?$/.test(signsBefore(source, index + 1));
    if (!isNumber || /^ ?[-–] ?\d/.test(text.slice(start, start + 4))) return [];
    const before = text.slice(Math.max(0, at - BEFORE), at);
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    if (!OPENS_LINE.test(line) && !OPENS_CLAUSE.test(before)) return [];
    const isSpoken = /^ ?[\p{L}\p{N}]/u.test(text.slice(start, start + 2));
    return [{ at, start, number: Number(next.text), isSpoken }];
  });
}

const ordinals = new Map(
  languagePacks.flatMap(({ reading }) =>
    Object.entries(reading.ordinals).flatMap(([number, words]) =>
      words.map((word) => [foldWord(word), Number(number)] as const),
    ),
  ),
);
/** "Start with a welcome slide. Then a slide on …. Next, …. The last one …": sentences that each begin with what comes next, or with a slide of their own. */
export function spokenStarts(
  source: Source,
  sentences: readonly Range[],
  count: number | undefined,
): Start[] {
  const starts = sentences.flatMap((sentence): Start[] => {
    const words = wordsIn(source, sentence);
    const led = placingIn(source, sentence).find(
      ({ value, start }) => value === 'then' && start === words[0]?.start,
    );
    const place = source.tokens.find(
      ({ start, end, key }) =>
        start >= sentence.start &&
        end <= sentence.end &&
        ordinals.has(key) &&
        isLed(source, sentence.start, start),
    );
    const next = place ?? led;
    const at = words.slice(0, MOST_LEADING).findIndex(isSlideWord);
    const leads = words.slice(led ? 1 : 0, Math.max(0, at));
    const isLead = (one: Lexeme, before: number): boolean =>
      (before === leads.length - 1 || (one.senses.length > 0 && !isA(one, 'colour', 'avoid', 'called'))) &&
      Number(senseOf(one, 'number') ?? 1) === 1;
    const isOwn = at > 0 && leads.every(isLead);
    const own = (isOwn ? words[at] : undefined) ?? next;
    return own === undefined ? [] : [{ at: sentence.start, start: own.end, number: 0, isSpoken: true }];
  });
  const areSlides =
    starts.filter((one) => wordsIn(source, { start: one.at, end: one.start }).some(isSlideWord)).length > 1;
  const isCounted =
    starts.length === count || (areSlides && (count === undefined || Math.abs(starts.length - count) < 2));
  return starts.length > 2 && isCounted ? starts.map((one, index) => ({ ...one, number: index + 1 })) : [];
}

const MOST_LEADING = 8;

const isSlideWord = (lexeme: Source['lexemes'][number]): boolean => senseOf(lexeme, 'unit') === 'slides';

const isLed = (source: Source, start: number, end: number): boolean =>
  wordsIn(source, { start, end }).every((one) => isA(one, 'glue', 'polite', 'with', 'put', 'about'));

const HEADING = /^#{1,2}[ \t]+(?=\S)/gm;

/** Lines that markdown makes headings of the first ranks. */
export const headingStarts = ({ text }: Source): Start[] =>
  [...text.matchAll(HEADING)].map(({ 0: mark, index }, at) => ({
    ...{ at: index, start: index + mark.length, number: at + 1, isSpoken: false },
  }));

const NUMBERED_LINE = /^ {0,3}\*{0,2}(\d{1,2})[.):]?[ \t]+(?=\S)/gm;
const NUMBERED = /(?<!\S)\(?(\d{1,2})[.):][ \t]+(?=\S)/g;
const BULLET = /^[-*•–][ \t]+(?=\S)/gm;
/** A bullet that names what is told behind it: "- Results: 12 wells". */
const NAMING = /^[-*•–][ \t]+[^\n:：.]{2,60}(?:[:：]|\s[–—-])\s/gm;
/** A list without an ordered count is the deck where it is so much of the prompt. */
const MOST_OF = 0.6;

/** As many lines with numbers or bullets as slides are ordered, or numbers within a line; from the second where the first is the title. */
export function listedStarts({ text }: Source, count: number | undefined): Start[] {
  const rising = (pattern: RegExp, first: number): RegExpExecArray[] => {
    let next = first;
    return [...text.matchAll(pattern)].filter(
      ({ 1: number }) => Number(number) === next && next <= (count ?? 99) && next++,
    );
  };
  const bullets = [...text.matchAll(BULLET)];
  const isNamed = [...text.matchAll(NAMING)].length * 3 >= bullets.length * 2;
  const outline = [rising(NUMBERED_LINE, 1), isNamed ? bullets : []].find(
    (list) => list.length > 2 && text.length - (list[0]?.index ?? 0) > text.length * MOST_OF,
  );
  const lists = [1, 2].flatMap((first) => [NUMBERED_LINE, NUMBERED].map((pattern) => rising(pattern, first)));
  const found =
    count === undefined
      ? outline
      : [...lists, bullets].find(
          ({ length, 0: opening }) => length > 2 && length + (Number(opening?.[1] ?? 1) - 1) === count,
        );
  return (found ?? []).map(({ 0: mark, 1: number, index }, at) => ({
    ...{ at: index, start: index + mark.length, number: Number(number ?? at + 1), isSpoken: false },
  }));
}

const OPEN = '([{（';
const CLOSE = ')]}）';
const LONGEST_NAME = 7;
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

/** "Ten slides: problem, solution, market (€2bn), …": as many names in a row as slides are ordered, in one sentence or in several; nobody counts those behind "Contents:". */
export function namedStarts(source: Source, sentences: readonly Range[], count: number | undefined): Told[] {
  const at = source.lexemes.findIndex(
    (one, index) =>
      isSlideWord(one) &&
      count !== undefined &&
      source.lexemes.slice(Math.max(0, index - 2), index).some((before) => isCount(before, count)),
  );
  const place = endAt(source, at);
  const opening = at === -1 ? -1 : sentences.findIndex(({ start, end }) => start < place && place <= end);
  // A cover that nobody names is counted in.
  const isWhole = ({ length }: readonly Range[], way: string): boolean =>
    count === undefined
      ? way === 'listed'
        ? length >= LEAST_NAMED
        : length >= LEAST_UNCOUNTED && !source.lexemes.some(isSlideWord)
      : length === count || (length === count - 1 && length >= LEAST_UNCOUNTED);
  const row = sentences
    .slice(Math.max(0, opening))
    .flatMap(({ start, end }, index) => {
      const isOpening = index === 0 && opening !== -1;
      const range = { start: isOpening ? place : start, end };
      const led = behindColon(source, range, isOpening);
      const own = led ?? range;
      const ways = [membersOf(source, own), joined(source, membersOf(source, own, true))];
      return ways.map(
        (members, at) => ({ members, way: led ? 'listed' : at === 0 ? 'signed' : 'known' }) as const,
      );
    })
    .find(({ members, way }) => isWhole(members, way) && isRow(source, members, way, count))?.members;
  return (row ?? []).map((member, index) => ({
    ...{ ...member, at: member.start, number: index + 1, isSpoken: false, isNamed: true },
  }));
}

const LEAST_NAMED = 4;
const LEAST_UNCOUNTED = 6;
const LEAST_KNOWN = 3;

/** What stands behind the colon of an order: "Ten slides: …", "Contents: …", "It should cover: …". */
function behindColon(source: Source, { start, end }: Range, isOpening: boolean): Range | undefined {
  const colon = source.text.slice(start, end).search(/[:：]\s/);
  const led = wordsIn(source, { start, end: start + colon });
  const isOrder =
    led.length <= 6 &&
    led.every(({ senses }) => senses.length > 0) &&
    led.some((one) => isA(one, 'put', 'given', 'about', 'with', 'part', 'unit', 'called'));
  // "Eight slides for the meeting of our club: …"
  const isTold = isOpening && !/,\s/.test(source.text.slice(start, start + colon));
  return colon === -1 || !(isOrder || isTold || led.length === 0)
    ? undefined
    : { start: start + colon + 1, end };
}

/** "Traction: 23 roofs, 4 pilots, team, …": figures go on with what a colon opened. */
function joined(source: Source, members: readonly Range[]): Range[] {
  const joint: Range[] = [];
  let isOpen = false;
  for (const member of members) {
    const last = joint.at(-1);
    const text = source.text.slice(member.start, member.end);
    const [first] = wordsIn(source, member);
    const isNew = isA(first, 'part', 'called') || /[(（:：]/u.test(text) || !/\p{Nd}/u.test(text);
    if (last && isOpen && !isNew) last.end = member.end;
    else joint.push({ ...member });
    if (isNew) isOpen = /[:：]\s/u.test(text);
  }
  return joint;
}

const isCount = (lexeme: Source['lexemes'][number], count: number): boolean =>
  lexeme.text === String(count) || senseOf(lexeme, 'number') === String(count);

const SIGNS = /[:：(（]|\s[–-]\s/u;
const FIGURES = /[:：(（]|\s[–-]\s|\s(?=[€$£]?\p{Nd})/u;

/** Short names; where no colon leads to them, most are those of parts, or have a sign behind them that says what is on it. */
function isRow(
  source: Source,
  members: readonly Range[],
  way: 'listed' | 'signed' | 'known',
  count: number | undefined,
): boolean {
  const names = members.map(({ start, end }) => {
    const text = source.text.slice(start, end);
    const [name = ''] = text.split(way === 'signed' ? SIGNS : FIGURES);
    return {
      size: name.trim().split(/\s+/).length,
      isSigned: name.length < end - start,
      start,
      end: start + name.length,
    };
  });
  const known = names.filter(
    ({ isSigned, ...name }) =>
      (isSigned && way === 'signed') || wordsIn(source, name).some((one) => isA(one, 'part', 'called')),
  );
  // Sentences run on where no spaces part words.
  if (members.some(({ start, end }) => /[。！？]/u.test(source.text.slice(start, end)))) return false;
  // As many as were counted, or all but a cover, need no sign; so do most of many in a row.
  const isMany = names.length >= LEAST_UNCOUNTED;
  const isCounted = count !== undefined && count - names.length < 2;
  const least = isMany ? (isCounted ? 0 : LEAST_KNOWN) : names.length / 2;
  return (
    names.every(
      ({ size }, at) => size <= (way !== 'listed' && at < names.length - 1 ? LONGEST_NAME : LONGEST_LAST),
    ) &&
    (way === 'listed' || known.length >= least)
  );
}
