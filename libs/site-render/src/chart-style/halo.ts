import type { Drawing, Part } from './drawing.ts';

/** Words that lines behind them do not run through, in an ink or in that of their series. */
export function haloed(drawing: Drawing, text: Part, rest: Part, ink: string | undefined): Part[] {
  const { ground } = drawing.inks;
  const { color: _, ...plain } = Object(rest.encoding);
  return [
    { ...rest, encoding: plain, mark: { ...text, color: ground, stroke: ground, strokeWidth: 5 } },
    { ...rest, mark: { ...text, ...(ink === undefined ? {} : { color: ink }) } },
  ];
}

/** Words of bars, which a line across does not run through. */
export const clearOfLevels = (drawing: Drawing, text: Part, rest: Part): Part[] =>
  haloed(drawing, text, rest, drawing.inks.text).slice((drawing.chart.levels ?? []).length > 0 ? 0 : 1);
