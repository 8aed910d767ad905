import { CONTACT, DATE, type Detail, type DetailRole, PLACE, PRICE, TIME } from './detail-patterns.ts';
import { labelledPrices } from './offers.ts';
import { capitalise, printable } from './sentences-of.ts';

const VERSE = /\b(?:[1-3]\s)?\p{Lu}\p{Ll}+\s\d{1,3}:\d{1,3}(?:[-–]\d{1,3})?\b/gu;
const NOT_A_PLACE =
  /^(?:the\s+)?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Facebook|Instagram|LinkedIn|YouTube|Twitter|Pinterest|TikTok|English|German|French|Spanish|Italian|PDF|PNG|A[3456]|RGB|CMYK|AM|PM)\b/i;

/** Stands in the rest of a sentence where a detail was taken out. */
const MARKER = '\uE000';
// Words that led to a detail and mean nothing without it.
const LED =
  /(?:(?:[\s,(]|(?<![\p{L}])(?:on|at|in|from|by|every|this|next|starting|starts?|begins?|until|till|am|um|im|ab|vom|bis|der|dem|den|le|la|les|à|au|du|dès|el|los|las|a|al|desde|hasta|il|lo|dal|dalle|alle|dia|no|na|às|as|em|w|we|od|do|dnia|op|om|van|per|for|is|are|and|und|et|y|e|i)(?![\p{L}])))*\uE000+\)?/giu;

/** The sentence without its details and the words that led to them. */
export function withoutDetails(rest: string): string {
  return rest
    .replace(LED, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .trim();
}

interface Hit extends Detail {
  from: number;
  to: number;
}

function isTime(text: string): boolean {
  const hours = [...text.matchAll(/(\d{1,2})[:.](\d{2})/g)];
  return hours.every((match) => Number(match[1]) <= 24 && Number(match[2]) < 60) && /\d/.test(text);
}

/** Dates, times, prices, places and contacts of a sentence, each as written, in their order. */
export function findDetails(sentence: string): { details: Detail[]; rest: string } {
  const hits: Hit[] = [];
  let rest = sentence;
  const take = (role: DetailRole, pattern: RegExp, read: (match: RegExpMatchArray) => string | undefined) => {
    for (const match of rest.matchAll(pattern)) {
      const text = read(match);
      if (!text) continue;
      hits.push({ role, text, from: match.index, to: match.index + match[0].length });
    }
    for (const hit of hits)
      rest = `${rest.slice(0, hit.from)}${MARKER.repeat(hit.to - hit.from)}${rest.slice(hit.to)}`;
  };
  if (/\b(?:bible|verse|scripture|psalm|gospel)\b/i.test(sentence)) take('quote', VERSE, (match) => match[0]);
  take('contact', CONTACT, (match) =>
    /\d{3}|@|\.|\//.test(match[0]) &&
    !/^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^24\/7/.test(match[0])
      ? printable(match[0])
      : undefined,
  );
  take('date', DATE, (match) => {
    const date = printable(match[0]);
    return /^(?:every|each)\b/i.test(date) ? capitalise(date) : date;
  });
  take('date', TIME, (match) => (isTime(match[0]) ? capitalise(printable(match[0])) : undefined));
  const prices = [...rest.matchAll(PRICE)].map((match) => printable(match[0]));
  const labels = labelledPrices(sentence, prices);
  let at = 0;
  take('price', PRICE, () => labels[at++]);
  take('place', PLACE, (match) =>
    NOT_A_PLACE.test(match[2] ?? '')
      ? undefined
      : (capitalisedPlace(match[1]) ?? printable(match[2] ?? match[0])),
  );
  hits.sort((left, right) => left.from - right.from);
  return { details: joinTimes(hits, sentence).map(({ role, text }) => ({ role, text })), rest };
}

const capitalisedPlace = (place: string | undefined) => (place ? capitalise(printable(place)) : undefined);

/** A date and the time right behind it are one line. */
function joinTimes(hits: readonly Hit[], sentence: string): Hit[] {
  const joined: Hit[] = [];
  for (const hit of hits) {
    const before = joined.at(-1);
    const between = before ? sentence.slice(before.to, hit.from) : '';
    if (
      before?.role === 'date' &&
      hit.role === 'date' &&
      /^[\s,;|·–-]*(?:à|um|at|às|a las|alle|ab|om|o|godz\.|の)?\s*$/iu.test(between) &&
      before.text.length + hit.text.length < 44
    ) {
      joined[joined.length - 1] = {
        ...before,
        text: /^(?:Every|Each)\b/.test(before.text)
          ? capitalise(printable(sentence.slice(before.from, hit.to)))
          : printable(sentence.slice(before.from, hit.to)),
        to: hit.to,
      };
    } else joined.push(hit);
  }
  return joined;
}
