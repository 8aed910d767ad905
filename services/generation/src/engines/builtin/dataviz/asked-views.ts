import type { SampleBase, SampleTable } from '../recipe/dashboards/dashboard-recipe.ts';

/** A chart that the prompt names without giving its data: `Umsatz pro Monat`, `waiting times by hour`. */
export interface AskedView {
  measure: string;
  /** Further measures of the same chart: `unemployment and inflation`. */
  more?: string[];
  /** The words for what the rows are, as written. */
  by: string;
  base: SampleBase;
  mark?: SampleTable['mark'];
}

const BY =
  '(?:by|per|for each|over(?: the)?|across|in each|nach|pro|je|par|por|per ogni|na|volgens|according to)';
const MARKS: [RegExp, NonNullable<SampleTable['mark']>][] = [
  [
    /\b(?:pie|donut|doughnut)\b|kreisdiagramm|tortendiagramm|camembert|circulaire|pastel|torta|pizza/iu,
    'arc',
  ],
  [/\b(?:lines?|trend)\b(?: chart| graph)?|liniendiagramm|courbe|línea|linee/iu, 'line'],
  [/\bbars?\b|\bcolumns?\b|balkendiagramm|säulendiagramm|barres|barras|barre/iu, 'bar'],
  [/\barea\b|flächendiagramm/iu, 'area'],
];
const PERIODS: [RegExp, SampleBase][] = [
  [/^(?:months?|monat\p{L}*|mois|mes(?:es)?|mese|mês|maand|miesi\p{L}*)$/iu, { kind: 'months' }],
  [/^(?:quarters?|quartal\p{L}*|trimestres?|trimestre|kwarta\p{L}*)$/iu, { kind: 'quarters' }],
  [
    /^(?:week ?days?|days? of the week|wochentag\p{L}*|jours?(?: de la semaine)?|días? de la semana|día|giorno|dag|dzień)$/iu,
    { kind: 'weekdays' },
  ],
  [
    /^(?:years?|jahr\p{L}*|ann?[ée]es?|ans?|años?|anni|anno|anos?|jaar|rok\p{L}*)$/iu,
    { kind: 'years', from: 2019, count: 6 },
  ],
];
const HOUR = /^(?:hours?|stunde\p{L}*|uhrzeit|heures?|horas?|ore|ora|uur)(?: of (?:the )?day)?$/iu;
const ADJECTIVE: [RegExp, SampleBase, string][] = [
  [
    /\b(?:monthly|monatlich\p{L}*|mensuel\p{L}*|mensual\p{L}*|mensil\p{L}*|mensa(?:l|is))\b/iu,
    { kind: 'months' },
    '',
  ],
  [/\b(?:daily|täglich\p{L}*|journali[eè]re?s?|diari[oa]s?|giornalier\p{L}*)\b/iu, { kind: 'weekdays' }, ''],
  [/\b(?:quarterly|vierteljährlich\p{L}*|trimestriel\p{L}*|trimestral\p{L}*)\b/iu, { kind: 'quarters' }, ''],
  [
    /\b(?:yearly|annual|jährlich\p{L}*|annuel\p{L}*|anual\p{L}*|annual\p{L}*)\b/iu,
    { kind: 'years', from: 2019, count: 6 },
    '',
  ],
];
const TOP =
  /\b(?:top(?:[- ]\d+)?-?|best[- ]selling|most popular|meistverkauft\p{L}*|beliebteste\p{L}*|plus vendus?|más vendid\p{L}*|più vendut\p{L}*)\b/iu;
const ORDER =
  /^(?:(?:please|create|make|build|show(?:ing)?|include|including|add|give me|erstelle|baue|zeige?|crée|crea|haz|mit|with|avec|con|and|und|et|y|e|an?|the|ein(?:e|en|em)?|une?|una?|der|die|das|des|de|du|la|le|les|el|los|las|chart|graph|plot|diagramm|graphique|gráfico|of|for|von|für)\s+)+/iu;
const KIND =
  /\b(?:(?:bar|line|pie|donut|doughnut|area|column|trend)\s*)?(?:charts?|graphs?|plots?|dashboards?|overview|diagramm|graphique|gráfico|grafico)\b(?:\s+(?:of|for|showing|with|de|von|mit))?|\p{L}+diagramm(?:\s+(?:mit|von))?/giu;

/** What stands before the measure is about the whole: `a dashboard for sales with revenue by month`. */
const LEAD = /^.*\s(?:mit|with|showing|displaying|including|avec|con|com|met)\s+/isu;

const clean = (text: string) =>
  text
    .replace(KIND, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ORDER, '')
    .replace(/^(?:eines?|einer|unserer?s?|of|for|the|our|nos|notre)\s+/iu, '')
    .trim();
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function baseOf(by: string): SampleBase {
  const period = PERIODS.find(([pattern]) => pattern.test(by.trim()));
  if (period) return period[1];
  if (HOUR.test(by.trim()))
    return {
      kind: 'labels',
      name: capital(by),
      values: ['08', '10', '12', '14', '16', '18', '20'].map((hour) => `${hour}:00`),
    };
  const name = capital(by.trim());
  // Nobody knows the asker's regions: letters say so, where names would pretend.
  return { kind: 'labels', name, values: ['A', 'B', 'C', 'D', 'E'].map((letter) => `${name} ${letter}`) };
}

