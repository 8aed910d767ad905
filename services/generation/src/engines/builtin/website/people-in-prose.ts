import type { Brief, NamedPerson } from '../brief/brief.ts';

/** Trades in the plural, by which people are introduced in a list: "guides Ada Moll and Bo Kern". */
const TRADES =
  /(?<![\p{L}])([Gg]uides|[Bb]arbers|[Ii]nstructors|[Tt]eachers|[Tt]rainers|[Hh]osts|[Ff]ounders|[Oo]wners|[Cc]hefs|[Cc]ooks|[Ss]tylists|[Tt]herapists|[Cc]oaches|[Mm]entors|[Tt]utors|[Ll]awyers|[Dd]entists|[Vv]ets|[Cc]urators|[Ss]peakers|[Mm]usicians|[Aa]uthors|[Ee]ditors|[Aa]gents|[Dd]octors|[Bb]akers|[Bb]rewers)\s*(?:[:–—-]|are|include)?\s+((?:\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3})(?:\s*(?:,|,?\s+and|&)\s+\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3}){1,11})/gu;

const singular = (trade: string): string =>
  /^coaches$/i.test(trade) ? 'coach' : trade.toLowerCase().replace(/s$/, '');

/** People named behind their trade, where the reader has not seen them. English only: elsewhere endings differ. */
export function peopleInProse(brief: Brief): NamedPerson[] {
  if (!brief.language.startsWith('en')) return [];
  return [...brief.text.matchAll(TRADES)].flatMap(({ 1: trade = '', 2: list = '' }) =>
    list
      .split(/\s*,?\s+and\s+|\s*,\s*|\s*&\s*/u)
      .filter((name) => name !== '')
      .map((name) => ({
        name: name.trim().replace(/(?<=\p{L}{2})\.$/u, ''),
        role: singular(trade),
        span: [0, 0] as const,
      })),
  );
}

const LABELLED =
  /(?<![\p{L}])(?:([Tt]eacher|[Mm]inister|[Hh]ost|[Ii]nstructor|[Cc]hef|[Oo]wner|[Ff]ounder|[Cc]oach|[Tt]rainer|[Cc]urator|[Dd]irector|[Dd]octor|[Dd]entist|[Tt]utor|[Bb]aker|[Pp]riest|[Vv]icar|[Pp]astor|[Gg]uide|[Mm]anager|[Hh]ead chef|[Tt]herapist)s?:?\s|((?:[Hh]osted|[Rr]un|[Ll]ed|[Tt]aught|[Ff]ounded|[Oo]wned) by)\s)((?:(?:Rev|Dr|Fr|Prof|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?:\s*(?:,|and|&)\s*\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)*)/gu;
const DONE_BY: Readonly<Record<string, string>> = {
  hosted: 'host',
  run: 'owner',
  led: 'leader',
  taught: 'teacher',
  founded: 'founder',
  owned: 'owner',
};

/** "Teacher: Wayan Sari", "hosted by Kit Adeyemi and Lou Farrar". */
function labelledPeople(brief: Brief): NamedPerson[] {
  if (!brief.language.startsWith('en')) return [];
  return [...brief.text.matchAll(LABELLED)].flatMap(({ 1: trade, 2: done, 3: list = '' }) => {
    const role = trade?.toLowerCase() ?? DONE_BY[done?.split(' ')[0]?.toLowerCase() ?? ''] ?? '';
    return list
      .split(/\s*,?\s+and\s+|\s*,\s*|\s*&\s*/u)
      .map((name) => ({ name: name.trim(), role, span: [0, 0] as const }))
      .filter(({ name }) => name !== '' && name !== brief.organisation);
  });
}

/** Everybody that the prompt names with a part to play. */
export function namedPeople(brief: Brief): NamedPerson[] {
  const known = new Set(brief.people.map(({ name }) => name));
  const more = [...peopleInProse(brief), ...labelledPeople(brief)].filter(({ name }) => !known.has(name));
  return [
    ...brief.people,
    ...more.filter(({ name }, at) => more.findIndex((other) => other.name === name) === at),
  ];
}
