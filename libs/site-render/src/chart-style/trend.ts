import { trendsThrough } from '@sitewright/site-spec';
import { kindOf } from '../chart-kind.ts';
import { type Channel, type Drawing, indexOf, type Part } from './drawing.ts';
import { haloed } from './halo.ts';
import { rowsOfLines } from './plot-room.ts';

const FONT = 13;
/** From a trend line to its words, px. */
const OFF = { over: -12, under: 20 };

/** What a trend is drawn through: the axes, the column of series, and their colours where each is apart. */
interface Drawn {
  x: Channel | undefined;
  y: Channel | undefined;
  series?: string | undefined;
  color?: Part;
}

/** Whether a straight line stays one along an axis. */
const isEven = ({ scale }: Channel): boolean => !/^(?:log|pow|sqrt|symlog)$/u.test(scale?.type ?? '');

/** Whether each series stands on another, and not at its own height; areas do where nothing is said. */
function isStacked({ chart }: Drawing, { stack }: Channel, series: string | undefined): boolean {
  if (series === undefined || stack === null || stack === false) return false;
  return stack !== undefined || kindOf(chart) === 'area';
}

/** The straight lines by least squares that a chart was asked for, each with its words. */
export function trendsIn(drawing: Drawing, { x, y, series, color }: Drawn) {
  if (x === undefined || y === undefined || ![x, y].every(isEven) || isStacked(drawing, y, series)) return [];
  const lines = [...rowsOfLines(drawing, x, y, series)];
  const points = lines.flatMap(([of, rows]) => rows.map((row) => ({ ...row, of })));
  return (drawing.chart.trends ?? []).flatMap(({ label, series: own }) =>
    trendsThrough(points, color !== undefined, own).map((through) => ({ label, through })),
  );
}

/**
 * The trends that a chart was asked for: fine straight lines over the places of the axis, in the colour of their series where
 * each is apart, with words at their ends where they have some.
 */
export function trendLines(drawing: Drawing, place: Part, drawn: Drawn): Part[] {
  const { inks, dataset } = drawing;
  const { x, y, series, color } = drawn;
  const at = indexOf(dataset, x?.field);
  return trendsIn(drawing, drawn).flatMap(({ label, through }): Part[] => {
    const { name, ends, heightAt } = through;
    const own = series === undefined || color === undefined ? {} : { [series]: name };
    const values = ends.map(({ order, row }) => ({
      ...{ ...own, [x?.field ?? '']: row[at], [y?.field ?? '']: heightAt(order), said: label },
    }));
    const encoding = { ...place, ...(color === undefined ? {} : { color }) };
    const ink = color === undefined ? { color: inks.muted } : {};
    const line = { type: 'line', clip: true, strokeWidth: 1.5, strokeDash: [5, 4], ...ink };
    const straight = { data: { values }, mark: line, encoding };
    if (label === undefined) return [straight];
    // On the side of its end where the last points are not.
    const last = through.points.slice(-2).reduce((sum, { order, value }) => sum + value - heightAt(order), 0);
    const text = { type: 'text', fontSize: FONT, align: 'right', dy: last > 0 ? OFF.under : OFF.over };
    const said = { text: { field: 'said', type: 'nominal' } };
    const words = { data: { values: values.slice(-1) }, encoding: { ...encoding, ...said } };
    return [straight, ...haloed(drawing, text, words, color === undefined ? inks.text : undefined)];
  });
}
