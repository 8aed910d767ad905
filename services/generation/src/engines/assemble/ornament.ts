import { type Asset, isLinear, type Ornament } from '@sitewright/site-spec';
import type { AssembleContext } from './context.ts';
import { isDark } from './theme/colour-maths.ts';

/** Ornaments that run on: they fill a strip as well as a square. */
export const runsOn = (ornament: Ornament): boolean =>
  ['arcs', 'leaves', 'waves', 'topography', 'dots', 'halftone'].includes(ornament);

/** The project's ornament, for a place where nobody has a picture; undefined where the mood has none. */
export function ornamentAsset(
  context: AssembleContext,
  id: string,
  width: number,
  height: number,
): Asset | undefined {
  const { ornament } = context.look;
  if (ornament === undefined) return undefined;
  return {
    id,
    kind: 'pattern',
    source: 'generated-svg',
    motif: ornament,
    seed: context.seed,
    colors: ornamentColours(ornament, context),
    decorative: true,
    width,
    height,
  };
}

/** Ground and marks: thin lines on a strong plane, shapes in the colours of the theme on its tint. */
function ornamentColours(ornament: Ornament, { theme: { tokens } }: AssembleContext): string[] {
  const ground = tokens.color.background.$value;
  if (isLinear(ornament)) return isDark(ground) ? ['surface', 'primary'] : ['primary', 'onPrimary'];
  return ['surface', 'primary', 'accent'];
}
