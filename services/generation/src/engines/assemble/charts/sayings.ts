import { saysUnit } from '@sitewright/site-spec';
import { capital, humanName, rowsNamed, tableName } from '../../brief/datasets/column-name.ts';
import type { AskedKind, Saying } from '../../packs/data.ts';
import { languagePackOf } from '../../packs/language-pack.ts';
import { keptRows } from './keep-rows.ts';
import type { ChartPlan, Measure } from './resolve-chart.ts';
import { writeLabel } from './write-number.ts';

/** A sentence of the language's pack with its places filled; English where the pack has none. */
export function say(language: string, saying: Saying, parts: Readonly<Record<string, string>>): string {
  const pattern = languagePackOf(language).data.say[saying] ?? languagePackOf('en').data.say[saying] ?? '';
  return pattern.replace(/\{(\w)\}/g, (_, name: string) => new Map(Object.entries(parts)).get(name) ?? '');
}

/** As it stands within a sentence: small, but for names and languages that write nouns large. */
export function innerName(name: string, language: string): string {
  const human = humanName(name);
  const isPlain = /^\p{Lu}\p{Ll}*(?:$|[^\p{Lu}\p{L}])/u.test(human) && !/^\p{Lu}{2}/u.test(human);
  return isPlain && !language.startsWith('de') ? human.charAt(0).toLocaleLowerCase() + human.slice(1) : human;
}

/** "Lowest age". */
export const madeName = (make: NonNullable<Measure['make']>, name: string, language: string): string =>
  capital(say(language, make, { y: innerName(name, language) }));

/** What is measured: "Total revenue", "Number of entries", "Revenue and costs". */
export function measureName(plan: ChartPlan, language: string): string {
  const { y, aggregate } = plan;
  if (y.length === 0 || aggregate === 'count') return say(language, 'count', { y: nounOf(plan, language) });
  const inner = ({ make, name }: Measure, at: number) => {
    const own = make ? madeName(make, name, language) : humanName(name);
    return at === 0 && (make !== undefined || !isMade(aggregate)) ? own : innerName(own, language);
  };
  const listed = new Intl.ListFormat(language).format(y.map(inner));
  // Of "Total spent" the sum is no "Total total spent".
  const named = isMade(aggregate) ? say(language, aggregate, { y: '' }).trim().toLowerCase() : '';
  const isNamed = named !== '' && listed.toLowerCase().startsWith(`${named} `);
  return isMade(aggregate) && !isNamed ? capital(say(language, aggregate, { y: listed })) : capital(listed);
}

/** What is counted: in the words of the question, else what the rows are. */
const nounOf = ({ noun, table }: ChartPlan, language: string): string =>
  noun || (language.startsWith('en') ? rowsNamed(table.title) : '') || say(language, 'entries', {});

const MADE = ['sum', 'mean', 'median', 'min', 'max', 'distinct'] as const;
const isMade = (aggregate: ChartPlan['aggregate']): aggregate is (typeof MADE)[number] =>
  MADE.some((made) => made === aggregate);

/** Kinds that are called by another word than their own. */
const CALLED: Partial<Record<ChartPlan['kind'], AskedKind>> = {
  ...{ barGrouped: 'grouped', barStacked: 'stacked', barShare: 'stacked' },
  ...{ areaStacked: 'area', areaShare: 'area' },
};

export function kindName(kind: ChartPlan['kind'], language: string): string {
  const namesIn = (tag: string) =>
    new Map<string, string>(Object.entries(languagePackOf(tag).data.kindNames));
  const own = namesIn(language);
  const called = CALLED[kind] ?? kind;
  return own.get(called) ?? own.get('chart') ?? namesIn('en').get(called) ?? 'Chart';
}

/** Whether a name says its unit itself. */
const isToldIn = ({ name, unit }: Pick<Measure, 'name' | 'unit'>): boolean =>
  unit === '' || saysUnit(humanName(name), unit);

