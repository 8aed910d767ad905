import type { Mood } from '../theme.ts';
import type { Ornament } from './ornament.ts';

/** What a cover of each mood may have beside its title: a seed chooses, so that decks of one mood differ. Bars are read as a chart. */
const byMood: Record<Mood, readonly [Ornament, ...Ornament[]]> = {
  hearth: ['arcs', 'leaves', 'topography'],
  harvest: ['leaves', 'topography', 'arcs'],
  editorial: ['hairlines', 'halftone', 'topography', 'rules'],
  swiss: ['halftone', 'isometric', 'arcs', 'rules'],
  crisp: ['isometric', 'waves', 'dots'],
  civic: ['hairlines', 'waves', 'topography'],
  clinic: ['arcs', 'waves', 'topography'],
  botanic: ['topography', 'leaves', 'waves'],
  luxe: ['hairlines', 'topography', 'waves'],
  night: ['waves', 'dots', 'topography', 'hairlines'],
  terminal: ['dots', 'isometric', 'waves'],
  poster: ['halftone', 'arcs'],
  play: ['arcs', 'leaves', 'halftone'],
  pastel: ['arcs', 'waves', 'leaves'],
};

/** The ornament beside a cover: one of its mood's. */
export function coverOrnament(mood: Mood, seed: number): Ornament {
  const choice = byMood[mood];
  return choice[seed % choice.length] ?? choice[0];
}

/** The share of a slide's width that a picture at its side takes. */
const SIDE = 0.38;

/** How large a picture at the side of a slide is: it fills it exactly, for cut shapes would leave slivers at its edge. */
export function sideOfSlide(aspect: string): { width: number; height: number } {
  const [width = 16, height = 9] = aspect.split(':').map(Number);
  const proportion = width > 0 && height > 0 ? width / height : 16 / 9;
  return { width: Math.round(1080 * SIDE * proportion), height: 1080 };
}
