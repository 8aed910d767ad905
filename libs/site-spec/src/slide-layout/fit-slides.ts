import type { SlideBlock } from '../slides.ts';
import { plainText } from '../text.ts';

/** How many words a text has, in its language. */
type CountWords = (text: string) => number;

/** A place for a picture stands beside what is said. */
const PICTURE = 0.4;
const FIXED = { number: 0.25, image: 0.7, chart: 0.7, callToAction: 0.15 } as const;

/** How much of a slide a block fills; 1 is all of it. */
function loadOf(block: SlideBlock, words: CountWords): number {
  switch (block.type) {
    case 'bullets': {
      const count = block.items.reduce((sum, item) => sum + words(plainText(item.text)), 0);
      return Math.max(block.items.length / 6, count / 84) + (block.heading === undefined ? 0 : 0.1);
    }
    case 'text':
      if (block.look?.form === 'picture') return PICTURE;
      return words(plainText(block.text)) / 100 + (block.heading === undefined ? 0.05 : 0.15);
    case 'quote':
      return Math.max(0.6, words(block.text) / 70);
    case 'steps':
      return Math.max(0.6, block.items.length / 6);
    case 'people':
      return Math.max(0.5, block.items.length / 10);
    case 'table':
      return Math.max(0.35, (block.rows.length + 2) / 12);
    default:
      return FIXED[block.type];
  }
}

const FULL = 1.15;
/** What is said in one has its words set smaller before a second slide is made of it. */
const WHOLE = 1.35;
/** What can't be parted, and a slide that is all there is, has them smaller still. */
const ALONE = 2;
/** A slide that nobody placed holds no more blocks. */
const MOST_TOGETHER = 8;

/** What blocks fill together: columns stand side by side, so the fuller one counts. */
function loadTogether(blocks: readonly SlideBlock[], words: CountWords): number {
  const filled = { main: 0, left: 0, right: 0 };
  for (const block of blocks) filled[block.slot] += loadOf(block, words) * (block.slot === 'main' ? 1 : 1.15);
  return filled.main + Math.max(filled.left, filled.right);
}

/** Blocks in their order on as many slides as they need, columns that are compared on one; slides that were counted hold more. */
export function onSlides(
  blocks: readonly SlideBlock[],
  words: CountWords,
  isCounted: boolean,
): SlideBlock[][] {
  const all = besideShown(blocks);
  const fits = (some: readonly SlideBlock[], full: number): boolean =>
    some.length <= MOST_TOGETHER && loadTogether(some, words) <= full;
  if (fits(all, isCounted ? ALONE : WHOLE)) return [aloneInTheMiddle(all)];
  const slides: SlideBlock[][] = [];
  for (const block of all) {
    const last = slides.at(-1) ?? [];
    const isMain = block.slot === 'main';
    if (last.length > 0 && fits([...last, block], isCounted || !isMain ? ALONE : FULL)) last.push(block);
    else {
      // Columns go together: one that is torn off has nothing beside it.
      const from = last.findLastIndex(({ slot }) => slot === 'main') + 1;
      const isTorn = !isMain && from > 0 && fits([...last.slice(from), block], ALONE);
      slides.push([...(isTorn ? last.splice(from) : []), block]);
    }
  }
  return slides.map(aloneInTheMiddle);
}

/** A chart or a drawing with a few words has them at its side: what a chart shows is seen first, what a drawing shows is read before. */
function besideShown(blocks: readonly SlideBlock[]): SlideBlock[] {
  const charts = blocks.filter(({ type }) => type === 'chart' || type === 'image');
  const said = ['bullets', 'text', 'number', 'callToAction', charts[0]?.type === 'image' ? 'steps' : ''];
  const words = blocks.filter(({ type }) => said.includes(type));
  const isPair = charts.length === 1 && words.length === blocks.length - 1 && words.length <= 3;
  const [shown] = charts;
  const isChart = shown?.type === 'chart';
  if (!isPair || (isChart && blocks.some(({ slot }) => slot !== 'main'))) return [...blocks];
  const [own, other] =
    isChart || shown?.slot === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return blocks.map((block) => ({ ...block, slot: block === shown ? own : other }));
}

/** What is left alone of two columns takes the whole width. */
function aloneInTheMiddle(blocks: SlideBlock[]): SlideBlock[] {
  const slots = new Set(blocks.map(({ slot }) => slot));
  return slots.size === 1 && !slots.has('main')
    ? blocks.map((block) => ({ ...block, slot: 'main' }))
    : blocks;
}
