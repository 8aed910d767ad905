import {
  fillsSlide,
  isOpening,
  plainText,
  type RichText,
  type Slide,
  type SlideBlock,
  type SlidePlace,
} from '@sitewright/site-spec';
import { colorOf } from '../theme-css.ts';
import { placesOf } from './apart.ts';
import { type Figure, placedFigure, valueSize } from './blocks/figure-parts.ts';
import { frameOf, isFramed } from './blocks/frame.ts';
import { callFit, nameOf } from './blocks/text.ts';
import { bodyFit } from './body.ts';
import type { SlideElement } from './element.ts';
import { bodyStyle, type Fitted, headingStyle, type Room, type Words, words } from './fitted.ts';
import { placedFoot } from './foot.ts';
import { openBand } from './open-band.ts';
import { lookOn } from './ordered-look.ts';
import { type Page, roomOf } from './page.ts';

type Placed = NonNullable<Slide['placed']>;

/** What stands in one place: the title, the subtitle, or blocks. */
interface Region {
  place: SlidePlace;
  /** Those of one kind have one size. */
  kind: string;
  /** The largest scale of it. */
  most: number;
  /** Whether it has sides that it may stand at. */
  isAligned: boolean;
  fit: (width: number, room: Room) => Fitted;
  /** What has lines of its writer's, which are not parted where it costs little. */
  lines?: readonly RichText[];
}

interface Sized {
  region: Region;
  scale: number;
}

/** Sizes at a scale of 1, and the largest. */
const TITLE = { size: 40, most: 3 };
/** Under a title of several lines, in em. */
const UNDER = 0.3;
const TEXT = { size: 19, most: 2.8, large: 4.2 };
const VALUE = { size: 100, most: 3 };
const USUAL = 2;
/** Over and under the words of a call: its place is the band. */
const CALL_AIR = 7;
/** Titles of so many slides are set alike. */
const ALIKE = 12;
/** Titles begin in so much of the height of a slide. */
const TOP = 0.2;

/** Whether two places have one size. */
const isOneSize = (one: SlidePlace, other: SlidePlace): boolean =>
  one.width === other.width && one.height === other.height;

const isText = (block: SlideBlock): block is Extract<SlideBlock, { type: 'text' }> =>
  block.type === 'text' && block.placeholder !== true && !isFramed(block);
const isFigure = (block: SlideBlock): block is Figure =>
  block.type === 'number' && block.placeholder !== true;

/** Slides whose titles have one place have them in one size. */
function titleIn({ spec, slide }: Page, place: SlidePlace): Region {
  const isAlike = ({ placed }: Slide): boolean =>
    placed?.title?.y === place.y && isOneSize(placed.title, place);
  const titles = spec.content.slides.filter(isAlike).slice(0, ALIKE);
  return {
    ...{ place, kind: 'title', most: TITLE.most, isAligned: true },
    fit: (width, room) => {
      const style = headingStyle(room, TITLE.size);
      // What opens or closes has its lines as full as can be.
      const balanced = !isOpening(slide.layout);
      const fitOf = (text: string) => words([{ tag: 'H1', text, style, whole: true, balanced }], width, room);
      // What stands right under a title of several lines is kept apart from it.
      const air = (height: number): number =>
        balanced && height > style.size * style.leading * 1.5 ? style.size * UNDER : 0;
      const own = fitOf(slide.title);
      const others = room.scale > 1 ? titles.map((one) => fitOf(one.title).height) : [];
      const height = Math.max(own.height, ...others);
      return { ...own, height: height + air(height) };
    },
  };
}

/** Where titles stand that their writer placed over the whole width, and how large: others of the deck stand and are set alike. */
export function usualTitle(page: Page): { y: number; size: number } | undefined {
  const { spec, width, height, margin } = page;
  const slide = spec.content.slides.find((one) => {
    const title = isOpening(one.layout) ? undefined : placesOf(one)?.title;
    return title && title.width >= width - margin * 2.5 && title.y <= height * TOP;
  });
  const title = slide?.placed?.title;
  if (slide === undefined || title === undefined) return undefined;
  return { y: title.y, size: TITLE.size * scaleOf({ ...page, slide }, titleIn({ ...page, slide }, title)) };
}

const subtitleIn = ({ slide }: Page, place: SlidePlace): Region => ({
  ...{ place, kind: 'subtitle', most: TEXT.most * 0.8, isAligned: true },
  fit: (width, room) =>
    words(
      [{ tag: 'P', text: slide.subtitle ?? '', style: { ...bodyStyle(room, TEXT.size), leading: 1.3 } }],
      width,
      room,
    ),
});

