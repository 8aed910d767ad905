import type { Brief, NamedPerson } from '../brief/brief.ts';
import { KINDS } from '../brief/names.ts';
import { PERSON_TITLE } from '../brief/person-titles.ts';

const NAME = "\\p{Lu}[\\p{L}'’-]{1,24}";
/** What a person does, put before the name: "chef Marco Rossi". */
const CALLING =
  '(?:[Cc]hef|[Hh]ead [Cc]hef|[Cc]oach|[Ss]ensei|[Mm]idwife|[Nn]urse|[Dd]octor|[Dd]octora?|[Pp]rofessor|[Pp]rofesora?|[Pp]astor|[Ff]ather|[Rr]abbi|[Ii]mam|[Mm]aestro|[Kk]üchenchef(?:in)?|[Tt]rainer(?:in)?|[Ll]ehrer(?:in)?|[Cc]uoco|[Pp]rofessoressa|[Ee]ntrenadora?)';
const TITLED = new RegExp(
  `(?<![\\p{L}.-])((?:${PERSON_TITLE} ){1,3}(?:${NAME}|\\p{Lu}\\.)(?: (?:(?:van|von|de|del|da|di|el|al|bin|der|den) ){0,2}(?:${NAME}|\\p{Lu}\\.)){0,3}|(${CALLING}) (${NAME}(?: (?:(?:van|von|de|del|da|di|el|al|bin) ){0,2}${NAME}){1,3}))(?![\\p{L}\\p{N}])`,
  'gu',
);
/** "Dr. Lewis Chen, orthodontist" and "Dr. Lewis Chen (orthodontist)". */
const ROLE =
  /^(?:,\s|\s?\()(\p{Ll}(?:[\p{L}-]|\s(?!and\s)){2,30}(?:ist|ian|geon|nurse|trainer|teacher|chef|vet|owner|founder|partner|director))(?=[.,;)\n]|\sand\s|$)/u;
const REACH = 8000;

/** "Mr", "Sr" and "Pan" are titles in their own language and words or parts of names in others. */
function isOfLanguage(title: string, language: string): boolean {
  if (/^M\.?\s/u.test(title)) return language.startsWith('fr');
  if (/^Pani?\s/u.test(title)) return language.startsWith('pl');
  if (/^(?:Ing|Mag)\.?\s/u.test(title)) return /^(?:de|it|es|pt)/u.test(language);
  return true;
}

/** People whom a title tells from everything else that the prompt lists; names of businesses are none. */
export function titledPeople(brief: Brief): NamedPerson[] {
  const text = brief.text.slice(0, REACH);
  const found = [...text.matchAll(TITLED)].flatMap((match): NamedPerson[] => {
    const [all, whole = '', calling, called] = match;
    const name = called ?? whole;
    const isBusiness =
      KINDS.findAll(name.toLowerCase()).length > 0 ||
      brief.organisation?.includes(name) === true ||
      brief.contacts.addresses.some((address) => address.includes(name));
    if (isBusiness || !isOfLanguage(whole, brief.language)) return [];
    const behind = ROLE.exec(text.slice(match.index + all.length, match.index + all.length + 48))?.[1];
    const role = calling?.toLowerCase() ?? (brief.language.startsWith('en') ? behind : undefined);
    return [{ name, ...(role === undefined ? {} : { role }), span: [0, 0] }];
  });
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at).slice(0, 30);
}
