import type { OrderedLook, SlideBlock } from '@sitewright/site-spec';
import { isFramed } from './blocks/frame.ts';
import { orderedFit } from './blocks/ordered.ts';
import type { Area, SlideElement } from './element.ts';
import { beside, type Fitted, filled, largest, type Room, stacked } from './fitted.ts';
import type { Order } from './ordered-look.ts';
import { type Page, roomOf } from './page.ts';

type Column = 'left' | 'center' | 'right';
type BlockFit = (block: SlideBlock, width: number, room: Room) => Fitted;

/** A slide that is being laid out as ordered. */
export interface Ordering {
  page: Page;
  order: Order;
  usual: BlockFit;
}

const COLUMNS: readonly Column[] = ['left', 'center', 'right'];
/** The scale of the words of a slide that has few. */
const LARGEST = 1.5;
const BROAD = 800;

/** The column of a block; what nobody placed stands in the middle one, or beside what has a side. */
function columnOf({ look }: SlideBlock, used: ReadonlySet<string | undefined>): Column | undefined {
  const place = COLUMNS.find((one) => look?.place === one || look?.place?.endsWith(`-${one}`));
  if (place !== undefined) return place;
  if (used.has('center')) return 'center';
  if (used.has('left') === used.has('right')) return undefined;
  return used.has('left') ? 'right' : 'left';
}

/** All between title and foot: columns side by side, and over or under them what goes across. */
export function body(
  { page, order, usual }: Ordering,
  blocks: readonly SlideBlock[],
  area: Area,
  { isBoxed = false, isLed = false } = {},
): SlideElement[] {
  if (blocks.length === 0) return [];
  const used = new Set(blocks.map(({ look }) => look?.place));
  const isNote = (block: SlideBlock): boolean => isNoteOf(block, blocks[blocks.indexOf(block) - 1]);
  const placed = blocks.map((block) => ({
    block,
    column: isNote(block) ? undefined : columnOf(block, used),
  }));
  // One text before all that has a side goes across.
  const [opening, ...others] = placed;
  const isLead =
    others.length > 0 && others.every(({ block }) => COLUMNS.some((one) => block.look?.place?.endsWith(one)));
  if (
    opening?.block.type === 'text' &&
    opening.block.look?.place === undefined &&
    !isFramed(opening.block) &&
    isLead
  )
    opening.column = undefined;
  const first = placed.findIndex(({ column }) => column !== undefined);
  // Before a picture behind it, what is to be read stands on the slide's own ground.
  const padding = isBoxed ? 24 : 0;
  const inside = { ...area, x: area.x + padding, width: area.width - padding * 2 };
  const fit = (scale: number): Fitted => {
    const room = roomOf(page, scale, false);
    const across = (at: number, end: number): Fitted[] =>
      placed
        .slice(at, end)
        .filter(({ column }) => column === undefined)
        .map(({ block }) =>
          isNote(block)
            ? (orderedFit(block, inside.width, room, alignOf(block), true) ??
              usual(block, inside.width, room))
            : blockFit(block, inside.width, room, 'start', usual),
        );
    const columns = columnsFit(placed, inside.width, room, { usual, order });
    const rows =
      first === -1
        ? across(0, placed.length)
        : [...across(0, first), columns, ...across(first, placed.length)];
    return stacked(rows, 18 * scale);
  };
  // What follows a title in the middle is no larger than that.
  const fitted = largest(fit, area.height - padding * 2, isLed ? 1.15 : LARGEST);
  const own = Math.max(fitted.height, Math.min(area.height - padding * 2, fitted.most));
  const y = area.y + padding + Math.max(0, area.height - padding * 2 - own) * (isLed ? 0 : 0.4);
  const ground = filled(page.look.ground, { ...area, y: y - padding, height: own + padding * 2 });
  return [...(isBoxed ? [ground] : []), ...fitted.draw({ ...inside, y, height: own })];
}

/** Words right after a table, at no side: a note to it, smaller than what stands in its cells. */
const isNoteOf = (block: SlideBlock, before: SlideBlock | undefined): boolean =>
  before?.type === 'table' &&
  block.type === 'text' &&
  block.look?.form === undefined &&
  !/left|right/u.test(block.look?.place ?? '');

const alignOf = ({ look }: SlideBlock): 'start' | 'center' => (look?.place === 'center' ? 'center' : 'start');

const blockFit = (
  block: SlideBlock,
  width: number,
  room: Room,
  align: 'start' | 'center',
  usual: BlockFit,
): Fitted =>
  orderedFit(block, width, room, align) ??
  // Steps that have the width of a slide go from side to side.
  usual(block, width, {
    ...room,
    wide: block.type === 'steps' && width > BROAD,
    isTimeline: block.type === 'steps' && block.items.every(({ label }) => label),
  });

