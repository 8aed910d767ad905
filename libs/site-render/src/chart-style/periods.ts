/** Languages whose names of months and weekdays are known. */
const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro tr ru uk el bg hr sl lt lv et ca eu ga ja zh ko ar he hi id vi'.split(
    ' ',
  );

const flat = (name: string): string => name.toLocaleLowerCase().replace(/\.$/u, '').trim();

let known: Set<string> | undefined;

/** The names of all months and weekdays, long and short, alone and in a date. */
function namesOfPeriods(): Set<string> {
  if (known !== undefined) return known;
  known = new Set<string>();
  for (const language of LANGUAGES) {
    for (const length of ['long', 'short'] as const) {
      const month = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
      const weekday = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
      for (let at = 0; at < 12; at += 1) known.add(flat(month.format(Date.UTC(2024, at, 1))));
      for (let at = 1; at <= 7; at += 1) known.add(flat(weekday.format(Date.UTC(2024, 0, at))));
    }
  }
  return known;
}

const YEAR = /^(?:\D{0,6}\s?)?(?:19|20)\d\d(?:\D.{0,8})?$/u;
const PART_OF_YEAR = /^(?:[QTKH]|KW|week|woche|semaine|semana|vecka|uge|viikko)\s?\d{1,2}\b/iu;
const WITH_YEAR = /\s*(?:(?:19|20)\d\d|['’]\d\d)$/u;

/** Whether a name is a year, a quarter, a week, a month or a day of the week. */
export const isPeriod = (name: string | number | boolean | null): boolean => {
  const said = String(name);
  return (
    YEAR.test(said) || PART_OF_YEAR.test(said) || namesOfPeriods().has(flat(said.replace(WITH_YEAR, '')))
  );
};
