import { OFFER_SECTIONS } from './offer-sections.ts';
import type { PhraseHit } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import { segmentAt } from './reading.ts';
import type { SectionKind } from './requests.ts';
import type { Segment } from './segments.ts';

/** What a word for a section stands for; a weak one also turns up in ordinary sentences. */
export interface SectionWord {
  kind: SectionKind;
  isWeak: boolean;
}

type Word = SectionWord;

/** The word is there, but as the name of a price, of the result, of an attribute or of the form just named. */
export function isOtherwiseMeant(reading: Reading, hits: readonly PhraseHit<Word>[], index: number): boolean {
  const hit = hits[index];
  const previous = hits[index - 1];
  if (!hit) return true;
  if (/(?:app|play) $/u.test(reading.lower.slice(Math.max(0, hit.start - 5), hit.start))) return true;
  // "2 hours" is how long something takes.
  if (
    hit.value.kind === 'locationHours' &&
    /\d[- ]?$/u.test(reading.lower.slice(Math.max(0, hit.start - 3), hit.start))
  )
    return true;
  const word = reading.lower.slice(hit.start, hit.end);
  const lead = /(\p{L}+) $/u.exec(reading.lower.slice(Math.max(0, hit.start - 20), hit.start))?.[1] ?? '';
  // "Maritime history" is a subject, and French or German "bio" is grown without chemistry.
  if (
    word === 'history' &&
    lead !== '' &&
    !/^(?:our|the|a|short|brief|company|club|family|and|with)$/u.test(lead)
  )
    return true;
  // "Helps teachers grade essays" says for whom it is.
  if (hit.value.kind === 'team' && HELPED.test(lead)) return true;
  if (word === 'bio' && !['en', 'es', 'pt'].includes(reading.language.tag.slice(0, 2))) return true;
  if (
    word === 'schedule' &&
    /^ (?:an?|your|my|the|free|now)(?![\p{L}])/u.test(reading.lower.slice(hit.end, hit.end + 8))
  )
    return true;
  if (isInOwnList(reading, hits, index) || isOffered(reading, hit)) return true;
  const isWeakForm = hit.value.kind === 'contactForm' && hit.value.isWeak;
  if (isWeakForm && previous !== undefined && hit.start - previous.end <= 1) return true;
  return isPriceName(reading, hit) || isResult(reading, hit) || isAttribute(reading, hits, index);
}

const HELPED = /^(?:helps?|lets?|allows?|enables?|reminds?|tells?|warns?|alerts?|teaches|connects?|gives)$/u;
const ORDERS =
  /(?<![\p{L}])(?:book|booking|online|request|form|page|section|button|calendar|add|include|with|make|let|by|for|buchen|online-|réserver|reservar|prenotare|boeken|rezerw\p{L}*)(?![\p{L}])/u;
const PRICE = /[$€£¥₹] ?\d|\d ?(?:€|EUR|USD|GBP|CHF|zł|kr)/u;

/** "Check-ups £45, emergency appointments same day": among prices, appointments of a kind are something to have. */
function isOffered(reading: Reading, hit: PhraseHit<Word>): boolean {
  const clause = segmentAt(reading.clauses, hit.start);
  const sentence = segmentAt(reading.sentences, hit.start);
  if (hit.value.kind !== 'booking' || !clause || !sentence) return false;
  const text = reading.lower.slice(clause.start, clause.end);
  const isKind = hit.start > clause.start && text.length < 60 && !ORDERS.test(text);
  const near = reading.prose.slice(
    Math.max(sentence.start, hit.start - REACH),
    Math.min(sentence.end, hit.end + REACH),
  );
  return isKind && PRICE.test(near);
}

const LISTS: ReadonlySet<SectionKind> = new Set(OFFER_SECTIONS);

/** How far back a list's label is looked for, so that long lists are read in linear time. */
const REACH = 400;

