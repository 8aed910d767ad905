import { type DocumentBlock, PARAGRAPH_ROLES } from '@sitewright/site-spec';
import type { DocumentDraftBlock } from '../../draft/document.ts';
import { drawn } from '../drawing.ts';
import { tableBlocks } from './document-table.ts';
import { definitions, inPieces, lists, paragraphs } from './document-text.ts';
import type { DocumentWriter } from './document-writer.ts';

type Field = 'title' | 'text' | 'items' | 'table' | 'by' | 'picture' | 'chart';

/** A block of the draft, what names its nodes, and the level of a heading in its place. */
interface Job {
  block: DocumentDraftBlock;
  ids: () => string;
  level: number;
  writer: DocumentWriter;
}

/** What became of a block, and which of its fields it used up. */
interface Made {
  blocks: DocumentBlock[];
  used: readonly Field[];
}

const oneOf = <T extends string>(list: readonly T[], style: string, otherwise: T): T =>
  list.find((one) => one === style) ?? otherwise;

export function heading(
  text: string,
  level: number,
  ids: () => string,
  writer: DocumentWriter,
): DocumentBlock[] {
  const texts = writer.texts();
  const words = texts.plain('text', text, 300);
  if (words === undefined) return [];
  return [
    { id: ids(), type: 'heading', level: Math.min(6, Math.max(1, level)), text: words, ...texts.marking() },
  ];
}

const headingOf =
  (below: number) =>
  ({ block, ids, level, writer }: Job): Made => {
    const isTitled = block.title.trim() !== '';
    return {
      blocks: heading(isTitled ? block.title : block.text, level + below, ids, writer),
      used: [isTitled ? 'title' : 'text'],
    };
  };

function calloutOf({ block, ...job }: Job): Made {
  const tone = oneOf(['info', 'success', 'warning', 'danger', 'note'] as const, block.style, 'note');
  // A warning of one sentence is one as well.
  const [head, said] = block.text.trim() === '' ? ['', block.title] : [block.title, block.text];
  const blocks = inPieces(said, job, (node, texts, { isFirst }) => {
    const title = isFirst ? texts.plain('title', head, 200) : undefined;
    return { ...node, type: 'callout', tone, title };
  });
  return { blocks, used: blocks.length > 0 ? ['title', 'text'] : [] };
}

function quoteOf({ block, ...job }: Job): Made {
  const blocks = inPieces(block.text, job, (node, texts, { isLast }) => {
    const by = isLast ? texts.plain('by', block.by, 200) : undefined;
    const source = isLast ? texts.plain('source', block.title, 300) : undefined;
    return { ...node, type: 'quote', by, source };
  });
  return { blocks, used: blocks.length > 0 ? ['title', 'text', 'by'] : [] };
}

const MOST_CODE = 16_000;

/** Code keeps its line breaks and spaces; marks mean nothing in it. */
function codeOf({ block, ids, writer }: Job): Made {
  const code = block.text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ');
  if (code.trim() === '') return { blocks: [], used: [] };
  const blocks: DocumentBlock[] = [];
  for (let at = 0; at < code.length; at += MOST_CODE) {
    const texts = writer.texts();
    const caption = at === 0 ? texts.plain('caption', block.title, 300) : undefined;
    const text = code.slice(at, at + MOST_CODE).toWellFormed();
    blocks.push({ id: ids(), type: 'code', text, caption, ...texts.marking() });
  }
  return { blocks, used: ['title', 'text'] };
}

