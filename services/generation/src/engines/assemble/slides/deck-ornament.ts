import { type Asset, coverOrnament, isLinear, type Ornament, sideOfSlide } from '@sitewright/site-spec';
import type { SlidesDraft } from '../../draft/draft.ts';
import type { AssembleContext } from '../context.ts';
import { ornamentAsset, ornamentColours } from '../ornament.ts';
import { contrastOf } from '../theme/colour-maths.ts';

/** The ornament beside a cover: one of its mood's, in colours that stand out from the cover's own. */
export function deckOrnament(context: AssembleContext, { aspect }: SlidesDraft['format']): Asset {
  const motif = coverOrnament(context.look.mood, context.seed);
  return ornamentAsset(context, 'deck_ornament', motif, sideOfSlide(aspect), colours(motif, context));
}

/** Ground and marks. A cover has the theme's first colour: shapes in that would run into it. */
function colours(motif: Ornament, context: AssembleContext): string[] {
  if (isLinear(motif)) return ornamentColours(motif, context);
  const { primary, accent, surface, text, muted } = context.theme.tokens.color;
  // Where no colour beside the ordered ones was to be mixed, shapes stand on the ground itself.
  const ground = muted.$value === text.$value ? 'background' : 'surface';
  if ([primary.$value, surface.$value].includes(accent.$value)) return [ground, 'primary', 'text'];
  return [ground, 'accent', contrastOf(accent.$value, text.$value) < 1.8 ? 'muted' : 'text'];
}
