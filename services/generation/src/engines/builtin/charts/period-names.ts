import type { TimeUnit } from './plan.ts';

type Period = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'weekday';

const NAMES: Readonly<Record<string, Readonly<Record<Period, string>>>> = {
  en: { year: 'Year', quarter: 'Quarter', month: 'Month', week: 'Week', day: 'Day', weekday: 'Weekday' },
  de: { year: 'Jahr', quarter: 'Quartal', month: 'Monat', week: 'Woche', day: 'Tag', weekday: 'Wochentag' },
  fr: { year: 'Année', quarter: 'Trimestre', month: 'Mois', week: 'Semaine', day: 'Jour', weekday: 'Jour' },
  es: { year: 'Año', quarter: 'Trimestre', month: 'Mes', week: 'Semana', day: 'Día', weekday: 'Día' },
  it: {
    year: 'Anno',
    quarter: 'Trimestre',
    month: 'Mese',
    week: 'Settimana',
    day: 'Giorno',
    weekday: 'Giorno',
  },
  pt: { year: 'Ano', quarter: 'Trimestre', month: 'Mês', week: 'Semana', day: 'Dia', weekday: 'Dia' },
  nl: { year: 'Jaar', quarter: 'Kwartaal', month: 'Maand', week: 'Week', day: 'Dag', weekday: 'Weekdag' },
  pl: { year: 'Rok', quarter: 'Kwartał', month: 'Miesiąc', week: 'Tydzień', day: 'Dzień', weekday: 'Dzień' },
  ja: { year: '年', quarter: '四半期', month: '月', week: '週', day: '日', weekday: '曜日' },
  zh: { year: '年份', quarter: '季度', month: '月份', week: '周', day: '日期', weekday: '星期' },
  ar: { year: 'السنة', quarter: 'الربع', month: 'الشهر', week: 'الأسبوع', day: 'اليوم', weekday: 'اليوم' },
  hi: { year: 'वर्ष', quarter: 'तिमाही', month: 'माह', week: 'सप्ताह', day: 'दिन', weekday: 'दिन' },
};
const UNITS: Readonly<Record<TimeUnit, Period>> = {
  year: 'year',
  quarter: 'quarter',
  yearquarter: 'quarter',
  month: 'month',
  yearmonth: 'month',
  yearweek: 'week',
  yearmonthdate: 'day',
  day: 'weekday',
};

/** What a period is called in a language: `Month`, `Quartal`. */
export function periodName(period: Period, language: string): string {
  return (NAMES[language.split('-')[0] ?? 'en'] ?? NAMES.en)?.[period] ?? period;
}

/** What the groups are called that dates are cut into. */
export const unitName = (unit: TimeUnit, language: string): string => periodName(UNITS[unit], language);
