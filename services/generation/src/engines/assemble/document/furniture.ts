import type { DocumentBlock } from '@sitewright/site-spec';
import type { LetterPiece } from '../../packs/documents.ts';
import { labelOf } from '../context.ts';
import { within } from '../ids.ts';
import { heading } from './document-blocks.ts';
import { type DraftItem, definitions, paragraphs } from './document-text.ts';
import type { DocumentWriter } from './document-writer.ts';
import type { Detail } from './money/terms.ts';

/** What stands before the first part and after the last. */
export interface Furniture {
  before: DocumentBlock[];
  after: DocumentBlock[];
  /** Level of the headings of parts. */
  level: number;
  /** Style of a paragraph that was set as the subject, and is not repeated. */
  subject?: string;
}

export interface FurnitureRequest {
  writer: DocumentWriter;
  /** Details that took no part in sums. */
  details: readonly Detail[];
  hasCover: boolean;
}

const idsOf = (name: string): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return within('document', name, count);
  };
};

const normal = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();

/** Texts that the parts hold already; furniture does not repeat them. */
function textsOfParts({ draft }: DocumentWriter): Set<string> {
  const all = draft.parts.flatMap(({ heading: head, blocks }) => [
    head,
    ...blocks
      .filter(({ kind }) => kind !== 'signature')
      .flatMap((block) => [
        block.text,
        ...block.items.flatMap((item) => [item.text, `${item.label} ${item.text}`]),
      ]),
  ]);
  return new Set(all.map(normal));
}

const hasStyle = ({ draft }: DocumentWriter, style: string): boolean =>
  draft.parts.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'paragraph' && block.style === style),
  );

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

/** Who sends: the lines given, else the organisation. */
function senderOf({ draft }: DocumentWriter): string[] {
  const from = filled(draft.format.from);
  return from.length > 0 ? from : filled([draft.organisation]);
}

/** Lines of an address as one block; questions stand alone, so that they can be told from what is known. */
function addressBlocks(
  lines: readonly string[],
  name: string,
  writer: DocumentWriter,
  inParts: Set<string>,
): DocumentBlock[] {
  if (inParts.has(normal(lines.join('\n')))) return [];
  const ids = idsOf(name);
  const known = lines.filter((line) => !line.trim().startsWith('[[') && !inParts.has(normal(line)));
  const open = lines.filter((line) => line.trim().startsWith('[['));
  return [
    ...paragraphs(known.join('\n'), 'address', ids, writer),
    ...open.flatMap((line) => paragraphs(line, 'address', ids, writer)),
  ];
}

const detailItems = (details: readonly Detail[], inParts: Set<string>): DraftItem[] =>
  details
    .filter(({ label, text }) => !inParts.has(normal(`${label} ${text}`)))
    .map(({ label, text }) => ({ label, text, points: [] }));

const item = (label: string, text: string): DraftItem[] =>
  text.trim() === '' ? [] : [{ label, text, points: [] }];

/** The subject of a letter: a paragraph that says so; a letter without one has none. */
function subjectOf({ draft }: DocumentWriter): string {
  const blocks = draft.parts.flatMap((part) => part.blocks);
  return blocks.find(({ kind, style }) => kind === 'paragraph' && style === 'subject')?.text ?? '';
}

/** Sender, reader, date and subject of a letter, in the order of its language. */
function letter({ writer, details }: FurnitureRequest): Furniture {
  const { draft } = writer;
  const inParts = textsOfParts(writer);
  const subject = subjectOf(writer);
  const pieces: Record<Exclude<LetterPiece, 'body'>, () => DocumentBlock[]> = {
    from: () => addressBlocks(senderOf(writer), 'from', writer, inParts),
    to: () => addressBlocks(filled(draft.format.to), 'to', writer, inParts),
    date: () =>
      hasStyle(writer, 'date') ? [] : paragraphs(draft.format.date, 'date', idsOf('date'), writer),
    subject: () => heading(subject, 1, idsOf('subject'), writer),
  };
  const { letter: order } = writer.words;
  const at = order.indexOf('body');
  const part = (names: readonly LetterPiece[]): DocumentBlock[] =>
    names.flatMap((name) => (name === 'body' ? [] : pieces[name]()));
  const references = definitions(detailItems(details, inParts), 'columns', idsOf('details'), writer);
  const tagline = inParts.has(normal(draft.tagline))
    ? []
    : paragraphs(draft.tagline, 'reference', idsOf('tagline'), writer);
  return {
    before: [...part(order.slice(0, at)), ...tagline, ...references],
    after: part(order.slice(at)),
    level: 2,
    subject,
  };
}

