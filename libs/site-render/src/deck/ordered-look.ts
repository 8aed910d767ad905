import type { Slide } from '@sitewright/site-spec';
import { contrastOf, inkOn } from '../contrast.ts';
import { mixed } from '../mixed-colour.ts';
import type { DeckLook } from './deck-look.ts';

/** The colours and sizes that somebody ordered for a slide. */
export type Order = NonNullable<Slide['ordered']>;

/** Contrast from which a tint of a colour is seen. */
const MARKED = 1.5;

/** The look of a slide in its ordered colours; of what nothing was ordered, in tones of those. */
export function orderedLook(
  look: DeckLook,
  { ground, ink, headings, title, bars }: Order,
  blocks: Slide['blocks'] = [],
): DeckLook {
  const own = ground ?? look.ground;
  const words = inkOn(own, ink, look.ink);
  const strong = inkOn(own, headings, look.strong);
  const fills = [title, ...bars, ...blocks.map((block) => block.look ?? {})].flatMap(
    (one) => one.fills ?? [],
  );
  return {
    ...look,
    ...{
      ground: own,
      ink: words,
      muted: mixed(words, own, 0.25),
      strong,
      // What nobody gave a colour has one of those that were ordered.
      accent:
        [headings, ...fills].find((one) => one !== undefined && contrastOf(one, own) >= MARKED) ?? strong,
      strongText: inkOn(own, headings, words),
    },
    ...{ card: mixed(own, words, 0.07), border: mixed(own, words, 0.3), onStrong: inkOn(strong, '#ffffff') },
    // Sizes are ordered one by one, or what fits.
    least: 0,
  };
}

/** The look of what stands on a ground of its own. */
export const lookOn = (look: DeckLook, ground: string, ink?: string): DeckLook => ({
  ...orderedLook(look, { ground, ink: inkOn(ground, ink), title: {}, bars: [] }, []),
  strongText: inkOn(ground, ink),
});
