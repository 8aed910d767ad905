import { plainText } from '../text.ts';
import type { SetText, TextRow } from './set-text.ts';

/** What stands over its name in a tile is larger than that by this. */
const OVER_NAME = 1.6;
const TILES = { least: 3, most: 4, figure: 14, name: 44 };

const lengthOf = ({ text }: SetText): number => plainText(text).length;

/** A thing of a list with its price or its time, which stands first where it ends at the right. */
function pairOf({
  cells,
  entry,
  isTiled,
}: TextRow): { figure: SetText; name: SetText; side: string } | undefined {
  const [one, other, ...more] = cells;
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  if (entry === '' || entry === 'box' || isTiled === true) return undefined;
  const [figure, name] = other.align === 'end' ? [other.text, one.text] : [one.text, other.text];
  return { figure, name, side: other.align };
}

/** Rows of one list with such pairs, one series after another; other rows alone. */
function seriesIn(rows: readonly TextRow[]): TextRow[][] {
  const found: TextRow[][] = [];
  for (const row of rows) {
    const before = found.at(-1)?.at(-1);
    const [own, last] = [pairOf(row), before === undefined ? undefined : pairOf(before)];
    const isNext = own !== undefined && own.side === last?.side && row.group === before?.group;
    if (isNext) found.at(-1)?.push(row);
    else found.push([row]);
  }
  return found;
}

/** Rows of one thing after another, each a name over what is told of it. */
function tellingsAt(rows: readonly TextRow[], at: number): TextRow[][] {
  const found: TextRow[][] = [];
  for (let next = at; ; next += 2) {
    const own = rows.slice(next, next + 2);
    const [name, telling] = own;
    const isPair =
      name !== undefined &&
      name.entry !== '' &&
      name.entry === telling?.entry &&
      name.entry !== rows[next - 1]?.entry &&
      name.entry !== rows[next + 2]?.entry &&
      own.every(({ cells, group }) => cells.length === 1 && group === rows[at]?.group) &&
      own.every(({ cells: [cell] }) => cell !== undefined && lengthOf(cell.text) <= TILES.name) &&
      telling.cells[0]?.text.emphasis === 'quiet';
    if (!isPair) return found;
    found.push(own);
  }
}

/** A few people with what each does stand side by side. */
function peopled(rows: readonly TextRow[]): TextRow[] {
  const found: TextRow[] = [];
  for (let at = 0; at < rows.length; ) {
    const people = tellingsAt(rows, at);
    const [first] = rows.slice(at, at + 1);
    const isFew = people.length >= TILES.least && people.length <= TILES.most;
    if (first === undefined) break;
    const share = 1 / people.length;
    const cells = people.flatMap(([name, telling]) => {
      const [text, under] = [name?.cells[0]?.text, telling?.cells[0]?.text];
      return text && under ? [{ text, under: [under], share, align: 'start' as const }] : [];
    });
    const taken = rows.slice(at, at + Math.max(1, people.length * 2));
    found.push(...(isFew ? [{ ...first, entry: '', isTiled: true as const, cells }] : taken));
    at += taken.length;
  }
  return found;
}

/** Three or four things of a list with their prices or times become columns, where all such lists of a frame can. */
export function tiled(given: readonly TextRow[]): TextRow[] {
  const series = seriesIn(peopled(given));
  const isShort = (own: readonly TextRow[], at: number): boolean => {
    // A thing that is told more of stays a row.
    const isWhole = series[at + 1]?.[0]?.entry !== own.at(-1)?.entry;
    return isWhole && own.length >= TILES.least && own.length <= TILES.most && own.every(isTile);
  };
  const sideOf = (own: readonly TextRow[]): string =>
    own.slice(0, 1).flatMap((row) => pairOf(row)?.side ?? [])[0] ?? '';
  const rest = new Set(series.flatMap((own, at) => (isShort(own, at) ? [] : sideOf(own))));
  return series.flatMap((own) => (sideOf(own) === '' || rest.has(sideOf(own)) ? own : tileRow(own)));
}

function isTile(row: TextRow): boolean {
  const pair = pairOf(row);
  return pair !== undefined && lengthOf(pair.figure) <= TILES.figure && lengthOf(pair.name) <= TILES.name;
}

const tileRow = (rows: readonly TextRow[]): TextRow[] =>
  rows.slice(0, 1).map((first) => ({
    ...first,
    isTiled: true,
    cells: rows.flatMap((row) => {
      const { figure, name } = pairOf(row) ?? {};
      if (figure === undefined || name === undefined) return [];
      const text = { ...figure, scale: Math.max(figure.scale, OVER_NAME) };
      return [{ text, under: [name], share: 1 / rows.length, align: 'start' as const }];
    }),
  }));

const QUIET = { rows: 5, length: 150 };
/** What may be of middling size and still stands beside other facts. */
const BESIDE: ReadonlySet<string> = new Set(['contact', 'logo', 'place', 'price']);

/** Whether a group tells only of what is looked up: short, in small type, one text under another. */
function isQuiet(rows: readonly TextRow[]): boolean {
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text));
  const hasContact = texts.some(({ role }) => role === 'contact');
  const isBeside = ({ level, role, scale }: SetText): boolean =>
    level === 'small' ||
    (level === 'middle' && scale === 1 && BESIDE.has(role) && (hasContact || role === 'price'));
  return (
    rows.length <= QUIET.rows &&
    rows.every(({ cells }) => cells.length === 1) &&
    texts.every(
      (text) =>
        isBeside(text) && text.role !== 'subtitle' && !text.isBoxed && !text.isButton && !text.isBlank,
    ) &&
    texts.reduce((sum, text) => sum + lengthOf(text), 0) <= QUIET.length
  );
}

const LONG_GROUP = 3;
/** A group beside one that has more lines by more than this leaves a hole. */
const UNEVEN = 2;

/** Where a group of ways to reach somebody is parted: after names and addresses, else in the middle; 0 for other groups. */
function partingOf(rows: readonly TextRow[]): number {
  const isWay = ({ cells }: TextRow): boolean => cells[0]?.text.role === 'contact';
  const first = rows.findIndex(isWay);
  if (first === -1 || rows.length < LONG_GROUP) return 0;
  return first > 0 && rows.slice(first).every(isWay) && rows.length - first <= LONG_GROUP
    ? Math.max(first, Math.floor(rows.length / 2))
    : Math.ceil(rows.length / 2);
}

/** Groups of a few small lines, two and two side by side; a longer one in two columns of its own. */
export function facing(rows: readonly TextRow[]): TextRow[] {
  const groups = [...Map.groupBy(rows, ({ group }) => group).values()];
  const found: TextRow[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const [own = [], next = []] = groups.slice(at, at + 2);
    const isEven = next.length > 0 && Math.abs(own.length - next.length) <= UNEVEN;
    const isPair = isEven && isQuiet(own) && isQuiet(next);
    const middle = isQuiet(own) ? partingOf(own) : 0;
    if (!isPair && middle === 0) {
      found.push(...own);
      continue;
    }
    const sides = isPair ? [own, next] : [own.slice(0, middle), own.slice(middle)];
    if (isPair) at += 1;
    found.push({
      group: own[0]?.group ?? 0,
      entry: '',
      isTiled: true,
      cells: sides.flatMap((side) => {
        const [text, ...under] = side.flatMap(({ cells }) => cells.map((cell) => cell.text));
        return text ? [{ text, under, share: 1 / sides.length, align: 'start' as const }] : [];
      }),
    });
  }
  return found;
}
