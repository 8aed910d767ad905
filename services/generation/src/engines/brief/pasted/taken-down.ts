import type { Request, SegmentRole } from '../brief.ts';
import { lexemesIn, type Range, type Source, senseOf } from '../segments/source.ts';
import type { PastedLine } from './lines.ts';
import type { NamedRow } from './rows.ts';
import type { Stretches } from './stretches.ts';

/** Less than this is no text to be taken down. */
const LEAST_PASTED = 200;
/** A longer prompt that pastes nothing tells and orders by turns. */
const LONGEST_TOLD = 340;
const MOST_MIXED = 0.2;
/** A longer order says more than what parts a text has. */
const LONGEST_ORDER = 300;
/** Ways to reach somebody that an order gives belong into the text as well. */
const REACHED = /\S@\S|\p{L}\.\p{L}{2}|\p{Nd}[\p{Nd} ]{6}/u;
/** A paste that orders more than this is a brief, and read clause by clause. */
const MOST_ORDERING = { paragraph: 0.3, long: 0.44, short: 0.05 };
const LONG = 1500;

/** How much of a stretch orders, or is private. */
const ordersIn = (roles: readonly SegmentRole[]) => roles.filter((role) => role !== 'material').length;

/** Whether a prompt tells its order from its matter so well that this can be taken down as it stands. */
export function isTakenDown(
  source: Source,
  roles: readonly SegmentRole[],
  stretches: Stretches | undefined,
  { outline, rows, said, lines }: { outline: Request[]; rows: NamedRow[]; said: string; lines: PastedLine[] },
): boolean {
  const { order = [], pasted = { start: 0, end: 0 }, byRoles = false } = stretches ?? {};
  const length = pasted.end - pasted.start;
  const ordering = ordersIn(lines.flatMap(({ start, end }) => roles.slice(start, end)));
  const isParagraph = lines.length < 2 && rows.length === 0;
  const isLong = length > LONG || outline.length > 0 || ordersWords(source, order);
  const most = isParagraph ? MOST_ORDERING.paragraph : isLong ? MOST_ORDERING.long : MOST_ORDERING.short;
  const isBrief = ordering > most * length || (length <= LONG && listsOrders(lines, roles));
  // What is ordered at length and in a row beside a paste is read clause by clause.
  const all = ordersIn(roles.slice(pasted.start, pasted.end));
  const isWordy =
    (said.length > LONGEST_ORDER && (rows.length > 0 || byRoles)) ||
    (byRoles && all > MOST_ORDERING.short * length);
  const around = order.flatMap((range) => roles.slice(range.start, range.end));
  // A single paragraph was pasted where it is told apart from the order by itself.
  const isMixed = isParagraph && ordersIn(around) < around.length * (1 - MOST_MIXED);
  const isOutlined = outline.length > rows.length;
  if (lines.length > 0)
    return (length >= LEAST_PASTED || isOutlined) && !isBrief && !isWordy && !isMixed && !REACHED.test(said);
  if (stretches !== undefined && isOutlined) return true;
  return source.text.length <= LONGEST_TOLD && !roles.includes('private');
}

/** Whether an order says how many words a text shall have. */
const ordersWords = (source: Source, order: readonly Range[]): boolean =>
  order.some((range) => lexemesIn(source, range).some((one) => senseOf(one, 'unit') === 'words'));

/** "- Length: 1,200 words, hard limit": of three points a quarter that orders makes a brief of them. */
function listsOrders(lines: readonly PastedLine[], roles: readonly SegmentRole[]): boolean {
  const points = lines.filter(({ mark }) => mark === 'bullet');
  const ordering = points.filter(({ start, end }) => ordersIn(roles.slice(start, end)) * 3 > end - start);
  return points.length > 2 && ordering.length * 4 >= points.length;
}
