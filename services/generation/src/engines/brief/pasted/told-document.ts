import { languagePackOf } from '../../packs/language-pack.ts';
import type { Dataset, List, ListItem, Passage, Request, SegmentRole, Topic } from '../brief.ts';
import type { PlacedData } from '../datasets/asking.ts';
import { isGroupedMoney } from '../datasets/number.ts';
import { typeTable } from '../datasets/typed-columns.ts';
import { isChart } from '../requests/parts.ts';
import { readRequests } from '../requests/read-requests.ts';
import { type RoledClause, rolesOf } from '../segments/roles.ts';
import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { itemOf, sentenceOf, tableOf, topicOf } from '../shapes.ts';
import { blocksIn, type PastedBlock, type PastedItem, wholeOf } from './blocks.ts';
import { cellsOf, isEnded, labelOf, type PastedLine, pastedLines, wordCount } from './lines.ts';
import { meetingIn } from './meeting.ts';
import { outlineIn } from './outline.ts';
import { seriesIn } from './series.ts';
import { stretchesOf } from './stretches.ts';

/** An order for a text, and what was pasted to write it from, taken down as it stands. */
export interface ToldDocument {
  pasted: Range;
  clauses: RoledClause[];
  roles: SegmentRole[];
  requested: Request[];
  /** What is to be said somewhere. */
  points: string[];
  topics: Topic[];
  lists: List[];
  datasets: Dataset[];
  /** Where the tables stand: what they hold is no fact beside them. */
  tables: Range[];
  /** Notes of a meeting have a form of their own. */
  isMeeting: boolean;
  /** The heading that stands over all that was pasted; '' where there is none. */
  title: string;
}

/** Less than this is no text to be taken down. */
const LEAST_PASTED = 200;
const LEAST_LINES = 2;
const LEAST_PARAGRAPH = 400;
const MOST_MIXED = 0.2;
/** Parts that are ordered for a text beside what it is made of. */
const ENDS: ReadonlySet<string> = new Set(['recommendations', 'conclusion', 'nextSteps', 'risks']);
/** Documents whose form says what stands where read their lines by themselves. */
const FORMS = /^document (?:letter|invoice|quotation|minutes)$/u;
/** A paste that orders more than this beside what it tells is read clause by clause, unless a long text is to be written of it. */
const MOST_ORDERING = { long: 0.6, short: 0.05 };
/** Ways to reach somebody that an order gives belong into the text as well. */
const REACHED = /\S@\S|\p{L}\.\p{L}{2}|\p{Nd}[\p{Nd} ]{6}/u;
const LONG = 1500;

/** Reads a prompt that orders a text and pastes what it is to be made of; undefined where it does neither. */
export function tellDocument(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: readonly SegmentRole[] },
  data: readonly PlacedData[],
): ToldDocument | undefined {
  const stretches = stretchesOf(source, read.clauses);
  if (stretches === undefined) return undefined;
  const { order, pasted } = stretches;
  const lines = pastedLines(source.text, pasted.start, pasted.end);
  const { outline, points } = outlineIn(source, order);
  const isPasted =
    outline.length > 0
      ? lines.length > 0
      : pasted.end - pasted.start >= (lines.length >= LEAST_LINES ? LEAST_PASTED : LEAST_PARAGRAPH);
  const ordered = read.clauses
    .filter(({ start }) => order.some((one) => start >= one.start && start < one.end))
    .flatMap(({ from, to }) => source.lexemes.slice(from, to));
  // "5 minutes" are none of a meeting, and what is named first is ordered.
  const form =
    ordered
      .map((one, at) =>
        /\p{Nd}/u.test(source.tokens[ordered[at - 1]?.from ?? -1]?.key ?? '')
          ? ''
          : (senseOf(one, 'result') ?? ''),
      )
      .find((kind) => /^document (?!any)/u.test(kind)) ?? '';
  const meeting = form === 'document minutes' ? meetingIn(lines, source.languages[0] ?? 'en') : undefined;
  const isForm = meeting === undefined && FORMS.test(form);
  if (isForm || (lines.length > 0 && !isPasted)) return undefined;
  const isLong =
    outline.length > 0 ||
    pasted.end - pasted.start > LONG ||
    ordered.some((one) => senseOf(one, 'unit') === 'words');
  // Steps of a list order nothing of us.
  const others = lines
    .filter((line) => line.mark === 'none' && cellsOf(line).length === 1)
    .flatMap(({ start, end }) => read.roles.slice(start, end))
    .filter((role) => role !== 'material').length;
  const isParagraph = lines.length < LEAST_LINES && outline.length === 0;
  const mixed = order.flatMap(({ start, end }) => read.roles.slice(start, end));
  // A single paragraph was pasted where it is told apart from the order by itself.
  if (isParagraph && mixed.filter((role) => role === 'material').length > mixed.length * MOST_MIXED)
    return undefined;
  const most = isParagraph ? MOST_MIXED : isLong ? MOST_ORDERING.long : MOST_ORDERING.short;
  const length = pasted.end - pasted.start;
  const isOrdering = others > most * length || (length <= LONG && isBrief(lines, read.roles));
  if (meeting === undefined && isOrdering) return undefined;
  if (order.some(({ start, end }) => REACHED.test(source.text.slice(start, end)))) return undefined;
  const roles = read.roles.map((role, at): SegmentRole => {
    if (at < pasted.start) return role;
    return at < pasted.end ? 'material' : 'order';
  });
  const clauses = rolesOf(source, read.clauses, (at) => roles[at] ?? 'order');
  if (!isPasted && outline.length === 0) return undefined;
  const blocks = blocksIn(lines);
  const title = titleOver(blocks, source);
  const ordering = order.map(({ start, end }) => source.text.slice(start, end).toLowerCase()).join('\n');
  // "News: a second workshop" in what was pasted is no chapter that was ordered.
  const isChapter = (name: string) =>
    outline.length === 0 && name !== '' && ordering.includes(name.toLowerCase());
  const asked = readRequests(source, clauses, 'document').filter(
    ({ kind, title, target }) =>
      kind !== 'page' &&
      (kind !== 'section' ||
        meeting !== undefined ||
        isChapter(title) ||
        isChart(target) ||
        (outline.length === 0 && ENDS.has(target))) &&
      (kind !== 'count' || target !== 'sections'),
  );
  const requested = [...outline, ...asked.map((one) => ({ ...one, inside: '' }))];
  return {
    pasted,
    clauses,
    roles,
    requested,
    points,
    title,
    isMeeting: meeting !== undefined,
    ...(meeting ? { topics: meeting, lists: [], datasets: [], tables: [] } : topicsOf(blocks, source, data)),
  };
}

