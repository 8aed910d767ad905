import { type SlideDraftBlock, slideBlock, slideItem } from '../../../draft/slides.ts';
import type { Piece } from '../common/pieces.ts';
import { isChartName } from '../material/charts.ts';
import type { PlannedSlide } from './plan.ts';
import { blankSlide, type Sketch, textBlock } from './sketch.ts';
import { type Making, unitsOf } from './units.ts';

/** What stands under one heading, or alone. */
interface Group {
  heading: string;
  blocks: SlideDraftBlock[];
}

/** One slide with all that was given, group by group: headed ones side by side, the rest across. */
export function oneSlide(planned: PlannedSlide, making: Making): Sketch {
  const forms = planned.forms.map((form) => (isChartName(form) ? 'chart' : form));
  const groups = [...Map.groupBy(planned.pieces, ({ topic }) => topic).values()].map((pieces) =>
    groupOf(pieces, making, forms),
  );
  const blocks = placed(groups);
  const data = blocks.find(({ kind }) => kind === 'table' || kind === 'chart');
  const isWide = blocks.every(({ slot }) => slot === 'main');
  const isNumber = blocks.length === 1 && blocks[0]?.kind === 'number';
  const words = isNumber ? 'bigNumber' : blocks.length > 0 ? 'bullets' : 'section';
  const own = data?.kind === 'table' ? 'table' : data ? 'chart' : words;
  const layout = isWide ? own : 'twoColumn';
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

/** Groups with headings in two columns; a heading stands over the first block of its group. */
function placed(groups: readonly Group[]): SlideDraftBlock[] {
  const headed = groups.filter(({ heading }) => heading !== '');
  const half = Math.ceil(headed.length / 2);
  return groups.flatMap((group) => {
    const { heading, blocks } = group;
    const at = headed.indexOf(group);
    const slot = at === -1 || headed.length < 2 ? 'main' : at < half ? 'left' : 'right';
    const [first, ...rest] = blocks;
    const isBare = first === undefined || first.kind === 'table' || first.kind === 'chart';
    const headedOwn = isBare ? [textBlock(heading), ...blocks] : [{ ...first, heading }, ...rest];
    const own = heading === '' ? blocks : headedOwn;
    return own.map((block) => ({ ...block, slot }));
  });
}