/** "Services: burials, memorial planning": a word within an entry of a section's own list names no other section. */
function isInOwnList(reading: Reading, hits: readonly PhraseHit<Word>[], index: number): boolean {
  const hit = hits[index];
  const sentence = hit ? segmentAt(reading.sentences, hit.start) : undefined;
  if (!hit || !sentence) return false;
  const from = Math.max(sentence.start, hit.start - REACH);
  const before = reading.prose.slice(from, hit.start);
  const colon = before.search(/[:：]\s| [-–—] /u);
  if (colon === -1) return false;
  const owner = hits
    .slice(Math.max(0, index - REACH / 8), index)
    .find((other) => other.start >= from && other.end <= from + colon + 1);
  if (!owner || from + colon - owner.end > 24) return false;
  const clause = segmentAt(reading.clauses, hit.start);
  const isWhole = clause !== undefined && namesOnlySections(reading, hits, index, clause);
  return !isWhole || (hit.value.isWeak && LISTS.has(owner.value.kind));
}

/** "FAQ" and "FAQ and testimonials" are entries of nothing but the words for sections. */
function namesOnlySections(
  reading: Reading,
  hits: readonly PhraseHit<Word>[],
  index: number,
  clause: Segment,
): boolean {
  const own = hits
    .slice(Math.max(0, index - 3), index + 4)
    .filter(({ start, end }) => start >= clause.start && end <= clause.end);
  const first = own[0] ?? clause;
  const last = own.at(-1) ?? clause;
  if (first.start - clause.start + clause.end - last.end > 5) return false;
  return own.every(({ end }, at) => {
    const next = own[at + 1];
    return next === undefined || AND.test(reading.lower.slice(end, next.start));
  });
}

const AND = /^ ?(?:and|&|\+|und|et|y|e|en|i|oraz|と|和|و|और) ?(?:an? |the )?$/u;

/** "Team $99/month" is the name of a plan. */
function isPriceName(reading: Reading, hit: PhraseHit<Word>): boolean {
  if (hit.value.kind === 'pricing') return false;
  return /^[ :]{1,2}(?:[$€£¥₹]|\d{1,6}(?:[.,]\d{1,2})? ?(?:€|EUR|USD|GBP|zł|円|元))/u.test(
    reading.prose.slice(hit.end, hit.end + 14),
  );
}

/** "Portfolio for Amara Osei" and "online shop for ceramics" name the result, not a part of it. */
function isResult(reading: Reading, hit: PhraseHit<Word>): boolean {
  const isKind = ['portfolio', 'productGrid', 'posts', 'gallery', 'menu', 'events', 'booking'].includes(
    hit.value.kind,
  );
  const first = reading.sentences[0];
  if (!isKind || !first || hit.start - first.start > 60) return false;
  // "Event page: …" and "portfolio site." say in the first words what it all is.
  if (
    hit.start - first.start <= 12 &&
    /^[ -]?(?:web)?(?:site|page|seite|website|webseite)(?:[:.,;]|$)/u.test(
      reading.lower.slice(hit.end, hit.end + 12),
    )
  )
    return true;
  return /^(?: front)?(?:[ -](?:web)?(?:site|page|seite|website|webseite|platform))? (?:for|of|für|von|pour|de|para|per|di|voor|van|dla|about|called|named|selling)\s/u.test(
    reading.lower.slice(hit.end, hit.end + 24),
  );
}

const LISTED_WITH_PRICES = new Set<SectionKind>(['menu', 'productGrid', 'services', 'events']);

/** "Our breads with prices" is one section, and its things have prices. */
function isAttribute(reading: Reading, hits: readonly PhraseHit<Word>[], index: number): boolean {
  const hit = hits[index];
  const previous = hits[index - 1];
  if (!hit || !previous || hit.value.kind !== 'pricing' || !LISTED_WITH_PRICES.has(previous.value.kind))
    return false;
  return /^[^,.;:()]{0,30}?\s?(?:with|mit|avec|con|com|met|z|and|und|et|y|e|en|i)\s(?:\p{Ll}+ )?$/u.test(
    reading.lower.slice(previous.end, hit.start),
  );
}
