import type { DraftChart } from '../../draft/common.ts';
import { type PeriodKind, periodName, readDate, readPeriods } from '../../packs/periods.ts';
import type { Cell } from './chart-table.ts';

type Step = DraftChart['step'];

/** What a cell is called on the axis, and where it stands. */
export interface Place {
  label: Cell;
  order: number;
}

/** How many of each there are in a year. */
export const IN_YEAR = { year: 1, yearquarter: 4, yearmonth: 12 } as const;
export const isStep = (step: string): step is keyof typeof IN_YEAR => Object.hasOwn(IN_YEAR, step);

/** How many of what has no year there are until it begins anew. */
const TURNS: Partial<Record<PeriodKind, number>> = { month: 12, quarter: 4, weekday: 7 };
/** A turn goes on with one of the next few: from June to September, not from March to January. */
const NEXT = 3;

/** Periods in their order; those listed from September to June, or from Sunday to Saturday, as they are listed. */
export function inTurn({ kind, order }: { kind: PeriodKind; order: ReadonlyMap<string, number> }) {
  const listed = [...order];
  const size = TURNS[kind] ?? 0;
  const at = listed.findIndex(([, one], index) => one < (listed[index - 1]?.[1] ?? one));
  const turned = listed.map(([text, one], index) => [text, index < at ? one : one + size] as const);
  const steps = turned.slice(1).map(([, one], index) => one - (turned[index]?.[1] ?? one));
  const isWhole = steps.every((step) => step > 0) && steps.reduce((sum, step) => sum + step, 0) < size;
  return at > 0 && isWhole && (steps[at - 1] ?? 0) <= NEXT ? new Map(turned) : order;
}

const two = (value: number) => String(value).padStart(2, '0');
const DAY = 86_400_000;

/** Days since 1970 of a date, a month or a year. */
function dayOf(cell: Cell): Date | undefined {
  const text = String(cell ?? '');
  const date = readDate(text);
  if (date) return new Date(Date.UTC(date.year, date.month - 1, date.day, date.hour, date.minute));
  const [period] = readPeriods(text);
  if (period === undefined || !isStep(period.kind)) return undefined;
  const size = IN_YEAR[period.kind];
  return new Date(Date.UTC(Math.floor(period.order / size), (period.order % size) * (12 / size), 1));
}

/** Week of ISO 8601: the one that holds the year's first Thursday is the first. */
function weekOf(date: Date): { year: number; week: number } {
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * DAY);
  const year = thursday.getUTCFullYear();
  return { year, week: 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY / 7) };
}

const named = (language: string, date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, {
    ...options,
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(date);

function labelAndOrder(date: Date, step: Step, language: string): Place {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()];
  const quarter = Math.floor(month / 3);
  const weekday = (date.getUTCDay() + 6) % 7;
  switch (step) {
    case 'year':
      return { label: String(year), order: year };
    case 'quarter':
      return { label: `Q${quarter + 1}`, order: quarter };
    case 'yearquarter':
      return { label: `${year} Q${quarter + 1}`, order: year * 4 + quarter };
    case 'month':
      return { label: periodName(language, 'month', month), order: month };
    case 'yearmonth':
      return { label: named(language, date, { month: 'short', year: 'numeric' }), order: year * 12 + month };
    case 'day':
      return { label: periodName(language, 'weekday', weekday), order: weekday };
    case 'date':
      return { label: String(day), order: day };
    case 'week':
    case 'yearweek': {
      const { year: own, week } = weekOf(date);
      return { label: step === 'week' ? `${week}` : `${own}-W${two(week)}`, order: own * 100 + week };
    }
    case 'hours':
      return { label: `${two(hours)}:00`, order: hours };
    case 'minutes':
      return { label: `${two(hours)}:${two(minutes)}`, order: hours * 60 + minutes };
    case 'monthdate':
      return { label: named(language, date, { month: 'short', day: 'numeric' }), order: month * 32 + day };
    default:
      return { label: `${year}-${two(month + 1)}-${two(day)}`, order: date.getTime() };
  }
}

/** The stretch of time that a cell lies in; undefined for what is no date. */
export function cutTime(cell: Cell, step: Step, language: string): Place | undefined {
  const date = dayOf(cell);
  return date && !Number.isNaN(date.getTime()) ? labelAndOrder(date, step, language) : undefined;
}

/** Whole days between two dates. */
export function daysBetween(start: Cell, end: Cell): number | undefined {
  const [from, to] = [dayOf(start), dayOf(end)];
  return from && to ? (to.getTime() - from.getTime()) / DAY : undefined;
}

export const isDated = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => cell !== null) && cells.every((cell) => cell === null || dayOf(cell) !== undefined);
