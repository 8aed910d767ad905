import type { DocumentBlock } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import type { DraftItem } from './draft.ts';

export type Cell = { label: string; align: 'start' | 'center' | 'end' };

const cut = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
const isNumeric = (text: string) =>
  /^[-+]?[$€£¥₹]?\s?\d[\d.,\s]*\s?(?:%|[\p{L}$€£¥]{1,12}(?: [\p{L}]{1,8})?)?$/u.test(text.trim());

export function headingBlock(
  ctx: ComposeContext,
  level: number,
  text: string,
  numbering?: string,
): DocumentBlock {
  return {
    id: ctx.id('heading'),
    type: 'heading',
    level: Math.min(6, Math.max(1, level)),
    text: cut(text, 300),
    numbering: numbering === undefined ? undefined : cut(numbering, 20),
  };
}

type Role = Extract<DocumentBlock, { type: 'paragraph' }>['role'];

/** Paragraphs longer than a text field holds are parted at a sentence's end. */
export function paragraphBlocks(
  ctx: ComposeContext,
  text: string,
  role: Role = 'body',
  placeholder = false,
): DocumentBlock[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > 7500) {
    const end = rest.lastIndexOf('. ', 7000);
    const at = end > 3000 ? end + 1 : 7000;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trim();
  }
  if (rest !== '') parts.push(rest);
  return parts.map((part) => ({
    id: ctx.id('paragraph'),
    type: 'paragraph',
    role,
    text: part,
    placeholder: placeholder || undefined,
  }));
}

export function listBlock(
  ctx: ComposeContext,
  items: readonly DraftItem[],
  style: 'bullet' | 'numbered' | 'check' = 'bullet',
): DocumentBlock {
  return {
    id: ctx.id('list'),
    type: 'list',
    style,
    items: items.slice(0, 200).map((item) => ({
      id: ctx.id('item'),
      text: cut(item.text, 8000),
      checked: style === 'check' ? false : undefined,
      items:
        item.items.length === 0
          ? undefined
          : item.items.slice(0, 40).map((sub) => ({ id: ctx.id('item'), text: cut(sub.text, 8000) })),
    })),
  };
}

export const plainItems = (texts: readonly string[]): DraftItem[] =>
  texts.map((text) => ({ text, items: [] }));

/** A table; columns of figures are set flush right. */
export function tableBlock(
  ctx: ComposeContext,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  more: { caption?: string; totals?: string[]; placeholder?: boolean } = {},
): DocumentBlock {
  const columns = header.slice(0, 20).map((label, index): Cell => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    return { label: cut(label, 120), align: cells.length > 0 && cells.every(isNumeric) ? 'end' : 'start' };
  });
  return {
    id: ctx.id('table'),
    type: 'table',
    caption: more.caption === undefined || more.caption === '' ? undefined : cut(more.caption, 300),
    columns,
    rows: rows.slice(0, 500).map((row) => columns.map((_, index) => cut(row[index] ?? '', 1000))),
    totals: more.totals,
    placeholder: more.placeholder || undefined,
  };
}

export function termsBlock(
  ctx: ComposeContext,
  pairs: readonly (readonly [string, string])[],
  layout: 'list' | 'columns' = 'list',
): DocumentBlock {
  return {
    id: ctx.id('terms'),
    type: 'definitions',
    layout,
    items: pairs
      .slice(0, 200)
      .map(([term, text]) => ({ id: ctx.id('item'), term: cut(term, 200), text: cut(text, 8000) })),
  };
}

/** A line to be filled in by the owner, marked as such. */
export function openTerm(
  ctx: ComposeContext,
  term: string,
): { id: string; term: string; text: string; placeholder: boolean } {
  return { id: ctx.id('item'), term: cut(term, 200), text: ctx.words.toBeConfirmed, placeholder: true };
}
