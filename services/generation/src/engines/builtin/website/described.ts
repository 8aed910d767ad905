import type { Brief } from '../brief/brief.ts';

/** Beginnings that no description of an organisation has: pronouns, and prepositions without a noun before them. */
const NO_NOUN =
  /^(?:it|it['’]s|its|she|he|we|they|i|you|this|that|there|on|at|in|from|near|with|for|am|an der|im|zu|à|chez|en|a|ad|al|em|no|na|op|te|w|we|przy)(?=\s|$)/iu;

function isDescription(brief: Brief, text: string): boolean {
  if (text.length < 4 || brief.contacts.addresses.some((address) => text.includes(address))) return false;
  if (brief.dates.some(({ value }) => text.startsWith(value))) return false;
  const isEnglishArticle = brief.language.startsWith('en') && /^a\s/i.test(text);
  return isEnglishArticle || !NO_NOUN.test(text);
}

/** What the organisation is, in the prompt's words, if they can stand as a description. */
export function descriptorOf(brief: Brief): string | undefined {
  const text = brief.descriptor?.trim();
  return text !== undefined && isDescription(brief, text) ? text : undefined;
}

/** What it is all about; the kind's plain name where the prompt's words make none. */
export function subjectOf(brief: Brief): string {
  const text = brief.subject.trim();
  if (isDescription(brief, text)) return text;
  const [kind] = brief.kindWords;
  return brief.language.startsWith('en') && kind !== undefined ? kind : (brief.organisation ?? text);
}
