import type { Brief } from '../brief/brief.ts';

/** Beginnings that no description of an organisation has: pronouns, and prepositions without a noun before them. */
const NO_NOUN =
  /^(?:it|it['’]s|its|she|he|we|they|i|you|this|that|there|on|at|in|from|near|with|for|am|an der|im|zu|à|chez|en|a|ad|al|em|no|na|op|te|w|we|przy)(?=\s|$)/iu;

/** A German clause that ends with its verb describes nothing by itself. */
const BENT = /^(?:die|der|das|welche[rs]?)\s+\p{Ll}.*\s\p{Ll}+(?:t|en)$|\s\p{Ll}+t$/u;
const GERMAN_CLAUSE = /(\p{Lu}\p{L}+)\s+["„»“]?$/u;

/** `App "Name", die an … erinnert`: the noun and its clause make a description again. */
function germanDescription(brief: Brief): string | undefined {
  const { organisation, descriptor, language, text } = brief;
  if (organisation === undefined || descriptor === undefined || !language.startsWith('de')) return undefined;
  const noun = GERMAN_CLAUSE.exec(text.slice(0, Math.max(0, text.indexOf(organisation))))?.[1];
  return noun !== undefined && /^(?:die|der|das)\s/.test(descriptor) ? `${noun}, ${descriptor}` : undefined;
}

function isDescription(brief: Brief, text: string): boolean {
  if (text.length < 4 || brief.contacts.addresses.some((address) => text.includes(address))) return false;
  if (brief.dates.some(({ value }) => text.startsWith(value))) return false;
  if (brief.language.startsWith('de') && BENT.test(text)) return false;
  const isEnglishArticle = brief.language.startsWith('en') && /^a\s/i.test(text);
  return isEnglishArticle || !NO_NOUN.test(text);
}

/** What the organisation is, in the prompt's words, if they can stand as a description. */
export function descriptorOf(brief: Brief): string | undefined {
  const text = brief.descriptor?.trim();
  return text !== undefined && isDescription(brief, text) ? text : germanDescription(brief);
}

/** What it is all about; the kind's plain name where the prompt's words make none. */
export function subjectOf(brief: Brief): string {
  const text = brief.subject.trim();
  if (isDescription(brief, text)) return text;
  const [kind] = brief.kindWords;
  return brief.language.startsWith('en') && kind !== undefined ? kind : (brief.organisation ?? text);
}

/** The place as it can stand alone. Polish bends it to the sentence that it was taken from. */
export const placeOf = ({ language, place }: Brief): string | undefined =>
  language.startsWith('pl') ? undefined : place;
