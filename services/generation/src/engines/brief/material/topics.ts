import type { List, Passage, Topic } from '../brief.ts';
import type { Block, Entry } from './blocks.ts';
import { findEnumeration, findNumbered } from './enumerations.ts';
import type { Line } from './lines.ts';
import type { Material } from './material.ts';
import { addDataset, addList, addProse, isOpened, type Sink } from './passages.ts';
import { labelEnd } from './separators.ts';
import {
  isHeadOf,
  isLabelled,
  isLong,
  kindOf,
  LONG_LABEL,
  labelledIn,
  piecesOf,
  RUNS,
  runAt,
} from './text-pieces.ts';
import { bareTextOf, type Range, textOf, wordCount } from './view.ts';

const LONG_VALUE = 14;

interface Open {
  topics: Topic[];
  sink: Sink;
  topic: Topic | undefined;
  /** Where the topic begins. */
  start: number;
  requestOf: (start: number) => string;
  /** Its heading is the label of a paragraph and reaches no further. */
  labelled: boolean;
}

function close(open: Open): void {
  const { topic, sink } = open;
  const told = sink.material.view.datasets.some(
    ({ from, start, end }) => from === 'prose' && start <= open.start && open.start < end,
  );
  if (topic !== undefined && (topic.passages.length > 0 || (topic.heading !== '' && !told)))
    open.topics.push({ ...topic, id: `t${open.topics.length + 1}` });
  open.topic = undefined;
  open.sink.passages = [];
}

function begin(open: Open, start: number, heading: string, level: number): void {
  close(open);
  const passages: Passage[] = [];
  open.start = start;
  open.labelled = false;
  open.topic = { id: '', heading, level, request: open.requestOf(start), passages };
  open.sink.passages = passages;
  open.sink.paragraph = 0;
}

/** The topic that material at `start` belongs to; another one where it was given for another request. */
function at(open: Open, start: number): void {
  const request = open.requestOf(start);
  if (open.topic === undefined) begin(open, start, '', 0);
  else if (request !== '' && request !== open.topic.request && open.topic.passages.length > 0)
    begin(open, start, '', 0);
  else if (request !== '' && open.topic !== undefined) open.topic.request ||= request;
}

/** Words over a list: the heading just opened, or the last sentence where it ends in a colon. */
function takeHeading(open: Open): string {
  const { passages } = open.sink;
  if (passages.length === 0) return open.topic?.heading ?? '';
  const last = passages.at(-1);
  if (last?.kind !== 'sentence' || !/[:：]$/.test(last.text) || wordCount(last.text) > LONG_VALUE) return '';
  passages.pop();
  return last.text.replace(/[:：]$/, '').trim();
}

function addWritten(open: Open, { entries, ordered, start }: Block & { kind: 'list' }): void {
  at(open, start);
  const { sink } = open;
  const parents = entries.filter(({ children }) => children.length > 0);
  const [only] = entries;
  if (only !== undefined && entries.length === 1 && parents.length === 0) {
    addProse(sink, only.range);
    return;
  }
  const heading = takeHeading(open);
  const { material } = sink;
  if (entries.every((entry) => isGroup(material, entry))) {
    const items = entries.flatMap(({ range, children }) =>
      children.map((child) => ({ ...itemOf(material, child), group: bareTextOf(material.view, range) })),
    );
    addList(sink, items, heading, ordered);
    return;
  }
  const rich = entries.filter((entry) => entry.children.length === 0 && enumerates(material, entry.range));
  if (rich.length > 0 && rich.length * 2 <= entries.length) {
    addLabelled(open, entries, new Set(rich), ordered);
    return;
  }
  for (const [index, run] of runsOf(material, entries).entries()) {
    const [first] = run;
    if (first === undefined) continue;
    if (index > 0) at(open, first.range.start);
    const items = (isGroup(material, first) ? first.children : run).map((entry) => itemOf(material, entry));
    const over = index === 0 ? heading : '';
    if (isGroup(material, first)) addList(sink, items, bareTextOf(material.view, first.range), ordered);
    else if (index > 0 && run.length === 1 && first.children.length === 0) addProse(sink, first.range);
    else addList(sink, items, over, ordered);
  }
}

/** "Prices: chair £85, sofa £150", "How it goes: 1. … 2. …" among other lines: a list of its own. */
function enumerates(material: Material, range: Range): boolean {
  if (findNumbered(material, range) !== undefined) return true;
  const found = findEnumeration(material, range, isOpened(material, range));
  return found !== undefined && found.items.length > 1 && LISTS.has(kindOf(material, ...found.items));
}

const LISTS = new Set(['priced', 'people', 'dated', 'figures']);

/** Lines of a brief in which some are lists of their own, under the words before their colon. */
function addLabelled(
  open: Open,
  entries: readonly Entry[],
  rich: ReadonlySet<Entry>,
  ordered: boolean,
): void {
  const { sink } = open;
  let plain: Entry[] = [];
  const close = (): void => {
    const items = plain.map((entry) => itemOf(sink.material, entry));
    if (items.length > 0) addList(sink, items, '', ordered);
    plain = [];
  };
  for (const entry of entries) {
    at(open, entry.range.start);
    if (!rich.has(entry)) plain.push(entry);
    else {
      close();
      addProse(sink, entry.range);
    }
  }
  close();
}

const itemOf = (material: Material, entry: Entry) => ({ ...entry.range, points: pointsOf(material, entry) });

const LEAST_RUN = 3;

/**
 * Three bullets and more of a kind of their own among others are a list of their own: lines with prices among facts.
 * So is what stands below a bullet that names a group: "Plans".
 */
