import type { Brief } from '../brief/brief.ts';
import { RESULTS } from '../brief/names.ts';
import type { Random } from '../copy/random.ts';
import { describedIn } from './description.ts';
import { namedPeople } from './people-in-prose.ts';

/** Subjects that name the work to do and not what it is about. */
const BARE =
  /^(?:an? |the |my |our |eine? |un[ae]? )?(?:web ?sites?|sites?|web ?pages?|home ?pages?|landing pages?|pages?|webseiten?|websites?|site web|sitio(?: web)?|página(?: web)?|sito(?: web)?|strona(?: internetowa)?|サイト|ウェブサイト|ホームページ|网站|網站|موقع|वेबसाइट)?$/iu;

/** Names for a site about which nothing is known; short, and in no language. */
const INVENTED = ['Northlight', 'Fieldnote', 'Harbour Lane', 'Meadow & Main', 'Solstice', 'Tidewater'];

/** "My dog", but not "my dog walking business". */
const OWN =
  /(?<![\p{L}])((?:[Mm]y|[Oo]ur) (?:dog|cat|puppy|kitten|rabbit|horse|parrot|hamster|family))(?=\s*(?:[^\s\p{L}]|$)|\s+\p{Lu}|\s+(?:who|which|that|is|was|has|had|loves?|likes?|and|or|with|in|at|on|to|from|for|since|because|so|named|called)(?![\p{L}]))/u;

/** What a description may run to where it stands for a name. */
const LONGEST_DESCRIPTION = 64;

export interface SiteName {
  name: string;
  /** True if the prompt named nobody and gave no subject to stand in. */
  isInvented: boolean;
  /** False if the subject stands in, which sentences must not treat as a name. */
  isNamed: boolean;
}

/** Two or more capitalised words in the middle of a sentence. */
const PROPER =
  /(?<=[\p{L}\p{N}'’"“«,:]\s)\p{Lu}[\p{L}\p{N}'’-]+(?:\s+(?:&\s+|de\s+|da\s+|di\s+|van\s+|of\s+|[dl]['’])?\p{Lu}[\p{L}\p{N}'’-]+)+|(?<=\s)\p{Lu}\p{Ll}+\p{Lu}\p{Ll}[\p{L}\p{N}]*/gu;

/** "at St. Matthew's Church Hall" says where, and "by Rita Sousa" and "the teacher is" say who. */
const WHERE =
  /(?:^|\s)(?:at|near|behind|opposite)\s[^,;:\n]*$|\b(?:by|(?:teacher|owner|chef|director|coach|trainer|author)(?: is|:))\s*$/iu;

/** A name that no phrase introduces; German capitalises every noun, so there it says nothing. */
function properName(brief: Brief): string | undefined {
  if (brief.language.startsWith('de')) return undefined;
  const people = new Set(namedPeople(brief).map(({ name }) => name));
  const taken = [
    brief.place ?? '',
    ...brief.contacts.addresses,
    ...brief.items.map(({ name }) => name),
    ...brief.pages.map(({ title }) => title),
  ];
  const head = brief.text.slice(0, 400);
  const found = [...head.matchAll(PROPER)]
    .filter(({ index }) => !WHERE.test(head.slice(Math.max(0, index - 40), index)))
    .map(({ 0: name }) => name);
  // "Halifax, Nova Scotia": the region behind a town is no name either.
  const isRegion = (name: string) =>
    brief.place !== undefined && brief.text.includes(`${brief.place}, ${name}:`);
  return found.find(
    (name) => !isRegion(name) && !people.has(name) && !taken.some((text) => text.includes(name)),
  );
}

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const tidy = (text: string): string =>
  text
    .trim()
    .replace(/[\s.。!！,;:]+$/u, '')
    .slice(0, 80)
    .trim();

const ARTICLE = /^(?:eine?|un[ae]?|uma?|een|il|lo|la|le|el|o|a|die|der|das|un['’])\s+/iu;
const IN_PLACE = /\s+(?:in|à|en|a|em|w|te)\s+(\p{Lu}[^,]*)$/u;

/** A prompt of another language that is nothing but a description: "eine Software, die Schichten für Cafés plant". */
function wholePrompt({ text, language, place, sections, pages }: Brief): string | undefined {
  const prompt = tidy(text);
  const isPlain = sections.length === 0 && pages.length === 0 && !/[.!?。:：;\n<>@]/u.test(prompt);
  if (language.startsWith('en') || !isPlain || prompt.length < 2 || prompt.length > LONGEST_DESCRIPTION)
    return undefined;
  if (text.trim().length > LONGEST_DESCRIPTION || RESULTS.findAll(prompt.toLowerCase()).length > 0)
    return undefined;
  return prompt
    .replace(ARTICLE, '')
    .replace(IN_PLACE, (all, name: string) => (place !== undefined && name.startsWith(place) ? '' : all));
}

const AT_PLACE = /\s+(?:in|à|en|a|ad|em|no|na|te|bei|près de|cerca de|vicino a|perto de)\s+(\p{Lu}.*)$/u;

/** "Boulangerie artisanale à Lyon": where it is has a place of its own. Polish bends its towns, which cannot stand alone. */
function withoutPlace(subject: string, { place, language }: Brief): string {
  if (place === undefined || language.startsWith('pl')) return subject;
  return subject.replace(AT_PLACE, (all, name: string) => (name === place ? '' : all));
}

/** The organisation, else the title, else the subject; for a bare "a website" a name is made up and said to be. */
export function siteNameOf(brief: Brief, random: Random): SiteName {
  const given = [brief.organisation, brief.title]
    .map((name) => tidy(name ?? ''))
    .find((name) => /[\p{L}\p{N}]/u.test(name));
  if (given !== undefined) return { name: given, isInvented: false, isNamed: true };
  const proper = properName(brief);
  if (proper !== undefined) return { name: tidy(proper), isInvented: false, isNamed: true };
  const own = OWN.exec(brief.text)?.[1];
  if (own !== undefined) return { name: upperFirst(own.toLowerCase()), isInvented: false, isNamed: false };
  const described = describedIn(brief);
  if (described !== undefined && !BARE.test(described.text)) {
    const name = described.text.length <= LONGEST_DESCRIPTION ? described.text : described.head;
    return { name: upperFirst(tidy(name)), isInvented: false, isNamed: false };
  }
  const whole = wholePrompt(brief);
  if (whole !== undefined) return { name: upperFirst(whole), isInvented: false, isNamed: false };
  const subject = tidy(brief.subject);
  if (/\p{L}/u.test(subject) && !BARE.test(subject))
    return { name: upperFirst(withoutPlace(subject, brief)), isInvented: false, isNamed: false };
  return { name: random.pick(INVENTED), isInvented: true, isNamed: true };
}
