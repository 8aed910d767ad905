import type { DocumentContent, WrittenLook } from '@sitewright/site-spec';
import type { DocumentDraft } from '../../draft/draft.ts';
import { MOST_PAGES } from '../../draft/vocabulary.ts';
import { within } from '../ids.ts';
import type { DocumentWriter } from './document-writer.ts';
import { titleOf } from './furniture.ts';

type Page = DocumentContent['page'];
type Format = DocumentDraft['format'];
type Kind = Format['documentType'];

const SIZES: Record<Format['size'], Pick<Page, 'size' | 'orientation'>> = {
  a3: { size: 'A3', orientation: 'portrait' },
  a4: { size: 'A4', orientation: 'portrait' },
  a5: { size: 'A5', orientation: 'portrait' },
  letter: { size: 'Letter', orientation: 'portrait' },
  legal: { size: 'Legal', orientation: 'portrait' },
  'a4-landscape': { size: 'A4', orientation: 'landscape' },
  'letter-landscape': { size: 'Letter', orientation: 'landscape' },
};

/** Types that one sheet holds as a rule, and that have neither running heads nor a cover. */
const SHEETS: readonly Kind[] = ['letter', 'memo', 'invoice', 'quotation', 'resume', 'minutes'];
/** Lengths from which on a document has a cover and contents, in pages. */
const LONG = 4;
const BOOK = 12;

/** Characters of a page of prose; scripts without spaces hold fewer. */
const PER_PAGE = 2400;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/gu;

/** Points of usual type. */
const USUAL = 11;

/** How many pages a draft takes, roughly. */
export function estimatedPages(draft: DocumentDraft): number {
  let characters = draft.lines.length * 80;
  for (const { heading, blocks } of draft.parts) {
    characters += heading === '' ? 0 : 200;
    for (const block of blocks) {
      const texts = [
        block.title,
        block.text,
        ...block.items.flatMap(({ label, text, points }) => [label, text, ...points]),
      ];
      const words = texts.join(' ');
      characters += words.length + (words.match(UNSPACED)?.length ?? 0) + 60;
      characters +=
        block.rows.length * 90 + (block.chart === '' ? 0 : 1300) + (block.picture === '' ? 0 : 900);
      if (block.kind === 'pageBreak') characters += PER_PAGE / 2;
    }
  }
  return characters / PER_PAGE;
}

/** How many pages were asked for; 0 where that is free. */
const askedPages = ({ extras }: Format): number => MOST_PAGES.findIndex((name) => extras.includes(name)) + 1;

/** What the length and the wishes of a draft make of its outside. */
export interface Outside {
  pages: number;
  hasCover: boolean;
  hasContents: boolean;
  /** Each part begins on a new page. */
  isBook: boolean;
}

export function outsideOf(draft: DocumentDraft): Outside {
  const { documentType, extras } = draft.format;
  const pages = estimatedPages(draft);
  const headed = draft.parts.filter(({ heading }) => heading.trim() !== '').length;
  const isCovered = documentType === 'report' || documentType === 'proposal';
  const isSheet = SHEETS.includes(documentType);
  const isLong = pages >= LONG && !isSheet && askedPages(draft.format) === 0;
  const isLetter = documentType === 'letter';
  return {
    pages,
    hasCover: !isLetter && (extras.includes('cover') || (isCovered && isLong && !extras.includes('noCover'))),
    hasContents:
      headed > 0 &&
      (extras.includes('contents') || (isLong && headed >= 4 && !extras.includes('noContents'))),
    isBook: isLong && pages >= BOOK,
  };
}

const MARGINS: Partial<Record<Kind, number>> = { letter: 38, invoice: 22, quotation: 22, resume: 20 };

/** A renderer divides the width by columns: a line of text has 62 to 75 characters. */
function marginsOf({ format: { size, documentType } }: DocumentDraft): Page['marginMm'] {
  const isSmall = size === 'a5';
  const side = isSmall ? 16 : (MARGINS[documentType] ?? 30);
  return { top: isSmall ? 16 : 26, right: side, bottom: isSmall ? 18 : 26, left: side };
}

export function pageOf(writer: DocumentWriter, outside: Outside, look: WrittenLook): Page {
  const { margins, columns, points = USUAL } = look;
  const { format, title, organisation, parts } = writer.draft;
  const texts = writer.context.texts();
  const hasBreak = parts.some(({ blocks }) => blocks.some(({ kind }) => kind === 'pageBreak'));
  const runs = !SHEETS.includes(format.documentType) && (outside.pages >= 2 || hasBreak);
  const header = runs && outside.hasCover ? texts.plain('header', title, 200) : undefined;
  const footer = runs ? texts.plain('footer', organisation, 200) : undefined;
  const isAsked = texts.marking().placeholder === true;
  const most = askedPages(format);
  if (most > 0 && outside.pages * (points / USUAL) ** 2 > most * 1.3)
    writer.context.warn('more_pages', `What is told may take more than the pages asked for: ${most}.`);
  return {
    ...SIZES[format.size],
    marginMm: { ...marginsOf(writer.draft), ...margins },
    ...(Object.keys(margins).length === 0 ? {} : { keepsMargins: true }),
    columns,
    ...(header === undefined || isAsked ? {} : { header }),
    ...(footer === undefined || isAsked ? {} : { footer }),
    pageNumbers: outside.pages >= 1.2 && most !== 1 && format.documentType !== 'letter',
    ...(most === 0 ? {} : { most }),
  };
}

/** Title, who it is by, and when. A question among them stands there too, and marks the cover. */
export function coverOf(writer: DocumentWriter): NonNullable<DocumentContent['cover']> {
  const { draft, context } = writer;
  const texts = context.texts();
  const { from, date } = draft.format;
  const organisation = draft.organisation.trim();
  const authors = from.filter((line) => line.trim() !== '' && line.trim() !== organisation).join(', ');
  const isSaid = authors.toLowerCase().includes(organisation.toLowerCase());
  return {
    id: within('document', 'cover'),
    title: texts.plain('title', titleOf(writer), 200) ?? '–',
    subtitle: texts.plain('subtitle', draft.tagline, 300),
    author: texts.plain('author', authors, 200),
    organisation: isSaid ? undefined : texts.plain('organisation', organisation, 200),
    date: texts.plain('date', date, 60),
    placeholder: texts.marking().placeholder,
  };
}
