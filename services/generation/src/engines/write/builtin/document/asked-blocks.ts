import type { Request } from '../../../brief/brief.ts';
import { type DocumentDraftBlock, docBlock } from '../../../draft/document.ts';
import { isChartName } from '../material/charts.ts';
import { paragraph } from './blocks.ts';
import type { Chapter, Making } from './making.ts';

type BlockKind = DocumentDraftBlock['kind'];

const BLOCKS = new Map<string, BlockKind>([
  ['table', 'table'],
  ['list', 'list'],
  ['quote', 'quote'],
  ['picture', 'figure'],
  ['callout', 'callout'],
  ['signature', 'signature'],
]);

/** The block that a request without a title names: a table, a chart, a quotation somewhere in the document. */
export const blockOf = (target: string): BlockKind | undefined =>
  isChartName(target) ? 'chart' : BLOCKS.get(target);

/** Adds what was asked for as a block and stands nowhere, as a question in the chapter that it was asked for. */
export function withAskedBlocks(chapters: readonly Chapter[], making: Making): Chapter[] {
  const added = chapters.map((one) => ({ ...one, blocks: [...one.blocks], requests: [...one.requests] }));
  for (const request of making.brief.requested) {
    const kind = request.kind === 'section' && request.title === '' ? blockOf(request.target) : undefined;
    if (kind === undefined) continue;
    const home = added.find(({ requests }) =>
      requests.some((id) => id === request.inside || id === request.id),
    );
    const there = (home ? [home] : added).find(({ blocks }) => blocks.some((block) => block.kind === kind));
    const chapter = there ?? home ?? added.at(-1);
    if (there === undefined) chapter?.blocks.push(...newBlocks(kind, request, making));
    chapter?.requests.push(request.id);
  }
  return added;
}

/** Data told in words is drawn where a chart of it was asked for; else there is a question. */
function newBlocks(kind: BlockKind, request: Request, making: Making): DocumentDraftBlock[] {
  const data =
    kind === 'chart' ? making.brief.datasets.flatMap((dataset) => making.charts.draw(dataset)) : [];
  const drawn = data.map(({ ref }) => docBlock('chart', { chart: ref }));
  return drawn.length > 0 ? drawn : [openBlock(kind, request, making)];
}

function openBlock(kind: BlockKind, request: Request, { voice }: Making): DocumentDraftBlock {
  const ask = (layout: Parameters<typeof voice.askSlide>[0]) => voice.askSlide(layout)[0] ?? '';
  if (kind === 'figure') return docBlock('figure', { picture: ask('imageText') });
  if (kind === 'quote') return docBlock('quote', { text: ask('quote') });
  if (kind === 'signature') {
    return docBlock('signature', {
      items: [{ label: voice.ask('documents', 'signature'), text: '', points: [] }],
    });
  }
  const layout = kind === 'table' ? 'table' : isChartName(request.target) ? 'chart' : 'bullets';
  return paragraph(ask(layout));
}