function columnsFit(
  placed: readonly { block: SlideBlock; column: Column | undefined }[],
  width: number,
  room: Room,
  { usual, order }: Pick<Ordering, 'usual' | 'order'>,
): Fitted {
  const rule = uprightOf(order);
  const columns = COLUMNS.map((name) => ({
    name,
    blocks: placed.filter(({ column }) => column === name).map(({ block }) => block),
  })).filter(({ blocks }) => blocks.length > 0);
  const gap = columns.length > 2 ? 28 : 40;
  // What is only looked at is narrower than what is read.
  const weights = columns.map(({ blocks }) => (blocks.every(isFramed) ? 0.75 : 1));
  const sum = weights.reduce((all, one) => all + one, 0);
  const parts = columns.map(({ name, blocks }, at) => {
    const own = ((width - gap * (columns.length - 1)) * (weights[at] ?? 1)) / sum;
    const isMiddle =
      name === 'center' && !blocks.some(isFramed) && blocks.some(({ type }) => type === 'text');
    const fits = (shown: readonly SlideBlock[]): Fitted & { width: number } => ({
      ...stacked(
        [
          ...shown.map((block) => blockFit(block, own, room, isMiddle ? 'center' : 'start', usual)),
          ...order.bars
            .filter((bar) => bar.form === 'lines' && name !== 'center' && bar.place === name)
            .map(ruleFit),
        ],
        14 * room.scale,
      ),
      width: own,
    });
    return {
      ...{ all: fits(blocks), frames: fits(blocks.filter(isFramed)) },
      words: fits(blocks.filter((block) => !isFramed(block))),
      hasFrame: blocks.some(isFramed),
    };
  });
  // Boxes in rows and columns are as high as those beside them.
  const cells = columns.map(({ blocks }) => blocks);
  const most = Math.max(...cells.map(({ length }) => length));
  if (
    most > 1 &&
    cells.length > 1 &&
    cells.every((own) => own.length === most && own.every(({ look }) => look?.form === 'box'))
  ) {
    const each = (width - gap * (cells.length - 1)) / cells.length;
    const fitOf = (block: SlideBlock | undefined) => ({
      ...(block ? blockFit(block, each, room, 'start', usual) : stacked([], 0)),
      width: each,
    });
    return stacked(
      Array.from({ length: most }, (_, at) =>
        inOneRow(
          cells.map((own) => fitOf(own[at])),
          gap,
          rule,
        ),
      ),
      14 * room.scale,
    );
  }
  // Pictures over headings are of one height, so that the headings stand on one line.
  if (columns.length < 3 || parts.some(({ hasFrame }) => !hasFrame))
    return inOneRow(
      parts.map(({ all }) => all),
      gap,
      rule,
    );
  const rows = [parts.map(({ frames }) => frames), parts.map(({ words: said }) => said)];
  return stacked(
    rows.map((row) => inOneRow(row, gap, rule)),
    18 * room.scale,
  );
}

/** Columns of one height, with the line between them that was ordered. */
function inOneRow(
  parts: readonly (Fitted & { width: number })[],
  gap: number,
  rule: string | undefined,
): Fitted {
  const most = Math.max(...parts.map((part) => part.most));
  const row = beside(
    parts.map((part) => ({ ...part, most })),
    gap,
  );
  const edges = parts
    .slice(1)
    .map((_, at) =>
      parts.slice(0, at + 1).reduce((sum, { width }) => sum + width + gap, -gap / 2 - RULE / 2),
    );
  const lines = ({ x, y, height }: Area): SlideElement[] =>
    rule === undefined ? [] : edges.map((edge) => filled(rule, { x: x + edge, y, width: RULE, height }));
  return { ...row, draw: (area) => [...row.draw(area), ...lines(area)] };
}

/** A line that was ordered below what stands at a side. */
const ruleFit = (look: OrderedLook): Fitted => ({
  ...{ height: RULE, most: RULE },
  draw: (area) => [filled(lineColour(look), { ...area, height: RULE })],
});

/** The colour of an ordered line or bar; grey where none was told. */
export const lineColour = ({ fills }: OrderedLook): string => fills?.[0] ?? '#888888';

/** How thick an ordered line is. */
export const RULE = 2.5;

/** The colour of the line that was ordered between what stands side by side. */
export const uprightOf = ({ bars }: Order): string | undefined => {
  const rule = bars.find(({ form, place }) => form === 'lines' && place === 'center');
  return rule && lineColour(rule);
};