function runsOf(material: Material, entries: readonly Entry[]): Entry[][] {
  const ranges = entries.map(({ range }) => range);
  const groups = entries.map((entry) => isGroup(material, entry));
  if (!groups.includes(true) && kindOf(material, ...ranges) !== 'plain') return [[...entries]];
  const kinds = ranges.map((range, at) => (groups[at] ? '' : kindOf(material, range)));
  const runs: Entry[][] = [];
  let open = false;
  for (let from = 0; from < entries.length; ) {
    let end = from + 1;
    while (RUNS.has(kinds[from] ?? '') && kinds[end] === kinds[from]) end++;
    const own = groups[from] || end - from >= LEAST_RUN;
    if (own || !open) runs.push(entries.slice(from, end));
    else runs.at(-1)?.push(...entries.slice(from, end));
    open = !own;
    from = end;
  }
  return runs;
}

const pointsOf = (material: Material, entry: Entry): string[] =>
  entry.children.flatMap((child) => [textOf(material.view, child.range), ...pointsOf(material, child)]);

/** An entry whose sub-entries hold prices, dates or people names a group of them. */
const isGroup = (material: Material, { children }: Entry): boolean =>
  children.length > 0 && GROUPED.has(kindOf(material, ...children.map(({ range }) => range)));

const GROUPED = new Set(['priced', 'dated', 'people', 'hours']);

function addText(open: Open, lines: readonly Line[]): void {
  const { sink } = open;
  const pieces: Range[] = [];
  for (const piece of piecesOf(sink.material, lines)) {
    const sentences = labelledIn(sink.material, piece);
    if (sentences.some((sentence) => isLong(sink.material, sentence))) {
      addPieces(open, pieces.splice(0), lines.length > 1);
      for (const sentence of sentences) addSentence(open, sentence);
    } else pieces.push(...sentences);
  }
  addPieces(open, pieces, pieces.length > 1);
}

/** A sentence among some that have labels: under its own, or under none. */
function addSentence(open: Open, sentence: Range): void {
  const { sink } = open;
  if (isLabelled(sink.material, sentence)) addUnderLabel(open, sentence);
  else {
    if (open.labelled) begin(open, sentence.start, '', 0);
    else at(open, sentence.start);
    addProse(sink, sentence);
  }
}

function addPieces(open: Open, pieces: readonly Range[], isRow: boolean): void {
  const { sink } = open;
  const [first] = pieces;
  let index = 0;
  if (first !== undefined && isHeadOf(sink.material, pieces)) {
    begin(open, first.start, bareTextOf(sink.material.view, first), 2);
    index = 1;
  }
  while (index < pieces.length) {
    const piece = pieces[index];
    if (piece === undefined) break;
    at(open, piece.start);
    const size = isRow ? runAt(sink.material, pieces, index) : 0;
    if (size > 1) addList(sink, pieces.slice(index, index + size), takeHeading(open));
    else addPiece(open, piece, pieces.length === 1);
    index += Math.max(size, 1);
  }
}

/** A paragraph with a label and a text, and any label with a long text, is a topic of its own; anything else is prose. */
function addPiece(open: Open, piece: Range, alone: boolean): void {
  const { sink } = open;
  const label = labelEnd(sink.material, piece);
  const rest = { start: label + 1, end: piece.end };
  const words = wordCount(textOf(sink.material.view, rest));
  if (label < 0 || words <= (alone ? LONG_LABEL : LONG_VALUE)) addProse(sink, piece);
  else addUnderLabel(open, piece);
}

function addUnderLabel(open: Open, piece: Range): void {
  const { material } = open.sink;
  const label = labelEnd(material, piece);
  begin(open, piece.start, bareTextOf(material.view, { start: piece.start, end: label }), 3);
  open.labelled = true;
  addProse(open.sink, { start: label + 1, end: piece.end }, open.topic?.heading ?? '');
}

/** A blank line ends a paragraph; it ends the topic too where no heading holds it together. */
function addGap(open: Open, order: boolean, start: number): void {
  open.sink.paragraph++;
  const last = open.sink.passages.at(-1);
  const leads = !order && last?.kind === 'sentence' && !last.final && /[:：]$/.test(last.text);
  if (leads && wordCount(last.text) > LONG_LABEL) return;
  if (leads) {
    open.sink.passages.pop();
    begin(open, start, last.text.slice(0, -1).trimEnd(), 3);
    return;
  }
  const ends = order || open.labelled || open.topic?.heading === '';
  if (open.topic !== undefined && ends && open.topic.passages.length > 0) close(open);
}

/** Puts blocks together to topics, with their lists. */
export function readTopics(
  material: Material,
  blocks: readonly Block[],
  requestOf: (start: number) => string,
  isFinal: (range: Range) => boolean,
): { topics: Topic[]; lists: List[] } {
  const sink: Sink = { material, lists: [], passages: [], paragraph: 0, told: new Set(), isFinal };
  const open: Open = { topics: [], sink, topic: undefined, start: 0, requestOf, labelled: false };
  for (const block of blocks) {
    if (block.kind === 'gap') addGap(open, block.order, block.start);
    else if (block.kind === 'heading') begin(open, block.start, block.text, block.level);
    else if (block.kind === 'list') addWritten(open, block);
    else if (block.kind === 'text') addText(open, block.lines);
    else {
      at(open, block.start);
      addDataset(sink, block.id);
    }
  }
  close(open);
  return { topics: open.topics, lists: sink.lists };
}
