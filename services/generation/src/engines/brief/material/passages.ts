import type { List, ListKind, Passage } from '../brief.ts';
import { sentenceOf } from '../shapes.ts';
import { type Enumeration, findEnumeration, findNumbered } from './enumerations.ts';
import { readItem } from './items.ts';
import { areDivided, kindOfList } from './list-kind.ts';
import { factsIn, idsIn, type Material } from './material.ts';
import { attribution, isJoint, isQuoted } from './quotations.ts';
import { isClause, printed, sentencesOf } from './sentences.ts';
import { datasetOf } from './series.ts';
import { bareTextOf, HIDDEN, type Range, textOf, wordCount } from './view.ts';

/** Where passages and lists of a topic go. */
export interface Sink {
  material: Material;
  lists: List[];
  passages: Passage[];
  paragraph: number;
  /** Datasets that have their place. */
  told: Set<string>;
  /** Text given to be left as it is. */
  isFinal: (range: Range) => boolean;
}

/** An item's place, with what stands below it and the name of its group, if any. */
interface Item extends Range {
  points?: string[];
  group?: string;
}

/** Lists that a series can be told in; prices, hours and people stay lists. */
const SERIES = new Set<ListKind>(['plain', 'dated', 'pairs', 'figures']);

/** Adds a list of the ranges. */
export function addList(sink: Sink, items: readonly Item[], heading = '', ordered = false): void {
  const { material } = sink;
  const kind = kindOfList(material, items, heading, ordered);
  const divided = areDivided(material, items);
  const list: List = {
    id: `l${sink.lists.length + 1}`,
    kind,
    heading,
    ordered,
    items: items.map(({ points = [], group = '', ...range }) => ({
      ...readItem(material, range, kind, divided),
      group,
      points,
    })),
  };
  const [first, last] = [items[0], items.at(-1)];
  const told = first && last && datasetOf(material, { start: first.start, end: last.end });
  if (told !== undefined && SERIES.has(kind)) {
    const { paragraph } = sink;
    if (heading !== '' && sink.passages.length > 0) sink.passages.push(sentenceOf(heading, { paragraph }));
    addDataset(sink, told);
    return;
  }
  sink.lists.push(list);
  sink.passages.push({ kind: 'list', list: list.id });
}

function addSentence(sink: Sink, range: Range): void {
  const { material, paragraph } = sink;
  const final = sink.isFinal(range);
  const text = final ? textOf(material.view, range) : printed(material, range);
  if (!/[\p{L}\p{N}]/u.test(text) || isJoint(material.words, text)) return;
  const told = isClause(material, text) ? undefined : datasetOf(material, range);
  if (told !== undefined) addDataset(sink, told);
  else sink.passages.push(sentenceOf(text, { facts: idsIn(material, range), final, paragraph }));
}

export function addDataset(sink: Sink, id: string): void {
  if (sink.told.has(id)) return;
  sink.told.add(id);
  sink.passages.push({ kind: 'dataset', dataset: id });
}

/** A colon, a dash, a bracket or the name of a part, of the order, right before the range. */
export const isOpened = ({ view, named }: Material, { start }: Range): boolean => {
  let at = start - 1;
  while (view.prompt[at] === ' ') at--;
  if (named.has(at + 1)) return true;
  return view.text[at] === HIDDEN && ':：(（[]–—-'.includes(view.prompt[at] ?? ' ');
};

/** A stretch of prose: quotations, enumerations and sentences; `label`: the heading that it stands right behind. */
export function addProse(sink: Sink, range: Range, label = ''): void {
  const { material } = sink;
  let from = range.start;
  for (const quote of factsIn(material, range).filter(({ kind }) => kind === 'quote' || kind === 'name')) {
    if (quote.start < from || !isQuoted(material, quote)) continue;
    const told = attribution(material, quote, { start: from, end: range.end });
    if (told === undefined) continue;
    addText(sink, { start: from, end: told.start }, from === range.start ? label : '');
    const { by, role, quoted } = told;
    const [text, facts] = [textOf(material.view, quote), idsIn(material, quote)];
    if (quoted) sink.passages.push({ kind: 'quote', text, by, role, facts });
    else sink.passages.push(sentenceOf(text, { facts, final: true, paragraph: sink.paragraph }));
    from = told.end;
  }
  addText(sink, { start: from, end: range.end }, from === range.start ? label : '');
}

function addText(sink: Sink, range: Range, label: string): void {
  const { material } = sink;
  const numbered = sink.isFinal(range) ? undefined : findNumbered(material, range);
  if (numbered !== undefined) {
    addEnumeration(sink, numbered, label);
    return;
  }
  for (const [at, sentence] of sentencesOf(material, range).entries()) {
    const opened = at === 0 && (label !== '' || isOpened(material, sentence));
    const found = sink.isFinal(sentence)
      ? undefined
      : (hoursAlone(material, sentence) ?? findEnumeration(material, sentence, opened));
    if (found === undefined) addSentence(sink, sentence);
    else addEnumeration(sink, found, at === 0 ? label : '');
  }
}

const LONG_HEAD = 8;

function addEnumeration(sink: Sink, { head, items, ordered, tail }: Enumeration, label: string): void {
  const heading = bareTextOf(sink.material.view, head) || label;
  const isLong = wordCount(heading) > LONG_HEAD;
  if (isLong) addSentence(sink, head);
  addList(sink, items, isLong ? '' : heading, ordered);
  if (tail !== undefined && tail.end > tail.start) addSentence(sink, tail);
}

/** Opening hours with at most a few words before them and nothing behind. */
function hoursAlone(material: Material, sentence: Range): Enumeration | undefined {
  const hours = factsIn(material, sentence).filter(({ kind }) => kind === 'hours');
  const [first] = hours;
  if (first === undefined) return undefined;
  const head = { start: sentence.start, end: first.start };
  if (/[+&/–-]\s*$/.test(material.view.text.slice(head.start, head.end))) return undefined;
  const gaps = hours.map(({ end }, at) =>
    material.view.text
      .slice(end, hours[at + 1]?.start ?? sentence.end)
      .replace(/^[\s,;./]+/, '')
      .trim(),
  );
  const text = textOf(material.view, head);
  return gaps.every((gap) => isJoint(material.words, gap)) &&
    wordCount(text) <= 4 &&
    !isClause(material, text)
    ? { head, items: hours, ordered: false }
    : undefined;
}

export const isProse = (material: Material, range: Range): boolean =>
  isClause(material, textOf(material.view, range)) || wordCount(textOf(material.view, range)) > 20;
