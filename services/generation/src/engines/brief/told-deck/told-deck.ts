import type { BuildType } from '@sitewright/site-spec';
import type { Dataset, Request, SegmentRole } from '../brief.ts';
import type { PlacedData } from '../datasets/asking.ts';
import { rolesOfTold, saidOn } from '../one-slide/as-topics.ts';
import { slideIn } from '../one-slide/dictated.ts';
import { wordsIn } from '../one-slide/units.ts';
import { isChart, partOf } from '../requests/parts.ts';
import { readRequests } from '../requests/read-requests.ts';
import type { RoledClause } from '../segments/roles.ts';
import { sentencesOf } from '../segments/sentences.ts';
import { isA, lengthOf, type Range, type Source } from '../segments/source.ts';
import { requestOf } from '../shapes.ts';
import { readToldSlide, type ToldSlide } from './read-deck.ts';
import type { Told } from './starts.ts';
import { type How, toldStretches } from './stretches.ts';

/** A deck whose order tells its slides one by one. */
export interface ToldDeck {
  slides: ToldSlide[];
  /** Tables that the order gives row by row. */
  given: Dataset[];
  /** What is said of the deck as a whole, outside of its slides. */
  beside: Range[];
  /** The prompt without what is told of its slides. */
  outside: string;
  clauses: RoledClause[];
  roles: SegmentRole[];
  /** What else the order asks for; how many slides there are is told by them. */
  requested: Request[];
}

/** So much may stand beside what is told of slides. */
const MOST_BESIDE = 240;

export function tellDeck(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: readonly SegmentRole[] },
  buildType: BuildType,
  data: readonly PlacedData[],
): ToldDeck | undefined {
  if (buildType !== 'slides') return undefined;
  const counts = readRequests(source, read.clauses, buildType).filter(isCount);
  const count = counts.find(({ bound, value2 }) => bound === 'exact' && value2 === 0);
  if (counts.some(({ unit }) => unit === 'whole')) return undefined;
  const { slides: told, how } = toldStretches(source, count?.value);
  if (told.length < 2) return undefined;
  const tables = data.filter(({ dataset }) => dataset.from === 'table');
  const given: Dataset[] = [];
  const reading = { source, roles: read.roles };
  const slides = told.map(
    (one) =>
      placedSlide({ ...reading, data: tables, tables: given }, one) ??
      readToldSlide({ ...reading, tables }, one),
  );
  const [first] = slides;
  const [opening] = told;
  // An outline whose slides nobody counted has none for the cover.
  const isUncounted = count === undefined || slides.length < count.value;
  if (opening && (opening.number > 1 || ((how === 'listed' || how === 'named') && isUncounted)))
    slides.unshift(coverAt(opening.at));
  else if (first && how !== 'named' && isTitle(source, first, slides, how)) first.form = 'cover';
  const said = slides.flatMap(({ heading, parts, order }) =>
    [heading ?? [], parts.map(({ range }) => range), order ? saidOn(order) : []].flat(),
  );
  const spent = told.flatMap(({ at, start, end }) => [
    { start: at, end: Math.max(at, start) },
    { start, end },
  ]);
  const isSpent = new Uint8Array(source.text.length);
  for (const { start, end } of spent) isSpent.fill(1, start, end);
  const outside = source.text
    .split('')
    .map((sign, at) => (isSpent[at] ? ' ' : sign))
    .join('');
  const beside = materialBeside(source, outside, read.roles);
  if (lengthOf(beside) > Math.max(MOST_BESIDE, lengthOf(said) / 2)) return undefined;
  const { clauses, roles } = rolesOfTold(source, read, spent, [...said, ...tables]);
  const own = readRequests(source, clauses, buildType).filter(
    ({ kind }) => kind !== 'section' && kind !== 'page',
  );
  const others = own
    .filter((one) => !isCount(one) && one.kind !== 'order')
    .map((one) => ({ ...one, inside: '' }));
  const last = Math.max(slides.length, told.at(-1)?.number ?? 0, count?.value ?? 0);
  return {
    slides,
    given,
    beside,
    outside,
    clauses,
    roles,
    requested: [countRequest(last, count), ...others],
  };
}

/** A slide that is dictated element by element: its title is called so, or what stands on it is placed or formed. */
function placedSlide(reading: Parameters<typeof slideIn>[0], told: Told): ToldSlide | undefined {
  const { start, end, isNamed } = told;
  const { source } = reading;
  const mark = /^[\s*:：.)–—-]*/u.exec(source.text.slice(start, end))?.[0].length ?? 0;
  const hasChart = wordsIn(source, told).some((one) => isChart(partOf(one, 'slides') ?? ''));
  const order = isNamed || hasChart ? undefined : slideIn(reading, [{ start: start + mark, end }]);
  const isPlaced = order?.elements.some(
    ({ look: { place, form } }) => place !== '' || (form !== '' && form !== 'asked'),
  );
  if (order === undefined || !(isPlaced || (order.title && order.elements.length > 0))) return undefined;
  return { start, end, form: '', chart: '', heading: order.title, parts: [], isBracketed: false, order };
}

const coverAt = (at: number): ToldSlide => ({
  ...{ start: at, end: at, form: 'cover', chart: '', heading: undefined, parts: [], isBracketed: false },
});

const isCount = ({ kind, target }: Request): boolean => kind === 'count' && target === 'slides';

const countRequest = (value: number, count: Request | undefined): Request =>
  requestOf({
    ...{
      id: 'slides',
      text: count?.text ?? `${value}`,
      kind: 'count',
      target: 'slides',
      value,
      unit: 'whole',
    },
  });

/** Whether the first slide says no more than what the deck is called; in a list, while others say more. */
function isTitle({ text }: Source, first: ToldSlide, slides: readonly ToldSlide[], how: How): boolean {
  const isOneLine = !text.slice(first.start, first.end).trim().includes('\n');
  const isBare = first.form === '' && (isOneLine || first.parts.every(({ kind }) => kind !== 'line'));
  const others = slides.slice(1).filter(({ parts, heading }) => parts.length > 0 || heading === undefined);
  return first.form === 'cover' || (isBare && (how !== 'listed' || others.length * 2 >= slides.length - 1));
}

/** Stretches outside of the slides that were read as material. */
function materialBeside(source: Source, outside: string, roles: readonly SegmentRole[]): Range[] {
  const found: Range[] = [];
  for (const { start, end } of sentencesOf(source)) {
    // "By Tuesday, because the interpreters want it": talk with whoever makes it.
    if (wordsIn(source, { start, end }).some((one) => isA(one, 'because', 'talk'))) continue;
    let from = -1;
    for (let at = start; at <= end; at++) {
      const isOwn = at < end && roles[at] === 'material' && outside[at] === source.text[at];
      if (isOwn && from === -1) from = at;
      if (isOwn || from === -1) continue;
      if (/\p{L}{3}/u.test(outside.slice(from, at))) found.push({ start: from, end: at });
      from = -1;
    }
  }
  return found;
}