function viewIn(clause: string): AskedView | undefined {
  const mark = MARKS.find(([pattern]) => pattern.test(clause))?.[1];
  const told = { ...(mark ? { mark } : {}) };
  const adjective = ADJECTIVE.find(([pattern]) => pattern.test(clause));
  const split = new RegExp(
    `^(.{3,60}?)\\s+${BY}\\s+(?:the\\s+|la\\s+|le\\s+|l['’]|el\\s+)?([\\p{L}-]+(?:\\s(?:of the|de la|de)\\s\\p{L}+)?)$`,
    'iu',
  ).exec(clean(clause).replace(/[.;:]+$/, ''));
  if (split?.[1] && split[2]) {
    const measure = clean(split[1].replace(LEAD, ''));
    return measure.length < 3
      ? undefined
      : { measure: capital(measure), by: split[2], base: baseOf(split[2]), ...told };
  }
  if (adjective) {
    const measure = clean(clause.replace(adjective[0], ' '));
    return measure.length < 3 || measure.split(' ').length > 5
      ? undefined
      : { measure: capital(measure), by: '', base: adjective[1], ...told };
  }
  if (TOP.test(clause)) {
    const what = clean(clause.replace(TOP, ' ')).replace(/^\d+\s+/, '');
    return what.length < 3 || what.split(' ').length > 3
      ? undefined
      : { measure: capital(what), by: what, base: baseOf(what.replace(/s$/, '')), mark: mark ?? 'bar' };
  }
  // "a pie chart of channels"
  const what = clean(clause);
  if (mark && what.length >= 3 && what.split(' ').length <= 2 && (mark === 'line' || mark === 'area'))
    return { measure: capital(what), by: '', base: { kind: 'months' }, mark };
  if (mark && what.length >= 3 && what.split(' ').length <= 2)
    return { measure: capital(what), by: what, base: baseOf(what.replace(/s$/, '')), mark };
  return undefined;
}

const GROUPS = /(?:categor|kategori|catégor|types?$|typen$|tipos?$|segment)/iu;

/** A thing that stands in a row with views: `new customers` runs over the months, `triage categories` are groups. */
function listed(clause: string): AskedView | undefined {
  const what = clean(clause);
  if (
    what.length < 4 ||
    what.split(' ').length > 3 ||
    /\d|\bKPIs?\b|filter|dashboard|kennzahl|\bdata\b/iu.test(what)
  )
    return undefined;
  return GROUPS.test(what)
    ? { measure: capital(what), by: what, base: baseOf(what) }
    : { measure: capital(what), by: '', base: { kind: 'months' } };
}

const SERIES =
  /\b(?:(dashboards?)|(?:line |bar |area )?(?:charts?|graphs?|plots?)|\p{L}{0,20}diagramm|graphique|gráfico|grafico|compare|plot|chart)\s+(?:(?:of|for|showing|with|comparing|von|mit|für|de|avec|con|über|the|how)\s+){0,2}([\p{L}][\p{L}, -]{3,100})/iu;
const SPELL = /\b((?:19|20)\d\d)\s?(?:-|–|to|until|through|bis|à|a|al|and)\s?((?:19|20)\d\d)\b/i;
const TAIL =
  /\s(?:from|between|over|since|during|in|as|on|for|across|von|seit|entre|desde|depuis|im)\s.*$|\s(?:from|between|over|since|von|seit|entre|desde|depuis)$/iu;
const NO_SERIES =
  /\d|\b(?:kpis?|filters?|charts?|graphs?|dashboards?|data|tables?|figures|kennzahl\p{L}*|by|per|nach|pro|par|por)\b/iu;

/** Two or more things that a prompt names to be drawn together over time, or on one dashboard. */
function namedSeries(query: string): AskedView[] {
  const match = SERIES.exec(query);
  const raw = (match?.[2] ?? '').replace(TAIL, '');
  if (NO_SERIES.test(raw)) return [];
  const names = raw
    .split(/,\s*(?:and\s+)?|\s(?:and|und|et|y|e|versus|vs)\s/iu)
    .map((name) => clean(name))
    .filter((name) => name !== '');
  const areNames = names.every((name) => name.length >= 3 && name.split(' ').length <= 3);
  if (!match || names.length < 2 || names.length > 6 || !areNames) return [];
  const spell = SPELL.exec(query);
  const [from, to] = [Number(spell?.[1]), Number(spell?.[2])];
  const base: SampleBase =
    spell && to > from && to - from < 60 ? { kind: 'years', from, count: to - from + 1 } : { kind: 'months' };
  const mark = MARKS.find(([pattern]) => pattern.test(query.slice(0, 200)))?.[1] ?? 'line';
  if (match[1]) return names.map((name) => ({ measure: capital(name), by: '', base }));
  const [measure = '', ...more] = names.map(capital);
  return [{ measure, more, by: '', base, mark }];
}

/** The charts that a prompt names by measure and base, in its order; none for a prompt that only names a subject. */
export function askedViews(query: string): AskedView[] {
  const series = namedSeries(query);
  if (series.length > 0) return series;
  const clauses = query
    .replace(/\([^()]*\)/g, ' ')
    .split(/[.;:\n]|,|\s(?:and|und|et|y|e|en|sowie|plus)\s/iu)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 4 && clause.length < 90);
  const seen = new Set<string>();
  const start = clauses.findIndex((clause) => viewIn(clause) !== undefined);
  if (start === -1) return [];
  return clauses
    .slice(start)
    .flatMap((clause) => viewIn(clause) ?? listed(clause) ?? [])
    .filter((view) => {
      const key = `${view.measure} ${view.by}`.toLowerCase();
      return seen.has(key) ? false : seen.add(key);
    })
    .slice(0, 12);
}
