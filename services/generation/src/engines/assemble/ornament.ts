import { type Asset, isLinear, type Ornament, type Theme } from '@sitewright/site-spec';
import type { AssembleContext } from './context.ts';
import { hexOf, isDark, toneOf } from './theme/colour-maths.ts';

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
    colors: ornamentColours(ornament, context.theme),
    decorative: true,
    width,
    height,
  };
}

/** Ground and marks: thin lines on a strong plane, shapes in the colours of the theme on its tint. */
function ornamentColours(ornament: Ornament, { tokens }: Theme): string[] {
  const ground = tokens.color.background.$value;
  if (isLinear(ornament)) return isDark(ground) ? ['surface', 'primary'] : ['primary', 'onPrimary'];
  if (ornament === 'isometric') {
    const side = toneOf(tokens.color.primary.$value);
    return ['surface', 'accent', 'primary', hexOf({ ...side, l: side.l * 0.72 })];
  }
  return ['surface', 'primary', 'accent', ...(ornament === 'arcs' ? ['text'] : [])];
}
