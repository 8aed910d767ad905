import type { BriefFact, Contacts } from './brief.ts';
import type { Reading } from './reading.ts';

const EMAIL = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const URL_TEXT = /(?:https?:\/\/|www\.)[^\s<>"'`、。」』）)\]]{3,300}/giu;
const PHONE =
  /(?<![\p{L}\p{N}.,/-])(?:\+\d{1,3}[ ./-]?(?:\d[ ./-])?)?(?:\(\d{1,5}\)[ ./-]?)?\d{2,5}(?:[ ./-]\d{2,8}){1,5}(?![\p{L}\p{N}/]|[.,:]\d)/gu;
const HANDLE = /(?<![\p{L}\p{N}._@/])@[a-z0-9_][a-z0-9_.]{1,29}/giu;
const PHONE_WORDS =
  /(?:tel|phone|call|mobile|fax|whatsapp|telefon|telefono|teléfono|téléphone|telefone|telefoon|móvil|portable|handy|電話|电话|هاتف|फ़ोन|फोन)\W{0,6}\p{L}{0,8}\W{0,4}$/iu;
// Looks first whether a street's word and a number come at all: without, names in a row were tried in every way.
const STREET_AFTER =
  /\p{Lu}(?=.{0,130}?(?:[Ss]tr(?:aße|asse|\.)|[Gg]asse|[Ww]eg|[Pp]latz|[Aa]llee|[Uu]fer|[Dd]amm|[Rr]ing|[Mm]arkt|straat|laan|plein|gracht|kade) ?\d)[\p{L}'’.-]{0,30}(?:[ -]\p{Lu}?[\p{L}'’.-]{1,30}){0,3}(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|[Gg]asse|[Ww]eg|[Pp]latz|[Aa]llee|[Uu]fer|[Dd]amm|[Rr]ing|[Mm]arkt|straat|laan|plein|gracht|kade) ?\d{1,4} ?[a-z]?(?![\p{L}\p{N}])/gu;
const STREET_SPLIT =
  /(?<![\p{L}])\p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’.-]{1,30}){0,2} (?:Straße|Strasse|Str\.|Allee|Weg|Platz|Ring|Damm|Ufer|Gasse|Chaussee|Markt) ?\d{1,4} ?[a-z]?(?![\p{L}\p{N}])/gu;
const STREET_BEFORE =
  /(?<![\p{L}\p{N}])\d{1,5}(?: ?(?:bis|ter|[a-d]))?,? (?:(?:rue|avenue|boulevard|place|quai|chemin|impasse|allée|cours) (?:[\p{L}'’.-]{1,30} ?){1,6}|(?:\p{Lu}[\p{L}'’.]{0,30} ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|square|court|ct|place|terrace|row|quay|close|crescent|hill|highway|parade)(?![\p{L}])(?: (?:west|east|north|south|[nsew]w?)(?![\p{L}]))?)/giu;
