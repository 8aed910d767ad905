import type { Asset, DocumentBlock } from '@sitewright/site-spec';
import type { DocumentDraft } from '../../draft/draft.ts';
import type { DocumentWords } from '../../packs/documents.ts';
import type { AssembleContext } from '../context.ts';
import { within } from '../ids.ts';
import type { NodeTexts } from '../text/node-texts.ts';
import type { LinesTable } from './money/lines-table.ts';

type ChartBlock = Extract<DocumentBlock, { type: 'chart' }>;

/** The chart of a ref with its data, its nodes named after the id; undefined where it can't be drawn. */
export type ChartOf = (ref: string, id: string) => Pick<ChartBlock, 'chart' | 'dataset'> | undefined;

/** What writing a document's blocks draws on. */
export interface DocumentWriter {
  context: AssembleContext;
  draft: DocumentDraft;
  /** Words of documents in the language of the specification. */
  words: DocumentWords;
  chartOf: ChartOf;
  assets: Asset[];
  /** A reader of one node's texts, with links and footnotes of this document. */
  texts: () => NodeTexts;
  footnotes: ReturnType<typeof createFootnotes>;
  /** The items of an invoice or an offer with their sums; undefined once it was placed, or where there are none. */
  takeLines: () => LinesTable | undefined;
}

/** Notes are found by their ref, and numbered as the text comes to them. */
export function createFootnotes() {
  const notes = new Map<string, { id: string; text: string }>();
  const used: string[] = [];
  return {
    /** Takes a note that a block holds. */
    add(ref: string, text: string): void {
      let name = ref.replace(/^\[?\^?|\]$/gu, '').trim();
      if (name === '' || notes.has(name)) name = `${name}#${notes.size + 1}`;
      notes.set(name, { id: within('document', 'note', notes.size + 1), text });
    },
    idOf(ref: string): string | undefined {
      const note = notes.get(ref);
      if (note !== undefined && !used.includes(ref)) used.push(ref);
      return note?.id;
    },
    /** The notes in the order in which the text refers to them, then those that it does not. */
    blocks(readerOf: () => NodeTexts): DocumentBlock[] {
      const rest = [...notes.keys()].filter((ref) => !used.includes(ref));
      return [...used, ...rest].flatMap((ref, index) => {
        const note = notes.get(ref);
        const reader = readerOf();
        const text = note === undefined ? undefined : reader.rich('text', note.text);
        if (note === undefined || text === undefined) return [];
        const marker = String(index + 1);
        return [{ id: note.id, type: 'footnote' as const, marker, text, ...reader.marking() }];
      });
    },
  };
}