/** Of so many points, a quarter that orders makes a brief, and no text to be taken down. */
const LEAST_POINTS = 3;

/** "- Length: 1,200 words, hard limit", "- Section order, fixed: …": what is listed is what a person wants. */
function isBrief(lines: readonly PastedLine[], roles: readonly SegmentRole[]): boolean {
  const points = lines.filter(({ mark }) => mark === 'bullet');
  const ordering = points.filter(({ start, end }) => {
    const orders = roles.slice(start, end).filter((role) => role !== 'material').length;
    return orders * 3 > end - start;
  });
  return points.length >= LEAST_POINTS && ordering.length * 4 >= points.length;
}

const LONGEST_TITLE = 14;

/** Its topics, without the heading that has become the title. */
export const topicsUnder = ({ topics }: ToldDocument, title: string): Topic[] =>
  topics.flatMap((topic, at) => {
    if (at > 0) return [topic];
    const [first, ...rest] = topic.passages;
    const isTitle = first?.kind === 'sentence' && topic.heading === '' && first.text.endsWith(title);
    if (topic.heading === title) return [{ ...topic, heading: '', level: 0 }];
    return isTitle && title !== '' && first.text.length < title.length + MOST_LABEL
      ? [{ ...topic, passages: rest }]
      : [topic];
  });

/** "- Draft: ". */
const MOST_LABEL = 24;

/** "Draft: Relocation plan", or the first heading where no other stands as high. */
function titleOver([first, ...others]: readonly PastedBlock[], source: Source): string {
  if (first?.kind === 'heading') {
    const last = source.lexemes.findLast((one) => one.start < first.end);
    // "Reference data" is over it, and names nothing.
    if (isA(last, 'given')) return '';
    const isAlone = others.every((block) => block.kind !== 'heading' || block.level > first.level);
    return isAlone ? first.text : '';
  }
  const pair = first?.kind === 'paragraph' ? labelOf(first.text.replace(/^[-*•]\s*/u, '')) : undefined;
  const isTitle = pair !== undefined && wordCount(pair.label) < 3 && wordCount(pair.said) <= LONGEST_TITLE;
  return isTitle && !isEnded(pair.said) ? pair.said : '';
}

function topicsOf(
  blocks: readonly PastedBlock[],
  source: Source,
  data: readonly PlacedData[],
): Pick<ToldDocument, 'topics' | 'lists' | 'datasets' | 'tables'> {
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
      if (series.rest !== '') add(sentenceOf(series.rest, { final: true, paragraph: at }));
    }
  };
  for (const [at, block] of blocks.entries()) {
    const known = data.find(({ start, end }) => start < block.end && block.start < end);
    if (block.kind === 'heading') topics.push(pastedTopic(block.text, block.level, topics.length));
    else if (known?.dataset.from === 'table' && block.kind !== 'list' && block.kind !== 'pairs') {
      if (!datasets.includes(known.dataset)) addData(known.dataset, block);
    } else if (block.kind === 'table') addData(pastedTable(block.rows, `pasted-${at}`), block);
    else if (block.kind === 'paragraph') add(sentenceOf(block.text, { final: true, paragraph: at }));
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