const STREET_NAMED =
  /(?<![\p{L}])(?:(?:calle|avenida|plaza|paseo|carrer|rua|praça|travessa|largo|via|viale|piazza|corso|vicolo|ulica|aleja|plac)(?![\p{L}])|c\/|avda\.|av\.|ul\.|al\.|os\.) ?(?:\p{L}[\p{L}'’.-]{0,30} ){1,5}?,? ?(?:n[ºo°.]{1,2} ?)?\d{1,4}[a-z]?(?![\p{L}\p{N}])/giu;
/** A house that events take place in, where a date stands beside it. */
const VENUE =
  /(?<=(?:,|@|(?<!\p{L})(?:at|in|im|à|en|al|no|w)) )(?:[Tt]he )?(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Mill|Hall|Barn|House|Hotel|Castle|Church|Chapel|Arena|Theatre|Theater|Park|Docks|Dock|Centre|Center|Manor|Farm|Abbey|Lodge|Pavilion|Stadium|Warehouse|Brewery|Gardens|Pier)(?![\p{L}])/gu;
const STREET_CJK =
  /(?:[\p{Script=Han}]{2,4}[都道府県])?[\p{Script=Han}ぁ-んァ-ヶー]{1,8}[市区町村][\p{Script=Han}ぁ-んァ-ヶー]{0,10}\d{1,4}(?:[-−ー丁目番地号]{1,3}\d{0,4}){1,4}号?|[\p{Script=Han}]{2,10}[路街道]\d{1,5}号/gu;
const STREET_WORDS_AFTER = /(?<![\p{L}])(?:شارع|طريق) [\p{Script=Arabic} ]{2,40}/gu;

/** "7:30 pm at St. Mary's" and "Pier 4, Wed Market Square" hold a figure and a capital, and are no street. */
const CLOCK_IN_STREET =
  /^\d{1,4},?\s(?:am|pm|noon|at|on|from|to|uhr|mon|tue|wed|thu|fri|sat|sun)(?:\p{L}*day)?(?![\p{L}])/iu;

export interface FoundContact {
  kind: BriefFact['kind'];
  value: string;
  start: number;
}

/** Addresses of every kind, in the order of their places in the prompt, each stretch taken once. */
export function findContacts(reading: Reading): FoundContact[] {
  const found: FoundContact[] = [];
  const taken = new Uint8Array(reading.prose.length);
  const collect = (
    pattern: RegExp,
    kind: FoundContact['kind'],
    accepts = (_: RegExpMatchArray) => true,
  ): void => {
    for (const match of reading.prose.matchAll(pattern)) {
      const value = match[0].replace(/[\s.,;:!?]+$/u, '');
      if (value === '' || taken[match.index] === 1 || !accepts(match)) continue;
      taken.fill(1, match.index, match.index + value.length);
      found.push({ kind, value, start: match.index });
    }
  };
  collect(EMAIL, 'email');
  collect(URL_TEXT, 'url');
  for (const street of [
    STREET_SPLIT,
    STREET_AFTER,
    STREET_BEFORE,
    STREET_NAMED,
    STREET_CJK,
    STREET_WORDS_AFTER,
  ])
    collect(street, 'place', (match) => !CLOCK_IN_STREET.test(match[0]));
  if (
    reading.buildType === 'website' &&
    /\d{1,2}[.:]?\d{0,2} ?(?:\p{L}{3,9} )?(?:20\d\d|[ap]m)|20\d\d/u.test(reading.prose)
  )
    collect(VENUE, 'place');
  collect(PHONE, 'phone', (match) => isPhone(reading.prose, match));
  collect(HANDLE, 'name');
  return found.sort((left, right) => left.start - right.start);
}

export function contactsFrom(found: readonly FoundContact[]): Contacts {
  const of = (kind: FoundContact['kind']): string[] => [
    ...new Set(found.filter((entry) => entry.kind === kind).map((entry) => entry.value)),
  ];
  return {
    emails: of('email'),
    phones: of('phone'),
    urls: of('url').filter((url) => /^(?:https?:\/\/|www\.)/i.test(url)),
    addresses: of('place'),
    handles: of('name'),
  };
}

/** Enough digits, and either written as an international number or introduced as a phone: else it may be a score or dates. */
function isPhone(text: string, match: RegExpMatchArray): boolean {
  const digits = match[0].replace(/\D/g, '').length;
  if (digits < 7 || digits > 15) return false;
  if (/^\d{4}[-/.]\d{1,2}[-/.]\d{1,4}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{4}[-–]\d{4}$/.test(match[0]))
    return false;
  const isMarked = match[0].startsWith('+') || match[0].startsWith('(') || match[0].startsWith('0');
  return (
    isMarked ||
    PHONE_WORDS.test(text.slice(Math.max(0, (match.index ?? 0) - 30), match.index)) ||
    /^\d{3}[ .-]\d{3}[ .-]\d{4}$/.test(match[0])
  );
}
