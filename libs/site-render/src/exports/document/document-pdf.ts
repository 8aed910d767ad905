import type { DocumentSpec } from '@sitewright/site-spec';
import { baseline } from './flow.ts';
import { type Closeness, type Laid, laidOut } from './laid-out.ts';

/** So much of a page left free at the ends of all pages looks like a mistake. */
const MOST_FREE = 0.55;

/** Of more pages one that is nearly empty is no matter, and each try lays out all of them. */
const MOST_TRIED = 6;

/** How much closer things stand to spare such a page, the least that does it first. */
const CLOSER: readonly Closeness[] = [
  { air: 0.65, margin: 0.85 },
  { air: 0.5, margin: 0.68, type: 0.955 },
  { air: 0.45, margin: 0.65, type: 0.93 },
];

/** What is to stand on so many pages is set smaller as well, down to type that is still read at ease. */
const SMALLER: readonly Closeness[] = [
  { air: 0.42, margin: 0.62, type: 0.88 },
  { air: 0.4, margin: 0.6, type: 0.82 },
];

/** How much larger things are where the last page would be left empty below: type before gaps, which are seen as holes. */
const LOOSER: readonly Closeness[] = [
  { air: 1.15, margin: 1, type: 1.12 },
  { air: 1.15, margin: 1, type: 1.08 },
  { air: 1.1, margin: 1, type: 1.04 },
];

/** A little closer or wider, where a page would begin with the last words of the page before. */
const SHIFTED: readonly Closeness[] = [
  { air: 0.9, margin: 0.95 },
  { air: 0.8, margin: 0.9, type: 0.985 },
  { air: 1.05, margin: 1.03 },
];
/** So much of a last page left free is filled so, in documents of so many pages. */
const LEFT_FREE = 0.22;
const MOST_LOOSE = 3;

/**
 * A document as PDF, tagged, with its own fonts; a little closer set where that keeps it on as many pages as were asked for,
 * or on one sheet what has no numbers for its pages, or spares a page with a few lines; further apart where a page has room.
 */
export async function documentPdf(spec: DocumentSpec): Promise<Uint8Array> {
  const usual = await laidOut(spec, { air: 1, margin: 1 });
  const laid =
    (await filling(spec, usual)) ??
    (await closer(spec, usual)) ??
    (await looser(spec, usual)) ??
    (usual.flow.isLone ? await shifted(spec, usual) : undefined) ??
    usual;
  return laid.flow.pdf.finish();
}

/** How much of its last page a document leaves free, as a share; what other pages leave counts too where that is asked. */
function freeOf({ flow: { pdf, y, free } }: Laid, others: boolean): number {
  const { top } = pdf.doc.page.margins;
  return ((others ? free : 0) + pdf.bottom() - y) / (pdf.bottom() - top);
}

/** Larger, if that fills the pages that were asked for, the last of which would be nearly empty. */
async function filling(spec: DocumentSpec, usual: Laid): Promise<Laid | undefined> {
  if (usual.pages !== spec.content.page.most || freeOf(usual, false) <= MOST_FREE) return undefined;
  const larger = await looser(spec, usual);
  return larger !== undefined && freeOf(larger, false) <= MOST_FREE ? larger : undefined;
}

/** Closer than usual, if that keeps the document on fewer pages, or on as many as are wanted. */
async function closer(spec: DocumentSpec, usual: Laid): Promise<Laid | undefined> {
  const { page, cover } = spec.content;
  const { most } = page;
  const isSheet = usual.pages === 2 && !page.pageNumbers && cover === undefined;
  const isOver = most === undefined ? isSheet : usual.pages > most && usual.pages <= most + 2;
  const isTried = usual.pages > 1 && usual.pages <= MOST_TRIED;
  if (!isOver && !(isTried && freeOf(usual, true) > MOST_FREE)) return undefined;
  const wanted = isOver ? (most ?? 1) : usual.pages - 1;
  let found: Laid | undefined;
  for (const closeness of isOver ? [...CLOSER, ...SMALLER] : CLOSER) {
    const laid = await laidOut(spec, closeness);
    if (laid.pages > wanted) continue;
    if (!laid.flow.isLone) return laid;
    found ??= laid;
  }
  return found;
}

/** Further apart than usual, if the last page has room for it. A letter ends where it ends. */
async function looser(spec: DocumentSpec, usual: Laid): Promise<Laid | undefined> {
  const isLetter = spec.content.documentType === 'letter';
  if (isLetter || usual.pages > MOST_LOOSE || freeOf(usual, false) < LEFT_FREE) return undefined;
  for (const looseness of LOOSER) {
    const laid = await laidOut(spec, looseness);
    const isHeld = laid.pages === usual.pages && laid.flow.free <= usual.flow.free + baseline * 4;
    if (isHeld && !laid.flow.isLone) return laid;
  }
  return undefined;
}

/** Set so that no page begins with a lone line, on as many pages. */
async function shifted(spec: DocumentSpec, usual: Laid): Promise<Laid | undefined> {
  if (usual.pages > MOST_TRIED) return undefined;
  for (const closeness of SHIFTED) {
    const laid = await laidOut(spec, closeness);
    if (laid.pages === usual.pages && !laid.flow.isLone) return laid;
  }
  return undefined;
}
