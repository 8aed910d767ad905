import { HEADING, type SetText } from './frame-text.ts';
import type { TextRow } from './text-rows.ts';

/** Most texts of a group that stands beside another. */
const MOST = 8;
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

/** Groups that follow one another two by two side by side, so that they use the width; undefined where none can be. */
export function pairedRows(rows: readonly TextRow[]): TextRow[] | undefined {
  const groups = [...Map.groupBy(rows, ({ group }) => group).values()];
  const paired: TextRow[] = [];
  let pairs = 0;
  for (let at = 0; at < groups.length; ) {
    const [one = [], next = []] = groups.slice(at, at + 2);
    const isAlike = isColumn(one) && isColumn(next) && isListed(one) === isListed(next);
    const isPair = at > 0 && next.length > 0 && isAlike;
    paired.push(...(isPair ? besideOneAnother(one, next) : one));
    pairs += isPair ? 1 : 0;
    at += isPair ? 2 : 1;
  }
  return pairs === 0 ? undefined : paired;
}
