/** Languages whose names of months and weekdays are known. */
const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro tr ru uk el bg hr sl lt lv et ca eu ga ja zh ko ar he hi id vi'.split(
    ' ',
  );

const flat = (name: string): string => name.toLocaleLowerCase().replace(/\.$/u, '').trim();

interface Known {
  /** The short name of each month and weekday, by its long and by its short one. */
  short: Map<string, string>;
  /** The letter of each month and weekday, by the same. */
  initial: Map<string, string>;
  /** The long names of each short one, and of which language they are. */
  long: Map<string, { name: string; language: string }[]>;
}

let known: Known | undefined;

function namesOfPeriods(): Known {
  if (known !== undefined) return known;
  known = { short: new Map(), initial: new Map(), long: new Map() };
  for (const language of LANGUAGES) {
    for (const part of ['month', 'weekday'] as const) {
      const [long, short, narrow] = (['long', 'short', 'narrow'] as const).map(
        (length) => new Intl.DateTimeFormat(language, { [part]: length, timeZone: 'UTC' }),
      );
      // The first of January 2024 was a Monday.
      const dates = Array.from({ length: part === 'month' ? 12 : 7 }, (_, at) =>
        part === 'month' ? Date.UTC(2024, at, 1) : Date.UTC(2024, 0, at + 1),
      );
      for (const date of dates) {
        const brief = flat(short?.format(date) ?? '');
        const name = flat(long?.format(date) ?? '');
        for (const each of [name, brief]) {
          if (known.short.has(each)) continue;
          known.short.set(each, brief);
          known.initial.set(each, narrow?.format(date) ?? brief);
        }
        if (name !== brief) known.long.set(brief, [...(known.long.get(brief) ?? []), { name, language }]);
      }
    }
  }
  return known;
}

/** The short name of a month or a day, written as its long one is; other names as they are. */
export function briefly(name: string): string {
  const short = namesOfPeriods().short.get(flat(name)) ?? name;
  const [first = ''] = name;
  return first === first.toLocaleLowerCase()
    ? short
    : `${short.slice(0, 1).toLocaleUpperCase()}${short.slice(1)}`;
}

/** The letter of a month or a day, as calendars have it; undefined for other names. */
export const initialOf = (name: string): string | undefined => namesOfPeriods().initial.get(flat(name));

/** The long names of a month or a day that is given by its short one: "Fri" is "Friday"; in a language, else in any. */
export function longOf(short: string, language: string): string[] {
  const all = namesOfPeriods().long.get(flat(short)) ?? [];
  const own = all.filter((long) => long.language === language.split('-')[0]);
  return (own.length > 0 ? own : all).map(({ name }) => name);
}

const YEAR = /^(?:\D{0,6}\s?)?(?:19|20)\d\d(?:\D.{0,8})?$/u;
const PART_OF_YEAR = /^(?:[QTKH]|KW|week|woche|semaine|semana|vecka|uge|viikko)\s?\d{1,2}\b/iu;
const WITH_YEAR = /\s*(?:(?:19|20)\d\d|['’]\d\d)$/u;

/** Whether a name is a year, a quarter, a week, a month or a day of the week. */
export const isPeriod = (name: string | number | boolean | null): boolean => {
  const said = String(name);
  return (
    YEAR.test(said) ||
    PART_OF_YEAR.test(said) ||
    namesOfPeriods().short.has(flat(said.replace(WITH_YEAR, '')))
  );
};
