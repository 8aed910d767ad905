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
  /** Whether the sender stands at the top as on paper of its own. */
  hasLetterhead: boolean;
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

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

/** Who sends: the lines given, else the organisation. */
function senderOf({ draft }: DocumentWriter): string[] {
  const from = filled(draft.format.from);
  return from.length > 0 ? from : filled([draft.organisation]);
}

/** Lines as one block; questions stand alone, so that they can be told from what is known. */
function joined(
  lines: readonly string[],
  { role, glue, name }: { role: 'address' | 'contact'; glue: string; name: string },
  writer: DocumentWriter,
): DocumentBlock[] {
  const ids = idsOf(name);
  const isOpen = (line: string): boolean => line.trim().startsWith('[[');
  const known = lines.filter((line) => !isOpen(line)).join(glue);
  return [known, ...lines.filter(isOpen)].flatMap((text) => paragraphs(text, role, ids, writer));
}

/** What the parts say on lines of a kind. */
const linesOf = (role: 'byline' | 'date', { draft }: DocumentWriter): string =>
  draft.parts
    .flatMap(({ blocks }) => blocks.filter(({ kind, style }) => kind === 'paragraph' && style === role))
    .map(({ text }) => normal(text))
    .join('\n');

const dateLine = (date: string, writer: DocumentWriter): DocumentBlock[] =>
  linesOf('date', writer) === '' ? paragraphs(date, 'date', idsOf('date'), writer) : [];

/** Whether a detail, a part or the tagline says the date. */
function isDateSaid({ writer, details }: FurnitureRequest): boolean {
  const date = normal(writer.draft.format.date);
  const said = [...details.map(({ text }) => text), writer.draft.tagline].map(normal);
  return textsOfParts(writer).has(date) || said.some((text) => text.includes(date));
}

const detailItems = (details: readonly Detail[], inParts: Set<string>): DraftItem[] =>
  details
    .filter(({ label, text }) => !inParts.has(normal(`${label} ${text}`)))
    .map(({ label, text }) => ({ label, text, points: [] }));

const item = (label: string, text: string): DraftItem[] =>
  text.trim() === '' ? [] : [{ label, text, points: [] }];

/** The subject of a letter: a paragraph that says so, else what stands below its title and nowhere else. */
function subjectOf(writer: DocumentWriter): string {
  const { parts, tagline } = writer.draft;
  const blocks = parts.flatMap((part) => part.blocks);
  const own = blocks.find(({ kind, style }) => kind === 'paragraph' && style === 'subject');
  return own?.text ?? (textsOfParts(writer).has(normal(tagline)) ? '' : tagline);
}

/** Sender, reader, date and subject of a letter, in the order of its language. */
function letter({ writer, details }: FurnitureRequest): Furniture {
  const { draft } = writer;
  const inParts = textsOfParts(writer);
  const subject = subjectOf(writer);
  const address = (lines: readonly string[], name: string): DocumentBlock[] => {
    const own = inParts.has(normal(lines.join('\n')))
      ? []
      : lines.filter((line) => !inParts.has(normal(line)));
    return joined(own, { role: 'address', glue: '\n', name }, writer);
  };
  const pieces: Record<Exclude<LetterPiece, 'body'>, () => DocumentBlock[]> = {
    from: () => address(senderOf(writer), 'from'),
    to: () => address(filled(draft.format.to), 'to'),
    date: () => dateLine(draft.format.date, writer),
    subject: () => heading(subject, 1, idsOf('subject'), writer),
  };
  const { letter: order } = writer.words;
  const at = order.indexOf('body');
  const part = (names: readonly LetterPiece[]): DocumentBlock[] =>
    names.flatMap((name) => (name === 'body' ? [] : pieces[name]()));
  const references = definitions(detailItems(details, inParts), 'columns', idsOf('details'), writer);
  return {
    before: [...part(order.slice(0, at)), ...references],
    after: part(order.slice(at)),
    level: 2,
    subject,
  };
}

