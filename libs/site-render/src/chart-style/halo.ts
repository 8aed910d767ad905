import type { Drawing, Part } from './drawing.ts';

/** Words that lines behind them do not run through, in an ink or in that of their series. */
export function haloed(
  drawing: Drawing,
  text: Part,
  rest: Part,
  ink: string | undefined,
  strokeWidth = 5,
): Part[] {
  const { ground } = drawing.inks;
  const { color: _, ...plain } = Object(rest.encoding);
  return [
    {
      ...rest,
      encoding: plain,
      mark: { ...text, color: ground, stroke: ground, strokeWidth, strokeJoin: 'round' },
    },
    { ...rest, mark: { ...text, ...(ink === undefined ? {} : { color: ink }) } },
  ];
}

/** Words of bars, which a line across does not run through; before numbers it ends well in time. */
export const clearOfLevels = (drawing: Drawing, text: Part, rest: Part, strokeWidth?: number): Part[] =>
  haloed(drawing, text, rest, drawing.inks.text, strokeWidth).slice(
    (drawing.chart.levels ?? []).length > 0 ? 0 : 1,
  );
