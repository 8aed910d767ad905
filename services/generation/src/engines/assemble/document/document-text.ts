import type { DocumentBlock, RichText } from '@sitewright/site-spec';
import type { DocumentDraftBlock } from '../../draft/document.ts';
import { sentencesOf } from '../../packs/segmenter.ts';
import type { DocumentWriter } from './document-writer.ts';

type Paragraph = Extract<DocumentBlock, { type: 'paragraph' }>;
type List = Extract<DocumentBlock, { type: 'list' }>;
type ParagraphRole = Paragraph['role'];
export type DraftItem = DocumentDraftBlock['items'][number];

/** One paragraph of the specification holds this much for certain, however it is marked. */
const MOST = 3500;
const MOST_ITEMS = 200;
const MOST_POINTS = 40;
/** Where lists are to stand in two columns, those of so many items do. */
const IN_TWO = 6;

const isSaid = (text: string): boolean => text.trim() !== '';

/** A text in pieces that a node has room for, parted at blank lines, else between sentences, else anywhere. */
export function piecesOf(text: string, language: string): string[] {
  return text.split(/\n[ \t]*\n/u).flatMap((paragraph) => {
    if (paragraph.length <= MOST) return isSaid(paragraph) ? [paragraph] : [];
    const pieces: string[] = [''];
    for (const sentence of sentencesOf(paragraph, language)) {
      for (let at = 0; at < sentence.length; at += MOST) {
        const part = sentence.slice(at, at + MOST);
        const last = pieces.at(-1) ?? '';
        if (last.length + part.length <= MOST) pieces[pieces.length - 1] = last + part;
        else pieces.push(part);
      }
    }
    return pieces.filter(isSaid);
  });
}

type Texts = ReturnType<DocumentWriter['texts']>;
type Place = Record<'isFirst' | 'isLast', boolean>;

/** The pieces of a text as blocks, which are told their words and where they stand; none for no text. */
export const inPieces = (
  text: string,
  { ids, writer }: { ids: () => string; writer: DocumentWriter },
  blockOf: (node: { id: string; text: RichText }, texts: Texts, at: Place) => DocumentBlock,
): DocumentBlock[] =>
  piecesOf(text, writer.context.language).flatMap((piece, at, { length }) => {
    const texts = writer.texts();
    const words = texts.rich('text', piece);
    if (words === undefined) return [];
    const place = { isFirst: at === 0, isLast: at === length - 1 };
    return [{ ...blockOf({ id: ids(), text: words }, texts, place), ...texts.marking() }];
  });

/** A text as paragraphs. */
export const paragraphs = (
  text: string,
  role: ParagraphRole,
  ids: () => string,
  writer: DocumentWriter,
): DocumentBlock[] => inPieces(text, { ids, writer }, (node) => ({ ...node, type: 'paragraph', role }));

const ENDS = /[.:;,!?…。：！？؟،]$/u;

/** A label and what is said of it, as one marked text. */
export function labelled({ label, text }: Pick<DraftItem, 'label' | 'text'>, colon: string): string {
  const [head, body] = [label.trim(), text.trim()];
  if (head === '' || body === '') return head + body;
  const strong = head.includes('*') || head.startsWith('[[') ? head : `**${head}**`;
  return ENDS.test(head) ? `${strong} ${body}` : `${strong}${colon}${body}`;
}

function listItem(item: DraftItem, id: string, writer: DocumentWriter, colon: string): List['items'] {
  const texts = writer.texts();
  const text = texts.rich('text', labelled(item, colon));
  const points = item.points.flatMap((point, index) => {
    const own = writer.texts();
    const words = own.rich('text', point);
    return words === undefined ? [] : [{ id: `${id}_${index + 1}`, text: words, ...own.marking() }];
  });
  const [first, ...rest] = points;
  const shown = points.length > MOST_POINTS ? [] : points;
  if (text !== undefined && shown.length === points.length)
    return [{ id, text, ...(points.length > 0 ? { items: points } : {}), ...texts.marking() }];
  // Points without a head, or too many to stand under one, are items themselves.
  const head = text === undefined ? first : { id, text, ...texts.marking() };
  return head === undefined ? [] : [head, ...(text === undefined ? rest : points)];
}

/** Lists of at most 200 items each. */
export function lists(
  items: readonly DraftItem[],
  style: List['style'],
  ids: () => string,
  writer: DocumentWriter,
): DocumentBlock[] {
  const { colon } = writer.words;
  const base = ids();
  const all = items.flatMap((item, index) => listItem(item, `${base}_i${index + 1}`, writer, colon));
  const blocks: DocumentBlock[] = [];
  for (let at = 0; at < all.length; at += MOST_ITEMS) {
    const part = all.slice(at, at + MOST_ITEMS);
    const inTwo = writer.draft.format.extras.includes('twoColumns') && part.length >= IN_TWO;
    blocks.push({
      ...{ id: at === 0 ? base : ids(), type: 'list', style, items: part },
      ...(inTwo ? { columns: 2 } : {}),
    });
  }
  return blocks;
}

/** Labels with what is said of them, beside one another; a list where a label is missing. */
export function definitions(
  items: readonly DraftItem[],
  layout: 'list' | 'columns',
  ids: () => string,
  writer: DocumentWriter,
): DocumentBlock[] {
  const filled = items.filter(({ label, text, points }) => [label, text, ...points].some(isSaid));
  const isWhole = filled.every(({ label, text, points }) => isSaid(label) && [text, ...points].some(isSaid));
  if (filled.length === 0 || !isWhole || filled.some(({ label }) => label.length > 190))
    return lists(filled, 'plain', ids, writer);
  const blocks: DocumentBlock[] = [];
  for (let at = 0; at < filled.length; at += MOST_ITEMS) {
    const id = ids();
    const entries = filled.slice(at, at + MOST_ITEMS).flatMap((item, index) => {
      const texts = writer.texts();
      const term = texts.plain('term', item.label, 200);
      const text = texts.rich('text', [item.text, ...item.points].filter(isSaid).join('\n'));
      if (term === undefined || text === undefined) return [];
      return [{ id: `${id}_i${index + 1}`, term, text, ...texts.marking() }];
    });
    if (entries.length > 0) blocks.push({ id, type: 'definitions', layout, items: entries });
  }
  return blocks;
}
