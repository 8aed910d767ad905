import type { SlideDraftBlock } from '../../../draft/slides.ts';
import type { Piece } from '../common/pieces.ts';
import { isChartName } from '../material/charts.ts';
import { bullets, slideBlock, slideItem } from './blocks.ts';
import type { PlannedSlide } from './plan.ts';
import { blankSlide, type Sketch, textBlock } from './sketch.ts';
import { type Making, unitsOf } from './units.ts';

/** What stands under one heading, or alone. */
interface Group {
  heading: string;
  blocks: SlideDraftBlock[];
}

const MOST_BLOCKS = 8;
/** Letters of a text that can stand beside its heading as a point. */
const LONGEST_POINT = 260;

/** One slide with all that was given, group by group: headed ones side by side, the rest across. */
export function oneSlide(planned: PlannedSlide, making: Making): Sketch {
  const forms = planned.forms.map((form) => (isChartName(form) ? 'chart' : form));
  const groups = [...Map.groupBy(planned.pieces, ({ topic }) => topic).values()].map((pieces) =>
    groupOf(pieces, making, forms),
  );
  const blocks = few(placed(asPoints(groups)));
  const kinds = new Set(blocks.map(({ kind }) => kind));
  const layout = blocks.some(({ slot }) => slot !== 'main')
    ? 'twoColumn'
    : kinds.has('table')
      ? 'table'
      : kinds.has('chart')
        ? 'chart'
        : blocks.length === 0
          ? 'section'
          : 'bullets';
  return { ...blankSlide(planned), layout, blocks };
}

function groupOf(pieces: readonly Piece[], making: Making, forms: readonly string[]): Group {
  const heading = pieces[0]?.under ?? '';
  const blocks = pieces.flatMap((piece): SlideDraftBlock[] => {
    if (piece.kind === 'prose') return piece.sentences.map(({ text }) => textBlock(text));
    if (piece.kind === 'quote') return [textBlock(piece.quote.text)];
    if (piece.kind === 'dataset') return unitsOf(piece, making, forms).map(({ block }) => block);
    const { items, ordered } = piece.list;
    return [
      slideBlock(ordered ? 'numbered' : 'bullets', {
        items: items.map(({ text, title, detail }) =>
          slideItem(detail === '' ? { text } : { title, text: detail }),
        ),
      }),
    ];
  });
  return { heading, blocks };
}

/** Three headings and more with a sentence each are the points of one list. */
function asPoints(groups: readonly Group[]): Group[] {
  const isPoint = ({ heading, blocks: [block, ...more] }: Group): boolean =>
    heading !== '' && block?.kind === 'text' && more.length === 0 && block.text.length <= LONGEST_POINT;
  const points = groups.filter(isPoint);
  if (points.length < 3) return [...groups];
  const items = points.map(({ heading, blocks }) =>
    slideItem({ title: heading, text: blocks[0]?.text ?? '' }),
  );
  const list = { heading: '', blocks: [slideBlock('bullets', { items })] };
  return groups.flatMap((group) => (group === points[0] ? [list] : isPoint(group) ? [] : [group]));
}

/** Groups with headings in two columns; a heading stands over the first block of its group. */
function placed(groups: readonly Group[]): SlideDraftBlock[] {
  const headed = groups.filter(({ heading }) => heading !== '');
  const half = Math.ceil(headed.length / 2);
  return groups.flatMap((group) => {
    const { heading, blocks } = group;
    const at = headed.indexOf(group);
    const slot = at === -1 || headed.length < 2 ? 'main' : at < half ? 'left' : 'right';
    const [first, ...rest] = blocks;
    const over =
      first === undefined || first.kind === 'table' || first.kind === 'chart' ? [textBlock(heading)] : [];
    const own =
      heading === ''
        ? blocks
        : over.length > 0
          ? [...over, ...blocks]
          : [{ ...slideBlock('text', {}), ...first, heading }, ...rest];
    return own.map((block) => ({ ...block, slot }));
  });
}

/** No more blocks than a slide holds: short texts in a row become one list. */
function few(blocks: readonly SlideDraftBlock[]): SlideDraftBlock[] {
  if (blocks.length <= MOST_BLOCKS) return [...blocks];
  const merged: SlideDraftBlock[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    const isText = block.kind === 'text' && block.heading === '';
    const joins = isText && last?.slot === block.slot && (last.kind === 'text' || last.kind === 'bullets');
    if (!joins) merged.push(block);
    else {
      const items = last.kind === 'text' ? [slideItem({ text: last.text })] : last.items;
      merged[merged.length - 1] = {
        ...bullets([], false, last.heading),
        slot: last.slot,
        items: [...items, slideItem({ text: block.text })],
      };
    }
  }
  return merged;
}
