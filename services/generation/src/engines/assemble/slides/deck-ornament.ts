import { type Asset, isLinear, type Ornament } from '@sitewright/site-spec';
import type { AssembleContext } from '../context.ts';
import { contrastOf, isDark } from '../theme/colour-maths.ts';

type Mood = AssembleContext['look']['mood'];

/** What a cover of each mood may have beside its title: a seed chooses, so that decks of one mood differ. */
const byMood: Record<Mood, readonly [Ornament, ...Ornament[]]> = {
  hearth: ['arcs', 'leaves', 'topography'],
  harvest: ['leaves', 'topography', 'arcs'],
  editorial: ['hairlines', 'halftone', 'topography', 'rules'],
  swiss: ['bars', 'halftone', 'isometric', 'arcs', 'rules'],
  crisp: ['isometric', 'waves', 'dots', 'bars'],
  civic: ['hairlines', 'waves', 'topography', 'bars'],
  clinic: ['arcs', 'waves', 'topography'],
  botanic: ['topography', 'leaves', 'waves'],
  luxe: ['hairlines', 'topography', 'waves'],
  night: ['waves', 'dots', 'topography', 'hairlines'],
  terminal: ['dots', 'isometric', 'waves'],
  poster: ['halftone', 'bars', 'arcs'],
  play: ['arcs', 'leaves', 'halftone'],
  pastel: ['arcs', 'waves', 'leaves'],
};

/** The ornament beside a cover: one of its mood's, in colours that stand out from the cover's own. */
export function deckOrnament(context: AssembleContext, aspect: string): Asset {
  const { seed, look } = context;
  const choice = byMood[look.mood];
  const motif = choice[seed % choice.length] ?? choice[0];
  return {
    id: 'deck_ornament',
    kind: 'pattern',
    source: 'generated-svg',
    motif,
    seed,
    colors: colours(motif, context),
    decorative: true,
    // It fills the side of a slide exactly: cut shapes would leave slivers at its edge.
    width: Math.round(HEIGHT * SIDE * proportion(aspect)),
    height: HEIGHT,
  };
}

/** The least contrast of two marks that overlap. */
const APART = 1.8;
const HEIGHT = 1080;
/** The share of a slide's width that a picture takes. */
const SIDE = 0.38;

/** The width of a slide by its height. */
function proportion(aspect: string): number {
  const [width = 16, height = 9] = aspect.split(':').map(Number);
  return width > 0 && height > 0 ? width / height : 16 / 9;
}

/** Ground and marks. A cover has the theme's first colour: shapes in that would run into it. */
function colours(motif: Ornament, { theme: { tokens } }: AssembleContext): string[] {
  if (isLinear(motif))
    return isDark(tokens.color.background.$value) ? ['surface', 'primary'] : ['primary', 'onPrimary'];
  const { primary, accent, surface, text } = tokens.color;
  const others = [primary.$value, surface.$value];
  if (motif === 'isometric') return ['surface', 'accent', 'primary', 'text'];
  if (others.includes(accent.$value)) return ['surface', 'text', 'muted'];
  return ['surface', 'accent', contrastOf(accent.$value, text.$value) < APART ? 'muted' : 'text'];
}
