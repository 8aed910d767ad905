import { type PlacedSlide, placedSlide, type SlidesContent, type SlideText } from '@sitewright/site-spec';
import { blankFrame } from '../../draft/design.ts';
import type { SlidePart } from '../../draft/slides.ts';
import type { AssembleContext } from '../context.ts';
import { type Colour, isPlainGround, textOn } from '../design/frame-colours.ts';
import { orderedSizes, POINT } from '../design/ordered-type.ts';
import { placedTexts, placeTexts } from '../design/place-texts.ts';
import { within } from '../ids.ts';

/** A slide that its writer placed, with type as it was ordered and the colours of the theme; undefined where it is not. */
export function placeSlide(
  slide: SlidePart,
  id: string,
  aspect: SlidesContent['aspect'],
  context: AssembleContext,
): PlacedSlide | undefined {
  const { brief, head } = context;
  const color = context.theme.parts?.find((one) => one.id === id)?.color;
  const theme = color ? { ...context.theme, tokens: { ...context.theme.tokens, color } } : context.theme;
  const least = (orderedSizes(brief.segments, false).at(-1) ?? 0) / POINT;
  const isLarge = head.look.print === 'large';
  const placed = placedSlide(
    { slide, aspect, isRtl: brief.dir === 'rtl', isLarge, least },
    within(id, 'art'),
    {
      place({ texts, ...given }) {
        const part = { ...blankFrame(slide.ref, slide.title), texts, picture: given.picture };
        const entries = placedTexts(part, context).map(({ text, ...entry }) => {
          const { lineHeight = text.lineHeight } = texts.find((one) => one === entry.draft) ?? {};
          return { ...entry, text: { ...text, lineHeight } };
        });
        const found = placeTexts({ ...given, part, entries, theme });
        const placeOf = (text: SlideText) => found.texts[entries.findIndex(({ draft }) => draft === text)];
        return { ...found, placeOf };
      },
      inkOn: (fill) => textOn(theme, fill, isPlainGround(fill) ? ['muted'] : []),
    },
  );
  // Drawn things have the colours of the whole: on a slide with colours of its own they are fixed.
  const fixed = (own: Colour): Colour =>
    Object.entries(color ?? {}).find(([role]) => role === own)?.[1].$value ?? own;
  const art = placed?.art && {
    ...placed.art,
    ground: fixed(placed.art.ground),
    shapes: placed.art.shapes.map((shape) => ({ ...shape, color: fixed(shape.color) })),
  };
  return placed && { ...placed, art };
}
