import { capital } from '../../brief/datasets/column-name.ts';
import type { Cell } from './chart-table.ts';
import type { Mark } from './draw-marks.ts';
import { type ChartPlan, unitOf } from './resolve-chart.ts';
import { say } from './sayings.ts';
import { writeLabel, writeShare, writeValue } from './write-number.ts';

/** Of the range of a series, what its ends are apart where it rises or falls as a whole. */
const MOSTLY = 0.25;
/** What is counted fewer times than that leads nothing. */
const LEAST_COUNT = 3;
/** More lines are told by what they come to. */
const MOST_TRENDS = 4;

const isAdditive = ({ y, aggregate, kind }: ChartPlan): boolean =>
  ['pie', 'donut'].includes(kind) ||
  ['count', 'sum'].includes(aggregate) ||
  (aggregate === 'none' && y.length === 1 && y[0]?.isRate === false);

/** From the first to the last point in time, where that is most of what has changed between. */
function changed(marks: readonly Mark[], unit: string, language: string): string {
  const [first, last] = [marks[0], marks.at(-1)];
  const heights = marks.map(({ y }) => y);
  const range = Math.max(...heights) - Math.min(...heights);
  if (!first || !last || Math.abs(last.y - first.y) <= range * MOSTLY || marks.length < 3) return '';
  const parts = {
    v: writeValue(first.y, unit, language),
    a: writeLabel(first.x, language),
    w: writeValue(last.y, unit, language),
    b: writeLabel(last.x, language),
  };
  const share = first.y > 0 && last.y >= 0 && unit !== '%' ? (last.y - first.y) / first.y : undefined;
  const p = share === undefined ? '' : writeShare(share, language, 'exceptZero');
  return say(language, 'change', { ...parts, p }).replace(/[:：]\s*$/, '');
}

/** How lines have gone, those that changed most first: "Paper -51%, Glass -47% (2016–2019)". */
function trends(marks: readonly Mark[], language: string): string {
  const lines = [...Map.groupBy(marks, ({ series }) => series ?? null)].flatMap(([series, own]) => {
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || first === last || first.y <= 0 || last.y < 0) return [];
    const stretch = `${writeLabel(first.x, language)}–${writeLabel(last.x, language)}`;
    return [{ name: writeLabel(series), share: (last.y - first.y) / first.y, stretch }];
  });
  if (lines.length > MOST_TRENDS || lines.length < new Set(marks.map(({ series }) => series)).size) return '';
  const sorted = lines.toSorted((one, other) => Math.abs(other.share) - Math.abs(one.share));
  return [...Map.groupBy(sorted, ({ stretch }) => stretch)]
    .map(([stretch, all]) => {
      const said = all.map(({ name, share }) => `${name} ${writeShare(share, language, 'exceptZero')}`);
      return `${said.join(', ')} (${stretch})`;
    })
    .join(', ');
}

/** Largest and smallest; none where they share their place. */
function extremes(
  marks: readonly Mark[],
  unit: string,
  language: string,
  { isTime = false, isWhole = true },
): string {
  const sorted = marks.toSorted((one, other) => other.y - one.y);
  const [most, next, least, before] = [sorted[0], sorted[1], sorted.at(-1), sorted.at(-2)];
  if (!most || !least || most.y === next?.y || most === least || !isName(most)) return '';
  const parts = {
    a: named(most, language),
    v: writeValue(most.y, unit, language),
    b: named(least, language),
    w: writeValue(least.y, unit, language),
  };
  const isPair = isWhole && least.y !== before?.y && sorted.length > 2;
  if (isTime && !isPair) return '';
  const saying = isTime ? 'range' : isPair ? 'extremes' : 'leads';
  const turned = saying === 'range' ? { a: parts.b, v: parts.w, b: parts.a, w: parts.v } : parts;
  return capital(say(language, saying, turned));
}

/** "T" and "40" say nothing of what they stand for. */
const isName = ({ x, series }: Mark): boolean =>
  [x, series].every(
    (cell) => cell === undefined || !/^(?:\p{Script=Latin}|[\d.,]*)$/u.test(String(cell ?? '')),
  );

const named = ({ x, series }: Mark, language: string): string =>
  [...(series === undefined ? [] : [series]), x].map((cell) => writeLabel(cell, language)).join(', ');

function shares(marks: readonly Mark[], language: string): string {
  const total = marks.reduce((sum, mark) => sum + mark.y, 0);
  const sorted = marks.toSorted((one, other) => other.y - one.y);
  const [most, next] = sorted;
  const isLead = most !== undefined && most.y !== next?.y && isName(most);
  if (!isLead || total <= 0 || marks.some((mark) => mark.y < 0) || marks.length < 2) return '';
  const value = most.y / total;
  return capital(say(language, 'share', { a: named(most, language), p: writeShare(value, language) }));
}

/** The series that comes to most, where its values add up to something. */
function seriesTotals(plan: ChartPlan, marks: readonly Mark[]): Mark[] {
  const totals = new Map<Cell, number>();
  for (const mark of marks) totals.set(mark.series ?? null, (totals.get(mark.series ?? null) ?? 0) + mark.y);
  const sum = (value: number) => Number(value.toPrecision(12));
  return isAdditive(plan) ? [...totals].map(([x, y], order) => ({ x, y: sum(y), order })) : [];
}

/** The range that the middle half of bare numbers lies in. */
function spread(values: readonly number[], unit: string, language: string): string {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor(sorted.length / 4)], sorted[Math.ceil((sorted.length * 3) / 4) - 1]];
  if (low === undefined || high === undefined || sorted.length < 4 || low === high) return '';
  const [a, b] = [writeValue(low, unit, language), writeValue(high, unit, language)];
  return capital(say(language, 'mostIn', { a, b }));
}

/** Of counts, the number that leads; a few of something lead nothing. */
const isWeak = ({ aggregate }: ChartPlan, marks: readonly Mark[]): boolean =>
  (aggregate === 'count' || aggregate === 'distinct') && Math.max(...marks.map(({ y }) => y)) < LEAST_COUNT;

/** What is most telling of a chart; nothing where nothing is. */
export function findingOf(plan: ChartPlan, marks: readonly Mark[], language: string): string {
  const unit = unitOf(plan);
  const { kind, step, x, draft } = plan;
  if (kind === 'scatter' || kind === 'bubble') return '';
  const heights = marks.map((mark) => mark.y);
  const inTime = marks.toSorted((one, other) => one.order - other.order);
  if (kind === 'histogram') return spread(heights, x?.unit ?? '', language);
  if (kind === 'boxplot' || kind === 'strip' || kind === 'range' || isWeak(plan, marks)) return '';
  const isCycle = step === 'day' || step === 'month' || step === 'hours' || x?.periods?.kind === 'weekday';
  const isTime = (step !== '' || x?.role === 'time') && draft.top === 0;
  if (marks.some((mark) => mark.series !== undefined)) {
    const gone = kind === 'line' && isTime && !isCycle && unit !== '%' ? trends(inTime, language) : '';
    return gone || extremes(seriesTotals(plan, marks), unit, language, {});
  }
  if (isTime && !isCycle)
    return changed(inTime, unit, language) || extremes(marks, unit, language, { isTime });
  const isShare = kind === 'pie' || kind === 'donut';
  // Who asks for the quietest day is not told the busiest.
  if (isCycle && draft.sort === 'valueUp') return '';
  const isWhole = draft.top === 0 && !isCycle;
  return (
    (isShare && isAdditive(plan) ? shares(marks, language) : '') ||
    extremes(marks, unit, language, { isTime: isTime && !isCycle, isWhole })
  );
}
