import { type Lexeme, TITLE } from '../segments/lexicon.ts';
import { cut } from '../segments/sentences.ts';
import { isA, type Range, type Source, senseOf } from '../segments/source.ts';

/** A sentence of the order with what the lines below it are to it. */
export interface Unit extends Range {
  paragraph: number;
  /** Columns before the first sign of its line. */
  indent: number;
  /** It opens a line, and a bullet or a number stands before it. */
  marked: boolean;
  /** A sentence that such a line goes on with that no name leads. */
  goesOn: boolean;
  numbered: boolean;
  /** It begins in bold. */
  bold: boolean;
  /** The quotations in it, between their marks. */
  quotes: Range[];
  /** Lines below that say what is in it. */
  children: Unit[];
}

const MARK = /^(\s*)((?:[-*•·‣▪–—✓]\s+)?(?:\*{0,2}\d{1,2}[.)]\s+)?)/u;
/** The sentences of a stretch of the prompt, those that are items below the one over them. */
export function unitsOf(source: Source, within: Range): Unit[] {
  const all = sentencesOf(source, within);
  const roots: Unit[] = [];
  const open: Unit[] = [];
  for (const [at, unit] of all.entries()) {
    if (at > 0 && source.text.slice(all[at - 1]?.end, unit.start).includes('\n'))
      while (open.length > 0 && !isBelow(source, unit, open.at(-1))) open.pop();
    (open.at(-1)?.children ?? roots).push(unit);
    if (opens(source, unit, all[at + 1])) open.push(unit);
  }
  return roots;
}

function sentencesOf(source: Source, within: Range): Unit[] {
  const { text, quotes } = source;
  const lines = text.slice(within.start, within.end).split('\n');
  const units: Unit[] = [];
  let [offset, paragraph] = [within.start, 0];
  for (const line of lines) {
    const [before = '', indent = '', mark = ''] = MARK.exec(line) ?? [];
    const start = offset + before.length;
    const end = offset + line.trimEnd().length;
    offset += line.length + 1;
    if (line.trim() === '') paragraph++;
    if (start >= end) continue;
    const marked = mark.trim() !== '';
    const bold = /\*\*/u.test(mark) || text.startsWith('**', start);
    for (const [index, one] of cut(source, { start, end }).entries())
      units.push({
        ...{
          ...one,
          paragraph,
          indent: indent.length,
          marked: marked && index === 0,
          goesOn: marked && index > 0 && !LABELLED.test(text.slice(start, end)),
          numbered: /\d/u.test(mark) && index === 0,
          bold: bold && index === 0,
        },
        ...{ quotes: [], children: [] },
      });
  }
  return units.map((unit) => {
    const own = quotes.filter((quote) => quote.start < unit.end && quote.end > unit.start);
    // “people,” and “places”: the comma is the order's; that of a whole line is not.
    const isCut = ({ from, to }: Range & { from: number; to: number }): boolean =>
      ',;'.includes(text[to - 1] ?? '.') && (own.length > 1 || text.slice(from, to).split(' ').length < 6);
    return {
      ...unit,
      quotes: own.map((one) => ({ start: one.from, end: isCut(one) ? one.to - 1 : one.to })),
    };
  });
}

