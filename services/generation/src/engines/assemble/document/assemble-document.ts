import type { DocumentBlock, DocumentContent } from '@sitewright/site-spec';
import { saidIn } from '../../brief/brief.ts';
import type { DocumentDraft } from '../../draft/draft.ts';
import { lettersOf } from '../../draft/plain.ts';
import { languagePackOf } from '../../packs/language-pack.ts';
import { type AssembleContext, type Assembled, roomFor } from '../context.ts';
import { createIds, type Ids, within } from '../ids.ts';
import { ornamentAsset } from '../ornament.ts';
import { outwardHref } from '../text/link-target.ts';
import { collectFootnotes, documentBlocks, heading } from './document-blocks.ts';
import { lookOfDraft } from './document-look.ts';
import { tableBlocks } from './document-table.ts';
import { type ChartOf, createFootnotes, type DocumentWriter } from './document-writer.ts';
import { captioned, linked, nested, numbered, withOverviews } from './finish-blocks.ts';
import { type Furniture, furnitureOf } from './furniture.ts';
import { linesTables } from './money/lines-table.ts';
import { moneyReading } from './money/reading.ts';
import { accountOf } from './money/terms.ts';
import { coverOf, outsideOf, pageOf } from './page-setup.ts';

const MOST_BLOCKS = 2000;

/** The tables of a draft's lines, each to be placed once, and the details that took no part in them. */
function moneyOf(draft: DocumentDraft, context: AssembleContext) {
  const { language, labels } = context;
  const amounts = [
    ...draft.lines.flatMap(({ price, quantity }) => [price, quantity]),
    ...draft.format.details.map(({ text }) => text),
  ];
  const reading = moneyReading(
    language,
    draft.lines.length === 0 ? [] : amounts,
    saidIn(context.brief.segments),
  );
  const account = accountOf(draft, reading, language);
  const places = draft.parts.flatMap(({ heading, blocks }) =>
    blocks
      .filter(({ kind }) => kind === 'lines')
      .map(({ title }) => new Set([title, heading].map(lettersOf))),
  );
  const tables = draft.lines.length === 0 ? [] : linesTables(account, reading, { labels, language }, places);
  return { details: account.details, takeLines: () => tables.shift() };
}

function createWriter(draft: DocumentDraft, context: AssembleContext, chartOf: ChartOf, ids: Ids) {
  const footnotes = createFootnotes();
  const { details, takeLines } = moneyOf(draft, context);
  const linkTo = (target: string): string | undefined => {
    const id = target.startsWith('#') ? ids.find(target) : undefined;
    return id === undefined ? outwardHref(target) : `#${id}`;
  };
  const writer: DocumentWriter = {
    context,
    draft,
    words: languagePackOf(context.language).documents,
    chartOf,
    assets: [],
    texts: () => context.texts({ linkTo, footnoteOf: (ref) => footnotes.idOf(ref) }),
    footnotes,
    takeLines,
  };
  return { writer, details };
}

/** Ids of a part's nodes: its first node has the part's own, so that links to the part lead there. */
function partIds(id: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return count === 1 ? id : within(id, count);
  };
}

interface PartsRequest {
  writer: DocumentWriter;
  ids: Ids;
  furniture: Furniture;
  isBook: boolean;
}

function partBlocks({ writer, ids, furniture, isBook }: PartsRequest): DocumentBlock[] {
  const { draft } = writer;
  return draft.parts.flatMap((part, index) => {
    const next = partIds(ids.part(index));
    const isTitle = part.heading.trim() !== '' && part.heading.trim() === draft.title.trim() && index === 0;
    const head = isTitle ? [] : heading(part.heading, furniture.level, next, writer);
    const level = head.length > 0 ? furniture.level + 1 : furniture.level;
    const blocks = part.blocks.flatMap((block) => {
      const isSubject =
        block.kind === 'paragraph' && block.style === 'subject' && block.text === furniture.subject;
      return isSubject ? [] : documentBlocks({ block, ids: next, level, writer });
    });
    const breaks = isBook && index > 0 && head.length > 0;
    // The heading of a slip is cut off with it.
    const cut = blocks[0]?.type === 'divider' && blocks[0].isCut ? blocks.splice(0, 1) : [];
    const over = breaks ? [{ id: within(ids.part(index), 'break'), type: 'pageBreak' as const }] : [];
    return [...over, ...cut, ...head, ...blocks];
  });
}

/** Sums that no block has a place for: before everything that parts say. */
function linesAlone(writer: DocumentWriter): DocumentBlock[] {
  const lines = writer.takeLines();
  if (lines === undefined) return [];
  return tableBlocks({ ...lines, title: '' }, () => within('document', 'lines'), writer);
}

/** A draft of a document as its content. */
export function assembleDocument(
  draft: DocumentDraft,
  context: AssembleContext,
  chartOf: ChartOf,
): Assembled<DocumentContent> {
  const ids = createIds(draft.parts.map(({ ref }) => ref));
  const { writer, details } = createWriter(draft, context, chartOf, ids);
  collectFootnotes(writer);
  const look = lookOfDraft(draft, context.theme, context.language);
  for (const slip of look.slips) context.warn('unknown_look', `A look that was written is not kept: ${slip}`);
  const outside = outsideOf(draft);
  const hasLetterhead = look.styles.some(({ form }) => form === 'letterhead');
  const furniture = furnitureOf({ writer, details, hasCover: outside.hasCover, hasLetterhead });
  const parts = partBlocks({ writer, ids, furniture, isBook: outside.isBook });
  const notes = writer.footnotes.blocks(writer.texts);
  const rule: DocumentBlock[] =
    notes.length > 0 ? [{ id: within('document', 'notes'), type: 'divider' }] : [];
  const body = [...furniture.before, ...linesAlone(writer), ...parts, ...furniture.after, ...rule, ...notes];
  const { documentType, extras } = draft.format;
  const told = captioned(withOverviews(linked(nested(body))), documentType, context.labels);
  const finished = extras.includes('noNumbers') ? told : numbered(told, documentType, furniture.level);
  const blocks = roomFor(finished, MOST_BLOCKS, { what: 'blocks', ...context });
  const motif = outside.hasCover ? context.look.ornament : undefined;
  const ornament = motif && ornamentAsset(context, 'cover_ornament', motif, { width: 1240, height: 1000 });
  const cover = outside.hasCover ? { ...coverOf(writer), image: ornament?.id } : undefined;
  return {
    content: {
      documentType,
      page: pageOf(writer, outside, look),
      ...(look.styles.length === 0 ? {} : { look: look.styles }),
      cover,
      tableOfContents: { show: outside.hasContents, depth: 2 },
      blocks:
        blocks.length > 0 ? blocks : heading(context.labels.overview ?? '–', 1, () => 'document', writer),
    },
    assets: ornament === undefined ? writer.assets : [...writer.assets, ornament],
  };
}
