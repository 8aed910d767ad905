import type { SlideBlock } from '@sitewright/site-spec';
import { orderedFit } from './blocks/ordered.ts';
import type { Area, SlideElement } from './element.ts';
import {
  beside,
  type Fitted,
  headingStyle,
  largest,
  type Room,
  stacked,
  type Words,
  words,
} from './fitted.ts';
import { lookOn, type Order } from './ordered-look.ts';
import { lengthOf, type Page, roomOf } from './page.ts';

type Column = 'left' | 'center' | 'right';
type Align = 'start' | 'center' | 'end';
type BlockFit = (block: SlideBlock, width: number, room: Room) => Fitted;

const COLUMNS: readonly Column[] = ['left', 'center', 'right'];
const BAR = 18;
const LARGEST = 1.35;

/** A slide as it was ordered: its title, its blocks and its bars where they shall stand, in their own colours. */
export function ordered(page: Page, order: Order, usual: BlockFit): SlideElement[] {
  const { slide, width, height, margin } = page;
  const at = (edge: string) => slide.blocks.filter(({ look }) => look?.place?.startsWith(edge));
  const tops = at('top');
  const bottoms = at('bottom');
  const middle = slide.blocks.filter((block) => !tops.includes(block) && !bottoms.includes(block));
  const side = order.title.place === 'left' || order.title.place === 'right' ? order.title.place : undefined;
  const inner = { x: margin, width: width - margin * 2 };
  const upper = edgeRow(page, tops, usual);
  const lower = edgeRow(page, bottoms, usual);
  const head = side === undefined ? titleOf(page, order, inner.width, height * 0.26) : undefined;
  const isBanded = head !== undefined && order.title.fills?.[0] !== undefined;
  const headTop = margin * 0.75;
  const headHeight = upper.height + (tops.length > 0 ? 10 : 0) + (head?.height ?? 0);
  const top = headTop + headHeight + (headHeight === 0 ? 0 : isBanded ? 34 : 22);
  const low = height - margin * 0.8 - lower.height;
  const area = { ...inner, y: top, height: low - top - (lower.height > 0 ? 16 : 0) };
  const band: SlideElement[] = isBanded
    ? [
        {
          kind: 'shape',
          shape: 'rectangle',
          fill: order.title.fills?.[0] ?? '',
          x: 0,
          y: 0,
          width,
          height: headTop + headHeight + 14,
        },
      ]
    : [];
  return [
    ...edges(page, order),
    ...band,
    ...upper.draw({ ...inner, y: headTop, height: upper.height }),
    ...(head?.draw({ ...inner, y: headTop + headHeight - head.height, height: head.height }) ?? []),
    ...(side === undefined
      ? body(page, middle, area, usual)
      : besideTitle(page, order, side, middle, area, usual)),
    ...lower.draw({ ...inner, y: low, height: lower.height }),
  ];
}

/** The bars and the line around a slide. */
function edges({ width, height }: Page, { bars, frame }: Order): SlideElement[] {
  const [inset, line] = [12, 2.5];
  const sides: Area[] = [
    { x: inset, y: inset, width: width - inset * 2, height: line },
    { x: inset, y: height - inset - line, width: width - inset * 2, height: line },
    { x: inset, y: inset, width: line, height: height - inset * 2 },
    { x: width - inset - line, y: inset, width: line, height: height - inset * 2 },
  ];
  const around = frame === undefined ? [] : sides.map((area) => ({ ...area, fill: frame }));
  const drawn = bars.map(({ place = 'bottom', fills }) => ({
    fill: fills?.[0] ?? '#888888',
    x: place === 'right' ? width - BAR : 0,
    y: place.startsWith('bottom') ? height - BAR : 0,
    width: place === 'left' || place === 'right' ? BAR : width,
    height: place === 'left' || place === 'right' ? height : BAR,
  }));
  return [...around, ...drawn].map((one) => ({ kind: 'shape', shape: 'rectangle', ...one }));
}

const alignOf = (place = ''): Align =>
  place.endsWith('right')
    ? 'end'
    : place === 'top' || place === 'bottom' || place === 'center'
      ? 'center'
      : 'start';

/** The title, as large as its room lets it be; on a button where one was ordered. */
function titleOf(page: Page, { title }: Order, width: number, most: number): Fitted {
  const { slide, look } = page;
  const fill = title.fills?.[0];
  const own =
    fill === undefined
      ? lookOn(look, look.ground, title.ink ?? look.ink)
      : lookOn(look, fill, title.ink ?? look.ink);
  const align = alignOf(title.place);
  if (title.form === 'button') {
    const block: SlideBlock = {
      id: 'title',
      slot: 'main',
      type: 'text',
      text: slide.title,
      look: { form: 'button' },
    };
    const button = orderedFit(block, width, roomOf(page, 1.15, false), align);
    if (button) return button;
  }
  const length = lengthOf(slide.title);
  const size = length <= 30 ? 40 : length <= 64 ? 34 : 29;
  return largest(
    (scale) => {
      const room = { ...roomOf(page, scale, false), look: own };
      const texts: Words[] = [
        { tag: 'H1', text: slide.title, style: { ...headingStyle(room, size), align } },
        ...(slide.subtitle === undefined
          ? []
          : [
              {
                tag: 'P' as const,
                text: slide.subtitle,
                style: { ...headingStyle(room, 18), bold: false, align },
                before: 6,
              },
            ]),
      ];
      return words(texts, width, room);
    },
    most,
    1,
  );
}

