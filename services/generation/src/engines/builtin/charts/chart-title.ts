import type { Dataset } from '../datasets/dataset.ts';
import { axisTitle, humanName } from './labels.ts';
import { unitName } from './period-names.ts';
import { chartPhrases, fill } from './phrases.ts';
import type { Axis, ChartPlan } from './plan.ts';
import type { Column } from './profile.ts';

const COUNTED =
  /\b(?:how many|(?:total )?(?:number|amount|count)s? of(?: the)?(?: different| distinct)?)\s+([\p{L}][\p{L} _-]{1,40}?)(?=\s+(?:for|of|in|from|by|per|each|that|whose|who|with|are|is|were|was|do|does|have|has|on|over|across|correspond|belong|at|and|hired|group)\b|[,.?;\n]|$)/iu;

const COUNTED_ELSEWHERE =
  /(?<!\p{L})(?:anzahl(?: der)?|wie viele|nombre (?:de |d['’])|combien (?:de |d['’])|número de|cuánt[oa]s|numero di|quant[ei]|quant[oa]s|aantal|hoeveel)\s*(\p{L}[\p{L}-]{2,30})/iu;
const RECORDS: Readonly<Record<string, string>> = {
  de: 'Einträge',
  fr: 'entrées',
  es: 'registros',
  it: 'voci',
  pt: 'registos',
  nl: 'regels',
};

/** What is counted: the prompt's own word, else the name of the table, else records. */
export function countedNoun(query: string, dataset: Dataset, language = 'en'): string {
  const key = language.split('-')[0] ?? 'en';
  const other = key === 'en' ? undefined : COUNTED_ELSEWHERE.exec(query)?.[1];
  if (other) return other;
  const said = COUNTED.exec(query)?.[1]?.replace(/_/g, ' ').trim().toLowerCase();
  if (said && said.split(' ').length <= 4 && !/^(?:them|it|each|all|the)$/.test(said))
    return said.replace(/\bids\b/, 'IDs');
  const table = dataset.title === dataset.fields.map((field) => field.name).join(', ') ? '' : dataset.title;
  return table && table.length <= 30 && !/\d/.test(table)
    ? humanName(table).toLowerCase()
    : (RECORDS[key] ?? 'records');
}

/** The name of an axis in a language: `Average salary`, `Number of pilots`. */
export function axisName(axis: Axis, column: Column | undefined, noun: string, language: string): string {
  const phrases = chartPhrases(language);
  if (axis.aggregate === 'count') return fill(phrases.number, { noun }).trim();
  if (!axis.aggregate || !column) return axisTitle({ field: axis.field }, column);
  const name = humanName(column.name);
  const word = phrases.aggregates[axis.aggregate] ?? '';
  const rest =
    language.startsWith('en') && !/^\p{Lu}{2}/u.test(name)
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : name;
  return `${word} ${rest}`.trim();
}

/** A title that says what is shown by what, in the language of the prompt. */
export function chartTitle(
  plan: ChartPlan,
  columns: readonly Column[],
  noun: string,
  language: string,
): string {
  const phrases = chartPhrases(language);
  const x = columns.find((column) => column.name === plan.x.field);
  const y = columns.find((column) => column.name === plan.y.field);
  const lower = (text: string) =>
    language.startsWith('en') && !/^\p{Lu}{2}|^\p{Lu}\d/u.test(text)
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text;
  const bare = (axis: Axis, column: Column | undefined) =>
    axisName(axis, column, noun, language).replace(/ \([^)]*\)$/, '');
  const isRelation = plan.mark === 'point' && !plan.y.aggregate;
  // "by month" where the days of a column are cut to months; a column of days as it is keeps its name.
  const isCut = plan.x.timeUnit !== undefined && plan.x.timeUnit !== 'yearmonthdate';
  const base = isCut && plan.x.timeUnit ? unitName(plan.x.timeUnit, language) : bare(plan.x, x);
  const text = fill(isRelation ? phrases.versus : phrases.by, { y: bare(plan.y, y), x: lower(base) });
  const split = plan.color && plan.color !== plan.x.field ? ` · ${humanName(plan.color)}` : '';
  return `${text}${split}`.slice(0, 200);
}
