import type { Brief } from '../../../brief/brief.ts';
import type { DocumentPart } from '../../../draft/document.ts';
import type { DocumentDraft } from '../../../draft/draft.ts';
import type { LanguagePack } from '../../../packs/language-pack.ts';
import type { Voice } from '../common/voice.ts';
import type { Charts } from '../material/charts.ts';

/** What the maker of a document needs beside the material. */
export interface Making {
  brief: Brief;
  voice: Voice;
  words: LanguagePack['writing'];
  documentType: DocumentDraft['format']['documentType'];
  charts: Charts;
}

/** A part of a document without its ref. */
export interface Chapter extends Omit<DocumentPart, 'ref'> {
  requests: string[];
}

/** What a form of its own fills in beside the parts. */
export interface Body {
  format: Partial<DocumentDraft['format']>;
  lines: DocumentDraft['lines'];
  chapters: Chapter[];
}
