import { cut } from '../box.ts';
import type { FrameSize } from '../frame-format.ts';
import { type Column, fits, measureColumn, type Sizes } from './fit-text.ts';
import { wholeFrame } from './layout-parts.ts';
import type { TextRow } from './set-text.ts';
import { facing } from './side-by-side.ts';

/** What a foot may hold beside ways to reach somebody, and so many rows of it. */
const TOLD: ReadonlySet<string> = new Set(['contact', 'logo', 'callToAction', 'caption', 'place']);
const REACHED: ReadonlySet<string> = new Set(['contact', 'logo', 'callToAction']);
const MOST_FOOT = 6;
/** Over a foot stands more than this, or the frame is all foot. */
const LEAST_OVER = 2;

const textsOf = (rows: readonly TextRow[]) =>
  rows.flatMap(({ cells }) => cells.flatMap(({ text, under = [] }) => [text, ...under]));

/** Where the groups begin that end a frame with who speaks and how to reach them; the number of rows where none do. */
export function footStart(rows: readonly TextRow[]): number {
  const groups = [...Map.groupBy(rows, ({ group }) => group).values()];
  let start = rows.length;
  let isReached = false;
  for (const own of groups.toReversed()) {
    const texts = textsOf(own);
    const isFoot = texts.every(
      ({ role, level, isBlank, isBoxed }) => TOLD.has(role) && level !== 'large' && !isBlank && !isBoxed,
    );
    const reaches = texts.some(({ role }) => REACHED.has(role));
    // Small print is of the foot under an address, and over nothing but a name; over an address it is of what stands above.
    const below = textsOf(rows.slice(start));
    const isNote = !reaches && below.every(({ role }) => role === 'logo');
    if (!isFoot || (!reaches && !isNote) || rows.length - start + own.length > MOST_FOOT) break;
    start -= own.length;
    isReached ||= reaches;
  }
  return isReached && start >= LEAST_OVER ? start : rows.length;
}

/** So few small lines of a foot are set larger: whose a frame is has its plane. */
const FEW_ROWS = 2;

/** A foot as a bar: what stands side by side is at both of its ends. */
const barred = (rows: readonly TextRow[]): TextRow[] =>
  facing(rows).map(({ isTiled, ...row }) => {
    const [first, second, ...more] = row.cells;
    if (first === undefined || second === undefined || more.length > 0)
      return { ...row, ...(isTiled ? { isTiled } : {}) };
    return { ...row, cells: [first, { ...second, align: 'end' as const }] };
  });

const louder = (rows: readonly TextRow[]): TextRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map(({ text, under = [], ...cell }) => ({
      ...cell,
      text: { ...text, level: 'middle' as const },
      under: under.map((one) => ({ ...one, level: 'middle' as const })),
    })),
  }));

/** Ways to set the rows of a foot, the best first. */
function footsOf(rows: readonly TextRow[]): TextRow[][] {
  const ways = [barred(rows), [...rows]];
  const isFew = rows.length <= FEW_ROWS && textsOf(rows).every(({ level }) => level === 'small');
  return isFew ? [...ways.map(louder), ...ways] : ways;
}

/** Room over a foot, and over its words, in margins; under them is a whole one. */
const OVER = 0.65;
const OVER_WORDS = 0.85;
/** Shares that the type, and the largest of it, may keep for a foot of its own, the best first: a headline gives way before the rest. */
const LESS = [
  ...[1, 0.92, 0.85].map((large) => ({ share: 1, large })),
  ...[0.96, 0.9, 0.85].map((large) => ({ share: 0.96, large })),
  ...[0.92, 0.85].map((large) => ({ share: 0.92, large })),
  { share: 0.88, large: 0.88 },
];
/** Type that is smaller than this share of the short side, or than so many millimetres of print that is held, gets no smaller for it. */
const READ = { share: 0.0215, held: 2.5 };
const readOf = ({ short, millimetre, formatScale }: FrameSize): number =>
  millimetre > 0 && formatScale < 8 ? READ.held / millimetre : short * READ.share;
/** No headline comes nearer to the small type for it than this, or than a share of what its format asks for. */
const NEAREST = { least: 2.6, share: 0.48 };

type Place = Omit<Column, 'rows'>;

/** A place of texts that reaches the foot of its frame, and the plane that its last rows stand on there. */
function partedAt(place: Place, height: number, frame: FrameSize): { over: Place; foot: Place } {
  const pad = frame.margin * OVER_WORDS;
  const under = Math.max(frame.margin, frame.safeArea.bottom) * 1.001;
  const [, area] = cut(wholeFrame(frame), 1 - (height + pad + under) / frame.height, false);
  const own = { ...place.area, height: area.y - place.area.y };
  const box = { ...place.box, height: area.y - frame.margin * OVER - place.box.y };
  return {
    over: { ...place, area: own, box },
    foot: {
      ...place,
      ...{ area, valign: 'middle', isRuled: false, fullness: 1 },
      box: { x: frame.margin, y: area.y + pad, width: frame.width - frame.margin * 2, height },
    },
  };
}

/** The last of some columns parted from its foot, in type that is not much smaller; undefined where there is no room. */
export function withFoot(
  columns: readonly Column[],
  {
    frame,
    sizes,
    rows,
    least = 0,
  }: { frame: FrameSize; sizes: Sizes; rows: readonly TextRow[]; least?: number },
): { columns: Column[]; sizes: Sizes; rows: TextRow[]; foot: number } | undefined {
  const start = footStart(rows);
  const given = rows.slice(start);
  const nearest = Math.max(NEAREST.least, frame.formatScale * NEAREST.share);
  const allowed = LESS.filter(({ share, large }) => Math.min(share, large) >= least);
  for (const { share, large } of given.length === 0 ? [] : allowed) {
    const own = { small: sizes.small * share, middle: sizes.middle * share, large: sizes.large * large };
    const isNear = large < share && own.large < Math.max(own.small * nearest, own.middle * 1.1);
    if (isNear || (share < 1 && own.small < readOf(frame))) continue;
    for (const foot of own.small < frame.smallest ? [] : footsOf(given)) {
      const parted = partedColumns(columns, { given, foot, frame, sizes: own });
      if (parted !== undefined)
        return { columns: parted, sizes: own, rows: [...rows.slice(0, start), ...foot], foot: start };
    }
  }
  return undefined;
}

function partedColumns(
  columns: readonly Column[],
  {
    given,
    foot: rows,
    frame,
    sizes,
  }: { given: readonly TextRow[]; foot: TextRow[]; frame: FrameSize; sizes: Sizes },
): Column[] | undefined {
  const last = columns.at(-1);
  if (last === undefined) return undefined;
  const width = frame.width - frame.margin * 2;
  const endless = { ...last.box, x: frame.margin, width, height: Infinity };
  const measured = measureColumn({ ...last, box: endless, rows, fullness: 1 }, sizes);
  if (measured === undefined) return undefined;
  const height = measured.reduce((sum, row) => sum + row.height + row.gap, 0) * 1.005;
  const { over, foot } = partedAt(last, height, frame);
  const above = last.rows.slice(0, last.rows.length - given.length);
  const parted = [...columns.slice(0, -1), { ...over, rows: above }, { ...foot, rows }];
  return over.box.height > 0 && above.length > 0 && fits(parted, sizes) ? parted : undefined;
}
