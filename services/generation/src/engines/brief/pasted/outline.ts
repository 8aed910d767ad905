import type { Request } from '../brief.ts';
import { wordCount } from '../material/view.ts';
import { isNumber } from '../segments/outlined.ts';
import { isA, lexemesIn, type Range, type Source, senseOf } from '../segments/source.ts';
import { requestOf } from '../shapes.ts';
import { withoutEnd } from '../without-end.ts';
import { blocksIn, type PastedItem, wholeOf } from './blocks.ts';
import { labelOf, pastedLines } from './lines.ts';
import { bracketed, type NamedRow, type Reading, rowsIn } from './rows.ts';

const LONGEST_NAME = 10;

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
export function outlineIn(reading: Reading, order: readonly Range[]): Outline {
  const { source } = reading;
  const blocks = order.flatMap(({ start, end }) => blocksIn(pastedLines(source.text, start, end)));
  const lists = blocks.filter((block) => block.kind === 'list');
  const outline = lists.find(({ ordered }) => ordered);
  const listed = (outline?.items ?? []).map((item, at) => chapterOf(source, item, at));
  const rows = lists.length > 0 ? [] : order.flatMap((range) => rowsIn(reading, range));
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

/** A chapter's name; where an item says what to do, only what it is labelled with is a name. */
function chapterOf(source: Source, item: PastedItem, at: number): Request {
  const whole = wholeOf(item);
  const name =
    withoutEnd(whole.replace(/ ?[(（][^()（）]{0,80}[)）]/gu, '').trim(), ' .。:：').split(
      /[.。]\s/u,
      1,
    )[0] ?? '';
  const pair = labelOf(whole);
  const label = pair && isNumbering(source, pair.label) ? pair.said : pair?.label;
  const title = label ?? (isDoing(source, name) || wordCount(name) > LONGEST_NAME ? '' : name);
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
  const [unit, number, ...more] = lexemesIn(source, { start, end: start + label.length });
  return isA(unit, 'unit', 'part') && isNumber(number) && more.length === 0;
}

function isDoing(source: Source, name: string): boolean {
  const at = source.text.indexOf(name);
  const first = source.lexemes.find((one) => one.start >= at);
  return isA(first, 'make', 'put', 'avoid', 'wish') && !isA(first, 'part', 'result');
}
