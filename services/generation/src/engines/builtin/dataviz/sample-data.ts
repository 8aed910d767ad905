import type { Dataset } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import { chartPhrases, fill } from '../charts/phrases.ts';
import type { ComposeContext } from '../compose-context.ts';
import { fieldName } from '../datasets/columns.ts';
import type { DashboardRecipe, SampleBase, SampleTable } from '../recipe/dashboards/dashboard-recipe.ts';
import { DASHBOARD_RECIPES } from '../recipe/dashboards/dashboard-recipes.ts';
import { type AskedView, askedViews } from './asked-views.ts';

export interface Sample {
  dataset: Dataset;
  mark?: SampleTable['mark'];
}

function words(brief: Brief): string[] {
  return [
    ...brief.kindWords,
    ...`${brief.subject} ${brief.text}`.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  ].filter(Boolean);
}

/** The recipe that most words of the prompt speak for; earlier words count more. */
export function chooseRecipe(brief: Brief): DashboardRecipe | undefined {
  const said = words(brief).slice(0, 400);
  let best: { recipe: DashboardRecipe; score: number } | undefined;
  for (const recipe of DASHBOARD_RECIPES) {
    const known = new Set(recipe.words);
    const score = said.reduce((sum, word, at) => {
      const hit =
        known.has(word) ||
        known.has(word.replace(/s$/, '')) ||
        recipe.words.some((each) => /[\u3000-\u9fff]/.test(each) && word.includes(each));
      return hit ? sum + 1 + 1 / (at + 1) : sum;
    }, 0);
    if (score > 0 && (!best || score > best.score)) best = { recipe, score };
  }
  return best?.recipe;
}

const COUNTRY: Readonly<Record<string, string>> = {
  en: 'Country',
  de: 'Land',
  fr: 'Pays',
  es: 'País',
  it: 'Paese',
  pt: 'País',
  nl: 'Land',
  pl: 'Kraj',
  ja: '国',
  zh: '国家',
  ar: 'الدولة',
  hi: 'देश',
};
const WEEKDAY: Readonly<Record<string, string>> = {
  en: 'Weekday',
  de: 'Wochentag',
  fr: 'Jour',
  es: 'Día',
  it: 'Giorno',
  pt: 'Dia',
  nl: 'Weekdag',
  pl: 'Dzień',
  ja: '曜日',
  zh: '星期',
  ar: 'اليوم',
  hi: 'दिन',
};

const inLanguage = (words: Readonly<Record<string, string>>, language: string) =>
  words[language.split('-')[0] ?? 'en'] ?? words.en ?? '';

function baseName(base: SampleBase, ctx: ComposeContext): string {
  if (base.kind === 'labels') return base.name;
  if (base.kind === 'years') return ctx.words.year;
  if (base.kind === 'months') return ctx.words.month;
  if (base.kind === 'weekdays') return inLanguage(WEEKDAY, ctx.language);
  return base.kind === 'quarters' ? 'Q' : inLanguage(COUNTRY, ctx.language);
}

function baseCells(base: SampleBase, language: string): (string | number)[] {
  if (base.kind === 'labels') return base.values;
  if (base.kind === 'years') return Array.from({ length: base.count }, (_, at) => base.from + at);
  if (base.kind === 'quarters') return ['Q1', 'Q2', 'Q3', 'Q4'];
  if (base.kind === 'months') {
    const format = new Intl.DateTimeFormat([language, 'en'], { month: 'short', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) =>
      format.format(new Date(Date.UTC(2024, at, 15))).replace(/\.$/, ''),
    );
  }
  if (base.kind === 'weekdays') {
    const format = new Intl.DateTimeFormat([language, 'en'], { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, at) =>
      format.format(new Date(Date.UTC(2024, 0, 1 + at))).replace(/\.$/, ''),
    );
  }
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return base.codes.map((code) => names.of(code) ?? code);
}

function toDataset(table: SampleTable, ctx: ComposeContext): Dataset {
  const isTime =
    table.base.kind === 'months' || table.base.kind === 'years' || table.base.kind === 'quarters';
  const cells = baseCells(table.base, ctx.language);
  return {
    id: ctx.id('data'),
    title: table.title,
    fields: [
      { name: fieldName(baseName(table.base, ctx), 0), type: isTime ? 'ordinal' : 'nominal' },
      ...table.measures.map(({ name, unit }, at) => ({
        name: fieldName(name, at + 1),
        type: 'quantitative' as const,
        ...(unit ? { unit } : {}),
      })),
    ],
    rows: cells.map((cell, at) => [cell, ...table.measures.map((measure) => measure.values[at] ?? null)]),
    source: { kind: 'illustrative', method: ctx.words.exampleData },
  };
}

