import { type OrderedLook, plainText, type SlideBlock } from '@sitewright/site-spec';
import { inkOn } from '../contrast.ts';
import { mixed } from '../mixed-colour.ts';
import { type Frame, frameOf, isFramed } from './blocks/frame.ts';
import { orderedFit } from './blocks/ordered.ts';
import type { Area, SlideElement } from './element.ts';
import { type Fitted, filled, headingStyle, largest, stacked, type Words, words } from './fitted.ts';
import { body, lineColour, type Ordering, RULE, uprightOf } from './ordered-body.ts';
import { alignOf, edgeRow } from './ordered-edges.ts';
import { lookOn, type Order } from './ordered-look.ts';
import { lengthOf, type Page, roomOf } from './page.ts';

const BAR = 18;
/** The share of the width that a picture takes which has a side for itself. */
const SIDE = 0.4;

/** A slide as it was ordered: its title, its blocks and its bars where they shall stand, in their own colours. */
export function ordered(page: Page, order: Order, usual: Ordering['usual']): SlideElement[] {
  const { slide, width, height, margin } = page;
  const ordering = { page, order, usual };
  const behind = slide.blocks.filter(isFramed).find(({ look }) => look?.place === 'background');
  const hero = heroOf(ordering);
  const rest = slide.blocks.filter((block) => block !== behind && block !== hero);
  const at = (edge?: 'top' | 'bottom') => rest.filter((block) => edgeOf(block, rest) === edge);
  const heroWide = hero === undefined ? 0 : width * SIDE;
  const heroLeads = hero?.look?.place === 'left';
  const inner = { x: margin + (heroLeads ? heroWide : 0), width: width - heroWide - margin * 2 };
  const head = headOf(ordering, at('top'), inner, hero !== undefined);
  const lower = edgeRow(ordering, at('bottom'), inner.width);
  // The words for a picture behind all stand at the very foot.
  const foot = behind === undefined ? 0 : 34;
  const low = height - margin * 0.8 - foot - lower.height;
  const end = low - (lower.height > 0 ? 20 : 0);
  const middle = at();
  // A title at a side beside a picture at the other is no head: it stands in the middle with what goes with it.
  // So does the title of a slide that says little else.
  const areShort = middle.every(
    (block) => block.type === 'text' && block.look?.form === undefined && plainText(block.text).length < 90,
  );
  const isCover =
    areShort &&
    middle.length > 0 &&
    middle.length <= 2 &&
    hero === undefined &&
    order.title.fills === undefined;
  const isLed =
    isCover || (hero !== undefined && sideOf(order.title.place) !== undefined && middle.length <= 1);
  const down = isLed ? Math.max(0, height * 0.36 - head.bottom / 2) : 0;
  const area = { ...inner, y: head.bottom + down, height: end - head.bottom - down };
  const upright = uprightOf(order);
  const heroArea = {
    x: heroLeads ? 0 : width - heroWide,
    y: head.band,
    width: heroWide,
    height: height - head.band,
  };
  return [
    ...(behind === undefined ? [] : background(page, behind)),
    ...edges(page, order),
    ...head.draw(down),
    ...(head.side === undefined
      ? body(ordering, isCover && order.title.place === 'center' ? middle.map(inMiddle) : middle, area, {
          isBoxed: behind !== undefined,
          isLed,
        })
      : besideTitle(ordering, head.side, middle, area)),
    ...lower.draw({ ...inner, y: low, height: lower.height }),
    ...order.bars
      .filter((bar) => !isBar(bar) && bar.place === 'bottom')
      .map((bar) => filled(bar.fills?.[0] ?? page.look.accent, { ...inner, y: low - 12, height: RULE })),
    ...(hero === undefined ? [] : frameOf(hero, heroArea, roomOf(page, 1, false), heroArea)),
    ...(hero && upright
      ? [filled(upright, { ...heroArea, x: heroLeads ? heroWide : heroArea.x, width: RULE })]
      : []),
  ];
}

const inMiddle = (block: SlideBlock): SlideBlock => ({ ...block, look: { ...block.look, place: 'center' } });

interface Head {
  /** The side that the title takes over the whole height; it is not drawn here then. */
  side: 'left' | 'right' | undefined;
  /** Where what is under it begins, and where its own ground ends. */
  bottom: number;
  band: number;
  draw(down: number): SlideElement[];
}

