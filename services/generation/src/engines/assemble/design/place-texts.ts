import {
  type ArtShape,
  inset,
  type PlacedByHand,
  type PlacedFrame,
  placedFrame,
  placeIn,
  planeOver,
  type sheetOf,
  type Theme,
} from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import { type Colour, contrastBetween, textOn } from './frame-colours.ts';
import type { Entry } from './frame-text.ts';

/** A frame that its writer placed, in the colours that it has in the end. */
export interface Placed extends PlacedFrame {
  texts: (PlacedByHand & { color: Colour })[];
}

/** What a frame is placed by. */
export interface Placing {
  part: FramePart;
  entries: readonly Entry[];
  sheet: ReturnType<typeof sheetOf>;
  theme: Theme;
}

/** Read from some way off, or as a headline: contrast may be less. */
const LARGE = 2.4;
const CONTRAST = { large: 3, usual: 4.5 };

/** The colour that is written for a text where that holds, else one that does; undefined where none does. */
function colourOf({ text, fills, color }: PlacedByHand, isLarge: boolean, theme: Theme): Colour | undefined {
  const holds = (colour: Colour, least = CONTRAST.usual): boolean =>
    fills.every((fill) => contrastBetween(theme, colour, fill) >= least);
  const least = isLarge ? CONTRAST.large : CONTRAST.usual;
  if (color !== undefined && holds(color, least)) return color;
  const [fill = 'background'] = fills;
  const isPlain = fill === 'background' || fill === 'surface';
  const own = text.level === 'large' ? ['primary'] : text.emphasis === 'quiet' ? ['muted'] : [];
  const able = [...(isPlain ? own : []), textOn(theme, fill), 'text', 'background', '#000000', '#ffffff'];
  return able.find((colour) => holds(colour)) ?? able.find((colour) => holds(colour, least));
}

/** What stands on a frame where its writer put it; `most` are sizes that others of its series have. */
export function placeTexts({ part, entries, sheet, theme }: Placing, most: readonly number[] = []): Placed {
  const given = entries.map(({ draft, text }) => ({ text, place: placeIn(draft.place) }));
  const found = placedFrame(given, sheet, { isPictured: part.picture.trim() !== '', most });
  const slips = [...found.slips];
  const plates: ArtShape[] = [];
  const texts = found.texts.map((one) => {
    const color = colourOf(one, one.fontSize >= sheet.frame.smallest * LARGE, theme);
    if (color !== undefined) return { ...one, color };
    // Read on all of what it lies on it can't be: a plate comes under it.
    slips.push(`${one.named} stands across ${one.fills.join(' and ')}: no colour is read on all of them.`);
    plates.push(
      ...[planeOver(one.fill, inset(one.box, -one.fontSize * 0.15))].flatMap((plate) => plate ?? []),
    );
    return { ...one, color: textOn(theme, one.fill) };
  });
  return { ...found, texts, slips, things: [...found.things, ...plates] };
}
