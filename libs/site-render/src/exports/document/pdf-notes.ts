import type { DocumentSpec, RichText } from '@sitewright/site-spec';
import { markOf, marksOf, withMark } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import { ensure, type Flow, type Footnote, type Notes } from './flow.ts';

/** Between two notes, and above the first with the rule that parts it from the text. */
const GAP = 3;
const ABOVE = 12;
const RULE = { width: 120, weight: 0.5 };

export const openNotes = ({ content: { blocks } }: DocumentSpec): Notes => ({
  all: new Map(blocks.flatMap((block) => (block.type === 'footnote' ? [[block.id, block]] : []))),
  ...{ pages: new Map(), set: new Set(), waiting: [] },
});

/** The words of a note after its mark. */
export function noteText(flow: Flow, block: Footnote): RichText {
  const { marker, text } = block;
  const note = typeof text === 'string' ? `${marker} ${text}` : [{ text: `${marker} ` }, ...text];
  return withMark(note, markOf(block, marksOf(flow.spec)));
}

const heightOf = (flow: Flow, note: Footnote): number =>
  flow.pdf.heightOf(noteText(flow, note), flow.styles.muted, flow.width) + GAP;

/** What a note takes of the page under way. */
function roomOf(flow: Flow, note: Footnote): number {
  const isFirst = flow.notes.pages.get(flow.pdf.pageNumber()) === undefined;
  return heightOf(flow, note) + (isFirst ? ABOVE : 0);
}

/** Keeps room for a note at the foot of the page under way. */
function place(flow: Flow, note: Footnote): void {
  const { pages, set } = flow.notes;
  const page = flow.pdf.pageNumber();
  const room = roomOf(flow, note);
  const { notes, height } = pages.get(page) ?? { notes: [], height: 0 };
  pages.set(page, { notes: [...notes, note], height: height + room });
  set.add(note.id);
  flow.pdf.doc.page.margins.bottom += room;
}

/** Before a text is written: its notes get room on the page that their references come to stand on. */
export function placeNotes(flow: Flow, text: RichText, style: PdfText, width: number): void {
  if (typeof text === 'string' || flow.notes.all.size === 0) return;
  for (const [at, { footnote = '' }] of text.entries()) {
    const note = flow.notes.all.get(footnote);
    if (note === undefined || flow.notes.set.has(note.id) || flow.notes.waiting.includes(note)) continue;
    const height = flow.pdf.heightOf(text.slice(0, at + 1), style, width);
    const room = roomOf(flow, note);
    if (flow.y + height <= flow.pdf.bottom()) ensure(flow, height + room);
    if (flow.y + height + room <= flow.pdf.bottom() + 0.5) place(flow, note);
    else flow.notes.waiting.push(note);
  }
}

/** At the beginning of a page: what the one before referred to on it gets its room. */
export function placeWaiting(flow: Flow): void {
  const { page } = flow.pdf.doc;
  page.margins = { ...page.margins };
  for (const note of flow.notes.waiting.splice(0)) place(flow, note);
}

/** Writes all notes at the feet of their pages; `margin` is where text ends on a page without. */
export function writeNotes(flow: Flow, margin: number): void {
  const { pdf, styles, left, width, spec } = flow;
  for (const [page, { notes, height }] of flow.notes.pages) {
    pdf.doc.switchToPage(pdf.doc.bufferedPageRange().start + page);
    const { margins } = pdf.doc.page;
    const kept = margins.bottom;
    margins.bottom = 0;
    let y = pdf.doc.page.height - margin - height + ABOVE / 2;
    const x = spec.dir === 'rtl' ? left + width - RULE.width : left;
    pdf.artifact(() => pdf.doc.rect(x, y, RULE.width, RULE.weight).fill(styles.rule));
    y += ABOVE / 2;
    for (const note of notes)
      y = pdf.text('Note', noteText(flow, note), styles.muted, { x: left, y, width }) + GAP;
    margins.bottom = kept;
  }
}
