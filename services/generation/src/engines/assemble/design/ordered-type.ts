import type { FrameSize } from '@sitewright/site-spec';
import { type Segment, saidIn } from '../../brief/brief.ts';

/** A point in millimetres. */
export const POINT = 25.4 / 72;
/** Type that is read at a metre's distance: a letter's height is a three-hundredth of it, with some to spare. */
const PER_METRE = 4;
/** Large print, and what comes near to it where there is less room. */
const LARGE_PRINT = [16, 14, 12, 11];

const POINTS = /(\d{1,3}(?:[.,]\d)?)[ \u00a0-]?(?:pts?|磅|ポイント)(?!\p{L})/giu;
const METRES = /(\d{1,2}(?:[.,]\d)?)[ \u00a0-]?(?:m|m[eè]t\p{L}{1,4}|米|メートル|मीटर|متر)(?!\p{L})/iu;
/** Seen or read, from afar. */
const SEEN = [
  /away|distan|legib|readable|be read|lesbar|lesen|entfern|lisib|se lire|leggi|legib|leer|legív|ler /iu,
  /läs|avstånd|afstand|lezen|leesbaar|czyt|odległ|oku|uzak|远|遠|看清|読|離|पढ़|दूर|قراء|بعد/iu,
];

const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.')) || 0;

/**
 * Sizes in millimetres that the smallest type is to have at least ("8 pt", "from 3 metres away", "large print"), the largest
 * first: the first that fits is kept to.
 */
export function orderedSizes(segments: readonly Segment[], isLarge: boolean): number[] {
  const said = saidIn(segments);
  const sentences = said.split(/[!?。！？\n]|\.\s/u);
  const points = [...said.matchAll(POINTS)].map(([, digits]) => numberOf(digits) * POINT);
  const afar = sentences.flatMap((sentence) => {
    const metres = SEEN.some((words) => words.test(sentence)) ? numberOf(METRES.exec(sentence)?.[1]) : 0;
    return metres >= 1 ? [metres * PER_METRE] : [];
  });
  const large = isLarge ? LARGE_PRINT.map((size) => size * POINT) : [];
  return [...points, ...afar, ...large].filter((size) => size >= 5 * POINT).toSorted((a, b) => b - a);
}

/** A frame with another smallest type: the headline comes nearer to it. */
const withSmallest = (frame: FrameSize, smallest: number): FrameSize => ({
  ...frame,
  smallest,
  scale: Math.max(2.2, (frame.scale * frame.smallest) / smallest),
});

/** A frame whose smallest type is one of the ordered sizes, the largest first. */
export const orderedFrames = (frame: FrameSize, sizes: readonly number[]): FrameSize[] =>
  sizes.flatMap((size) => {
    const smallest = frame.millimetre === 0 ? 0 : size / frame.millimetre;
    return smallest > frame.smallest ? [withSmallest(frame, smallest)] : [];
  });

/** Shares of its height that small type of a frame has where there is room: a poster is read from some way off. */
const EASY = [1 / 45, 1 / 56, 1 / 68];
/** No more than this share of the short side is asked, or tall frames would shout. */
const MOST_EASY = 1 / 24;

/** Frames with type that is read at ease, the largest first. */
export const easyFrames = (frame: FrameSize): FrameSize[] =>
  EASY.map((share) => Math.min(frame.height * share, frame.short * MOST_EASY))
    .filter((smallest) => smallest > frame.smallest)
    .map((smallest) => withSmallest(frame, smallest));
