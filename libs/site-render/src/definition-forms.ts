import { type DocumentBlock, type DocumentContent, plainText } from '@sitewright/site-spec';
import { hasSideHeads, headLength, isBill } from './document-layout.ts';

type Definitions = Extract<DocumentBlock, { type: 'definitions' }>;

/** Whether terms stand beside what they mean: where that is asked, or they are short. */
export const isBeside = ({ layout, items }: Definitions): boolean =>
  layout === 'columns' || items.every(({ term }) => term.length <= 44);

/** The facts of a head in columns are so many and so long at most. */
const GRID = { least: 2, most: 6, text: 60 };

const isBetween = (count: number, { least, most }: { least: number; most: number }): boolean =>
  count >= least && count <= most;

/**
 * How terms are set that are no list of terms: the facts under a title in columns, those of minutes and memos between two
 * rules; key figures in a row, each large over what it is.
 */
export function headForm(
  content: DocumentContent,
  block: DocumentBlock | undefined,
): 'grid' | 'ruled' | 'figures' | undefined {
  if (block?.type !== 'definitions') return undefined;
  const { documentType, blocks } = content;
  const isFirst = blocks.find(({ type }) => type === 'definitions') === block;
  if (isFirst && isBill({ documentType })) return 'grid';
  const isRuled = documentType === 'minutes' || documentType === 'memo';
  // Rules part the sections of those with heads beside them.
  if (isFirst && isRuled && !hasSideHeads(content)) return 'ruled';
  const isShort = block.items.every(({ text }) => plainText(text).length <= GRID.text);
  if (blocks[headLength(blocks)] === block && isShort && isBetween(block.items.length, GRID)) return 'grid';
  return isOfFigures(block) ? 'figures' : undefined;
}

/** What parts words, and letters of scripts without blanks, which break anywhere. */
const BREAKS =
  /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** So many lines, or letters of one word, want half the width: an address, a mail. */
const DEEP = { lines: 4, word: 20 };

/** Columns of a grid of facts: two where one of them is deep, else that of four, three and two which leaves no fact alone. */
export function gridColumns(items: Definitions['items'], isWhole: boolean): number {
  const isDeep = items.some(({ text }) => {
    const words = plainText(text);
    return (
      words.split('\n').length >= DEEP.lines || words.split(BREAKS).some(({ length }) => length > DEEP.word)
    );
  });
  if (isDeep) return 2;
  return items.length % 3 === 1 && items.length > 1 ? (isWhole ? 4 : 2) : 3;
}

/** So long is a word of a fact at most that stands in one of two columns, of a page of text and of a bill, which is wider. */
const WORD = { text: 30, bill: 40 };

/** Facts in rows of so many columns: one with a longer word, a mail address, has a row of its own, and none is left half empty before it. */
export function gridRows<T extends { text: Definitions['items'][number]['text'] }>(
  items: readonly T[],
  count: number,
  content: Pick<DocumentContent, 'documentType'>,
): T[][] {
  const rows: T[][] = [];
  const most = isBill(content) ? WORD.bill : WORD.text;
  const isLong = ({ text }: T): boolean =>
    count === 2 &&
    plainText(text)
      .split(BREAKS)
      .some(({ length }) => length > most);
  for (const item of items) {
    const open = isLong(item) ? undefined : rows.find((row) => row.length < count && !row.some(isLong));
    if (open === undefined) rows.push([item]);
    else open.push(item);
  }
  return rows;
}

const FIGURE = /^[\p{Nd}\p{Sc}<>≈~±+−–-]/u;

/** Key facts all of which are short and have a figure, which most of them begin with: "72 h", "£310,000". */
export function isOfFigures({ layout, items }: Pick<Definitions, 'layout' | 'items'>): boolean {
  const texts = items.map(({ text }) => plainText(text));
  return (
    layout === 'columns' &&
    isBetween(items.length, GRID) &&
    items.every(({ text, term }) => term.length <= 40 && (typeof text === 'string' || isUnlinked(text))) &&
    texts.every((text) => text.length <= 16 && /\p{Nd}/u.test(text)) &&
    texts.filter((text) => FIGURE.test(text)).length * 3 >= texts.length * 2
  );
}

const isUnlinked = (text: readonly { href?: string | undefined }[]): boolean =>
  text.every(({ href }) => href === undefined);
