import { type Asset, drawingIn } from '@sitewright/site-spec';
import type { AssembleContext } from './context.ts';

/** A picture that the draft's writer drew. */
export type DrawnAsset = Extract<Asset, { source: 'drawing' }>;

/** A picture that its writer drew, as one of the project's; undefined for one that is only described. */
export function drawn(context: AssembleContext, id: string, picture: string): DrawnAsset | undefined {
  const drawing = drawingIn(picture);
  if (drawing === undefined) return undefined;
  const alt = context.texts().plain('alt', drawing.alt, 300);
  const said = alt === undefined ? ({ decorative: true } as const) : { alt };
  const asset: DrawnAsset = { id, kind: 'image', source: 'drawing', ...drawing, ...said };
  context.drawings.set(id, asset);
  return asset;
}