const LEADS = /[:：]\W{0,3}$/u;
const LABELLED = /^\*{0,2}[\p{L} ]{2,30}\*{0,2}:\*{0,2} [^"]{0,40}"/u;

const isBelow = ({ text }: Source, unit: Unit, above: Unit | undefined): boolean =>
  above !== undefined &&
  (unit.indent > above.indent ||
    (unit.paragraph === above.paragraph &&
      /^["“„«]/u.test(text.slice(unit.start)) &&
      LEADS.test(text.slice(above.start, above.end))) ||
    (unit.indent === above.indent &&
      unit.marked &&
      (!above.marked || (above.numbered && !unit.numbered)) &&
      unit.paragraph <= (above.children.at(-1) ?? above).paragraph + 1));

function opens({ text }: Source, unit: Unit, next: Unit | undefined): boolean {
  if (next === undefined || !text.slice(unit.end, next.start).includes('\n')) return false;
  const isLead = LEADS.test(text.slice(unit.start, unit.end));
  return isLead || next.indent > unit.indent || (next.marked && !unit.goesOn);
}

/** The words of a range that no quotation holds. */
export const wordsIn = (source: Source, { start, end }: Range): Lexeme[] =>
  source.lexemes.filter((one, at) => !source.quoted[at] && one.start >= start && one.end <= end);

/** What opens an order, and so no words of the slide. */
export const orders = (lexeme: Lexeme | undefined): boolean => isA(lexeme, 'make', 'put', 'avoid', 'wish');

/** Whether a unit begins with an order, be it behind the place that it is for: "On the left, insert …". */
export function ordersIn(source: Source, range: Range): boolean {
  const [first, ...more] = wordsIn(source, range);
  const behind = more.slice(0, 8).find(({ start }) => /,\s+$/u.test(source.text.slice(start - 2, start)));
  return orders(first) || (!isA(first, 'called') && isA(behind, 'put', 'make'));
}

const BLOCKS = new Set('quote table list picture callout number insight header footer hero notes'.split(' '));

/** Whether a word says what is placed, or how it looks: "Title", "Left column", "Content", "Footer". */
export const isOfElement = (lexeme: Lexeme): boolean =>
  isA(lexeme, 'called', 'look', 'use', 'unit', 'colour', 'given') ||
  BLOCKS.has(senseOf(lexeme, 'part') ?? '');

const LABEL = /^(\*{0,2}[^:：\n]{2,60}?)(?::\*{0,2}|\*{0,2}:|：|\*{0,2}\s[–—-]|\s\/)\s+/u;

/** The words before a colon, a dash or a stroke at the beginning of a unit; `isOwn`: they name what follows, and no element. */
export function labelOf(
  source: Source,
  unit: Unit,
): { range: Range; rest: Range; isOwn: boolean } | undefined {
  const [all = '', words = ''] = LABEL.exec(source.text.slice(unit.start, unit.end)) ?? [];
  const range = bare(source, { start: unit.start, end: unit.start + words.length });
  if (all === '' || unit.quotes.some(({ start }) => start < range.end)) return undefined;
  // "**Product** (blue): …"
  const bracket = unit.start + (/\*{0,2}\s\([^()]*\)$/u.exec(words)?.index ?? words.length);
  const inside = wordsIn(source, { start: bracket, end: range.end });
  if (inside.length > 0 && inside.every((one) => isOfElement(one) || isA(one, 'style'))) range.end = bracket;
  const own = wordsIn(source, range);
  const isOwn = own.length > 0 && own.length <= 8 && !own.some(isOfElement);
  return { range, rest: bare(source, { start: unit.start + all.length, end: unit.end }), isOwn };
}

/** A range without the marks of emphasis and the colon around it. */
export function bare({ text }: Source, { start, end }: Range): Range {
  let [from, to] = [start, end];
  while (from < to && '*_ '.includes(text[from] ?? '')) from++;
  while (to > from && '*_:： \t'.includes(text[to - 1] ?? '')) to--;
  return { start: from, end: to };
}

/** A word for a title or a heading. */
export const isTitleWord = ({ senses }: Lexeme): boolean =>
  senses.some(({ type, value }) => type === 'called' && value === TITLE);

/** Words over lines that are none of an order: "Remedies:", "**1. Representational art**". */
export function ownHeading(source: Source, unit: Unit): Range | undefined {
  const bold = BOLD.exec(source.text.slice(unit.start, unit.end))?.[0].length;
  const own = { start: unit.start, end: bold === undefined ? unit.end : unit.start + bold };
  const words = wordsIn(source, own);
  const isOrder = words.some((one) => isOfElement(one) || orders(one));
  const isNamed = words.some((one) => one.senses.length === 0 || isA(one, 'part'));
  return isOrder || !isNamed ? undefined : bare(source, own);
}

const BOLD = /^\*\*[^*\n]{2,80}\*\*/u;
