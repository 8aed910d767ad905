import type { Request } from '../brief.ts';
import { SEQUENCE } from '../segments/lexicon.ts';
import { isA, lexemesIn, type Range, type Source, senseOf } from '../segments/source.ts';
import { requestOf } from '../shapes.ts';
import { withoutEnd } from '../without-end.ts';
import { blocksIn, type PastedItem, wholeOf } from './blocks.ts';
import { labelOf, pastedLines, wordCount } from './lines.ts';
import { bracketed, type NamedRow, rowsIn } from './rows.ts';

const LONGEST_NAME = 10;
const SHORTEST_DOING = 3;

/** What an order wants to be in a text. */
export interface Outline {
  /** The chapters that it names, in its order. */
  outline: Request[];
  /** What it lists beside them is to be said somewhere. */
  points: string[];
  /** Where chapters are named in a row. */
  rows: NamedRow[];
}

/** The chapters that an order lists, line by line or in a row. */
export function outlineIn(source: Source, order: readonly Range[]): Outline {
  const blocks = order.flatMap(({ start, end }) => blocksIn(pastedLines(source.text, start, end)));
  const lists = blocks.flatMap((block, at) => {
    if (block.kind !== 'list') return [];
    const lead = blocks[at - 1];
    const isOutline = block.ordered || (lead !== undefined && namesParts(source, lead));
    return [{ isOutline, items: block.items }];
  });
  const outline = lists.find(({ isOutline }) => isOutline);
  const items = outline?.items ?? [];
  // "Building and technology" between names does nothing.
  const doing = items.filter((item) => isDoing(source, wholeOf(item))).length;
  const listed = items.map((item, at) => chapterOf(source, item, { at, mayDo: doing * 2 > items.length }));
  const rows = lists.length > 0 ? [] : order.flatMap((range) => rowsIn(source, range));
  return {
    outline:
      lists.length > 0
        ? listed
        : rows
            .flatMap((row) => chaptersOf(source, row))
            .map((one, at) => ({ ...one, id: `chapter-${at + 1}` })),
    points: lists.flatMap((list) => (list === outline ? [] : list.items.map(wholeOf))),
    rows,
  };
}

/** A chapter for each part of a row, without what stands in brackets behind its name; a table as what it shall hold. */
function chaptersOf(source: Source, { parts, table }: NamedRow): Request[] {
  const chapters = parts.map((text) => {
    const title = bracketed(text).name;
    return requestOf({ kind: 'section', target: partOf(source, title), text, title, unit: 'whole' });
  });
  const columns = table.join('\n');
  const held = requestOf({ kind: 'section', target: 'table', text: columns, unit: 'columns' });
  return table.length === 0 ? chapters : [...chapters, held];
}

/** "following this structure:", "with these chapters:". */
function namesParts(source: Source, { start, end }: Range): boolean {
  const words = lexemesIn(source, { start, end });
  return words
    .slice(-LONGEST_NAME)
    .some(({ senses }) =>
      senses.some(
        ({ type, value }) =>
          value === SEQUENCE || (type === 'unit' && /^(?:sections|chapters)$/u.test(value)),
      ),
    );
}

/** A chapter's name; where an item says what to do, only what it is labelled with is a name. */
function chapterOf(source: Source, item: PastedItem, { at, mayDo }: { at: number; mayDo: boolean }): Request {
  const whole = wholeOf(item);
  const name =
    withoutEnd(whole.replace(/ ?[(（][^()（）]{0,80}[)）]/gu, '').trim(), ' .。:：').split(
      /[.。]\s/u,
      1,
    )[0] ?? '';
  const pair = labelOf(whole);
  const label = pair && isNumbering(source, pair.label) ? pair.said : pair?.label;
  const title =
    label ??
    (((mayDo || wordCount(name) > SHORTEST_DOING) && isDoing(source, name)) || wordCount(name) > LONGEST_NAME
      ? ''
      : name);
  const text = [whole, ...item.points].join('; ').slice(0, 300);
  const target = partOf(source, title);
  return requestOf({ id: `chapter-${at + 1}`, text, kind: 'section', target, title, unit: 'whole' });
}

/** The part that a heading names by its only word: "Costs", "Timeline". */
function partOf(source: Source, title: string): string {
  const at = source.text.indexOf(title);
  const named = source.lexemes.find((one) => one.start === at && one.end === at + title.length);
  return (named && senseOf(named, 'part')) ?? '';
}

/** "Part One: What belongs in": which chapter it is, and not what it is called. */
function isNumbering(source: Source, label: string): boolean {
  const start = source.text.indexOf(label);
  const words = lexemesIn(source, { start, end: start + label.length });
  const isUnit = (at: number): boolean => isA(words[at], 'unit', 'part');
  return words.length === 2 && isUnit(0) && (isA(words[1], 'number') || /\p{N}$/u.test(label));
}

function isDoing(source: Source, name: string): boolean {
  const at = source.text.indexOf(name);
  const first = source.lexemes.find((one) => one.start >= at);
  return isA(first, 'make', 'put', 'avoid', 'wish') && !isA(first, 'part', 'result');
}