/** "only Groceries", "without Rent": what the rows were kept by, in the words of the table. */
function kept(plan: ChartPlan, language: string): string[] {
  return plan.where.flatMap(({ column, op, values }) => {
    if (column === plan.x && op === 'in') return [];
    // Rows kept by what is only their own, as by two conditions of which one is enough.
    if (column.role === 'key' && op === 'in')
      return [`${values.length} / ${plan.table.rows.length} ${nounOf(plan, language)}`];
    const listed = new Intl.ListFormat(language).format(values.map((value) => writeLabel(value, language)));
    const name = humanName(column.name);
    const signs = new Map(Object.entries({ over: '>', atLeast: '≥', under: '<', atMost: '≤' }));
    // "Only 3" and "only T" say nothing without the name.
    const isBare = column.role !== 'time' && values.every((value) => /^(?:\d+|\p{L}{0,3})$/u.test(value));
    if (op === 'is' || op === 'in')
      return isBare ? [`${name}: ${listed || '–'}`] : [say(language, 'only', { a: listed })];
    if (op === 'isNot' || op === 'notIn')
      return values[0] === '' ? [] : [say(language, 'without', { a: listed })];
    if (op === 'between') return [`${name} ${values.join('–')}`];
    return [
      `${name} ${signs.get(op) ?? ''} ${values.join(', ')}${isToldIn(column) ? '' : ` ${column.unit}`}`,
    ];
  });
}

/** "9 / 10 vineyards": rows that can't be drawn, as a cell of theirs is empty. */
function leftOut(plan: ChartPlan, language: string): string[] {
  const isRow = plan.aggregate === 'none' && plan.y.length === 1;
  const needed = [plan.x?.cells, plan.series?.cells, isRow ? plan.y[0]?.values : undefined];
  const rows = keptRows(plan);
  const drawn = rows.filter((row) => needed.every((cells) => !cells || (cells[row] ?? null) !== null));
  return drawn.length < rows.length ? [`${drawn.length} / ${rows.length} ${nounOf(plan, language)}`] : [];
}

const MOST_NAMED = 3;

/** What rows are called by, without the word that says only that: "glider" for the name of one, "port" for "Port_Name". */
function labelName({ x, table }: ChartPlan, language: string): string {
  const name = innerName(x?.name ?? '', language);
  const rows = rowsNamed(table.title);
  const title = tableName(table.title).toLowerCase();
  if (name === 'name' && rows !== '')
    return title === rows ? title.replace(/ies$/, 'y').replace(/s$/, '') : title;
  const isOfWords = !x?.cells.some((cell) => /\d/.test(String(cell)));
  return isOfWords && !/^(?:first|last|middle|full|user|nick|given|family) /.test(name)
    ? name.replace(/ (?:name|code)$/, '')
    : name;
}

/** What a chart shows, without what it says: "Total revenue by region". */
export function shownTitle(plan: ChartPlan, language: string): string {
  const { x, kind, series } = plan;
  if (kind === 'histogram' && x) return say(language, 'spread', { y: innerName(x.name, language) });
  // A list of answers names no chart.
  if (plan.y.length > MOST_NAMED)
    return (
      tableName(plan.table.title) || languagePackOf(language).labels.results || measureName(plan, language)
    );
  const y = measureName(plan, language);
  if ((kind === 'scatter' || kind === 'bubble') && x)
    return say(language, 'against', { y, x: innerName(x.name, language) });
  if (!x) return y;
  const by = { y, x: stepName(plan, language), s: series ? innerName(series.name, language) : '' };
  return capital(say(language, series ? 'byTwo' : 'by', by));
}

/** "month" where dates are cut to months. */
function stepName(plan: ChartPlan, language: string): string {
  const { step } = plan;
  const units = new Map(Object.entries(languagePackOf(language).data.units));
  const [own] = /^year$|^hours$|quarter$|month$|week$/u.exec(step) ?? [];
  const unit = step === 'day' ? 'weekday' : own;
  return units.get(unit ?? '')?.[0] ?? labelName(plan, language);
}

/** How many answered each of the questions, where that is one number. */
function answered({ kind, y, x }: ChartPlan): string[] {
  const sums = (x?.cells ?? []).map((_, row) =>
    y.reduce((sum, { values }) => sum + Number(values[row] ?? Number.NaN), 0),
  );
  const isOne = kind === 'barShare' && y.length > 1 && sums.every((sum) => sum === sums[0]);
  return isOne && sums[0] !== undefined ? [`n\u00a0=\u00a0${sums[0]}`] : [];
}

/** Measure, unit and what the rows were kept by, under the title. */
export function shownDetail(plan: ChartPlan, language: string): string {
  const isCount = plan.aggregate === 'count' || plan.aggregate === 'distinct';
  const units = [...new Set(plan.y.filter((measure) => !isToldIn(measure)).map(({ unit }) => unit))];
  const isRaw = plan.kind === 'scatter' || plan.kind === 'bubble' || plan.kind === 'histogram';
  return [
    ...(units.length === 1 && !isCount && !isRaw ? units : []),
    ...answered(plan),
    ...kept(plan, language),
    ...leftOut(plan, language),
  ].join(' · ');
}
