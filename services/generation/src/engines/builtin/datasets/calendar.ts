// Names of months and days by language; each is folded to lower case without full stop before it is looked up.
const MONTHS = [
  'jan january januar janvier enero gennaio janeiro januari styczeń styczen ene gen janv sty يناير जन॰ जन जनवरी',
  'feb february februar février fevrier febrero febbraio fevereiro februari luty fév fev févr lut فبراير फ़र॰ फ़रवरी',
  'mar march märz maerz mars marzo março marco maart marzec mär mrt مارس मार्च',
  'apr april avril abril aprile kwiecień kwiecien avr abr kwi أبريل अप्रैल',
  'may mai mayo maggio maio mei maj mag مايو मई',
  'jun june juni juin junio giugno junho czerwiec giu cze يونيو जून',
  'jul july juli juillet julio luglio julho lipiec juil lug lip يوليو जुल॰ जुलाई',
  'aug august août aout agosto augustus sierpień sierpien ago aoû sie أغسطس अग॰ अगस्त',
  'sep sept september septembre septiembre settembre setembro wrzesień wrzesien set wrz سبتمبر सित॰ सितंबर',
  'oct october oktober octobre octubre ottobre outubro październik pazdziernik okt ott out paź أكتوبر अक्टू॰ अक्टूबर',
  'nov november novembre noviembre novembro listopad lis نوفمبر नव॰ नवंबर',
  'dec december dezember décembre decembre diciembre dicembre dezembro grudzień grudzien dez dic déc gru ديسمبر दिस॰ दिसंबर',
];
const WEEKDAYS = [
  'mon monday montag lundi lunes lunedì lunedi segunda segunda-feira maandag poniedziałek mo',
  'tue tues tuesday dienstag mardi martes martedì martedi terça terca terça-feira dinsdag wtorek',
  'wed wednesday mittwoch mercredi miércoles miercoles mercoledì mercoledi quarta quarta-feira woensdag środa sroda',
  'thu thur thurs thursday donnerstag jeudi jueves giovedì giovedi quinta quinta-feira donderdag czwartek',
  'fri friday freitag vendredi viernes venerdì venerdi sexta sexta-feira vrijdag piątek piatek',
  'sat saturday samstag samedi sábado sabado sabato zaterdag sobota',
  'sun sunday sonntag dimanche domingo domenica zondag niedziela',
];

const index = (lists: string[]) =>
  new Map(lists.flatMap((names, at) => names.split(' ').map((name): [string, number] => [name, at])));
const MONTH_INDEX = index(MONTHS);
const WEEKDAY_INDEX = index(WEEKDAYS);

const fold = (text: string) => text.trim().toLowerCase().replace(/\.$/, '');

/** 0 for January, in any of the interface languages; `3月` counts too. */
export function monthIndex(text: string): number | undefined {
  const cjk = /^(1[0-2]|[1-9])月$/.exec(text.trim());
  return cjk ? Number(cjk[1]) - 1 : MONTH_INDEX.get(fold(text));
}

/** 0 for Monday. */
export function weekdayIndex(text: string): number | undefined {
  return WEEKDAY_INDEX.get(fold(text));
}

/** Order of `Q1`, `Q3 2024`, `2024-Q3`, `T2`; undefined for anything else. */
export function quarterIndex(text: string): number | undefined {
  const match = /^(?:(\d{4})[\s-]*)?[QT]([1-4])(?:[\s'-]*(\d{2,4}))?$/i.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1] ?? match[3] ?? 0) * 4 + Number(match[2]) - 1;
}

/** Order of `Jan 2024` and `March 24`. */
export function monthYearIndex(text: string): number | undefined {
  const match = /^(\p{L}+)\.?[\s'-]*(\d{4}|\d{2})$/u.exec(text.trim());
  const month = match ? monthIndex(match[1] ?? '') : undefined;
  return month === undefined ? undefined : Number(match?.[2]) * 12 + month;
}

/** Order of a numbered period: `Week 3`, `Day 12`, `KW 7`. */
export function periodIndex(text: string): number | undefined {
  const hour = /^(\d{1,2})(?::(\d{2}))?\s?(?:h|uhr)$/i.exec(text.trim());
  if (hour) return Number(hour[1]) * 60 + Number(hour[2] ?? 0);
  const match =
    /^(?:week|day|year|sprint|wk|kw|woche|tag|semaine|jour|semana|día|dia|settimana|giorno|month|round|phase|fy|h)\s*(\d{1,4})$/i.exec(
      text.trim(),
    );
  return match ? Number(match[1]) : undefined;
}

/** A calendar year as people write it in a table. */
export function isYear(text: string): boolean {
  return /^(?:1[5-9]|20|21)\d{2}$/.test(text.trim());
}

export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hasTime: boolean;
}

/** Reads ISO dates and times, `August 18, 2007`, `18 August 2007`, `31.12.2024` and `12/31/2024`. */
export function readDate(text: string): DateParts | undefined {
  const value = text.trim();
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})([ T]\d{1,2}:\d{2}.*)?$/.exec(value);
  if (iso) return parts(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4] !== undefined);
  const month = /^(\d{4})-(\d{2})$/.exec(value);
  if (month) return parts(Number(month[1]), Number(month[2]), 1, false);
  const worded =
    /^(?:(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,?|(\d{1,2})(?:st|nd|rd|th|\.)? (?:de )?(\p{L}+)\.?(?: de)?,?) (\d{4})$/u.exec(
      value,
    );
  if (worded) {
    const at = monthIndex(worded[1] ?? worded[4] ?? '');
    return at === undefined
      ? undefined
      : parts(Number(worded[5]), at + 1, Number(worded[2] ?? worded[3]), false);
  }
  const dotted = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})( \d{1,2}:\d{2}.*)?$/.exec(value);
  if (!dotted) return undefined;
  const [first, second] = [Number(dotted[1]), Number(dotted[3])];
  const dayFirst = dotted[2] === '.' || first > 12;
  return parts(
    Number(dotted[4]),
    dayFirst ? second : first,
    dayFirst ? first : second,
    dotted[5] !== undefined,
  );
}

function parts(year: number, month: number, day: number, hasTime: boolean): DateParts | undefined {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, day, hasTime } : undefined;
}

/** The day of a date as `2024-03-09`. */
export function isoDay({ year, month, day }: DateParts): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