/** A drawing; else the place of a picture that nobody has yet, with what is to be seen there. */
function figureOf({ block, ids, writer }: Job): Made {
  const texts = writer.texts();
  if (block.picture.trim() === '') return { blocks: [], used: [] };
  const id = ids();
  const asset = `${id}_picture`;
  const drawing = drawn(writer.context, asset, block.picture);
  if (drawing !== undefined) {
    // What is drawn is seen; a drawing with words in it has a name, as a table has.
    const name = drawing.shapes.some(({ kind }) => kind === 'words') ? (drawing.alt ?? '') : '';
    const said = texts.plain('caption', block.title.trim() || name, 400);
    const blocks: DocumentBlock[] = [{ id, type: 'figure', asset, caption: said, ...texts.marking() }];
    return { blocks, used: ['title', 'picture'] };
  }
  const alt = texts.plain('alt', block.picture, 300);
  if (alt === undefined) return { blocks: [], used: [] };
  const sign = { kind: 'image', source: 'icon', icon: 'image', color: 'muted' } as const;
  writer.assets.push({ ...sign, id: asset, alt, width: 1200, height: 220, placeholder: true });
  const caption = texts.plain('caption', block.title.trim() === '' ? block.picture : block.title, 400);
  return {
    blocks: [{ id, type: 'figure', asset, caption, placeholder: true, questions: ['asset'] }],
    used: ['title', 'picture'],
  };
}

function chartOf({ block, ids, writer }: Job): Made {
  if (block.chart.trim() === '') return { blocks: [], used: [] };
  const id = ids();
  const found = writer.chartOf(block.chart, `${id}_chart`);
  if (found === undefined) {
    writer.context.warn('unknown_chart', `There is no chart "${block.chart.slice(0, 80)}" to be drawn.`);
    return { blocks: [], used: ['chart'] };
  }
  const texts = writer.texts();
  const caption = texts.plain('caption', block.title, 400);
  return { blocks: [{ id, type: 'chart', ...found, caption, ...texts.marking() }], used: ['title', 'chart'] };
}

/** Footnotes stand at the end, where `collectFootnotes` has put them. */
const footnoteOf = ({ block }: Job): Made => {
  const ref = block.title.trim() === '' ? ('by' as const) : ('title' as const);
  return { blocks: [], used: block.text.trim() === '' ? ['items'] : [ref, 'text', 'items'] };
};

/** Takes the notes of all parts; this comes first, for the text refers to them before they come. */
export function collectFootnotes({ draft, footnotes }: DocumentWriter): void {
  for (const block of draft.parts.flatMap((part) => part.blocks)) {
    if (block.kind !== 'footnote') continue;
    const ref = block.title.trim() === '' ? block.by : block.title;
    if (block.text.trim() !== '') footnotes.add(ref, block.text);
    for (const item of block.items) footnotes.add(item.label, [item.text, ...item.points].join(' '));
  }
}

const tableOf = ({ block, ids, writer }: Job): Made => {
  const columns = block.columns.map((label) => ({ label }));
  const blocks = tableBlocks({ ...block, columns }, ids, writer);
  return { blocks, used: blocks.length > 0 ? ['title', 'table'] : ['table'] };
};

const linesOf = ({ block, ids, writer }: Job): Made => {
  const lines = writer.takeLines();
  if (lines === undefined) return { blocks: [], used: [] };
  return { blocks: tableBlocks({ ...lines, title: block.title }, ids, writer), used: ['title'] };
};

const LIST_STYLES = ['bullet', 'numbered', 'check', 'plain'] as const;

const makers: Record<DocumentDraftBlock['kind'], (job: Job) => Made> = {
  heading: headingOf(0),
  subheading: headingOf(1),
  paragraph: ({ block, ids, writer }) => ({
    blocks: paragraphs(block.text, oneOf(PARAGRAPH_ROLES, block.style, 'body'), ids, writer),
    used: ['text'],
  }),
  list: ({ block, ids, writer }) => ({
    blocks: lists(block.items, oneOf(LIST_STYLES, block.style, 'bullet'), ids, writer),
    used: ['items'],
  }),
  table: tableOf,
  callout: calloutOf,
  quote: quoteOf,
  code: codeOf,
  figure: figureOf,
  chart: chartOf,
  definitions: ({ block, ids, writer }) => ({
    blocks: definitions(block.items, block.style === 'columns' ? 'columns' : 'list', ids, writer),
    used: ['items'],
  }),
  divider: ({ block, ids }) => ({
    blocks: [{ id: ids(), type: 'divider', ...(block.style === 'cut' && { isCut: true }) }],
    used: [],
  }),
  pageBreak: ({ ids }) => ({ blocks: [{ id: ids(), type: 'pageBreak' }], used: [] }),
  footnote: footnoteOf,
  signature: ({ block, ids, writer }) => ({
    blocks: signatureBlocks(block, ids, writer),
    used: block.items.length > 0 ? ['items'] : ['items', 'by', 'title', 'text'],
  }),
  lines: linesOf,
};

