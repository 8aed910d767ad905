import { languagePackOf } from '../../packs/language-pack.ts';
import type { Dataset, List, ListItem, Passage, Topic } from '../brief.ts';
import type { PlacedData } from '../datasets/asking.ts';
import type { Range, Source } from '../segments/source.ts';
import { itemOf, sentenceOf, tableOf, topicOf } from '../shapes.ts';
import { drawnSeries, seriesIn } from '../told-series.ts';
import { type PastedBlock, type PastedItem, wholeOf } from './blocks.ts';

/** What a text holds that was told or pasted. */
export interface PastedContent {
  topics: Topic[];
  lists: List[];
  datasets: Dataset[];
  /** Where the tables stand: what they hold is no fact beside them. */
  tables: Range[];
}

/** What a pasted text holds, under its headings. */
export function topicsOf(
  blocks: readonly PastedBlock[],
  source: Source,
  { data, isFinal }: { data: readonly PlacedData[]; isFinal: boolean },
): PastedContent {
  const topics: Topic[] = [];
  const lists: List[] = [];
  const datasets: Dataset[] = [];
  const tables: Range[] = [];
  const language = source.languages[0] ?? 'en';
  const add = (passage: Passage): void => {
    if (topics.length === 0) topics.push(pastedTopic('', 0, 0));
    topics.at(-1)?.passages.push(passage);
  };
  const addData = (dataset: Dataset, { start, end }: Range): void => {
    datasets.push(dataset);
    tables.push({ start, end });
    add({ kind: 'dataset', dataset: dataset.id });
  };
  /** A label whose text is a series of figures stands over a table of them, the others stay a list. */
  const addItems = (block: Extract<PastedBlock, { items: PastedItem[] }>, at: number): void => {
    const base = { kind: block.kind === 'pairs' ? ('pairs' as const) : ('plain' as const), heading: '' };
    const isOrdered = block.kind === 'list' && block.ordered;
    let open: List | undefined;
    for (const [nth, item] of block.items.entries()) {
      const id = `pasted-${at}-${nth}`;
      const series = isOrdered || item.points.length > 0 ? undefined : seriesIn(item.text);
      const dataset =
        series && item.label !== '' && drawnSeries(series.items, { id, title: item.label, language });
      if (!dataset) {
        if (open === undefined) {
          open = { ...base, id, ordered: isOrdered, items: [] };
          lists.push(open);
          add({ kind: 'list', list: id });
        }
        open.items.push(pastedItem(item));
        continue;
      }
      open = undefined;
      const start = source.text.indexOf(item.text, block.start);
      tables.push({ start, end: start + item.text.length });
      datasets.push(inCurrency(dataset, series.rest, language));
      add({ kind: 'dataset', dataset: id });
      if (series.rest !== '') add(sentenceOf(series.rest, { final: isFinal, paragraph: at }));
    }
  };
  for (const [at, block] of blocks.entries()) {
    const known = data.find(({ start, end }) => start < block.end && block.start < end);
    if (block.kind === 'heading') topics.push(pastedTopic(block.text, block.level, topics.length));
    else if (known?.dataset.from === 'table' && block.kind !== 'list' && block.kind !== 'pairs') {
      if (!datasets.includes(known.dataset)) addData(known.dataset, block);
    } else if (block.kind === 'table') addData(pastedTable(block.rows, `pasted-${at}`), block);
    else if (block.kind === 'paragraph') add(sentenceOf(block.text, { final: isFinal, paragraph: at }));
    else {
      const isPlain = block.kind === 'pairs' && block.items.every(({ points }) => points.length === 0);
      const measured = isPlain && drawnSeries(block.items, { id: `pasted-${at}`, title: '', language });
      if (measured) addData(measured, block);
      else addItems(block, at);
    }
  }
  return { topics, lists, datasets, tables };
}

const pastedTopic = (heading: string, level: number, at: number): Topic =>
  topicOf(`pasted-t${at}`, heading, { level });

const pastedItem = (item: PastedItem): ListItem => {
  const { label, text, points } = item;
  return itemOf({ text: wholeOf(item), title: label, detail: label === '' ? '' : text, points });
};

/** A table as it stands, its cells as words. */
function pastedTable([head = [], ...rows]: readonly string[][], id: string): Dataset {
  return tableOf(id, { rows, columns: head.map((name) => ({ name, type: 'nominal', unit: '' })) });
}

/** "All in dollars" behind bare figures says what they are. */
function inCurrency(dataset: Dataset, said: string, language: string): Dataset {
  const { currencies } = languagePackOf(language).documents;
  const unit = said.split(/[^\p{L}\p{Sc}]+/u).find((word) => word.toLowerCase() in currencies) ?? '';
  const columns = dataset.columns.map((column, at) =>
    at === 1 && column.unit === '' ? { ...column, unit } : column,
  );
  return { ...dataset, columns };
}
