import { type SlideDraftBlock, slideBlock, slideItem } from '../../../draft/slides.ts';
import type { Piece } from '../common/pieces.ts';
import { isChartName } from '../material/charts.ts';
import type { PlannedSlide } from './plan.ts';
import { blankSlide, type Sketch, textBlock } from './sketch.ts';
import { type Making, unitsOf } from './units.ts';

/** One slide with all that was given, group by group; where it is laid out as ordered, its places are those of the order. */
export function oneSlide(planned: PlannedSlide, making: Making): Sketch {
  const forms = planned.forms.map((form) => (isChartName(form) ? 'chart' : form));
  const groups = Map.groupBy(planned.pieces, ({ topic }) => topic).values();
  const blocks = [...groups].flatMap((pieces) => blocksOf(pieces, making, forms));
  const data = blocks.find(({ kind }) => kind === 'table' || kind === 'chart');
  const isNumber = blocks.length === 1 && blocks[0]?.kind === 'number';
  const words = isNumber ? 'bigNumber' : blocks.length > 0 ? 'bullets' : 'section';
  return {
    ...blankSlide(planned),
    layout: data?.kind === 'table' ? 'table' : data ? 'chart' : words,
    blocks,
  };
}

/** A heading stands over the first block of its group. */
function blocksOf(pieces: readonly Piece[], making: Making, forms: readonly string[]): SlideDraftBlock[] {
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
  const [first, ...rest] = blocks;
  if (heading === '') return blocks;
  const isBare = first === undefined || first.kind === 'table' || first.kind === 'chart';
  return isBare ? [textBlock(heading), ...blocks] : [{ ...first, heading }, ...rest];
}
