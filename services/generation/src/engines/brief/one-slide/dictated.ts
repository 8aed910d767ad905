import type { BuildType } from '@sitewright/site-spec';
import type { Dataset, Request, SegmentRole } from '../brief.ts';
import type { PlacedData } from '../datasets/asking.ts';
import { isChart } from '../requests/parts.ts';
import { readRequests } from '../requests/read-requests.ts';
import type { RoledClause } from '../segments/roles.ts';
import type { Range, Source } from '../segments/source.ts';
import { givenTable, holdsMost } from './as-topics.ts';
import { readOneSlide } from './read-one-slide.ts';
import { groupOf, type OneSlide } from './slide-reading.ts';

/** A slide that the prompt dictates element by element, and the tables that it gives row by row; undefined where it asks for a deck, or tells what there is in its own words. */
export function dictatedSlide(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: readonly SegmentRole[] },
  buildType: BuildType,
  data: readonly PlacedData[],
): { slide: OneSlide; tables: Dataset[]; requested: Request[] } | undefined {
  if (buildType !== 'slides') return undefined;
  const requested = readRequests(source, read.clauses, buildType);
  if (!requested.some(isOneSlide)) return undefined;
  const hasChart = requested.some(({ target }) => isChart(target));
  const shown = data.filter(({ dataset }) => dataset.from === 'table' || hasChart);
  const tables: Dataset[] = [];
  const whole = [{ start: 0, end: source.text.length }];
  const slide = slideIn({ source, roles: read.roles, data: shown, tables }, whole);
  if (slide === undefined) return undefined;
  // What stands on it are no slides or sections of their own.
  const own = requested.filter(
    ({ kind, unit, title, target }) =>
      kind !== 'section' || (unit !== 'whole' && (title === '' || isChart(target))),
  );
  const ids = new Set(own.map(({ id }) => id));
  return {
    slide,
    tables,
    requested: own.map((one) => (ids.has(one.inside) && !isOneSlide(one) ? one : { ...one, inside: '' })),
  };
}

/** The slide that stretches of an order dictate, where that is most of what they say; tables that it gives row by row are added. */
export function slideIn(
  {
    source,
    roles,
    data,
    tables,
  }: { source: Source; roles: readonly SegmentRole[]; data: readonly PlacedData[]; tables: Dataset[] },
  stretches: readonly Range[],
): OneSlide | undefined {
  const placed = data.map(({ dataset, start, end }) => ({ id: dataset.id, start, end }));
  const slide = readOneSlide({ source, roles, data: placed }, stretches);
  if (slide.title === undefined && slide.groups.length === 0) nameByRuns(slide, { source, roles });
  if (!holdsMost(slide, roles, stretches)) return undefined;
  for (const group of slide.groups) {
    const table = givenTable(source, group, `rows-${tables.length + 1}`);
    if (table === undefined) continue;
    tables.push(table);
    group.dataset = table.id;
    const words = group.heading && source.text.slice(group.heading.start, group.heading.end);
    if (table.columns.some(({ name }) => name === words)) group.heading = undefined;
  }
  return slide;
}

/** A short order without quotations: "A slide for Ada Lovelace, with her childhood, and a portrait": the first words that it gives are the title, the others points. */
function nameByRuns(
  slide: OneSlide,
  { source, roles }: { source: Source; roles: readonly SegmentRole[] },
): void {
  if (
    slide.elements.length === 0 ||
    source.text.length > MOST_SHORT ||
    /[:\n]/u.test(source.text.trim().slice(0, -1))
  )
    return;
  const runs: Range[] = [];
  for (const [at, role] of roles.entries()) {
    const last = runs.at(-1);
    if (role !== 'material') continue;
    if (last?.end === at) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  }
  const [title, ...points] = runs.filter(({ start, end }) => /\p{L}{3}/u.test(source.text.slice(start, end)));
  slide.title = title;
  if (points.length === 0) return;
  const given = groupOf({ items: points.map((text) => ({ label: undefined, text })), listed: true });
  slide.elements = [given, ...slide.elements.filter(({ look }) => look.form !== 'asked')];
  slide.groups = [given];
}

const MOST_SHORT = 300;

const isOneSlide = ({ kind, target, unit }: Request): boolean =>
  kind === 'count' && target === 'slides' && unit === 'whole';