/** The blocks that a block of the draft becomes. What its kind has no place for stands before or after it. */
export function documentBlocks(job: Job): DocumentBlock[] {
  const { block, ids, writer } = job;
  const { blocks, used } = makers[block.kind](job);
  const left = (field: Field): boolean => !used.includes(field);
  const title = left('title') ? block.title.trim() : '';
  const before = [
    ...(title === '' ? [] : paragraphs(title.startsWith('[[') ? title : `**${title}**`, 'body', ids, writer)),
    ...(left('text') ? paragraphs(block.text, 'body', ids, writer) : []),
  ];
  const rest = (maker: (job: Job) => Made): DocumentBlock[] =>
    maker({ ...job, block: { ...block, title: '' } }).blocks;
  return [
    ...before,
    ...blocks,
    ...(left('items') && block.items.length > 0 ? lists(block.items, 'bullet', ids, writer) : []),
    ...(left('table') ? rest(tableOf) : []),
    ...(left('picture') ? rest(figureOf) : []),
    ...(left('chart') ? rest(chartOf) : []),
    ...(left('by') ? paragraphs(block.by, 'byline', ids, writer) : []),
  ];
}

const MOST_SIGNERS = 8;

/** Lines to sign on: a name, its role, then the organisation and what the date is called. */
function signatureBlocks(
  block: DocumentDraftBlock,
  ids: () => string,
  writer: DocumentWriter,
): DocumentBlock[] {
  const items =
    block.items.length > 0
      ? [...block.items, ...signingLine(block.items, writer)]
      : [{ label: block.by || block.title, text: block.text, points: [] }];
  const blocks: DocumentBlock[] = [];
  for (let at = 0; at < items.length; at += MOST_SIGNERS) {
    const id = ids();
    const signers = items.slice(at, at + MOST_SIGNERS).map((item, index) => {
      const texts = writer.texts();
      const [organisation, dateLabel, ...more] = item.points;
      const last = [dateLabel ?? '', ...more].filter((part) => part.trim() !== '').join(', ');
      return {
        id: `${id}_i${index + 1}`,
        name: texts.plain('name', item.label, 200) ?? '',
        role: texts.plain('role', item.text, 200),
        organisation: texts.plain('organisation', organisation ?? '', 200),
        dateLabel: texts.plain('dateLabel', last, 80),
        ...texts.marking(),
      };
    });
    blocks.push({ id, type: 'signature', items: signers });
  }
  return blocks;
}

/** A line to sign on, where there are lines for a date and whoever is not named yet, and none for that. */
function signingLine(
  items: readonly { label: string }[],
  { context: { labels, brief } }: DocumentWriter,
): { label: string; text: string; points: string[] }[] {
  const [date, signature] = [labels.date ?? '', labels.signature ?? ''];
  const says = (word: string): boolean =>
    items.some(({ label }) => label.toLowerCase().includes(word.slice(0, STEM).toLowerCase()));
  const isNamed = brief.facts.some(
    ({ kind, value }) => kind === 'person' && items.some(({ label }) => label.includes(value)),
  );
  const isWanted = items.length > 1 && !isNamed && date !== '' && says(date) && !says(signature);
  return isWanted ? [{ label: signature, text: '', points: [] }] : [];
}

/** Words that begin alike are forms of one. */
const STEM = 4;
