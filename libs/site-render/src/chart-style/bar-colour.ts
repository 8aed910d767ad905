import { toOklch } from '../colour-space.ts';
import { contrastOf } from '../contrast.ts';
import { isToneOf, mixed } from '../mixed-colour.ts';
import { oneFor } from './bar-names.ts';
import type { Drawing, Part } from './drawing.ts';
import { markedIn } from './marks.ts';
import { SEEN, seriesColour } from './series-colour.ts';
import type { BarPlan } from './stacks.ts';
import { onSide } from './stand-out.ts';

/** Whether a fill that was ordered is hardly seen: white bars on white have an edge. */
export const hasUnseen = ({ chart, inks }: Drawing): boolean =>
  (chart.spec.encoding.color?.scale?.range ?? []).some((fill) => contrastOf(fill, inks.ground) < SEEN);

/** Bars of one colour have an edge where the one that stands out is paler than this: other ones would look framed. */
const FRAMED = 1.6;

export const isPale = ({ look, inks }: Drawing): boolean =>
  look.accent !== undefined && contrastOf(look.accent, inks.ground) < FRAMED;

/** A colour is a bright one that has so many times the chroma of another. */
const BRIGHTER = 1.4;

/** Whether a second colour is pale on the ground where the main one is not, and hardly brighter than that. */
function isDuller(accent: string, { strong, ground }: Drawing['inks']): boolean {
  const chromaOf = (color: string): number => toOklch(color)?.c ?? 0;
  const isBright = chromaOf(accent) >= chromaOf(strong) * BRIGHTER;
  return !isBright && contrastOf(accent, ground) < Math.min(3, contrastOf(strong, ground));
}

/** The names of what stands out are bold, also where parts of bars have colours of their own. */
export function boldIn({ names, chosen }: BarPlan): Part {
  // Of two bars the colour is enough.
  if (names.length <= 2 || chosen.length === 0) return {};
  const test = oneFor(
    names,
    names.map((name) => chosen.includes(name)),
    'datum.value',
  );
  return { labelFontWeight: { condition: { test, value: 700 }, value: 400 } };
}

/** Bars of one colour, of which those that stand out have a stronger one; of series each has its own. */
export function barColour(drawing: Drawing, plan: BarPlan): Part {
  const { band } = plan;
  const { chart, inks } = drawing;
  const { color } = chart.spec.encoding;
  const field = band?.field;
  if (color?.field !== undefined && color.field !== field) return seriesColour(drawing, color);
  const { domain = [], range = [] } = color?.scale ?? {};
  if (field !== undefined && domain.length > 0) {
    const condition = domain.map((name, index) => ({
      test: { field, equal: name },
      value: range[index] ?? inks.strong,
    }));
    // Bars that were ordered paler than a tint stand back themselves.
    const tint = contrastOf(inks.tint, inks.ground);
    const isPale = range.length > 0 && range.every((fill) => contrastOf(fill, inks.ground) <= tint);
    return { condition, value: isPale ? inks.strong : inks.tint };
  }
  // A line across is told by which bars reach it: what a title names is then bold.
  const beside = onSide(drawing, plan);
  const chosen = beside.length > 0 ? beside : plan.chosen;
  if (chosen.length === 0 || field === undefined) return { value: inks.strong };
  const { accent } = drawing.look;
  // Paler than what it is a tone of, it would stand out less than its neighbours; one as dull as the main colour is theirs.
  const isPaler = accent !== undefined && (isToneOf(accent, inks.strong) || isDuller(accent, inks));
  const isTone = accent === undefined || isToneOf(accent, inks.strong);
  const pale = isTone ? inks.tint : isPaler ? accent : inks.strong;
  // What was asked to be marked is seen before the rest, and after what the chart is about.
  const noted = markedIn(drawing, band).flatMap(({ stop, last }) =>
    chosen.includes(stop) || last !== undefined ? [] : [stop],
  );
  return {
    condition: [
      { test: { field, oneOf: chosen }, value: isPaler ? inks.strong : (accent ?? inks.strong) },
      ...(noted.length > 0 ? [{ test: { field, oneOf: noted }, value: mixed(pale, inks.strong, 0.45) }] : []),
    ],
    value: pale,
  };
}