/** What stands at the top: small things in a row, and the title, on a band over the whole width where it has a ground. */
function headOf(
  ordering: Ordering,
  tops: readonly SlideBlock[],
  inner: { x: number; width: number },
  hasHero: boolean,
): Head {
  const { page, order } = ordering;
  const { width, height, margin } = page;
  const fill = isButton(order.title) ? undefined : order.title.fills?.[0];
  const side = hasHero ? undefined : sideOf(order.title.place);
  const across = fill === undefined ? inner : { x: margin, width: width - margin * 2 };
  const upper = edgeRow(ordering, tops, across.width);
  // A title that stands in a place of its own among the rest is not said twice.
  const isSaid = page.slide.blocks.some(
    (block) => block.type === 'text' && plainText(block.text) === page.slide.title,
  );
  const title = side === undefined && !isSaid ? titleOf(ordering, across.width, height * 0.26) : undefined;
  const top = margin * 0.8;
  const own = upper.height + (upper.height > 0 ? 10 : 0) + (title?.height ?? 0);
  const band = title === undefined || fill === undefined ? 0 : top + own + 20;
  // A line that was ordered below the title.
  const rule = order.bars.find((bar) => !isBar(bar) && bar.place === undefined);
  const under = { ...across, y: (band || top + own) + 12, height: RULE };
  return {
    ...{ side, band, bottom: (band > 0 ? band + 26 : top + own + (own === 0 ? 0 : 26)) + (rule ? 8 : 0) },
    draw: (down) => [
      ...(rule ? [filled(rule.fills?.[0] ?? page.look.accent, { ...under, y: under.y + down })] : []),
      ...(band > 0 && fill !== undefined ? [filled(fill, { x: 0, y: 0, width, height: band })] : []),
      ...upper.draw({ ...across, y: top, height: upper.height }),
      ...(title?.draw({ ...across, y: top + own - title.height + down, height: title.height }) ?? []),
    ],
  };
}

const sideOf = (place: string | undefined): 'left' | 'right' | undefined =>
  place === 'left' || place === 'right' ? place : undefined;

/** A picture that has a side of the slide for itself reaches to its edges; one in a line of its own colour does not. */
function heroOf({ page: { slide, width, height }, order }: Ordering): Frame | undefined {
  const { blocks } = slide;
  const pictures = blocks.filter(isFramed).filter(({ look }) => sideOf(look?.place) !== undefined);
  const [picture] = pictures;
  if (picture?.type !== 'text' || pictures.length > 1 || width < height * 1.2) return undefined;
  const place = picture.look?.place;
  const isAlone =
    blocks.every((block) => block === picture || !block.look?.place?.endsWith(place ?? '')) &&
    !blocks.some(({ look }) => look?.place === 'center' || look?.place === 'background');
  const isFree =
    order.frame === undefined &&
    order.title.place !== place &&
    order.title.place !== 'top' &&
    order.bars.every((bar) => bar.place !== place && !bar.place?.startsWith('bottom'));
  const { form, fills } = picture.look ?? {};
  return isAlone && isFree && form === 'picture' && fills === undefined ? picture : undefined;
}

/** A picture behind all else: its tint, and at the foot what it will show. */
function background(page: Page, block: Frame): SlideElement[] {
  const { width, height, margin, look } = page;
  const room = roomOf(page, 1, false);
  const fit = orderedFit(block, width * 0.7, room, 'start', true);
  return [
    filled(mixed(look.ground, look.strong, 0.14), { x: 0, y: 0, width, height }),
    ...(fit?.draw({ x: margin, y: height - fit.height - 14, width: width * 0.7, height: fit.height }) ?? []),
  ];
}

/** The edge that a block stands at; below what has a side, a picture at the end of that side stands with it. */
function edgeOf({ look }: SlideBlock, all: readonly SlideBlock[]): 'top' | 'bottom' | undefined {
  const [edge, side] = look?.place?.split('-') ?? [];
  if (edge !== 'top' && edge !== 'bottom') return undefined;
  const isSeen = look?.form === 'picture' || look?.form === 'swatches' || look?.form === 'round';
  const isBesideButton = all.some(
    (other) => other.look?.form === 'button' && other.look.place === look?.place,
  );
  const goesOn = side !== undefined && !isBesideButton && all.some((other) => other.look?.place === side);
  return isSeen && goesOn ? undefined : edge;
}

const isBar = ({ form }: OrderedLook): boolean => form !== 'lines';

