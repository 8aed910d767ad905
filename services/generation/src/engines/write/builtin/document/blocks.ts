import type { ListItem } from '../../../brief/brief.ts';
import { type DocumentDraftBlock, docBlock } from '../../../draft/document.ts';
import { begun } from '../common/facts.ts';
import { type ListPiece, type Piece, paragraphsOf } from '../common/pieces.ts';
import { isChartName } from '../material/charts.ts';
import { gridOfDataset, gridOfList } from '../material/tables.ts';
import { holdsAllOf, plainly } from '../material/words.ts';
import type { Making } from './making.ts';

type Item = DocumentDraftBlock['items'][number];

export const paragraph = (text: string, style: DocumentDraftBlock['style'] = 'body'): DocumentDraftBlock =>
  docBlock('paragraph', { style, text });

/** A piece of material in the blocks that its content asks for; `over` is the heading that it stands under already. */
export function blocksOf(piece: Piece, making: Making, over: string): DocumentDraftBlock[] {
  switch (piece.kind) {
    case 'prose':
      return paragraphsOf(piece.sentences).map((text) => paragraph(text));
    case 'quote': {
      const { text, by, role } = piece.quote;
      return [docBlock('quote', { text, by: [by, role].filter((part) => part !== '').join(', ') })];
    }
    case 'dataset':
      return datasetBlocks(piece, making, over);
    case 'list': {
      const blocks = listBlocks(piece, making);
      const { heading } = piece.list;
      const isNew = heading !== '' && plainly(heading) !== plainly(over);
      return isNew ? [docBlock('subheading', { title: begun(heading) }), ...blocks] : blocks;
    }
  }
}

/** Kinds of document that show data as a chart too, without being asked. */
const CHARTED = new Set<Making['documentType']>(['report', 'proposal', 'brief', 'article', 'essay', 'memo']);
const LEAST_ROWS = 3;

function datasetBlocks(
  { dataset }: Extract<Piece, { kind: 'dataset' }>,
  { brief, charts, documentType }: Making,
  over: string,
): DocumentDraftBlock[] {
  const title = plainly(dataset.title) === plainly(over) ? '' : dataset.title;
  const table = docBlock('table', { title, ...gridOfDataset(dataset, brief) });
  const wants = (kind: 'section' | 'absence') =>
    brief.requested.some((request) => request.kind === kind && isChartName(request.target));
  const isMeasured = dataset.columns.slice(1).some(({ type }) => type === 'quantitative');
  const isLong = isMeasured && dataset.from === 'table' && dataset.rows.length >= LEAST_ROWS;
  const usual = CHARTED.has(documentType) && isLong && !wants('absence');
  const asked = wants('section') ? charts.draw(dataset) : [];
  const made = asked.length > 0 || !usual ? asked : charts.draw(dataset).slice(0, 1);
  return [table, ...made.map(({ ref }) => docBlock('chart', { chart: ref }))];
}

function listBlocks(piece: ListPiece, making: Making): DocumentDraftBlock[] {
  const { list } = piece;
  switch (list.kind) {
    case 'priced':
    case 'hours':
    case 'dated': {
      const grid = gridOfList(list, making.voice);
      return grid === undefined ? [plainList(piece)] : [docBlock('table', grid)];
    }
    case 'figures':
    case 'pairs':
    case 'contacts':
    case 'people':
      return [definitionList(piece, making) ?? plainList(piece)];
    default:
      return [plainList(piece)];
  }
}

function plainList({ list }: ListPiece): DocumentDraftBlock {
  const numbered = list.ordered || list.kind === 'steps';
  return docBlock('list', {
    style: numbered ? 'numbered' : 'bullet',
    items: list.items.map((item) => ({
      label: isLabelled(item) ? item.title : '',
      text: isLabelled(item) ? item.detail : item.text,
      points: item.points.filter((point) => !item.text.includes(point)),
    })),
  });
}

/** "Label: what is said of it", and nothing else. */
const isLabelled = ({ title, detail, text }: ListItem): boolean => text === `${title}: ${detail}`;

/** Labels with what is said of them; undefined where that would lose words. */
function definitionList({ list }: ListPiece, { voice }: Making): DocumentDraftBlock | undefined {
  const items = list.items.map(definition);
  const whole = list.items.every((item, index) => {
    const shown = items[index];
    const texts = shown === undefined ? [] : [shown.label, shown.text, ...shown.points];
    return shown?.label !== '' && shown?.text !== '' && holdsAllOf(item.text, texts, voice.language);
  });
  const few = list.kind === 'figures' && items.length <= 4;
  return whole ? docBlock('definitions', { style: few ? 'columns' : 'rows', items }) : undefined;
}

function definition(item: ListItem): Item {
  const label = item.title || item.person || item.label;
  const rest = [
    item.value,
    item.label,
    item.detail,
    item.date,
    item.time,
    item.place,
    item.title === '' ? '' : item.person,
  ];
  const text = rest.filter((part) => part !== '' && part !== label).join(', ');
  return { label, text, points: item.points };
}
