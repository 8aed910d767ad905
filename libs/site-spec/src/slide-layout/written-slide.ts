import type { Asset } from '../asset.ts';
import { type Box, overlaps } from '../box.ts';
import { DRAWING_LIMITS } from '../drawing.ts';
import type { FrameSize } from '../frame-format.ts';
import { type PlacedFrame, UNPLACED_PICTURE, type WrittenText } from '../frame-layout/placed-frame.ts';
import { artIn, isPlacedByWriter, placeIn } from '../frame-layout/written-place.ts';
import {
  fillsUnder,
  isShape,
  picturesIn,
  picturesOn,
  sheetOf,
  type WrittenSheet,
} from '../frame-layout/written-sheet.ts';
import { isOpening, type Slide, type SlidePlace, type SlidesContent } from '../slides.ts';
import { fillsSlide, inPoints, leaves, SLIDE_UNIT, slideArtIn, slideFrame } from './slide-frame.ts';

/** A block of a slide as its writer gave it. */
interface WrittenBlock {
  kind: string;
  heading: string;
  text: string;
  items: readonly { label: string; title: string; text: string }[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  totals: readonly string[];
  by: string;
  role: string;
  place: string;
}

/** A slide as its writer gave it, and by what it is judged. */
export interface WrittenSlide {
  slide: {
    layout: Slide['layout'];
    title: string;
    subtitle: string;
    picture: string;
    art: readonly string[];
    blocks: readonly WrittenBlock[];
  };
  aspect: SlidesContent['aspect'];
  isRtl: boolean;
  /** The least size of type that was ordered, in points; 0 where none was. */
  least: number;
  isLarge: boolean;
}

/** What is read on a slide, with its place: its title, its subtitle, or all words of a block. */
export interface SlideText {
  role: 'title' | 'subtitle' | 'body';
  emphasis: 'strong' | 'normal';
  text: string;
  place: string;
  group: string;
  language: string;
  /** How far its lines are apart, where it is more than running text. */
  lineHeight: number | undefined;
}

/** A slide as a frame: its texts, and what is drawn or looked at. */
export interface SlideSheet {
  texts: SlideText[];
  sheet: WrittenSheet;
  picture: string;
  /** The place of the slide's own picture, and whether it lies under all that is drawn. */
  own: { box: Box; isUnder: boolean } | undefined;
  /** Smaller type does not hold, in the unit of the frame. */
  least: number;
}

/** The texts of such a frame in their places; each by what was given for it. */
export interface PlacedTexts extends Pick<PlacedFrame, 'faults' | 'slips' | 'things'> {
  placeOf: (text: SlideText) => (WrittenText & { color: string }) | undefined;
}

/** How its writer placed a slide: what of it does not hold, and where all of it stands. */
export interface PlacedSlide extends Pick<Slide, 'placed'> {
  faults: string[];
  slips: string[];
  /** Of each of its blocks, and of its picture. */
  places: (SlidePlace | undefined)[];
  /** What is drawn behind it. */
  art: Extract<Asset, { source: 'drawing' }> | undefined;
}

/** The least size of type in points, and where large letters were ordered; an order is none that is smaller, or larger than the third. */
const LEAST = { usual: 14, large: 28, most: 44 };
/** The name of a deck and the number of a slide stand in so much of its foot. */
const FOOT = { height: 8, margin: 8, number: 10 };
/** Lines of what is more than running text are so far apart. */
const LINES: Readonly<Record<string, number>> = {
  ...{ bullets: 1.9, numbered: 1.9, number: 1.6, steps: 2, people: 2, table: 2.1, quote: 1.5 },
};
/** What is looked at needs so much, or nothing is seen on it. */
const SEEN: Readonly<Record<string, readonly [number, number]>> = { chart: [50, 30], image: [12, 8] };

/** All words of a block, each of its entries on a line. */
function wordsOf({ kind, heading, text, items, columns, rows, totals, by, role }: WrittenBlock): string {
  const between = kind === 'number' ? '\n' : ' ';
  const listed = items.map((item) => [item.label, item.title, item.text].filter(Boolean).join(between));
  const cells = [columns, ...rows, totals].map((row) => row.join('  '));
  const lines = [heading, text, ...listed, ...cells, [by, role].filter(Boolean).join(', ')];
  return lines.filter((line) => line.trim() !== '').join('\n');
}

const isSeen = ({ kind }: WrittenBlock): boolean => SEEN[kind] !== undefined;

/** The place of the slide's own picture, where a line of its art gives it one. */
const pictureIn = (line: string): Box | undefined =>
  artIn([line]).things.flatMap((thing) => ('picture' in thing ? thing.picture : []))[0];

/** Art from back to front: its picture lies under all that is drawn where it fills the slide or covers nothing written before it, else over it. */
function layered(drawn: readonly string[], frame: FrameSize): Pick<SlideSheet, 'own'> & { art: string[] } {
  const boxes = drawn.map(pictureIn);
  const at = boxes.findIndex((box) => box !== undefined);
  const box = boxes[at];
  if (box === undefined) return { art: [...drawn], own: undefined };
  const rest = drawn.toSpliced(at, 1);
  const { things } = sheetOf(drawn.slice(0, at), { frame, ground: 'background', isRtl: false });
  const isUnder = fillsSlide(box, frame) || !things.filter(isShape).some((shape) => overlaps(shape.box, box));
  const line = drawn.slice(at, at + 1);
  return { art: isUnder ? [...line, ...rest] : [...rest, ...line], own: { box, isUnder } };
}

/** A slide as a frame whose texts are its title, its subtitle and each of its blocks that is read; the others are pictures on it. */
function asFrame({ slide, aspect, isRtl, least, isLarge }: WrittenSlide): SlideSheet {
  const { title, subtitle, drawn } = slideArtIn(slide.art);
  const textOf = (role: SlideText['role'], text: string, place: string, kind = ''): SlideText => ({
    ...{ role, text, place, group: '', language: '', lineHeight: LINES[kind] },
    emphasis: role === 'title' ? 'strong' : 'normal',
  });
  const read = slide.blocks.map((one) =>
    textOf('body', isSeen(one) ? '' : wordsOf(one), one.place, one.kind),
  );
  const seen = slide.blocks.filter(isSeen).map(({ place }) => `picture ${place}`);
  const isOrdered = least >= LEAST.usual && least <= LEAST.most;
  const smallest = isOrdered ? least : isLarge ? LEAST.large : LEAST.usual;
  const frame = slideFrame(aspect, smallest, isOpening(slide.layout) ? 0 : FOOT.height);
  const { art, own } = layered(drawn, frame);
  return {
    texts: [textOf('title', slide.title, title), textOf('subtitle', slide.subtitle, subtitle), ...read],
    sheet: sheetOf([...art, ...seen], { frame, ground: 'background', isRtl }),
    own,
    picture: slide.picture || (seen.length > 0 ? slide.title : ''),
    least: LEAST.usual / SLIDE_UNIT,
  };
}

/** What is looked at stands within its slide, is large enough, and lies over nothing else of the kind. */
function faultsIn(blocks: readonly WrittenBlock[], frame: FrameSize): string[] {
  const before: Box[] = [];
  return blocks.flatMap((block, at) => {
    const least = SEEN[block.kind];
    if (least === undefined) return [];
    const name = `Block ${at + 1} (${block.kind})`;
    const box = placeIn(block.place)?.box;
    if (box === undefined) return [`${name} has no place.`];
    const isOver = before.some((other) => overlaps(other, box));
    before.push(box);
    const isSmall = box.width < least[0] || box.height < least[1];
    return [
      ...(leaves(box, frame) ? [`${name} leaves the slide of ${frame.width} × ${frame.height}.`] : []),
      ...(isOver ? [`${name} lies over another.`] : []),
      ...(isSmall ? [`${name} needs ${least.join(' × ')} at least.`] : []),
    ];
  });
}

/** Where a text stands: at the foot or in the middle of its place, where it does not begin at the top. */
function placeOfText({ place }: SlideText, one: WrittenText & { color: string }, leads: boolean): SlidePlace {
  const { room, box, align, fill, color } = one;
  // On the ground of the theme words have the colours of all other slides, but for the title of a cover.
  const isUsual = fill === 'background' && !leads && placeIn(place)?.color === undefined;
  const free = room.height - box.height;
  const down = free < 0.5 ? 0 : (box.y - room.y) / free;
  return {
    ...inPoints(room),
    ...(align === 'start' ? {} : { align }),
    ...(down < 0.3 ? {} : { valign: down > 0.7 ? ('bottom' as const) : ('middle' as const) }),
    ...(isUsual ? {} : { ink: color, ground: fill }),
  };
}

/** The colours of a foot, by those under it. What opens or closes has one where nothing is in its way; a cover has none. */
function footOf(
  { sheet, texts }: SlideSheet,
  layout: Slide['layout'],
  placeOf: PlacedTexts['placeOf'],
  inkOn: (fill: string) => string,
): Pick<NonNullable<Slide['placed']>, 'foot'> {
  const { frame, isRtl } = sheet;
  const [y, height] = [frame.height - FOOT.height, FOOT.height * 0.6];
  const band = { x: FOOT.margin, y, width: frame.width - FOOT.margin * 2, height };
  const taken = texts.flatMap((text) => placeOf(text)?.room ?? []);
  const isPictured = picturesIn(sheet, band).length > 0;
  const isFree = fillsUnder(sheet, band).length === 1 && !taken.some((one) => overlaps(one, band));
  if (layout === 'title' || isPictured || (isOpening(layout) && !isFree)) return {};
  const inkAt = (from: number, width: number): string => {
    const x = isRtl ? frame.width - from - width : from;
    return inkOn(fillsUnder(sheet, { ...band, x, width })[0] ?? sheet.ground);
  };
  const wide = band.width - FOOT.number;
  return { foot: { name: inkAt(band.x, wide), number: inkAt(band.x + wide, FOOT.number) } };
}

/** A slide that its writer placed, undefined where it is not; `id` is that of what is drawn behind it. */
export function placedSlide(
  written: WrittenSlide,
  id: string,
  { place, inkOn }: { place: (given: SlideSheet) => PlacedTexts; inkOn: (fill: string) => string },
): PlacedSlide | undefined {
  const { slide } = written;
  const given = asFrame(written);
  const { texts, sheet } = given;
  const { box: picture, isUnder = false } = given.own ?? {};
  const { frame } = sheet;
  if (!isPlacedByWriter({ art: slideArtIn(slide.art).drawn, texts })) return undefined;
  const found = place(given);
  const placeOf = (text: SlideText | undefined): SlidePlace | undefined => {
    const one = text && found.placeOf(text);
    return text && one && placeOfText(text, one, text.role === 'title' && isOpening(slide.layout));
  };
  const seenAt = (box: Box | undefined): SlidePlace | undefined =>
    box && { ...inPoints(box), ground: fillsUnder(sheet, box)[0] };
  const [title, subtitle, ...read] = texts;
  const own = placeOf(title);
  // What is quoted may stand alone: nobody heads it.
  const isUntitled = slide.title.trim() === '' && slide.blocks.some(({ kind }) => kind === 'quote');
  const isOwed = slide.picture.trim() !== '' && picture === undefined && picturesOn(sheet).length > 0;
  const faults = [
    ...found.faults,
    ...faultsIn(slide.blocks, frame),
    ...(own || isUntitled ? [] : ['The slide has no title.']),
    ...(picture && leaves(picture, frame) ? ['The picture leaves the slide.'] : []),
    ...(isOwed ? [UNPLACED_PICTURE] : []),
  ];
  const shapes = found.things.filter(isShape).map(({ shape }) => shape);
  const foot = footOf(given, slide.layout, found.placeOf, inkOn);
  return {
    ...{ faults, slips: found.slips },
    placed: own || isUntitled ? { title: own, subtitle: placeOf(subtitle), ...foot } : undefined,
    places: [
      ...slide.blocks.map((block, at) =>
        isSeen(block) ? seenAt(placeIn(block.place)?.box) : placeOf(read[at]),
      ),
      picture && { ...inPoints(picture), ground: 'background', ...(isUnder ? { behind: true } : {}) },
    ],
    art:
      shapes.length === 0
        ? undefined
        : {
            ...{ id, kind: 'image', source: 'drawing', decorative: true },
            ground: isUnder ? '#00000000' : 'background',
            ...{ width: frame.width, height: frame.height, shapes: shapes.slice(0, DRAWING_LIMITS.shapes) },
          },
  };
}
