import type { Slide } from '@sitewright/site-spec';
import { contrastOf, inkOn, SEEN } from '../contrast.ts';
import { mixed } from '../mixed-colour.ts';
import type { DeckLook } from './deck-look.ts';

/** Words in an ordered colour, deeper or paler where it would run into their ground. */
export function orderedInk(ground: string, ink?: string, ...others: string[]): string {
  const pole = inkOn(ground);
  const tones = [0, 0.15, 0.3, 0.45].map((share) => mixed(ink ?? pole, pole, share));
  const isTold = ink !== undefined && contrastOf(ink, ground) >= TOLD;
  return inkOn(
    ground,
    isTold ? tones.find((tone) => contrastOf(tone, ground) >= SEEN) : undefined,
    ...others,
  );
}
/** Below this a colour is that of the ground itself. */
const TOLD = 1.2;

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
  const words = orderedInk(own, ink, look.ink);
  const strong = orderedInk(own, headings, look.strong);
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
      strongText: orderedInk(own, headings, words),
    },
    ...{ card: mixed(own, words, 0.07), border: mixed(own, words, 0.3), onStrong: inkOn(strong, '#ffffff') },
    // Sizes are ordered one by one, or what fits.
    least: 0,
  };
}

/** The look of what stands on a ground of its own. */
export const lookOn = (look: DeckLook, ground: string, ink?: string): DeckLook => ({
  ...orderedLook(look, { ground, ink: orderedInk(ground, ink), title: {}, bars: [] }, []),
  strongText: orderedInk(ground, ink),
});
