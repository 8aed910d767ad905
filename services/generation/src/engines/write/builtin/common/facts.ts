import type { Brief, Fact, Span } from '../../../brief/brief.ts';

/** All texts of a draft, or of a part of it. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

/** A text as its words alone. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text holds a fact: to the letter, or taken apart into the fields of one item. */
function holds(text: string, words: ReadonlySet<string>, value: string): boolean {
  return text.includes(value) || value.split(' ').every((word) => words.has(word));
}

const isIn = ([start, end]: Span, outer: Span): boolean => outer[0] <= start && end <= outer[1];

/**
 * Facts of the brief whose words stand nowhere in the texts, in the person's order; neither one that another holds,
 * nor one that a table of the brief holds.
 */
export function looseFacts(brief: Brief, texts: readonly string[]): Fact[] {
  const written = texts.map(bare).map((text) => ({ text, words: new Set(text.split(' ')) }));
  const inTable = ({ span }: Fact): boolean => brief.datasets.some((dataset) => isIn(span, dataset.span));
  const loose = brief.facts.filter(
    (fact) => !inTable(fact) && !written.some(({ text, words }) => holds(text, words, bare(fact.value))),
  );
  return loose.filter(({ span }) => !loose.some((one) => isIn(span, one.span) && !isIn(one.span, span)));
}

const MOST_UNTOLD = 16;

/** Whether a sentence names or counts something that is not known: a place, a year. */
export function isNamed(sentence: string, known: string): boolean {
  const told = bare(known);
  const words = sentence.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.slice(1).some((word) => /^[\p{Lu}\p{N}]/u.test(word) && !told.includes(bare(word)));
}

/** Whether a sentence says no more than whose it is and what it is: "We are Oxlip, a mill in Ghent". */
export function isTold(sentence: string, brief: Brief): boolean {
  const whole = bare(sentence);
  const known = [brief.title, brief.organisation, brief.descriptor, brief.subject].map(bare);
  const longestFirst = known
    .filter((words) => words !== '')
    .toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, words) => left.replace(words, ''), whole).replaceAll(' ', '');
  const isSmall = rest.length <= MOST_UNTOLD && rest.length * 3 < whole.length;
  return isSmall && !isNamed(sentence, known.join(' '));
}

/** A fact with the words that introduce it, as they stood: "Deadline 3 March". */
export const factWithLead = ({ lead, value }: Fact): string =>
  lead === '' ? value : capitalised(`${lead} ${value}`);

/** With a capital at the start, where the script has capitals; nothing else is changed. */
export function capitalised(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text === '' ? '' : first.toLocaleUpperCase() + text.slice(first.length);
}

/** A clause that stands as a sentence begins with a capital; "eBay" and addresses stay as they are. */
export const begun = (text: string): string =>
  /^(?:\p{Ll}\p{Lu}|[^\s@/]*[@/]|[\p{Ll}\d.-]+\.\p{Ll}{2,}(?:[\s,;)]|$))/u.test(text)
    ? text
    : capitalised(text);

/** Where a way to reach somebody leads; '' for one that leads nowhere. */
export function contactTarget(fact: Pick<Fact, 'kind' | 'value'>): string {
  if (fact.kind === 'email') return `mailto:${fact.value.replace(/^mailto:/iu, '')}`;
  if (fact.kind === 'phone') return `tel:${fact.value.replace(/[^+\d]/gu, '')}`;
  if (fact.kind === 'url') return /^https?:/iu.test(fact.value) ? fact.value : `https://${fact.value}`;
  return '';
}
