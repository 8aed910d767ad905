import type { BuildType } from '@sitewright/site-spec';
import type { Dataset, Request, SegmentRole } from '../brief.ts';
import type { PlacedData } from '../datasets/asking.ts';
import { isChart } from '../requests/parts.ts';
import { readRequests } from '../requests/read-requests.ts';
import type { RoledClause } from '../segments/roles.ts';
import type { Range, Source } from '../segments/source.ts';
import { givenTable, holdsMost, saidOn } from './as-topics.ts';
import { readOneSlide } from './read-one-slide.ts';
import type { Group, OneSlide, Reading } from './slide-reading.ts';

/** A slide that the prompt dictates element by element, and the tables that it gives row by row; undefined where it asks for a deck, or tells what there is in its own words. */
export function dictatedSlide(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: readonly SegmentRole[] },
  buildType: BuildType,
  data: readonly PlacedData[],
): { slide: OneSlide; tables: Dataset[]; requested: Request[]; said: Range[]; spent: Range[] } | undefined {
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
    ...{ slide, tables, spent: whole, said: saidOn(slide) },
    requested: own.map((one) => (ids.has(one.inside) && !isOneSlide(one) ? one : { ...one, inside: '' })),
  };
}

/** The slide that stretches of an order dictate, where that is most of what they say; tables that it gives row by row are added. */
export function slideIn(
  reading: Pick<Reading, 'source' | 'roles'> & { data: readonly PlacedData[]; tables: Dataset[] },
  stretches: readonly Range[],
): OneSlide | undefined {
  const { source, roles, data, tables } = reading;
  const placed = data.map(({ dataset, start, end }) => ({ id: dataset.id, start, end }));
  const slide = readOneSlide({ source, roles, data: placed }, stretches);
  if (!holdsMost(slide, roles, stretches, source.quotes)) return undefined;
  for (const group of slide.groups) {
    const own = placed.find(({ start, end }) =>
      group.items.some(({ text }) => text.start < end && text.end > start),
    );
    const table = givenTable(source, group, own?.id ?? `rows-${tables.length + 1}`);
    if (table === undefined) continue;
    tables.push(table);
    group.dataset = table.id;
    // The names of its columns, told before it: its head.
    const names = table.columns.map(({ name }) => name).join('|');
    const wordsIn = ({ items }: Group): string =>
      items.map(({ text }) => source.text.slice(text.start, text.end)).join('|');
    const head = slide.elements.find((one) => wordsIn(one) === names);
    if (head) {
      group.look = { ...group.look, fills: [...head.look.fills, head.look.ink].filter((one) => one !== '') };
      slide.elements = slide.elements.filter((one) => one !== head);
      slide.groups = slide.groups.filter((one) => one !== head);
    }
    const words = group.heading && source.text.slice(group.heading.start, group.heading.end);
    if (table.columns.some(({ name }) => name === words)) group.heading = undefined;
  }
  return slide;
}

const isOneSlide = ({ kind, target, unit }: Request): boolean =>
  kind === 'count' && target === 'slides' && unit === 'whole';
