import type { SegmentRole } from '../brief.ts';
import { withoutEnd } from '../without-end.ts';
import { type RoledClause, runsOf } from './roles.ts';
import { isA, type Source, startOf } from './source.ts';

/** A stretch of the prompt, in UTF-16 units. */
interface Span {
  start: number;
  end: number;
}

/** What a design that is ordered in whole sentences of English is to say. */
export interface ToldDesign {
  /** What it is about, in the largest type; '' where a quotation is. */
  about: string;
  /** What else is to be read on it. */
  said: Span[];
  /** What its readers shall do. */
  action: string;
  /** Sentences that are read as any others are. */
  kept: Span[];
}

const MOST_CHARACTERS = 1200;
const MAKES = /^(?:please )?(?:create|design|make|generate|produce|prepare|develop|i need|i want|we need)\s/i;
const TELLS = /^(?:please )?(?:announce|promote|advertise|celebrate)\s/i;
/** Behind these words of an order stands what the piece is about. */
const PURPOSES = [
  ...[' to advertise ', ' to promote ', ' to announce ', ' to celebrate ', ' advertising ', ' promoting '],
  ...[' announcing ', ' celebrating ', ' inviting people to ', ' for ', ' about ', ' that advertises '],
  ...[' that promotes ', ' that announces ', ' that celebrates '],
];
/** Where nothing else is named, what is shown is what it is about: "an ad showcasing a house". */
const SHOWN = [' showcasing ', ' featuring '];
/** Behind these it says what the piece shall look like. */
const LOOKS = [
  ...[...SHOWN, ' that ', ' which ', ' who ', ' using ', ' called ', ' named ', ' titled '],
  ...[' with the text', ' with the phrase', ' with the quote', ' with the slogan'],
  ...[' with the words', ' with the message', ' with the title', ' with the headline', ' in a ', ' in an '],
];
const PICTURED =
  /^(?:a |an |the |some )?[\p{L}, -]{0,60}\b(?:design|collage|colou?rs?|backgrounds?|images?|pictures?|photos?|illustrations?|style|layout|fonts?|look|theme)\b/iu;
const SITES =
  /^(?:facebook|instagram|linkedin|youtube|twitter|tiktok|pinterest|whatsapp|snapchat|google|a[3-6])$/i;
const PEOPLE =
  '(?:people|customers|participants|guests|users|visitors|attendees|viewers|readers|everyone|parents|students|clients|members|families|them|shoppers)';
