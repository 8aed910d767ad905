import { type DatavizSpec, type Placement, typeScale } from '@sitewright/site-spec';
import { asideOf } from './board-aside.ts';
import { heightOf, sidesOf, stacked, WIDE_BOARD } from './board-heights.ts';
import { footOf, rowsAround } from './board-rows.ts';

/** What is under or over the only chart: neither beside it nor the foot. */
const aboutOf = ({ content }: DatavizSpec, beside: readonly Placement[]): Placement[] => {
  const foot = footOf(content);
  return content.dashboard.placements.filter(
    (one) => one.kind !== 'chart' && one.id !== foot?.id && !beside.includes(one),
  );
};

/** What rows about the only chart of so wide a board take of its height. */
const rowsHeight = (all: readonly Placement[], spec: DatavizSpec, wide: number): number =>
  stacked(
    rowsAround(all, spec, wide).map(({ row, spans }) =>
      Math.max(...row.map((one, at) => heightOf(one, (wide * (spans[at] ?? 12)) / 12, spec))),
    ),
  );

/** Words under a chart have at most so much of a wide sheet, and beside it so much. */
const WORDS = { under: 0.25, beside: 0.9 };
/** What words beside a chart have of the columns of a board. */
export const WORDS_BESIDE = 4;

/** How high words are in a column of so wide a board. */
const besideHeight = (words: readonly Placement[], spec: DatavizSpec, wide: number): number =>
  stacked(words.map((one) => heightOf(one, (wide * WORDS_BESIDE) / 12, spec)));

/** The words that stand beside the only chart of a wide sheet, under which they would leave it flat. */
export function wordsBeside(spec: DatavizSpec): Placement[] {
  const { placements } = spec.content.dashboard;
  const [across, up] = sidesOf(spec.content);
  // Large letters stand too close beside a chart.
  if (
    across <= up ||
    typeScale(spec.theme) > 1 ||
    placements.some(({ kind }) => kind === 'table' || kind === 'number')
  )
    return [];
  const chart = placements.find(({ kind }) => kind === 'chart');
  const words = aboutOf(spec, []);
  if (words.length < 2 || words.some(({ row }) => row <= (chart?.row ?? 0))) return [];
  const high = (WIDE_BOARD * up) / across;
  const isFlat = rowsHeight(words, spec, WIDE_BOARD) > high * WORDS.under;
  return isFlat && besideHeight(words, spec, WIDE_BOARD) <= high * WORDS.beside ? words : [];
}

/** How high the words beside the only chart are. */
export const heightBesideChart = (spec: DatavizSpec, wide: number): number =>
  besideHeight(wordsBeside(spec), spec, wide);

/** What stands over and under the only chart takes of the height. */
export function heightAround(spec: DatavizSpec, wide: number): number {
  const foot = footOf(spec.content);
  const table = asideOf(spec)?.table.id;
  const about = aboutOf(spec, wordsBeside(spec)).filter(({ id }) => id !== table);
  const last = foot === undefined ? [] : [heightOf(foot, wide, spec)];
  return rowsHeight(about, spec, wide) + stacked(last);
}
