import type { Range, Source } from '../segments/source.ts';
import { core, itemsIn, MOVED } from './statements.ts';

export const MAKES =
  /^(?:please )?(?:create|design|make|generate|produce|prepare|develop|i need|i want|we need)\s/i;
export const TELLS =
  /^(?:please )?(?:announce|promote|advertise|celebrate|raise awareness (?:about|of|for|on))\s/i;

/** What the words behind a lead are: what is announced, whose it is, a line more, what readers shall do, or only seen. */
type Role = 'says' | 'whose' | 'also' | 'calls' | 'seen';

const LEADS: readonly (readonly [Role, RegExp])[] = [
  ['calls', new RegExp(` (?:to |that )?${MOVED} `, 'giu')],
  ['says', / (?:(?:to|that|which) announces?|announcing)(?: that)? /giu],
  [
    'says',
    / to (?:tell|inform|let) (?:people|customers|clients|everyone|followers|guests)(?: know)? that /giu,
  ],
  [
    'says',
    / (?:(?:to|that|which) (?:promote|advertise|celebrate|offer)s?|(?:promot|advertis|celebrat|offer)ing) /giu,
  ],
  [
    'says',
    / (?:about|to raise awareness (?:about|of|for|on)) | (?=(?:looking for|seeking|hiring|recruiting) )/giu,
  ],
  ['says', / (?:to explain|explaining|that explains|to show|showing) (?=how to )/giu],
  ['says', / (?:wishing|to wish) [\p{L}'’ ]{0,30}?(?=happy |merry )/giu],
  ['says', / (?:that targets?|targeting|aimed at|for) [\p{L} -]{3,40} who (?:want|would like|wish) to /giu],
  ['whose', / for /giu],
  [
    'also',
    / (?=(?:hosted|led|presented|taught|run) by \p{Lu})|(?<!hosted|led|presented|taught|run) by (?=\p{Lu})/gu,
  ],
  [
    'also',
    /,? (?:(?:that|which) )?(?:(?:taking|takes|will take) place|(?:is |will be )?(?:held|happening|scheduled)|happens) (?:(?:on|for) )?/giu,
  ],
  [
    'also',
    / (?:showing|presenting|screening|serving) (?!an? |the )(?=\p{Ll})|(?<=["”'’]) at (?=(?:the )?\p{Lu})/gu,
  ],
  [
    'also',
    /,? (?:sharing|worth|(?:at|with) (?:the|a) (?:price|value) of|on (?=\p{Lu}\p{L}+day\b|(?:\p{Lu}[\p{L}'’]* ){1,3}Day\b|\p{Lu}\p{L}{2,8} \d|\d))/gu,
  ],
  [
    'also',
    / (?=starting (?:from|at) |from (?:[$€£]\d|\d+ [AP]M))|,? featuring (?=(?:(?:the|DJ|guest|speakers?) )?\p{Lu}[\p{L}'’.&-]+ \p{Lu})/gu,
  ],
  ['says', / showcasing (?=an? (?!collage|photo|picture|image))/giu],
  [
    'also',
    / where (?=\S)| that (?:sells|provides|serves|makes) (?=\S)| (?:that|which) (?:is )?(?=(?:opens|opening|launches|moves|moving) )|: (?!["“'‘])/giu,
  ],
  [
    'seen',
    /,? (?:with the (?:text|phrase|quote|slogan|words|message|title|headline)\b|(?:called|named|titled) (?=["“'‘]))|: (?=["“'‘])/giu,
  ],
  [
    'seen',
    /,? (?:that|which|who|using|showing|showcasing|something|aimed at|targeting|featuring|depicting) /giu,
  ],
  ['seen', / to (?:congratulate|thank|greet|honou?r|welcome) /giu],
];
/** "For a store" names none, and "for Instagram" says where it is shown. */
const NAMELESS =
  /^(?:store|shop|company|brand|business|client|friend|coworker|facebook|instagram|linkedin|youtube|pinterest|(?:blog )?post|video|article|podcast|episode)s?$/i;
/** What is seen: "with a collage of cakes", "in black and sand colors", "with an emotional poster". */
const PICTURED =
  /^(?:an? |the )?[\p{L}, -]{0,60}\b(?:design|collage|colou?rs?|background|images?|pictures?|photos?|illustrations?|drawings?|style|layout|look|theme|tones?|vibe|feel|poster|flyer|post|banner|ad)\b/iu;
/** A thing that comes along is told by a comma before it, a figure, a name or as free; all else may be a picture. */
const OFFERED = /\d|\b[Ff]ree\b|\p{Lu}\p{L}/u;

interface Phrase extends Range {
  role: Role;
  from: number;
}

/** The phrases of an order by the words that lead to them, each up to the next. */
function phrasesOf(sentence: string, from: number, isTold: boolean): Phrase[] {
  const led = LEADS.flatMap(([role, lead]) =>
    [...sentence.matchAll(lead)].map(({ index, 0: { length } }) => ({
      role,
      from: index,
      start: index + length,
    })),
  );
  for (const { index, 0: lead, 1: word } of sentence.matchAll(/,? (with|in) (?=\S)/g)) {
    const start = index + lead.length;
    const [own = ''] = sentence.slice(start).split(/[.,;:]/u);
    // "With live music" says what there is; "with a hammock" is seen.
    const isOffered = (lead.startsWith(',') && !/^an? /.test(own)) || (word === 'with' && OFFERED.test(own));
    // "A lost cat, an orange tabby with a white paw": of what is told.
    const isOfIt = lead.startsWith(' ') && /, an? [^,]+$/u.test(sentence.slice(0, index));
    if (PICTURED.test(own)) led.push({ role: 'seen', from: index, start });
    else if (word === 'with' && !isOfIt) led.push({ role: isOffered ? 'also' : 'seen', from: index, start });
  }
  const sorted = led
    .filter((one) => one.from >= from - 1)
    .toSorted((one, other) => one.from - other.from || other.start - one.start);
  const kept: Omit<Phrase, 'end'>[] = [];
  for (const one of sorted) {
    const before = kept.at(-1);
    const isInside = before !== undefined && one.from < before.start - 1;
    // "Services for farms", "sessions for new clients", "a page about a shop that sells": of one phrase.
    const goesOn =
      one.role === 'whose' && (isTold || kept.some(({ role }) => role === 'whose' || role === 'says'));
    const lead = sentence.slice(one.from, one.start);
    const isPart =
      before?.role === 'also' && one.role === 'seen' && !PICTURED.test(sentence.slice(one.start));
    const isSeen = / with $/.test(lead) && (before?.role === 'seen' || isPart);
    if (!isInside && (!goesOn || before?.role === 'seen') && !isSeen) kept.push(one);
  }
  return kept.map((one, at) => ({ ...one, end: kept[at + 1]?.from ?? sentence.length }));
}

/** "John Smith, a baker", "lavender honey, 250 g", "a baker called John": the name in large type, and what he is below. */
function besides(text: string, span: Range): Range[] {
  const [first, ...others] = itemsIn(text, span, /, (?=(?:an?|the|from) |\d)/g);
  const [what, name] = first ? itemsIn(text, first, / (?:called|named) (?=\p{Lu})/gu) : [];
  return [name ?? [], what ?? [], others].flat();
}

/** What is said behind the last quotation: "'JUST LISTED', 2 bedrooms, 1 bath". */
function behindQuotes({ text, quotes }: Source, { start, end }: Range): Range[] {
  const last = quotes.findLast((quote) => start < quote.start && quote.end < end);
  const [lead = ''] = last
    ? (/^[’'”"]?, (?!with |and |in |that |which |by )/u.exec(text.slice(last.to, end)) ?? [])
    : [];
  return last && lead !== '' ? itemsIn(text, { start: last.to + lead.length, end }) : [];
}

/** What the first order says. */
export interface Opening {
  /** What the piece is called: "Facebook event cover". */
  piece: string;
  /** What its own name says: "Thank You". */
  occasion: string;
  about: string;
  said: Range[];
  action: string;
}

/** What the first order is for, and what it says beside. */
export function readOrder(source: Source, { start, end }: Range): Opening {
  const { text } = source;
  const sentence = text.slice(start, end);
  const isTelling = TELLS.test(sentence);
  const verb = (MAKES.exec(sentence) ?? TELLS.exec(sentence))?.[0].length ?? 0;
  const given = phrasesOf(sentence, verb, isTelling);
  const told: Phrase = { role: 'says', from: verb, start: verb, end: given[0]?.from ?? sentence.length };
  const phrases = isTelling ? [told, ...given] : given;
  const isAbout = (role: Role) => phrases.filter((one) => one.role === role);
  const spanOf = (one: Range): Range => core(text, { start: start + one.start, end: start + one.end });
  const piece = core(text, { start: start + verb, end: start + (given[0]?.from ?? sentence.length) });
  const says = isAbout('says').map(spanOf);
  const isNamed = (one: Range): boolean => !NAMELESS.test(text.slice(one.start, one.end));
  const whose = isAbout('whose').map(spanOf).filter(isNamed);
  const calls = isAbout('calls').map(spanOf);
  const also = isAbout('also').map(spanOf);
  const occasion = !MAKES.test(sentence) ? [] : occasionOf(text, piece);
  const [first, ...others] = [...occasion, ...says, ...whose].flatMap((one) => besides(text, one));
  const [call] = calls;
  const head = first ?? call;
  return {
    piece: isTelling ? '' : text.slice(piece.start, piece.end),
    occasion: occasion.map((one) => text.slice(one.start, one.end)).join(),
    about: head ? text.slice(head.start, head.end) : '',
    said: [...others, ...also, ...behindQuotes(source, { start, end })],
    action: first && call ? text.slice(call.start, call.end) : '',
  };
}

const SITES =
  /^(?:facebook|instagram|linkedin|youtube|twitter|tiktok|pinterest|whatsapp|snapchat|google|a[3-6])$/i;
/** What the piece is called goes not into what it is for: "a Halloween party flyer". */
const PIECE =
  /^(?:greeting|social|media|promo\w*|cards?|flyer|poster|posts?|ads?|advert|advertisement|banner|invitation|story|cover|logo|thumbnail|graphic|design|event|image|menu|sign|label|ticket|header|pin)$/i;
/** Pieces that bear their own name. */
const OWN_NAMES =
  /\b(?:gift (?:voucher|card|certificate)|birthday(?= invitation)|(?:thank[ -]you|get well soon|save the date|happy [\p{L}' ]+)(?= card)|save the date|certificate of [\p{L} ]+|congratulations(?= card))/iu;

/** "A Valentine's Day greeting card": the feast stands before the name of the piece; a voucher bears its own name. */
function occasionOf(text: string, piece: Range): Range[] {
  const words = text.slice(piece.start, piece.end);
  const own = OWN_NAMES.exec(words);
  if (own) return [{ start: piece.start + own.index, end: piece.start + own.index + own[0].length }];
  const all = [...words.matchAll(/\S+/g)];
  const isOwn = (word = '') => /^\p{Lu}/u.test(word) && !SITES.test(word);
  const first = all.findIndex(({ 0: word }, at) => isOwn(word) && !SITES.test(all[at - 1]?.[0] ?? ''));
  const behind = all.findIndex(({ 0: word }, at) => at > first && PIECE.test(word));
  const last = all[behind === -1 ? -1 : behind - 1];
  if (first === -1 || last === undefined) return [];
  const start = piece.start + (all[first]?.index ?? 0);
  return [{ start, end: piece.start + last.index + last[0].length }];
}
