import type { Brief, NamedPerson } from '../brief/brief.ts';
import { titledPeople } from './titled-people.ts';

/** Trades in the plural, by which people are introduced in a list: "guides Ada Moll and Bo Kern". */
const TRADES =
  /(?<![\p{L}])([Gg]uides|[Bb]arbers|[Ii]nstructors|[Tt]eachers|[Tt]rainers|[Hh]osts|[Ff]ounders|[Oo]wners|[Cc]hefs|[Cc]ooks|[Ss]tylists|[Tt]herapists|[Cc]oaches|[Mm]entors|[Tt]utors|[Ll]awyers|[Dd]entists|[Vv]ets|[Cc]urators|[Ss]peakers|[Mm]usicians|[Aa]uthors|[Ee]ditors|[Aa]gents|[Dd]octors|[Bb]akers|[Bb]rewers)\s*(?:[:–—-]|are|include)?\s+((?:\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3})(?:\s*(?:,|,?\s+and|&)\s+\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3}){1,11})/gu;

const TRADE_WORDS =
  'physiotherapists?|therapists?|instructors?|teachers?|trainers?|coaches|coach|tutors?|lawyers?|attorneys?|solicitors?|barristers?|partners?|founders?|co-founders?|owners?|chefs?|cooks?|stylists?|barbers?|artists?|tattooists?|doctors?|dentists?|vets?|veterinarians?|nurses?|midwives|midwife|agents?|architects?|accountants?|advisers?|advisors?|consultants?|guides?|speakers?|hosts?|musicians?|photographers?|groomers?|psychologists?|counsellors?|staff|team|directors?|' +
  'ärzte|ärztinnen|therapeut(?:en|innen)|lehrer(?:innen)?|trainer(?:innen)?|anwält(?:e|innen)|inhaber(?:in)?|gründer(?:innen)?|' +
  'avocate?s?|médecins?|professeure?s?|associée?s?|fondateurs?|fondatrices?|' +
  'instructor(?:es|as)|profesor(?:es|as)|abogad[oa]s|médic[oa]s|terapeutas|soci[oa]s|fundador(?:es|as)|' +
  'istruttori|insegnanti|avvocati|medici|soci|professores|instrutores|advogados|médicos|docenten|advocaten|artsen|partners';
/** "Physiotherapists: Aoife Brennan, Declan Moore": names of people behind a colon, with what they are. */
const LISTED = new RegExp(
  `(?<![\\p{L}])(${TRADE_WORDS})\\s*[:：]\\s*((?:[^.;:\\n]|(?<=\\bDr)\\.){4,300})`,
  'giu',
);
const FULL_NAME =
  /^((?:Dr\.?|Prof\.?|Mr|Mrs|Ms)?\s?\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,3}?)(?:,?\s(CPA|MD|PhD|Esq|RMT|DDS|DVM|CFA|LLM|RN|MBA|BSc|MSc|MA|BA)\.?|\s\(([^()]{2,40})\))?$/u;

/** Names in a labelled list; one that is no full name ends the list. */
function listedPeople(brief: Brief): NamedPerson[] {
  return [...brief.text.slice(0, 8000).matchAll(LISTED)].flatMap(({ 1: trade = '', 2: list = '' }) => {
    const names = list.split(/\s*,?\s+(?:and|und|et|y|e|en|i)\s+|\s*,\s*|\s*&\s*/u);
    const end = names.findIndex((name) => !FULL_NAME.test(name.trim()));
    const role = /^(?:team|staff)$/i.test(trade)
      ? ''
      : brief.language.startsWith('en')
        ? singular(trade)
        : '';
    return names.slice(0, end === -1 ? names.length : end).map((text) => {
      const [, name = text, title, part] = FULL_NAME.exec(text.trim()) ?? [];
      const own = part ?? [role, title].filter((word) => word !== undefined && word !== '').join(', ');
      return { name: name.trim(), role: own, span: [0, 0] as const };
    });
  });
}

const singular = (trade: string): string =>
  /^coaches$/i.test(trade)
    ? 'coach'
    : /^midwives$/i.test(trade)
      ? 'midwife'
      : trade.toLowerCase().replace(/s$/, '');

/** People named behind their trade, where the reader has not seen them. English only: elsewhere endings differ. */
export function peopleInProse(brief: Brief): NamedPerson[] {
  if (!brief.language.startsWith('en')) return [];
  return [...brief.text.matchAll(TRADES)].flatMap(({ 1: trade = '', 2: list = '' }) =>
    list
      .split(/\s*,?\s+and\s+|\s*,\s*|\s*&\s*/u)
      .filter((name) => name !== '')
      .map((name) => ({
        name: name.trim().replace(/(?<=\p{Ll}{2})\.(?:\s.*)?$/u, ''),
        role: singular(trade),
        span: [0, 0] as const,
      })),
  );
}

const LABELLED =
  /(?<![\p{L}])(?:([Tt]eacher|[Mm]inister|[Hh]ost|[Ii]nstructor|[Cc]hef|[Oo]wner|[Ff]ounder|[Cc]oach|[Tt]rainer|[Cc]urator|[Dd]irector|[Dd]octor|[Dd]entist|[Tt]utor|[Bb]aker|[Pp]riest|[Vv]icar|[Pp]astor|[Gg]uide|[Mm]anager|[Hh]ead chef|[Tt]herapist)s?:?\s|((?:[Hh]osted|[Rr]un|[Ll]ed|[Tt]aught|[Ff]ounded|[Oo]wned) by)\s)((?:(?:Rev|Dr|Fr|Prof|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?:\s*(?:,|and|&)\s*\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)*)/gu;
const DONE_BY = new Map(
  Object.entries<string>({
    hosted: 'host',
    run: 'owner',
    led: 'leader',
    taught: 'teacher',
    founded: 'founder',
    owned: 'owner',
  }),
);

/** "Teacher: Wayan Sari", "hosted by Kit Adeyemi and Lou Farrar". */
function labelledPeople(brief: Brief): NamedPerson[] {
  if (!brief.language.startsWith('en')) return [];
  return [...brief.text.matchAll(LABELLED)].flatMap(({ 1: trade, 2: done, 3: list = '' }) => {
    const role = trade?.toLowerCase() ?? DONE_BY.get(done?.split(' ')[0]?.toLowerCase() ?? '') ?? '';
    return list
      .split(/\s*,?\s+and\s+|\s*,\s*|\s*&\s*/u)
      .map((name) => ({ name: name.trim(), role, span: [0, 0] as const }))
      .filter(({ name }) => name !== '' && name !== brief.organisation);
  });
}

const isSame = (name: string, other: string): boolean => name.includes(other) || other.includes(name);

/** Everybody that the prompt names with a part to play. */
export function namedPeople(brief: Brief): NamedPerson[] {
  const known = brief.people.map(({ name }) => name);
  const told = [...peopleInProse(brief), ...labelledPeople(brief), ...listedPeople(brief)].filter(
    ({ name }) => !known.includes(name),
  );
  // The same person may be told again with a title.
  const titled = titledPeople(brief).filter(
    ({ name }) => ![...known, ...told.map((person) => person.name)].some((other) => isSame(name, other)),
  );
  const more = [...told, ...titled];
  return [
    ...brief.people,
    ...more.filter(({ name }, at) => more.findIndex((other) => other.name === name) === at),
  ];
}
