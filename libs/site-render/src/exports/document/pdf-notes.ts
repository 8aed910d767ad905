import type { DocumentSpec, RichText } from '@sitewright/site-spec';
import { markOf, marksOf, withMark } from '../invented.ts';
import type { PdfText } from '../pdf-writer.ts';
import { ensure, type Flow, type Footnote, type Notes, type NotesFoot } from './flow.ts';

/** Between two notes, and above the first with the rule that parts it from the text. */
const GAP = 3;
const ABOVE = 12;
const RULE = { width: 120, weight: 0.5 };

export const openNotes = ({ content: { blocks } }: DocumentSpec): Notes => ({
  all: new Map(blocks.flatMap((block) => (block.type === 'footnote' ? [[block.id, block]] : []))),
  ...{ feet: [], set: new Set(), waiting: [] },
});

/** The words of a note after its mark. */
export function noteText(flow: Flow, block: Footnote): RichText {
  const { marker, text } = block;
  const note = typeof text === 'string' ? `${marker} ${text}` : [{ text: `${marker} ` }, ...text];
  return withMark(note, markOf(block, marksOf(flow.spec)));
}

const heightOf = (flow: Flow, note: Footnote): number =>
  flow.pdf.heightOf(noteText(flow, note), flow.styles.muted, flow.width) + GAP;

/** The feet of the page under way. */
const feetOf = ({ notes, pdf }: Flow): NotesFoot[] =>
  notes.feet.filter(({ page }) => page === pdf.pageNumber());

/** The foot of the column under way, which has no notes yet where it is a new one. */
function footOf(flow: Flow): NotesFoot {
  const { pdf, width } = flow;
  const x = flow.left + pdf.shift();
  const feet = feetOf(flow);
  const below = feet.find((foot) => foot.width > width)?.height ?? 0;
  const known = feet.find((foot) => foot.x === x && foot.width === width);
  return known ?? { ...{ page: pdf.pageNumber(), x, width, below }, notes: [], height: 0 };
}

/** What a note takes of the column under way. */
const roomOf = (flow: Flow, note: Footnote): number =>
  heightOf(flow, note) + (footOf(flow).notes.length === 0 ? ABOVE : 0);

/** Keeps room for a note at the foot of the column under way. */
function place(flow: Flow, note: Footnote): void {
  const { feet, set } = flow.notes;
  const room = roomOf(flow, note);
  const foot = footOf(flow);
  if (foot.notes.length === 0) feet.push(foot);
  foot.notes.push(note);
  foot.height += room;
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

/** At the beginning of a second column: the notes of the first take nothing of it. */
export function openColumn(flow: Flow): void {
  const first = feetOf(flow).find(({ width }) => width === flow.width);
  flow.pdf.doc.page.margins.bottom -= first?.height ?? 0;
  placeWaiting(flow);
}

/** Writes all notes at the feet of their columns; `margin` is where text ends on a page without. */
export function writeNotes(flow: Flow, margin: number): void {
  const { pdf, styles, spec } = flow;
  for (const { page, x: left, width, notes, height, below } of flow.notes.feet) {
    pdf.doc.switchToPage(pdf.doc.bufferedPageRange().start + page);
    const { margins } = pdf.doc.page;
    const kept = margins.bottom;
    margins.bottom = 0;
    let y = pdf.doc.page.height - margin - below - height + ABOVE / 2;
    const x = spec.dir === 'rtl' ? left + width - RULE.width : left;
    pdf.artifact(() => pdf.doc.rect(x, y, RULE.width, RULE.weight).fill(styles.rule));
    y += ABOVE / 2;
    for (const note of notes)
      y = pdf.text('Note', noteText(flow, note), styles.muted, { x: left, y, width }) + GAP;
    margins.bottom = kept;
  }
}
