import { plainText, type Slide, type SlideBlock } from '@sitewright/site-spec';
import { markOf } from '../exports/invented.ts';
import { bulletsFit, isShortRows, sharedHeights } from './blocks/bullets.ts';
import { figuresFit, sharedFigures } from './blocks/figures.ts';
import { framesFit, isFramed } from './blocks/frame.ts';
import { gapFit, isGap } from './blocks/gap.ts';
import { markStyle } from './blocks/mark.ts';
import { chartFit, imageFit } from './blocks/media.ts';
import { panel } from './blocks/panel.ts';
import { peopleFit } from './blocks/people.ts';
import { areShortSteps, stepsFit } from './blocks/steps.ts';
import { tableFit } from './blocks/table.ts';
import { callFit, quoteFit, statementFit, textFit } from './blocks/text.ts';
import type { Area } from './element.ts';
import { beside, type Fitted, largest, type Room, stacked, words } from './fitted.ts';
import { type Page, roomOf } from './page.ts';

type Figure = Extract<SlideBlock, { type: 'number' }>;
/** Blocks that are laid out as one: figures that follow one another, or a single block. */
type Group = readonly SlideBlock[];

const isFigure = (block: SlideBlock): block is Figure => block.type === 'number';
/** What is looked at rather than read. */
const isShown = ({ type }: SlideBlock): boolean => type === 'chart' || type === 'image' || type === 'table';

/** What is under a slide's title, as wide as it may be. */
export function bodyFit(slide: Slide, width: number, own: Room, says: readonly string[]): Fitted {
  const room = { ...own, isTimeline: slide.layout === 'timeline' };
  const bands: { main: SlideBlock[]; sides: SlideBlock[] }[] = [];
  for (const block of slide.blocks) {
    const last = bands.at(-1);
    const isMain = block.slot === 'main';
    if (last === undefined || (isMain ? last.sides.length > 0 : last.main.length > 0))
      bands.push({ main: isMain ? [block] : [], sides: isMain ? [] : [block] });
    else last[isMain ? 'main' : 'sides'].push(block);
  }
  const alone = slide.blocks.length === 1;
  // Under a table stands a note on it.
  const gap = (slide.blocks.some(({ type }) => type === 'table') ? 16 : 26) * room.scale;
  return stacked(
    bands.map(({ main, sides }) =>
      main.length > 0
        ? stacked(
            groupsOf(main).map((group) => groupFit(group, width, room, says, alone)),
            gap,
          )
        : sidesFit(sides, width, room, says),
    ),
    gap,
  );
}

/** Whether a slide has one list of few words, or what is to be filled in, and nothing else. */
export function isShortList({ blocks, layout }: Slide, width: number, room: Room): boolean {
  const [only, ...others] = blocks;
  if (only === undefined || others.length > 0) return false;
  if (only.type === 'bullets') return isGap(only) || (only.heading === undefined && isShortRows(only, room));
  if (only.type === 'text') return isGap(only);
  return only.type === 'steps' && areShortSteps(only, width, { ...room, isTimeline: layout === 'timeline' });
}

