import { CONTACT, DATE, type Detail, type DetailRole, PLACE, PRICE, TIME } from './detail-patterns.ts';
import { labelledPrices } from './offers.ts';
import { capitalise, printable } from './sentences-of.ts';

const VERSE = /\b(?:[1-3]\s)?\p{Lu}\p{Ll}+\s\d{1,3}:\d{1,3}(?:[-–]\d{1,3})?\b/gu;
const NOT_A_PLACE =
  /^(?:the\s+)?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Facebook|Instagram|LinkedIn|YouTube|Twitter|Pinterest|TikTok|English|German|French|Spanish|Italian|PDF|PNG|A[3456]|RGB|CMYK|AM|PM)\b/i;

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
      rest = `${rest.slice(0, hit.from)}${' '.repeat(hit.to - hit.from)}${rest.slice(hit.to)}`;
  };
  if (/\b(?:bible|verse|scripture|psalm|gospel)\b/i.test(sentence)) take('quote', VERSE, (match) => match[0]);
  take('contact', CONTACT, (match) =>
    /\d{3}|@|\.|\//.test(match[0]) &&
    !/^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^24\/7/.test(match[0])
      ? printable(match[0])
      : undefined,
  );
  take('date', DATE, (match) => printable(match[0]));
  take('date', TIME, (match) => (isTime(match[0]) ? capitalise(printable(match[0])) : undefined));
  const prices = [...rest.matchAll(PRICE)].map((match) => printable(match[0]));
  const labels = labelledPrices(sentence, prices);
  let at = 0;
  take('price', PRICE, () => labels[at++]);
  take('place', PLACE, (match) =>
    NOT_A_PLACE.test(match[1] ?? '') ? undefined : printable(match[1] ?? match[0]),
  );
  hits.sort((left, right) => left.from - right.from);
  return { details: joinTimes(hits, sentence).map(({ role, text }) => ({ role, text })), rest };
}

const uncapitalise = (text: string) =>
  /^(?:From|At|Until|Till|Ab|Um|Von|À|Dès|Alle|Dalle)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** A date and the time right behind it are one line. */
function joinTimes(hits: readonly Hit[], sentence: string): Hit[] {
  const joined: Hit[] = [];
  for (const hit of hits) {
    const before = joined.at(-1);
    const between = before ? sentence.slice(before.to, hit.from) : '';
    if (
      before?.role === 'date' &&
      hit.role === 'date' &&
      /^[\s,;|·–-]*$/.test(between) &&
      before.text.length + hit.text.length < 44
    ) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text}${/^\s*$/.test(between) ? ` ${uncapitalise(hit.text)}` : ` · ${hit.text}`}`,
        to: hit.to,
      };
    } else joined.push(hit);
  }
  return joined;
}