/** From, to, date and details as a table of labels. */
function headTable(
  { writer, details }: FurnitureRequest,
  fields: readonly ('from' | 'to' | 'date')[],
): DocumentBlock[] {
  const { draft, words, context } = writer;
  const inParts = textsOfParts(writer);
  const lines = (texts: readonly string[]): string => filled(texts).join('\n');
  const date = normal(draft.format.date);
  const isDateTold = inParts.has(date) || details.some(({ text }) => normal(text) === date);
  const known: Record<'from' | 'to' | 'date', DraftItem[]> = {
    from: item(words.from, lines(senderOf(writer))),
    to: item(words.to, lines(draft.format.to)),
    date: isDateTold ? [] : item(labelOf(context, 'date'), draft.format.date),
  };
  const items = [...fields.flatMap((field) => known[field]), ...detailItems(details, inParts)];
  return definitions(items, 'columns', idsOf('head'), writer);
}

const titleOf = ({ draft }: DocumentWriter): string =>
  [draft.title, draft.organisation].find((text) => text.trim() !== '') ?? '';

/** The title; where a draft has none, the name of the specification's first label. */
function titleBlocks(writer: DocumentWriter): DocumentBlock[] {
  const title = heading(titleOf(writer), 1, idsOf('title'), writer);
  return title.length > 0 ? title : heading(labelOf(writer.context, 'overview'), 1, idsOf('title'), writer);
}

function taglineBlocks(writer: DocumentWriter): DocumentBlock[] {
  const { tagline, title } = writer.draft;
  const isRepeated = normal(tagline) === normal(title) || textsOfParts(writer).has(normal(tagline));
  return isRepeated ? [] : paragraphs(tagline, 'lead', idsOf('tagline'), writer);
}

/** Who wrote it and when, on one line each. */
function bylines(writer: DocumentWriter): DocumentBlock[] {
  const { draft } = writer;
  const names = filled(draft.format.from).filter((name) => normal(name) !== normal(draft.title));
  const byline = hasStyle(writer, 'byline')
    ? []
    : paragraphs(names.join(' · '), 'byline', idsOf('byline'), writer);
  const date = hasStyle(writer, 'date') ? [] : paragraphs(draft.format.date, 'date', idsOf('date'), writer);
  return [...byline, ...date];
}

/** The name and the ways to reach its bearer. */
function resume({ writer, details }: FurnitureRequest): Furniture {
  const { draft } = writer;
  const lines = filled(draft.format.from).filter((line) => normal(line) !== normal(titleOf(writer)));
  const known = lines.filter((line) => !line.trim().startsWith('[['));
  const open = lines.filter((line) => line.trim().startsWith('[['));
  const ids = idsOf('contact');
  return {
    before: [
      ...titleBlocks(writer),
      ...taglineBlocks(writer),
      ...paragraphs(known.join(' · '), 'contact', ids, writer),
      ...open.flatMap((line) => paragraphs(line, 'contact', ids, writer)),
      ...headTable({ writer, details, hasCover: false }, []),
    ],
    after: [],
    level: 2,
  };
}

/** What a document opens with, as its type has it. */
export function furnitureOf(request: FurnitureRequest): Furniture {
  const { writer, details, hasCover } = request;
  const { documentType, to } = writer.draft.format;
  switch (documentType) {
    case 'letter':
      return letter(request);
    case 'resume':
      return resume(request);
    case 'memo':
    case 'minutes':
    case 'invoice':
    case 'quotation': {
      const fields =
        documentType === 'memo' ? (['to', 'from', 'date'] as const) : (['from', 'to', 'date'] as const);
      const head = headTable(request, documentType === 'minutes' ? ['from', 'date', 'to'] : fields);
      return { before: [...titleBlocks(writer), ...taglineBlocks(writer), ...head], after: [], level: 2 };
    }
    default: {
      const table = to.length > 0 || details.length > 0 ? headTable(request, ['to']) : [];
      if (hasCover) return { before: table, after: [], level: 1 };
      return {
        before: [...titleBlocks(writer), ...taglineBlocks(writer), ...bylines(writer), ...table],
        after: [],
        level: 2,
      };
    }
  }
}