const MAY = new RegExp(`^(?:interested )?${PEOPLE} (?:can|should|may|must|are invited to) (?=\\S)`, 'i');
const MOVES = new RegExp(
  `^(?:also )?(?:encourage|invite|urge|ask|remind|tell) (?:the )?${PEOPLE} to (?=\\S)`,
  'i',
);
const STATES =
  /^(?:the|this|our) [\p{L}\p{N}'’ -]{2,40}? (?:is|are|will be|takes place|will take place|starts|runs|happens) (?:scheduled for |scheduled on |held |taking place )?(?:on (?=\p{Lu}|\d)|at (?=\d))?(?=\S)/iu;
const STRESSED =
  / (?:should|must|has to) be (?:emphasi[sz]ed|highlighted|prominent|shown|displayed|included|mentioned|visible)\b/i;
const DOES = / that (?:offers|sells|provides|serves|makes) (?=\S)/i;
const LINK = /^(?:https?:\/\/|www\.)./i;
const MAIL = /^[\w.+-]+@[\w-]+\.\w/;
const DIGITS = /^[+(]?\d[\d()-]*$/;
const CALLED = 'call to action to ';
/** Says what is seen, not what is read. */
const SEEN =
  /^(?:also )?(?:show|feature|display|depict|colou?rs?|style|format|size|fonts?|background|photo|image|picture|leave|avoid|no|don't|tone|mood|visual|incorporate|choose|ensure|set|place|put)\b/i;
const SHALL = /^(?:the|this|it|use|keep|make) /i;
const INCLUDES = /^(?:also )?(?:include|add|mention|state|write|say) /i;
const THAT = /^(?:also )?(?:mention|state|say|add|include|note) that (?=\S)/i;
const SELLS =
  /^(?:the|this|it) [\p{L} -]{0,30}(?:should|must) (?:promote|advertise|announce|mention) (?=\S)/iu;
const PRICED = /[$€£¥]\s?\d|\d\s?[€£¥]/u;
/** Who is addressed is no matter of the piece. */
const TO_SOMEBODY = / to (?:congratulate|thank|wish|greet|honou?r|welcome) /i;

const behind = (text: string, words: readonly string[]): { at: number; size: number } | undefined =>
  words
    .map((word) => ({ at: text.toLowerCase().indexOf(word), size: word.length }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)[0];

/** Without an article before and a stop behind. */
function core(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const lead =
    /^\s*(?:(?:that|an?|the|our|my|their|its|your|some) )?(?:offer of |(?:video|article|blog post|podcast|episode) (?:about|on) )?/i.exec(
      words,
    )?.[0].length ?? 0;
  const tail = words.length - withoutEnd(words, ' .,;:!').length;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
}

/** "A Valentine's Day greeting card": the feast stands before the name of the piece. */
function occasionOf(text: string, from: number, to: number): string {
  const words = [...text.slice(from, to).matchAll(/\S+/g)].map(({ 0: word }) => word);
  const isOwn = (word = '') => /^\p{Lu}/u.test(word) && !SITES.test(word);
  const first = words.findIndex(isOwn);
  const last = words.findLastIndex(isOwn);
  return first < 1 && words.length < 2 ? '' : words.slice(Math.max(first, 0), last + 1).join(' ');
}

/** ", with live music and games" goes on with what is offered, "with a collage of cakes" with what is seen. */
function firstLook(text: string): number {
  const look = behind(text, LOOKS)?.at ?? text.length;
  for (const { index } of text.matchAll(/,? with (?=\S)/g)) {
    if (index < look && PICTURED.test(text.slice(text.indexOf('with ', index) + 5))) return index;
  }
  return look;
}

/** What the first order is for, and what it says beside. */
function readOrder(text: string, { start, end }: Span): Pick<ToldDesign, 'about' | 'said'> {
  const sentence = text.slice(start, end);
  const verb = (MAKES.exec(sentence) ?? TELLS.exec(sentence))?.[0].length ?? 0;
  const isTelling = TELLS.test(sentence);
  if (!isTelling && TO_SOMEBODY.test(sentence)) return { about: '', said: [] };
  const shown = behind(sentence, SHOWN);
  const meant = behind(sentence, PURPOSES);
  const isShown = shown !== undefined && (meant === undefined || shown.at < meant.at);
  const until = Math.min(meant?.at ?? sentence.length, firstLook(sentence));
  const occasion = isTelling ? '' : occasionOf(sentence, verb, until);
  const named = isShown ? (occasion === '' ? shown : undefined) : meant;
  const purpose = isTelling ? { at: verb - 1, size: 1 } : named;
  if (purpose === undefined) return { about: occasion, said: [] };
  const from = purpose.at + purpose.size;
  const stop = from + firstLook(sentence.slice(from));
  const offer = sentence.slice(from, stop).indexOf(' offering ');
  const along = /,? with (?=\S)/.exec(sentence.slice(from, stop))?.index ?? -1;
  const cut = [offer, along].filter((at) => at !== -1).map((at) => from + at);
  const what = core(text, { start: start + from, end: start + Math.min(stop, ...cut) });
  const rest = cut.map((at): Span => {
    const lead = sentence.slice(at).search(/ with | offering /);
    const size = sentence.slice(at + lead).startsWith(' with ') ? 6 : 10;
    return core(text, { start: start + at + lead + size, end: start + stop });
  });
  const [first, ...others] = offer === -1 ? [what, ...rest] : [...rest, what];
  const own = first ? text.slice(first.start, first.end) : '';
  // "John Smith, a baker": the name in large type, and what he is below.
  const beside = /, (?=(?:an?|the) )/.exec(own)?.index ?? own.length;
  const does = DOES.exec(sentence);
  const more = [
    ...(first && beside < own.length
      ? [core(text, { start: first.start + beside + 2, end: first.end })]
      : []),
    ...(does ? [core(text, { start: start + does.index + does[0].length, end })] : []),
  ];
  if (occasion && first) return { about: occasion, said: [first, ...others] };
  return { about: own.slice(0, beside), said: [...more, ...others] };
}

/** Whether a sentence speaks of the piece itself, or with whoever makes it: "Keep it simple", "We would love something playful". */
function isOrder(source: Source, { start, end }: Span): boolean {
  const own = source.lexemes.filter((lexeme) => {
    const at = startOf(source, lexeme);
    return start <= at && at < end;
  });
  const isLed = isA(own[0], 'make', 'put') || /^(?:we|i) /i.test(source.text.slice(start, end));
  const isThanks = isA(own[0], 'polite') && isA(own[0], 'signoff');
  return (
    isThanks ||
    own.some(
      (lexeme) =>
        isA(lexeme, 'wish', 'avoid', 'hide', 'private', 'talk') || (isLed && isA(lexeme, 'style', 'look')),
    )
  );
}

/** What a sentence behind the first says, and what it moves people to do. */
function readSentence(source: Source, { start, end }: Span): { said: Span[]; action: string } | undefined {
  const { text } = source;
  const sentence = text.slice(start, end);
  const moves = MOVES.exec(sentence) ?? MAY.exec(sentence);
  if (moves) {
    const own = core(text, { start: start + moves[0].length, end });
    const action = text.slice(own.start, own.end).replace(/\btheir\b/g, 'your');
    return { said: [], action };
  }
  const stressed = STRESSED.exec(sentence);
  if (stressed) {
    const own = core(text, { start, end: start + stressed.index });
    return { said: own.end - own.start <= 40 ? [own] : [], action: '' };
  }
  const sells = SELLS.exec(sentence);
  if (PRICED.test(sentence)) return { said: [{ start, end }], action: '' };
  const states = sells ?? STATES.exec(sentence);
  if (states) return { said: [core(text, { start: start + states[0].length, end })], action: '' };
  const tells = TELLS.exec(sentence) ?? THAT.exec(sentence);
  if (tells) return { said: [core(text, { start: start + tells[0].length, end })], action: '' };
  if (SHALL.test(sentence) || SEEN.test(sentence)) return { said: [], action: '' };
  if (INCLUDES.test(sentence) || isOrder(source, { start, end })) return undefined;
  return { said: [core(text, { start, end })], action: '' };
}

/** "… and users should swipe up", ", and will take place on 12 May": another statement in the same sentence. */
const FURTHER = new RegExp(
  `,? and (?=${PEOPLE} (?:can|should|may|must) )|,? and (?:(?:it )?(?:will take place|takes place|will be|is) )(?:on )?(?=\\S)`,
  'gi',
);

/** Sentences of a paragraph: a stop before a capital, or at the end. */
function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/[.!?](?=\s|$)/g)) {
    const rest = text.slice(index + 1).trimStart();
    if (rest !== '' && !/^["'“‘]?\p{Lu}/u.test(rest)) continue;
    spans.push({ start: from, end: index + 1 });
    from = text.length - rest.length;
  }
  return from < text.length ? [...spans, { start: from, end: text.length }] : spans;
}

function statementsOf(text: string): Span[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const spans: Span[] = [];
    let from = start + (text.slice(start, end).length - text.slice(start, end).trimStart().length);
    for (const cut of text.slice(start, end).matchAll(FURTHER)) {
      spans.push({ start: from, end: start + cut.index });
      from = start + cut.index + cut[0].length;
    }
    return [...spans, { start: from, end }].filter((span) => span.end > span.start);
  });
}

/** Addresses and numbers by which somebody is reached, in a sentence that orders them. */
function reachedIn(text: string, { start, end }: Span): Span[] {
  const words = [...text.slice(start, end).matchAll(/\S+/g)].map(
    ({ 0: word, index }): Span & { word: string } => {
      const own = withoutEnd(word, '.,;:!?)');
      return { word: own, start: start + index, end: start + index + own.length };
    },
  );
  const found: Span[] = [];
  let number: Span | undefined;
  for (const { word, ...span } of words) {
    if (LINK.test(word) || MAIL.test(word)) found.push(span);
    number = DIGITS.test(word) ? { start: number?.start ?? span.start, end: span.end } : undefined;
    const digits = number === undefined ? 0 : text.slice(number.start, number.end).replace(/\D/g, '').length;
    if (number === undefined || digits < 6) continue;
    if (found.at(-1)?.start === number.start) found.pop();
    found.push(number);
  }
  return found;
}

/** What a design says that is ordered as people speak of one: "Create a post to advertise a free webinar. Guests can register at …" */
export function tellDesign(source: Source): ToldDesign | undefined {
  const { text, quotes, languages } = source;
  const [first, ...others] = statementsOf(text);
  const isProse = text.length <= MOST_CHARACTERS && !text.trim().includes('\n') && languages[0] === 'en';
  if (!isProse || !first) return undefined;
  const opening = text.slice(first.start, first.end);
  if (!MAKES.test(opening) && !TELLS.test(opening)) return undefined;
  // "A card for a grandfather who fishes" says to whom, and its words are quoted.
  const isAddressed = /\b(?:greeting|birthday|you|christmas|sympathy|wedding) card for\b/i.test(opening);
  const order = isAddressed ? { about: '', said: [] } : readOrder(text, first);
  const told: ToldDesign = { about: order.about, said: [...order.said], action: '', kept: [] };
  const isQuoted = ({ start, end }: Span): boolean =>
    quotes.some((one) => one.start < end && start < one.end);
  for (const span of others) {
    const sentence = text.slice(span.start, span.end);
    const own = isQuoted(span) ? undefined : readSentence(source, span);
    told.said.push(...(own?.said ?? []));
    told.action ||= own?.action ?? '';
    if (own !== undefined) continue;
    const called = sentence.toLowerCase().indexOf(CALLED);
    if (called !== -1)
      told.action ||= withoutEnd(sentence.slice(called + CALLED.length).split(',')[0] ?? '', ' .!');
    const reached = reachedIn(text, span);
    told.said.push(...reached);
    if (called === -1 && reached.length === 0 && (!isQuoted(span) || sentence.includes(':')))
      told.kept.push(span);
  }
  told.said = told.said.filter((span) => span.end - span.start > 2 && !isQuoted(span));
  return told;
}

/** So near before a quotation, in UTF-16 units, words say that it is not wanted. */
const NEAR = 60;
const UNWANTED = /\b(?:never|avoid|don['’]t|without|not)\b/i;

/** What is private stays so. */
function tell(roles: SegmentRole[], { start, end }: Span): void {
  for (let at = start; at < end; at++) if (roles[at] !== 'private') roles[at] = 'material';
}

/** The roles of a design told in sentences: what it says, and what was quoted, as material; all else orders. */
export function withTold(
  source: Source,
  clauses: readonly RoledClause[],
  read: readonly SegmentRole[],
  { said, kept }: ToldDesign,
): { clauses: RoledClause[]; roles: SegmentRole[] } {
  const roles = read.map((role, at): SegmentRole => {
    if (role === 'private') return role;
    return kept.some(({ start, end }) => start <= at && at < end) ? role : 'order';
  });
  for (const { start, from, to } of source.quotes) {
    const before =
      source.text
        .slice(Math.max(0, start - NEAR), start)
        .split(/[.!?]\s/)
        .at(-1) ?? '';
    if (!UNWANTED.test(before)) tell(roles, { start: from, end: to });
  }
  for (const span of said) tell(roles, span);
  const roled = clauses.map((clause) => {
    const own = source.lexemes
      .slice(clause.from, clause.to)
      .map((lexeme) => roles[startOf(source, lexeme)] ?? 'order');
    const isWhole = own.every((role) => role === 'material');
    if (clause.role === 'private') return clause;
    return {
      ...clause,
      role: isWhole ? ('material' as const) : ('order' as const),
      material: runsOf(source, clause, own),
    };
  });
  return { clauses: roled, roles };
}
