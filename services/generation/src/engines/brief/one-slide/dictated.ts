import type { BuildType } from '@sitewright/site-spec';
import type { Dataset, Request, SegmentRole } from '../brief.ts';
import type { PlacedData } from '../datasets/asking.ts';
import { isChart } from '../requests/parts.ts';
import { readRequests } from '../requests/read-requests.ts';
import type { RoledClause } from '../segments/roles.ts';
import type { Range, Source } from '../segments/source.ts';
import { givenTable, holdsMost, saidOn } from './as-topics.ts';
import { readNamedThings } from './named-things.ts';
import { readOneSlide } from './read-one-slide.ts';
import type { OneSlide } from './slide-reading.ts';

/** A single slide that is ordered in a few sentences. */
const MOST_SHORT = 400;

/** A slide that the prompt dictates element by element, and the tables that it gives row by row; undefined where it asks for a deck, or tells what there is in its own words. */
export function dictatedSlide(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: readonly SegmentRole[] },
  buildType: BuildType,
  data: readonly PlacedData[],
): { slide: OneSlide; tables: Dataset[]; requested: Request[]; said: Range[]; spent: Range[] } | undefined {
  if (buildType !== 'slides') return undefined;
  const requested = readRequests(source, read.clauses, buildType);
  // "A single slide with the timeline of …", and no more than that is told.
  const isShort = source.text.length <= MOST_SHORT && requested.filter(isSlideCount).length === 1;
  if (!requested.some((one) => isOneSlide(one) || (isShort && isSlideCount(one) && one.value === 1)))
    return undefined;
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
    ...{ slide, tables, spent: whole, said: saidOn(slide) },
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
  const [first] = stretches;
  const isWhole = first?.start === 0 && first.end === source.text.length;
  const isAsked = slide.elements.some(({ look }) => look.form === 'asked');
  const isDictated =
    isAsked || (slide.groups.length > 0 && (slide.title !== undefined || source.quotes.length > 0));
  const isNamed = isWhole && !isDictated && readNamedThings(source, slide);
  if (!isNamed && !holdsMost(slide, roles, stretches, source.quotes)) return undefined;
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

const isSlideCount = ({ kind, target }: Request): boolean => kind === 'count' && target === 'slides';

const isOneSlide = (request: Request): boolean => isSlideCount(request) && request.unit === 'whole';
