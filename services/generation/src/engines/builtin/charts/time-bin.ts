import { findMentions } from './mentions.ts';
import type { TimeUnit } from './plan.ts';
import type { Column } from './profile.ts';
import { blank, type QueryText } from './query-text.ts';

export interface BinClause {
  unit: TimeUnit | 'time';
  /** The words between `bin` and `by`: which column. */
  target: string;
}

const UNITS: [RegExp, TimeUnit | 'time'][] = [
  [/^(?:week ?days?|days? of (?:the )?weeks?|wochentag\w*)$/i, 'day'],
  [/^(?:years?|yearly|annual(?:ly)?|jahr\w*|ann?[ée]e?s?|año|anno|ano)$/i, 'year'],
  [/^(?:quarters?|quarterly|quartal\w*|trimestr\w*)$/i, 'quarter'],
  [/^(?:months?|monthly|monat\w*|mois|mes(?:e|es)?|mês)$/i, 'month'],
  [/^(?:weeks?|weekly|woche\w*)$/i, 'yearweek'],
  [/^(?:days?|daily|tag\w*)$/i, 'yearmonthdate'],
];
const UNIT = 'week ?days?|days? of (?:the )?weeks?|years?|quarters?|months?|weeks?|days?|time';

/** `per quarter and year`, `by year and month`. */
const BOTH =
  /\b(?:by|per|each|every|nach|pro|par|por)\s+(?:(quarter|month|quartal|monat|trimestre|mois|mes)\s+(?:and|of(?: the)?|und|et|y)\s+(?:year|jahr|année|año)|(?:year|jahr|année|año)\s+(?:and|und|et|y)\s+(quarter|month|quartal|monat|trimestre|mois|mes))\b/iu;

/** `by year of the document date`. */
const OF =
  /\b(?:by|per|each|every|for each|in each|of each)\s+(?:the\s+)?(week ?days?|days? of (?:the )?weeks?|years?|quarters?|months?|weeks?)\s+of\s+(?:the\s+)?([^.,;?!]{3,40})/i;

export function unitOf(word: string): TimeUnit | 'time' | undefined {
  return /^time$/i.test(word) ? 'time' : UNITS.find(([pattern]) => pattern.test(word.trim()))?.[1];
}

/** `bin the hire date into year intervals`, `by weekday`, `each month`, `monthly`. Not where a column is called so. */
export function readBin(query: QueryText, columns: readonly Column[]): BinClause | undefined {
  const named = new RegExp(
    `[,\\s]*(?:and\\s+)?\\b(?:bin(?:s|ned|ning)?|bucket(?:ed)?|group(?:ed)?)\\s+(?:the\\s+)?((?:(?!\\b(?:by|into|to|in|with|per)\\b)[^.,;?!]){0,50}?)\\s*\\b(?:by|into|to|in|with|per|at)\\s+(?:the\\s+|an?\\s+|each\\s+|every\\s+)?(?:interval(?:s)? of\\s+)?(${UNIT})\\b(?:\\s+(?:intervals?|bins?|levels?))?`,
    'i',
  );
  const first = named.exec(query.text);
  if (first?.[2]) {
    const unit = unitOf(first[2]);
    if (unit && !columns.some((column) => isCalled(column, first[2] ?? ''))) {
      blank(query, first.index, first.index + first[0].length);
      return { unit, target: first[1] ?? '' };
    }
  }
  const loose = new RegExp(
    `\\b(?:by|per|each|every|for each|over the|over|in each|of each|in different|for different|across|nach|par|por|pro|je)\\s+(?:the\\s+)?(${UNIT}|jahr|monat|quartal|wochentag|mois|ann[ée]e|trimestre|mes|año|mese|anno|mês|ano)\\b(?!\\s+of\\s+(?!the\\b))`,
    'iu',
  );
  const both = BOTH.exec(query.text);
  if (
    both &&
    columns.some((column) => column.kind === 'date') &&
    !columns.some((column) => isCalled(column, both[1] ?? both[2] ?? ''))
  ) {
    blank(query, both.index, both.index + both[0].length);
    return { unit: /quarter|quartal|trimestre/i.test(both[0]) ? 'yearquarter' : 'yearmonth', target: '' };
  }
  const of = OF.exec(query.text);
  const dated = of
    ? findMentions(of[2] ?? '', columns).find((mention) => mention.column.kind === 'date')
    : undefined;
  const cut = of?.[1] ? unitOf(of[1]) : undefined;
  if (of && dated && cut && !columns.some((column) => isCalled(column, of[1] ?? ''))) {
    blank(query, of.index, of.index + of[0].length - (of[2]?.length ?? 0) + dated.to);
    return { unit: cut, target: dated.column.name };
  }
  for (const pattern of [loose, /\b(yearly|monthly|quarterly|weekly|daily|annual)\b/i]) {
    const match = pattern.exec(query.text);
    const unit = match?.[1] ? unitOf(match[1]) : undefined;
    if (!match?.[1] || !unit || unit === 'time') continue;
    const named = columns.find((column) => isCalled(column, match[1] ?? ''));
    // A column of days that is called "month" still has to be cut to months.
    if (named?.kind === 'date') {
      blank(query, match.index, match.index + match[0].length);
      return { unit: unit === 'month' ? 'yearmonth' : unit, target: named.name };
    }
    if (named) continue;
    if (!columns.some((column) => column.kind === 'date')) continue;
    blank(query, match.index, match.index + match[0].length);
    return { unit, target: '' };
  }
  return undefined;
}

function isCalled(column: Column, word: string): boolean {
  return column.name.toLowerCase().replace(/s$/, '') === word.toLowerCase().replace(/s$/, '');
}