/** What stands at an edge, small: left, middle and right in one row. */
function edgeRow(page: Page, blocks: readonly SlideBlock[], usual: BlockFit): Fitted {
  if (blocks.length === 0) return stacked([], 0);
  const { width, margin } = page;
  const gap = 20;
  const own = (width - margin * 2 - gap * 2) / 3;
  const room = roomOf(page, 1, false);
  const parts = (['start', 'center', 'end'] as const).map((align) => {
    const mine = blocks.filter(({ look }) => alignOf(look?.place) === align);
    return {
      ...stacked(
        mine.map((block) => orderedFit(block, own, room, align, true) ?? usual(block, own, room)),
        8,
      ),
      width: own,
    };
  });
  return beside(parts, gap, 'middle');
}

/** The column of a block; what nobody placed stands in the middle one, or beside what has a side. */
function columnOf(block: SlideBlock, used: ReadonlySet<string | undefined>): Column | undefined {
  const place = COLUMNS.find((one) => one === block.look?.place);
  if (place !== undefined) return place;
  if (used.has('center')) return 'center';
  if (used.has('left') === used.has('right')) return undefined;
  return used.has('left') ? 'right' : 'left';
}

const isFrame = ({ look }: SlideBlock): boolean => look?.form === 'picture' || look?.form === 'round';

/** All between title and foot: columns side by side, and over or under them what goes across. */
function body(page: Page, blocks: readonly SlideBlock[], area: Area, usual: BlockFit): SlideElement[] {
  if (blocks.length === 0) return [];
  const used = new Set(blocks.map(({ look }) => look?.place));
  const placed = blocks.map((block) => ({ block, column: columnOf(block, used) }));
  const first = placed.findIndex(({ column }) => column !== undefined);
  const fit = (scale: number): Fitted => {
    const room = roomOf(page, scale, false);
    const across = (at: number, end: number): Fitted[] =>
      placed
        .slice(at, end)
        .filter(({ column }) => column === undefined)
        .map(({ block }) => blockFit(block, area.width, room, 'start', usual));
    const columns = columnsFit(placed, area.width, room, usual);
    const rows =
      first === -1
        ? across(0, placed.length)
        : [...across(0, first), columns, ...across(first, placed.length)];
    return stacked(rows, 18 * scale);
  };
  return within(largest(fit, area.height, LARGEST), area);
}

/** Drawn in an area, a little above its middle. */
function within(fitted: Fitted, area: Area): SlideElement[] {
  const own = Math.max(fitted.height, Math.min(area.height, fitted.most));
  return fitted.draw({ ...area, y: area.y + Math.max(0, area.height - own) * 0.35, height: own });
}

const blockFit = (block: SlideBlock, width: number, room: Room, align: Align, usual: BlockFit): Fitted =>
  orderedFit(block, width, room, align) ?? usual(block, width, room);

function columnsFit(
  placed: readonly { block: SlideBlock; column: Column | undefined }[],
  width: number,
  room: Room,
  usual: BlockFit,
): Fitted {
  const columns = COLUMNS.map((name) => ({
    name,
    blocks: placed.filter(({ column }) => column === name).map(({ block }) => block),
  })).filter(({ blocks }) => blocks.length > 0);
  const gap = columns.length > 2 ? 28 : 40;
  // What is only looked at is narrower than what is read.
  const weights = columns.map(({ blocks }) => (blocks.every(isFrame) ? 0.55 : 1));
  const sum = weights.reduce((all, one) => all + one, 0);
  const parts = columns.map(({ name, blocks }, at) => {
    const own = ((width - gap * (columns.length - 1)) * (weights[at] ?? 1)) / sum;
    const isMiddle = name === 'center' && !blocks.some(isFrame) && blocks.some(({ type }) => type === 'text');
    const fits = (shown: readonly SlideBlock[]): Fitted & { width: number } => ({
      ...stacked(
        shown.map((block) => blockFit(block, own, room, isMiddle ? 'center' : 'start', usual)),
        14 * room.scale,
      ),
      width: own,
    });
    const frames = blocks.filter(isFrame);
    return {
      all: fits(blocks),
      frames: fits(frames),
      words: fits(blocks.filter((block) => !isFrame(block))),
      frameCount: frames.length,
    };
  });
  // Pictures over headings are of one height, so that the headings stand on one line.
  if (columns.length < 3 || parts.some(({ frameCount }) => frameCount === 0))
    return beside(
      parts.map(({ all }) => all),
      gap,
    );
  const rows = [parts.map(({ frames }) => frames), parts.map(({ words: said }) => said)];
  return stacked(
    rows.map((row) =>
      beside(
        row.map((one) => ({
          ...one,
          most: Math.max(...row.map(({ most }) => most)),
          draw: (area: Area) => one.draw(area),
        })),
        gap,
      ),
    ),
    14 * room.scale,
  );
}

/** The title over the whole height of one side, on its own ground where it has one, and all else beside it. */
function besideTitle(
  page: Page,
  order: Order,
  side: 'left' | 'right',
  blocks: readonly SlideBlock[],
  area: Area,
  usual: BlockFit,
): SlideElement[] {
  const { width, height, margin } = page;
  const share = width * 0.38;
  const x = side === 'left' ? 0 : width - share;
  const title = titleOf(page, order, share - margin * 1.5, height * 0.6);
  const fill = order.title.fills?.[0];
  const ground: SlideElement[] =
    fill === undefined ? [] : [{ kind: 'shape', shape: 'rectangle', fill, x, y: 0, width: share, height }];
  const from = x + (side === 'left' ? margin : margin * 0.5);
  const own = { ...area, x: side === 'left' ? share + 36 : margin, width: width - share - margin - 36 };
  const rest = blocks.map((block) =>
    block.look?.place === side ? block : { ...block, look: { ...block.look, place: undefined } },
  );
  return [
    ...ground,
    ...title.draw({
      x: from,
      y: (height - title.height) / 2,
      width: share - margin * 1.5,
      height: title.height,
    }),
    ...body(page, rest, own, usual),
  ];
}