/** Neutral series about a subject for which no recipe fits, in words of the prompt and of the interface. */
function neutralTables(brief: Brief, ctx: ComposeContext): SampleTable[] {
  const random = ctx.random('sample data');
  const subject = (brief.subject || ctx.words.value).slice(0, 80);
  const level = 40 + random.int(60);
  const walk = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      Math.round(level * (1 + at * 0.04) + (random.next() - 0.4) * level * 0.25),
    );
  const capital = subject.charAt(0).toLocaleUpperCase() + subject.slice(1);
  const by = (x: string) =>
    fill(chartPhrases(ctx.language).by, {
      y: capital,
      x: ctx.language.startsWith('en') ? x.toLowerCase() : x,
    });
  const text = brief.text.toLowerCase();
  const places = /countr|europe|world|global|nation|pays|länder|paises|países|paesi/.test(text);
  const spell = /histor|decade|since|years|jahre|année|años|anni/.test(text);
  const value = (count: number) => [{ name: ctx.words.value, values: walk(count) }];
  const time: SampleTable = spell
    ? {
        title: by(ctx.words.year),
        base: { kind: 'years', from: 2016, count: 8 },
        measures: value(8),
        mark: 'line',
      }
    : { title: by(ctx.words.month), base: { kind: 'months' }, measures: value(12), mark: 'line' };
  const codes = random.take(['DE', 'FR', 'ES', 'IT', 'GB', 'PL', 'SE', 'NL', 'PT', 'AT'], 7);
  const split: SampleTable = places
    ? {
        title: by(inLanguage(COUNTRY, ctx.language)),
        base: { kind: 'countries', codes },
        measures: value(7),
        mark: 'bar',
      }
    : {
        title: by(inLanguage(WEEKDAY, ctx.language)),
        base: { kind: 'weekdays' },
        measures: value(7),
        mark: 'bar',
      };
  const quarters: SampleTable = {
    title: `${capital}: ${ctx.words.share}`,
    base: { kind: 'quarters' },
    measures: [{ name: ctx.words.share, unit: '%', values: [22, 31, 28, 19] }],
    mark: 'bar',
  };
  return places ? [split, time, quarters] : [time, split, quarters];
}

const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''));

const isShareOf = (measure: string) =>
  /(?<!\p{L})(?:rates?|percentages?|share|taux|tasa|tasso|taxa)(?!\p{L})|quoten?$|rate$|anteil/iu.test(
    measure,
  );
const unitOf = (measure: string) => (isShareOf(measure) ? { unit: '%' } : {});

/** The groups that a recipe has for the same base: channels have names where letters would say nothing. */
function knownBase(view: AskedView, known: readonly SampleTable[]): SampleBase | undefined {
  const [by] = stems(view.by);
  return view.base.kind !== 'labels' || by === undefined
    ? undefined
    : known.find(
        (table) => table.base.kind === 'labels' && stems(table.title.split(/\sby\s/i)[1] ?? '').includes(by),
      )?.base;
}

/** A view that the prompt names, with the rows of a recipe where it has fitting ones, else with rows of its own. */
function tableFor(view: AskedView, known: readonly SampleTable[], ctx: ComposeContext): SampleTable {
  const wanted = stems(`${view.measure} ${view.by}`);
  const fitting = known.find((table) => {
    const has = stems(table.title);
    return (
      table.base.kind === view.base.kind && wanted.length > 0 && wanted.every((word) => has.includes(word))
    );
  });
  const mark = view.mark ? { mark: view.mark } : {};
  const base = knownBase(view, known) ?? view.base;
  if (fitting) return { ...fitting, measures: fitting.measures.slice(0, 1), ...mark };
  const count = baseCells(base, ctx.language).length;
  const valuesOf = (measure: string) => {
    const random = ctx.random(`sample ${measure} ${view.by}`);
    // No rate is above a hundred per cent.
    if (isShareOf(measure)) return Array.from({ length: count }, () => 12 + random.int(40));
    const level = 20 + random.int(80);
    return Array.from({ length: count }, (_, at) =>
      Math.max(1, Math.round(level * (1 + at * 0.03) + (random.next() - 0.5) * level * 0.4)),
    );
  };
  const by = baseName(base, ctx);
  const isPlain = view.measure.toLowerCase() === view.by.toLowerCase();
  const title = isPlain
    ? view.measure
    : fill(chartPhrases(ctx.language).by, {
        y: [view.measure, ...(view.more ?? [])].join(', '),
        x: ctx.language.startsWith('en') ? by.toLowerCase() : by,
      }).slice(0, 200);
  return {
    title,
    base,
    measures: [
      {
        name: isPlain ? ctx.words.value : view.measure,
        ...unitOf(view.measure),
        values: valuesOf(view.measure),
      },
      ...(view.more ?? []).map((name) => ({ name, ...unitOf(name), values: valuesOf(name) })),
    ],
    ...mark,
  };
}

/** Made-up data about the subject of a prompt that brings none. */
export function sampleData(brief: Brief, ctx: ComposeContext, count: number): Sample[] {
  // The tables of recipes are in English; other languages get series whose words we have.
  const recipe = ctx.language.startsWith('en') ? chooseRecipe(brief) : undefined;
  const known = recipe?.tables ?? [];
  const asked = askedViews(brief.text).map((view) => tableFor(view, known, ctx));
  const rest = (known.length > 0 ? known : neutralTables(brief, ctx)).filter(
    (table) => !asked.some((each) => each.title === table.title),
  );
  const tables = asked.length > 0 ? [...asked, ...(asked.length < 2 ? rest : [])] : rest;
  return tables.slice(0, count).map((table) => ({ dataset: toDataset(table, ctx), mark: table.mark }));
}