const textFit = (
  blocks: readonly Extract<SlideBlock, { type: 'text' }>[],
  width: number,
  room: Room,
): Fitted =>
  words(
    blocks.flatMap(({ heading, text }): Words[] => [
      ...(heading === undefined
        ? []
        : [
            {
              ...({ tag: 'H2', text: heading, before: 10 * room.scale } as const),
              style: { ...headingStyle(room, TEXT.size), color: room.look.strongText },
            },
          ]),
      { tag: 'P', text, style: { ...bodyStyle(room, TEXT.size), leading: 1.3 }, before: 5 * room.scale },
    ]),
    width,
    room,
  );

/** What fills its place, whatever its size. */
const filling = (draw: Fitted['draw']): Fitted => ({ height: 0, most: Number.POSITIVE_INFINITY, draw });

/** One of several quotations is set like any text, as large as its place holds, where it has no name. */
const asText = (block: SlideBlock): SlideBlock =>
  block.type === 'quote' && block.placeholder !== true && nameOf(block) === ''
    ? { ...block, type: 'text' }
    : block;

/** Blocks of one place as one. */
function blocksIn(page: Page, given: readonly SlideBlock[], place: SlidePlace): Region {
  const { slide, width: wide } = page;
  const isSeveral = slide.blocks.filter(({ type }) => type === 'quote').length > 1;
  const blocks = isSeveral ? given.map(asText) : given;
  const [only, ...others] = blocks;
  const texts = blocks.filter(isText);
  const areTexts = texts.length === blocks.length;
  const isNear = (one: Figure): boolean => (one.place?.width ?? 0) * NEAR >= place.width;
  const figures = slide.blocks.filter(isFigure).filter(isNear);
  const least = Math.min(...figures.map((one) => one.place?.width ?? place.width));
  const kind = blocks.map(({ type }) => type).join();
  const isAligned = blocks.every(
    (block) => isText(block) || block.type === 'number' || block.type === 'quote',
  );
  // What is to be seen in a chart its writer said where it was to stand.
  const seen = blocks.flatMap((one) => (one.type === 'chart' ? [one.chart.takeaway] : []));
  const says = [slide.title, slide.subtitle ?? '', ...seen];
  const bare = { ...slide, blocks: blocks.map((block): SlideBlock => ({ ...block, slot: 'main' })) };
  return {
    ...{ place, kind, isAligned },
    lines: texts.flatMap(({ text }) => (plainText(text).includes('\n') ? [text] : [])),
    most: areTexts
      ? page.look.least > 0
        ? TEXT.large
        : TEXT.most
      : only?.type === 'number'
        ? VALUE.most
        : USUAL,
    fit(width, room) {
      if (areTexts) return textFit(texts, width, room);
      const isAlone = only !== undefined && others.length === 0;
      if (isAlone && isFigure(only)) {
        const size = valueSize(figures, Math.min(width, least), VALUE.size * room.scale, {
          ...room,
          scale: 1,
        });
        return placedFigure(only, slide.blocks, size, width, room);
      }
      if (isAlone && only.type === 'callToAction' && only.placeholder !== true)
        return callFit(only, width, room, says, CALL_AIR);
      if (isAlone && isFramed(only))
        return filling((area) => frameOf(only, area, room, fillsSlide(place, page) ? openBand(page) : area));
      if (isAlone && only.type === 'image')
        return filling((area) =>
          room.assets.flatMap((asset) =>
            asset.id === only.asset ? { kind: 'picture', asset, ...area } : [],
          ),
        );
      return bodyFit(bare, width, { ...room, wide: width > wide * 0.6 }, says);
    },
  };
}

/** The look of what stands in a place. */
function lookIn({ spec, look }: Page, { ink, ground }: SlidePlace): Page['look'] {
  if (ink === undefined && (ground === undefined || ground === 'background')) return look;
  const hex = (role: string): string => colorOf(spec.theme, role).slice(0, 7);
  const own = lookOn(look, ground === undefined ? look.ground : hex(ground), ink && hex(ink));
  return { ...own, least: look.least };
}

const DOWN = { middle: 0.5, bottom: 1 } as const;
/** Sizes that differ by less were meant to be one. */
const NEAR = 1.3;
const STEP = 0.96;
const LEAST = 0.3;
/** So much smaller type is better than a line that is parted. */
const YIELDED = 0.75;

