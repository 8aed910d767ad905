import type { Asset } from '@sitewright/site-spec';
import type { AssembleContext } from './context.ts';

/** The project's ornament, for a place where nobody has a picture; undefined where the mood has none. */
export function ornamentAsset(
  context: AssembleContext,
  id: string,
  width: number,
  height: number,
): Asset | undefined {
  const { ornament } = context.look;
  if (ornament === 'none') return undefined;
  return {
    id,
    kind: 'pattern',
    source: 'generated-svg',
    motif: ornament,
    seed: context.seed,
    colors: ['surface', 'primary', 'accent'],
    decorative: true,
    width,
    height,
  };
}