function groupsOf(blocks: readonly SlideBlock[]): Group[] {
  const groups: SlideBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.every(isFigure) && isFigure(block)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** Left and right: a chart or a table takes two thirds beside words, all else a half each. */
function sidesFit(blocks: readonly SlideBlock[], width: number, room: Room, says: readonly string[]): Fitted {
  const sides = (['left', 'right'] as const)
    .map((slot) => blocks.filter((block) => block.slot === slot))
    .filter((side) => side.length > 0);
  // What is to be filled in takes no half of a slide from what is said.
  const hasGap = sides.some((side) => side.every(isGap));
  if (!room.wide || sides.length === 1 || hasGap)
    return stacked(
      groupsOf(sides.flat()).map((group) => groupFit(group, width, room, says, false)),
      22 * room.scale,
    );
  const shows = sides.map((side) => side.some(isShown));
  const isMixed = shows.some(Boolean) && !shows.every(Boolean);
  // A panel takes room from a list, and stands half empty beside a longer one.
  const isPair = blocks.every(({ type }) => ['text', 'number', 'callToAction'].includes(type));
  const gap = isPair ? 20 : 48;
  const share = isMixed ? shareOfShown(blocks) : 0.5;
  const widths = sides.map((_, at) => (width - gap) * (shows[at] === true ? share : 1 - share));
  const columns = sides.map((side, at) => {
    const own = widths[at] ?? 0;
    const narrow = { ...room, wide: false };
    const column = (within: number, inside: Room): Fitted =>
      inStep(sides, at, within, inside) ??
      stacked(
        groupsOf(side).map((group) => groupFit(group, within, inside, says, side.length === 1)),
        20 * room.scale,
      );
    return {
      ...(isPair ? panel((within) => column(within, narrow), own, room) : column(own, narrow)),
      width: own,
    };
  });
  const most = Math.max(...columns.map((column) => column.most));
  return beside(
    isPair ? columns.map((column) => ({ ...column, most })) : columns,
    gap,
    isMixed ? 'middle' : 'top',
  );
}

/** Beside a picture, so much of the width for it: the more is said, the less. */
function shareOfShown(blocks: readonly SlideBlock[]): number {
  const isPicture = blocks.every(({ type }) => type !== 'chart' && type !== 'table');
  const count = blocks.reduce(
    (sum, block) => sum + ('items' in block ? block.items.length : isShown(block) ? 0 : 1),
    0,
  );
  return !isPicture || count <= 2 ? 0.64 : count <= 4 ? 0.52 : 0.42;
}

type Bullets = Extract<SlideBlock, { type: 'bullets' }>;
const areBullets = (side: readonly SlideBlock[]): side is readonly [Bullets] =>
  side.length === 1 && side[0]?.type === 'bullets';
const areFigures = (side: readonly SlideBlock[]): side is readonly Figure[] => side.every(isFigure);

/** One of two sides whose lists or figures stand in step: headings, rules and rows at the heights of the other. */
function inStep(
  sides: readonly (readonly SlideBlock[])[],
  at: number,
  width: number,
  room: Room,
): Fitted | undefined {
  const lists = sides.filter(areBullets);
  const list = lists[at]?.[0];
  if (list !== undefined && lists.length === sides.length) {
    const shared = sharedHeights(lists.flat(), width, room);
    const fit = bulletsFit(list, width, room, shared);
    // The shorter of two lists out of step would take more air than the other.
    return marked(list, shared.rows.length > 0 ? fit : { ...fit, most: fit.height }, width, room);
  }
  const figures = sides.filter(areFigures);
  const own = figures[at];
  return own === undefined || figures.length < sides.length
    ? undefined
    : figuresFit(own, width, room, sharedFigures(figures, width, room));
}

/** A group in its form, and under it that it was invented, where it was. */
function groupFit(group: Group, width: number, room: Room, says: readonly string[], alone: boolean): Fitted {
  const [block] = group;
  if (block === undefined) return stacked([], 0);
  if (group.every(isFigure))
    return figuresFit(group, width, alone || group.length > 1 ? room : { ...room, wide: false });
  return marked(block, blockFit(block, width, room, says, alone), width, room, alone);
}

/** A block and under it that it was invented, where it was. */
function marked(block: SlideBlock, fit: Fitted, width: number, room: Room, alone = false): Fitted {
  const mark = block.type === 'chart' || isFramed(block) ? undefined : markOf(block, room.marks);
  if (mark === undefined) return fit;
  const below = { tag: 'P', text: mark, style: markStyle(room) } as const;
  return (
    gapFit(block, mark, width, room, alone) ?? stacked([fit, words([below], width, room)], 6 * room.scale)
  );
}

/** Fits one block of a slide into a width. */
export function blockFit(
  block: SlideBlock,
  width: number,
  room: Room,
  says: readonly string[],
  alone: boolean,
): Fitted {
  switch (block.type) {
    case 'bullets': {
      // A list of one point is a statement.
      const [only, ...others] = block.items;
      const isOne = alone && only !== undefined && others.length === 0 && block.heading === undefined;
      if (isOne)
        return textFit({ id: block.id, slot: block.slot, type: 'text', text: only.text }, width, room, alone);
      return statementFit(block, width, room) ?? bulletsFit(block, width, room);
    }
    case 'text':
      return isFramed(block)
        ? framesFit(block, width, room, block.look ?? {})
        : textFit(block, width, room, alone);
    case 'quote':
      return quoteFit(block, width, room);
    case 'callToAction':
      return callFit(block, width, room, says);
    case 'number':
      return figuresFit([block], width, room);
    case 'steps':
      return stepsFit(block, width, room);
    case 'people':
      return peopleFit(block, width, room);
    case 'table':
      return tableFit(block, width, room);
    case 'chart':
      return chartFit(block, width, room, says);
    case 'image':
      return imageFit(block, width, room);
  }
}

/** The body of a slide in an area, as large as it may be. */
export function fittedBody(page: Page, area: Area, wide: boolean, most: number): Fitted {
  const { slide } = page;
  const texts = slide.blocks.flatMap((block) => (block.type === 'text' ? [plainText(block.text)] : []));
  const says = [slide.title, slide.subtitle ?? '', ...texts];
  return largest((scale) => bodyFit(slide, area.width, roomOf(page, scale, wide), says), area.height, most);
}