const roomIn = (page: Page, place: SlidePlace, scale: number): Room => ({
  ...roomOf(page, scale, false),
  look: lookIn(page, place),
});

/** The largest scale at which something fits its place. */
function scaleOf(page: Page, { place, most, fit, lines = [] }: Region): number {
  const { width, height } = place;
  const room = roomIn(page, place, most);
  const isOver = (scale: number): boolean => scale > LEAST && fit(width, { ...room, scale }).height > height;
  const isParted = (scale: number): boolean =>
    lines.some((text) => page.measure.width(text, bodyStyle({ ...room, scale }, TEXT.size)) > width);
  let scale = most;
  while (isOver(scale)) scale *= STEP;
  let whole = scale;
  while (isParted(whole) && whole > scale * YIELDED) whole *= STEP;
  return isParted(whole) ? scale : whole;
}

/** What stands in a place, at its sides, and mirrored within it where reading begins at the right. */
function drawn(page: Page, { place, isAligned, fit }: Region, scale: number): SlideElement[] {
  const { x, y, width, height, align, valign } = place;
  const isRtl = page.spec.dir === 'rtl';
  const fitted = fit(width, roomIn(page, place, scale));
  const own = Math.max(fitted.height, Math.min(height, fitted.most));
  const down = valign === undefined ? 0 : DOWN[valign] * Math.max(0, height - own);
  return fitted.draw({ x, y: y + down, width, height: own }).flatMap((one) => {
    // A dash before a name stays behind where the name moves.
    if (isAligned && align !== undefined)
      return one.kind === 'text' ? { ...one, x, width, style: { ...one.style, align } } : [];
    return isRtl ? { ...one, x: x + width - (one.x - x) - one.width } : one;
  });
}

/** Sizes of texts in a row that differ by less were meant to be one. */
const IN_ROW = 1.6;

/** All in the size of the smallest of those that were meant to be alike; what has places of one size is so in the end. */
function inStep(sized: readonly Sized[]): Sized[] {
  const least = (of: readonly Sized[], isOne: (one: Sized, other: Sized) => boolean): Sized[] =>
    of.map((one) => {
      const alike = of.filter((other) => other.region.kind === one.region.kind && isOne(one, other));
      return { ...one, scale: Math.min(...alike.map(({ scale }) => scale)) };
    });
  const near = least(sized, (one, other) => {
    const { place, kind } = one.region;
    const next = other.region.place;
    const isRow = kind === 'text' && place.y === next.y && place.height === next.height;
    return other.scale * (isRow ? IN_ROW : NEAR) >= one.scale;
  });
  return least(near, (one, other) => isOneSize(one.region.place, other.region.place));
}

/** What is narrower holds nothing: gaps between parts alone are as wide. */
const LEAST_SIDE = 60;
/** So much of a place beyond the margin, where it begins within both, is a slip. */
const SLIP = 0.1;
function withRoom(place: SlidePlace, { width, margin }: Page): SlidePlace {
  const end = width - margin - place.x;
  const isSlip = place.align === undefined && place.x >= margin && end > place.width * (1 - SLIP);
  return { ...place, width: Math.max(isSlip ? Math.min(end, place.width) : place.width, LEAST_SIDE) };
}

/** A slide as its writer placed it: what is drawn, and before it title, subtitle and blocks. */
export function placed(page: Page, { title, subtitle, foot: shown }: Placed): SlideElement[] {
  const { spec, slide, width, height } = page;
  const art = spec.assets.find(({ id }) => id === slide.image);
  const groups = [...Map.groupBy(slide.blocks, ({ place }) => JSON.stringify(place)).values()];
  const regions = [
    ...(title ? [titleIn(page, withRoom(title, page))] : []),
    ...(subtitle && slide.subtitle !== undefined ? [subtitleIn(page, withRoom(subtitle, page))] : []),
    ...groups.flatMap((blocks) => {
      const place = blocks[0]?.place;
      return place ? [blocksIn(page, blocks, withRoom(place, page))] : [];
    }),
  ];
  const sized = inStep(regions.map((region) => ({ region, scale: scaleOf(page, region) })));
  const layer = (isUnder: boolean): SlideElement[] =>
    sized
      .filter(({ region }) => (region.place.behind ?? false) === isUnder)
      .flatMap(({ region, scale }) => drawn(page, region, scale));
  return [
    ...layer(true),
    ...(art ? [{ kind: 'picture', asset: art, isBehind: true, x: 0, y: 0, width, height } as const] : []),
    ...layer(false),
    ...(shown ? placedFoot(page, shown) : []),
  ];
}
