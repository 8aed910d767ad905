import { HEADING, type SetText } from './frame-text.ts';
import type { TextRow } from './text-rows.ts';

/** Most texts of a group that stands beside another. */
const MOST = 8;
/** So many short things of a list are set in two columns. */
const HALVED = 4;
/** A group of longer texts wants the whole width. */
const LONGEST = 36;

const isColumn = (rows: readonly TextRow[]): boolean =>
  rows.length <= MOST &&
  rows.every(
    ({ cells }) =>
      cells.length === 1 &&
      cells.every(({ text, under }) => text.level !== 'large' && under === undefined && isShort(text)),
  );

const isListed = (rows: readonly TextRow[]): boolean => rows.some(({ entry }) => entry !== '');

/** What is louder than a heading wants the width for itself. */
const isShort = ({ measured, scale, isBlank }: SetText): boolean =>
  !isBlank && scale <= HEADING && (measured.breakAt(1000)[0]?.width ?? 0) <= LONGEST;

const textsIn = (rows: readonly TextRow[]): SetText[] =>
  rows.flatMap(({ cells }) => cells.map(({ text }) => text));

function besideOneAnother(left: readonly TextRow[], right: readonly TextRow[]): TextRow[] {
  const cells = [left, right].flatMap((rows) => {
    const [text, ...under] = textsIn(rows);
    return text === undefined ? [] : [{ text, under, share: 0.5, align: 'start' as const }];
  });
  return cells.length < 2 ? [...left, ...right] : [{ cells, group: left[0]?.group ?? 0, entry: '' }];
}

/** A list of short things in two columns under its heading; undefined where it is none. */
function inHalves(rows: readonly TextRow[]): TextRow[] | undefined {
  const things = rows.filter(({ entry }) => entry !== '');
  const first = rows.findIndex(({ entry }) => entry !== '');
  const isList = things.length >= HALVED && first + things.length === rows.length && isColumn(rows);
  if (!isList) return undefined;
  const half = Math.ceil(things.length / 2);
  return [...rows.slice(0, first), ...besideOneAnother(things.slice(0, half), things.slice(half))];
}

/** Groups that follow one another two by two side by side, so that they use the width; undefined where none can be. */
export function pairedRows(rows: readonly TextRow[]): TextRow[] | undefined {
  const groups = [...Map.groupBy(rows, ({ group }) => group).values()];
  const paired: TextRow[] = [];
  let pairs = 0;
  for (let at = 0; at < groups.length; ) {
    const [one = [], next = []] = groups.slice(at, at + 2);
    const isAfterHead = at > 0;
    const isAlike = isColumn(one) && isColumn(next) && isListed(one) === isListed(next);
    const isPair = isAfterHead && next.length > 0 && isAlike;
    const halves = isPair ? besideOneAnother(one, next) : inHalves(one);
    paired.push(...(halves ?? one));
    pairs += halves === undefined ? 0 : 1;
    at += isPair ? 2 : 1;
  }
  return pairs === 0 ? undefined : paired;
}