/** From, to, date and details as a table of labels. */
function headTable(request: FurnitureRequest, fields: readonly ('from' | 'to' | 'date')[]): DocumentBlock[] {
  const { writer, details } = request;
  const { draft, words, context } = writer;
  const inParts = textsOfParts(writer);
  const lines = (texts: readonly string[]): string => filled(texts).join('\n');
  const known: Record<'from' | 'to' | 'date', DraftItem[]> = {
    from: item(words.from, lines(senderOf(writer))),
    to: item(words.to, lines(draft.format.to)),
    date: isDateSaid(request) ? [] : item(labelOf(context, 'date'), draft.format.date),
  };
  const items = [...fields.flatMap((field) => known[field]), ...detailItems(details, inParts)];
  const [only, ...others] = items;
  // A single short fact is a line under the title, and no table.
  return only === undefined || others.length + details.length > 0 || only.text.includes('\n')
    ? definitions(items, 'columns', idsOf('head'), writer)
    : paragraphs(`${only.label}${words.colon}${only.text}`, 'meta', idsOf('head'), writer);
}

/** The title; where a draft has none, whose it is, else the name of the specification's first label. */
export const titleOf = ({ draft, context }: DocumentWriter): string =>
  [draft.title, draft.organisation].find((text) => text.trim() !== '') ?? labelOf(context, 'overview');

const titleBlocks = (writer: DocumentWriter): DocumentBlock[] =>
  heading(titleOf(writer), 1, idsOf('title'), writer);

function taglineBlocks(writer: DocumentWriter): DocumentBlock[] {
  const { tagline, title } = writer.draft;
  const isRepeated = normal(tagline) === normal(title) || textsOfParts(writer).has(normal(tagline));
  return isRepeated ? [] : paragraphs(tagline, 'lead', idsOf('tagline'), writer);
}

/** Who wrote it and when, on one line each; whose it is, where nothing over the text says so. */
function bylines(request: FurnitureRequest): DocumentBlock[] {
  const { writer } = request;
  const { title, tagline, organisation, format } = writer.draft;
  const said = [title, tagline, ...format.from].map(normal).join('\n');
  const whose = said.includes(normal(organisation)) ? [] : [organisation];
  const own = linesOf('byline', writer);
  const isSaid = (name: string): boolean => name === normal(title) || own.includes(name);
  const names = filled([...format.from, ...whose]).filter((name) => !isSaid(normal(name)));
  const date = isDateSaid(request) ? '' : format.date;
  return [...paragraphs(names.join(' · '), 'byline', idsOf('byline'), writer), ...dateLine(date, writer)];
}

/** The name and the ways to reach its bearer. */
function resume(request: FurnitureRequest): Furniture {
  const { writer } = request;
  const { format, tagline } = writer.draft;
  const said = [titleOf(writer), tagline].map(normal);
  const lines = filled(format.from).filter((line) => !said.some((text) => text.includes(normal(line))));
  return {
    before: [
      ...titleBlocks(writer),
      ...taglineBlocks(writer),
      ...joined(lines, { role: 'contact', glue: ' · ', name: 'contact' }, writer),
      ...headTable(request, ['date']),
    ],
    after: [],
    level: 2,
  };
}

/** What a document opens with: under the name and the address of whose it is where that was asked for. */
export function furnitureOf(request: FurnitureRequest): Furniture {
  const { writer, hasLetterhead } = request;
  const { format, organisation } = writer.draft;
  if (!hasLetterhead || format.documentType === 'letter') return furnitureAlone(request);
  const lines = senderOf(writer);
  const sender = lines.includes(organisation) ? lines : filled([organisation, ...lines]);
  const head = joined(sender, { role: 'address', glue: '\n', name: 'from' }, writer);
  const bare = { ...writer, draft: { ...writer.draft, organisation: '', format: { ...format, from: [] } } };
  const furniture = furnitureAlone({ ...request, writer: bare });
  return { ...furniture, before: [...head, ...furniture.before] };
}

/** What a document opens with, as its type has it. */
function furnitureAlone(request: FurnitureRequest): Furniture {
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
      const head = hasCover ? [] : [...titleBlocks(writer), ...taglineBlocks(writer), ...bylines(request)];
      return { before: [...head, ...table], after: [], level: hasCover ? 1 : 2 };
    }
  }
}
