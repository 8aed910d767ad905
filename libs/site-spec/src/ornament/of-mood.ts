import { type SlidesContent, slideSize } from '../slides.ts';
import type { Mood } from '../theme.ts';
import type { Ornament } from './ornament.ts';

/**
 * What a cover of each mood may have beside its title: a seed chooses, so that decks of one mood differ. Bars are read as a chart,
 * a heap of blocks as a thing that is badly drawn: no cover has them. Leaves and contour lines, which are read as plants and maps,
 * are for moods of nature alone.
 */
const byMood: Record<Mood, readonly [Ornament, ...Ornament[]]> = {
  hearth: ['arcs', 'waves'],
  harvest: ['leaves', 'topography', 'arcs'],
  editorial: ['hairlines', 'halftone', 'rules'],
  swiss: ['halftone', 'arcs', 'rules'],
  crisp: ['waves', 'dots', 'arcs'],
  civic: ['hairlines', 'waves'],
  clinic: ['arcs', 'waves'],
  botanic: ['topography', 'leaves', 'waves'],
  luxe: ['hairlines', 'waves'],
  night: ['waves', 'dots', 'hairlines'],
  terminal: ['dots', 'waves'],
  poster: ['halftone', 'arcs'],
  play: ['arcs', 'halftone'],
  pastel: ['arcs', 'waves'],
};

/** The ornament beside a cover: one of its mood's. */
export function coverOrnament(mood: Mood, seed: number): Ornament {
  const choice = byMood[mood];
  return choice[seed % choice.length] ?? choice[0];
}

/** The share of a slide's width that a picture at its side takes. */
const SIDE = 0.38;

/** How large a picture at the side of a slide is: it fills it exactly, for cut shapes would leave slivers at its edge. */
export function sideOfSlide(aspect: SlidesContent['aspect']): { width: number; height: number } {
  const [width, height] = slideSize(aspect);
  return { width: Math.round(1080 * SIDE * (width / height)), height: 1080 };
}
