import { languagePackOf } from '../../packs/language-pack.ts';
import type { Dataset, List, ListItem, Passage, Topic } from '../brief.ts';
import type { PlacedData } from '../datasets/asking.ts';
import { isGroupedMoney } from '../datasets/number.ts';
import { typeTable } from '../datasets/typed-columns.ts';
import type { Range, Source } from '../segments/source.ts';
import { itemOf, sentenceOf, tableOf, topicOf } from '../shapes.ts';
import { type PastedBlock, type PastedItem, wholeOf } from './blocks.ts';
import { seriesIn } from './series.ts';

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
        series && item.label !== '' && measuresOf(series.items, { id, title: item.label, language });
      if (series === undefined || !dataset) {
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
      const measured =
        block.kind === 'pairs'
          ? measuresOf(block.items, { id: `pasted-${at}`, title: '', language })
          : undefined;
      if (measured !== undefined) addData(measured, block);
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

/** "2019: 85.4 billion", line after line, as what can be drawn; undefined where not all are figures of one kind. */
function measuresOf(
  items: readonly Pick<PastedItem, 'label' | 'text' | 'points'>[],
  { id, title, language }: { id: string; title: string; language: string },
): Dataset | undefined {
  const { labels } = languagePackOf(language);
  // "1.240" is a thousand in one language and one in another.
  const cells = items.map(({ text }) => text.replace(/ ?euros?$/iu, ' €'));
  const hasStops = language !== 'en' && cells.some((text) => /\p{Nd}\.\p{Nd}{3}(?!\p{Nd})/u.test(text));
  const isUnclear = hasStops && !isGroupedMoney(cells);
  const isYear = items.every(({ label }) => /^\p{Nd}{4}$/u.test(label));
  const header = [(isYear ? labels.year : labels.item) ?? '', labels.value ?? ''];
  const rows = items.map(({ label, text }, at) => [label, (hasStops ? cells[at] : undefined) ?? text]);
  const typed = typeTable(header, rows, '', language);
  const isMeasured =
    !isUnclear &&
    typed.columns[1]?.type === 'quantitative' &&
    items.every(({ points }) => points.length === 0);
  return isMeasured ? tableOf(id, { title, ...typed }) : undefined;
}
