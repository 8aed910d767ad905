import type { Box } from '../box.ts';
import { type FrameSize, frameSize } from '../frame-format.ts';
import { type SlidesContent, slideSize } from '../slides.ts';

/** The points of a unit that slides are placed in: they are 90 units high, upright ones as wide. */
export const SLIDE_UNIT = 6;

/** A slide as a frame whose type has so many points at least, and so much of whose foot is kept free. */
export function slideFrame(aspect: SlidesContent['aspect'], least: number, foot: number): FrameSize {
  const [wide, high] = slideSize(aspect);
  const [width, height] = [wide / SLIDE_UNIT, high / SLIDE_UNIT];
  const size = frameSize({ preset: 'custom', width, height, unit: 'pt', shape: '' });
  const safeArea = foot > 0 ? { ...size.safeArea, bottom: foot } : size.safeArea;
  return { ...size, safeArea, smallest: least / SLIDE_UNIT, bleed: 0, millimetre: (SLIDE_UNIT * 25.4) / 72 };
}

const TEXT_PLACE = /^\s*(title|subtitle):?\s+(\S.*)$/i;

/** What the art of a slide says: the places of its title and its subtitle, and the lines that are drawn. */
export function slideArtIn(art: readonly string[]): { title: string; subtitle: string; drawn: string[] } {
  const found = { title: '', subtitle: '' };
  const drawn = art
    .flatMap((entry) => entry.split(/[\n\r]+/))
    .filter((line) => {
      const [, name = '', place = ''] = TEXT_PLACE.exec(line) ?? [];
      if (name.toLowerCase() === 'title') found.title ||= place;
      else if (name !== '') found.subtitle ||= place;
      return name === '';
    });
  return { ...found, drawn };
}

const rounded = (value: number): number => Math.round(value * SLIDE_UNIT * 100) / 100;
/** A box of a slide in points. */
export const inPoints = ({ x, y, width, height }: Box): Box => ({
  ...{ x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) },
});

/** A picture over so much of a slide is its ground. */
const WHOLE = 0.9;

/** Whether a picture fills its slide, in whatever unit both are: it lies under all else. */
export const fillsSlide = (
  box: Pick<Box, 'width' | 'height'>,
  slide: Pick<Box, 'width' | 'height'>,
): boolean => box.width * box.height >= slide.width * slide.height * WHOLE;

/** Whether something on a frame runs beyond its edges. */
export const leaves = ({ x, y, width, height }: Box, frame: FrameSize): boolean =>
  x < 0 || y < 0 || x + width > frame.width || y + height > frame.height;