/** The bars and the line around a slide. */
function edges({ width, height }: Page, { bars, frame: line }: Order): SlideElement[] {
  const [inset, thick] = [12, 2.5];
  const sides: Area[] = [
    { x: inset, y: inset, width: width - inset * 2, height: thick },
    { x: inset, y: height - inset - thick, width: width - inset * 2, height: thick },
    { x: inset, y: inset, width: thick, height: height - inset * 2 },
    { x: width - inset - thick, y: inset, width: thick, height: height - inset * 2 },
  ];
  const around = line === undefined ? [] : sides.map((area) => filled(line, area));
  const drawn = bars.filter(isBar).map((bar) => {
    const { place = 'bottom' } = bar;
    return filled(lineColour(bar), {
      x: place === 'right' ? width - BAR : 0,
      y: place.startsWith('bottom') ? height - BAR : 0,
      width: place === 'left' || place === 'right' ? BAR : width,
      height: place === 'left' || place === 'right' ? height : BAR,
    });
  });
  return [...around, ...drawn];
}

/** A title in a box of its own in a corner is a button too. */
const isButton = ({ form, place }: OrderedLook): boolean =>
  form === 'button' || (form === 'box' && place?.includes('-') === true);

/** The title, as large as its room lets it be; on a button where one was ordered. */
function titleOf({ page, order: { title } }: Ordering, width: number, most: number): Fitted {
  const { slide, look } = page;
  const ground = title.fills?.[0] ?? look.ground;
  const own = lookOn(look, ground, title.ink ?? inkOn(ground, look.ink));
  // A title at a side begins where its column does.
  const align = sideOf(title.place) === undefined ? alignOf(title.place) : 'start';
  if (isButton(title)) {
    const named = { id: 'title', slot: 'main', type: 'text', text: slide.title } as const;
    const button = orderedFit(
      { ...named, look: { ...title, form: 'button' } },
      width,
      roomOf(page, 1.15, false),
      align,
    );
    if (button) return button;
  }
  const length = lengthOf(slide.title);
  const size = length <= 24 ? 44 : length <= 40 ? 38 : length <= 64 ? 34 : 30;
  return largest(
    (scale) => {
      const room = { ...roomOf(page, scale, false), look: own };
      const subtitle: Words[] =
        slide.subtitle === undefined
          ? []
          : [
              {
                ...{ tag: 'P', text: slide.subtitle, before: 6 },
                style: { ...headingStyle(room, 20), bold: false, align },
              },
            ];
      const name: Words = { tag: 'H1', text: slide.title, style: { ...headingStyle(room, size), align } };
      return words([name, ...subtitle], width, room);
    },
    most,
    sideOf(title.place) === undefined ? 1 : 1.25,
  );
}

/** The title over the whole height of one side, on its own ground where it has one, and all else beside it. */
function besideTitle(
  ordering: Ordering,
  side: 'left' | 'right',
  blocks: readonly SlideBlock[],
  area: Area,
): SlideElement[] {
  const { page, order } = ordering;
  const { width, height, margin } = page;
  const share = width * 0.4;
  const x = side === 'left' ? 0 : width - share;
  const wide = share - margin * 1.5;
  const title = titleOf(ordering, wide, height * 0.6);
  const fill = order.title.fills?.[0];
  const ground = fill === undefined ? [] : [filled(fill, { x, y: 0, width: share, height })];
  const from = x + (side === 'left' ? margin : margin * 0.5);
  const own = { ...area, x: side === 'left' ? share + 36 : margin, width: width - share - margin - 36 };
  // Words at the side of the title stand below it.
  const isUnder = (block: SlideBlock): boolean => block.look?.place === side && !isFramed(block);
  const rest = blocks
    .filter((block) => !isUnder(block))
    .map((block) =>
      block.look?.place === side ? block : { ...block, look: { ...block.look, place: undefined } },
    );
  const room = {
    ...roomOf(page, 1, false),
    look: lookOn(page.look, fill ?? page.look.ground),
  };
  const under = blocks
    .filter(isUnder)
    .map((block) => orderedFit(block, wide, room, 'start') ?? ordering.usual(block, wide, room));
  const told = stacked([title, ...under], 18);
  const rule = uprightOf(order);
  const edge = { x: side === 'left' ? share : x, y: margin, width: RULE, height: height - margin * 2 };
  return [
    ...ground,
    ...(rule === undefined ? [] : [filled(rule, edge)]),
    ...told.draw({ x: from, y: (height - told.height) / 2, width: wide, height: told.height }),
    ...body(ordering, rest, own),
  ];
}
