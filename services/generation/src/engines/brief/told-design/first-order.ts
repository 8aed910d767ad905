import { core, type Span } from './statements.ts';

export const MAKES =
  /^(?:please )?(?:create|design|make|generate|produce|prepare|develop|i need|i want|we need)\s/i;
/** "Business card for an electrician.": short, and nothing else in it. */
export const NAMES_PIECE =
  /^(?:an? )?(?:[\p{L}'’-]+ ){0,3}(?:invitation|poster|flyer|leaflet|banner|post|ad|advert|card|certificate|ticket|cover|sign|story) for [^,;:\d"“]{3,40}$/iu;
export const TELLS = /^(?:please )?(?:announce|promote|advertise|celebrate)\s/i;
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
  ...[
    ': "',
    ': “',
    ": '",
    ': ‘',
    ' with the words',
    ' with the message',
    ' with the title',
    ' with the headline',
    ' in a ',
    ' in an ',
  ],
];
/** Behind these stand what goes along, what is offered, its price, its day: each a line of its own. */
const CUTS =
  /,? (?:with|offering|promoting|announcing|looking for|sharing) (?=\S)| (?=starting (?:from|at) )| (?=from (?:[$€£]\d|\d+ [AP]M))| on (?=\p{Lu}\p{L}+day\b|\p{Lu}\p{L}{2,8} \d)|: (?!["“'‘])/gu;
const OFFERS = /offering|promoting|announcing|looking for/;
const PICTURED =
  /^(?:a |an |the |some )?[\p{L}, -]{0,60}\b(?:design|collage|colou?rs?|backgrounds?|images?|pictures?|photos?|illustrations?|style|layout|fonts?|look|theme)\b/iu;
const SITES =
  /^(?:facebook|instagram|linkedin|youtube|twitter|tiktok|pinterest|whatsapp|snapchat|google|a[3-6])$/i;
const DOES = / that (?:offers|sells|provides|serves|makes) (?=\S)/i;
/** Who appears: a name, not what is seen. */
const FEATURED = / featuring (?=(?:(?:the|DJ|guest|speakers?) )?\p{Lu}[\p{L}'’.&-]+ \p{Lu})/u;
/** Who is addressed is no matter of the piece. */
const TO_SOMEBODY = / to (?:congratulate|thank|wish|greet|honou?r|welcome) /i;

const behind = (text: string, words: readonly string[]): { at: number; size: number } | undefined =>
  words
    .map((word) => ({ at: text.toLowerCase().indexOf(word), size: word.length }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)[0];

/** What the piece is called goes not into what it is for: "a Halloween party flyer". */
const PIECE =
  /^(?:greeting|social|media|promotional|cards?|flyer|poster|posts?|ads?|advert|advertisement|banner|invitation|story|cover|logo|thumbnail|graphic|design|event|image|menu|sign)$/i;

/** "A Valentine's Day greeting card": the feast stands before the name of the piece. */
function occasionOf(text: string, from: number, to: number): string {
  const words = [...text.slice(from, to).matchAll(/\S+/g)].map(({ 0: word }) => word);
  const isOwn = (word = '') => /^\p{Lu}/u.test(word) && !SITES.test(word);
  const first = words.findIndex(isOwn);
  const piece = words.findIndex((word, at) => at > first && PIECE.test(word));
  const last = first !== -1 && piece !== -1 ? piece - 1 : words.findLastIndex(isOwn);
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

/** "Miso soup $4, green tea $3": things with their prices, each a line. */
function pricedIn(text: string, span: Span): Span[] {
  const items = [...text.slice(span.start, span.end).matchAll(/[^,]+/g)].map(({ index, 0: item }) =>
    core(text, { start: span.start + index, end: span.start + index + item.length }),
  );
  const isPriced = items.every(({ start, end }) => /[$€£¥] ?\d|\d ?[€£¥]/u.test(text.slice(start, end)));
  return items.length > 1 && isPriced ? items : [span];
}

/** What the first order is for, and what it says beside. */
export function readOrder(text: string, { start, end }: Span): { about: string; said: Span[] } {
  const sentence = text.slice(start, end);
  const verb = (MAKES.exec(sentence) ?? TELLS.exec(sentence))?.[0].length ?? 0;
  const isTelling = TELLS.test(sentence);
  if (!isTelling && TO_SOMEBODY.test(sentence)) return { about: '', said: [] };
  const shown = behind(sentence, SHOWN);
  const meant = behind(sentence, PURPOSES);
  const isShown = shown !== undefined && (meant === undefined || shown.at < meant.at);
  const until = Math.min(meant?.at ?? sentence.length, firstLook(sentence));
  const occasion = isTelling || NAMES_PIECE.test(sentence) ? '' : occasionOf(sentence, verb, until);
  const named = isShown ? (occasion === '' ? shown : undefined) : meant;
  const purpose = isTelling ? { at: verb - 1, size: 1 } : named;
  if (purpose === undefined) return { about: occasion, said: [] };
  const from = purpose.at + purpose.size;
  const stop = from + firstLook(sentence.slice(from));
  const cuts = [...sentence.slice(from, stop).matchAll(CUTS)];
  const isOffer = OFFERS.test(cuts[0]?.[0] ?? '');
  const what = core(text, {
    start: start + from,
    end: start + Math.min(stop, from + (cuts[0]?.index ?? stop)),
  });
  const rest = cuts.flatMap(({ index, 0: lead }, at): Span[] => {
    const until = Math.min(stop, from + (cuts[at + 1]?.index ?? stop));
    return pricedIn(text, core(text, { start: start + from + index + lead.length, end: start + until }));
  });
  // "For a store offering …" names no store.
  const whose = /\s/.test(text.slice(what.start, what.end)) ? [what] : [];
  const [first, ...others] = isOffer ? [...rest.slice(0, 1), ...whose, ...rest.slice(1)] : [what, ...rest];
  // "A story for a coach: “…”": what it says is the quotation.
  const own = first && !/^: ["“]/.test(sentence.slice(stop)) ? text.slice(first.start, first.end) : '';
  // "John Smith, a baker": the name in large type, and what he is below.
  const beside = /, (?=(?:an?|the) )/.exec(own)?.index ?? own.length;
  const does = DOES.exec(sentence);
  const featured = FEATURED.exec(sentence);
  const more = [
    ...(featured ? [core(text, { start: start + featured.index + featured[0].length, end })] : []),
    ...(first && beside < own.length
      ? [core(text, { start: first.start + beside + 2, end: first.end })]
      : []),
    ...(does ? [core(text, { start: start + does.index + does[0].length, end })] : []),
  ];
  if (occasion && first) return { about: occasion, said: [first, ...others] };
  return { about: own.slice(0, beside), said: [...more, ...others] };
}
