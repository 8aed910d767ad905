import { BLEED_MM, type DocumentSpec } from '@sitewright/site-spec';
import { ownersSheet, pointsPerMm } from '../../document-layout.ts';
import { documentScale, styleOf } from '../../document-style.ts';
import { baseline, type Manuscript } from './flow.ts';
import { type Closeness, type Laid, laidOut, openManuscript } from './laid-out.ts';

/** So much of a page left free at the ends of all pages looks like a mistake. */
const MOST_FREE = 0.55;

/** So much of the last of two pages left free is spared, where all then still stands in type of nearly the usual size. */
const SPARSE = 0.4;
const LEAST_TYPE = 0.955;

/** Of more pages one that is nearly empty is no matter, and each try lays out all of them. */
const MOST_TRIED = 6;

/** How much closer things stand to spare such a page, the least that does it first: gaps, then lines, and type at last. */
const CLOSER: readonly Closeness[] = [
  { air: 0.9, margin: 0.9, wide: 6 },
  { air: 0.85, margin: 0.8, wide: 12 },
  { air: 0.8, margin: 0.8, wide: 10 },
  { air: 0.75, margin: 0.7, wide: 16 },
  { air: 0.6, margin: 0.66, wide: 16 },
  { air: 0.5, margin: 0.66, type: LEAST_TYPE, wide: 16 },
  { air: 0.45, margin: 0.65, type: 0.93, wide: 16 },
];

/**
 * What is to stand on so many pages has narrower margins, then closer lines, and at last smaller type, no smaller than is
 * read at ease.
 */
const ORDERED: readonly Closeness[] = [
  ...CLOSER.filter(({ type = 1 }) => type === 1),
  { air: 0.6, margin: 0.66, wide: 36 },
  { air: 0.5, margin: 0.64, wide: 36, leading: 0.93 },
  { air: 0.42, margin: 0.6, wide: 36, leading: 0.9 },
  { air: 0.45, margin: 0.62, wide: 36, leading: 0.93, type: 0.95 },
  { air: 0.4, margin: 0.6, wide: 36, leading: 0.9, type: 0.91 },
];
/** Large print stays larger than usual. */
const ORDERED_LARGE: readonly Closeness[] = [
  ...ORDERED,
  { air: 0.4, margin: 0.6, wide: 36, leading: 0.9, type: 0.86 },
  { air: 0.3, margin: 0.54, wide: 36, leading: 0.88, type: 0.82 },
];

/** How much larger things are where the last page would be left empty below: type before gaps, which are seen as holes. */
const LOOSER: readonly Closeness[] = [
  { air: 1.15, margin: 1, type: 1.12 },
  { air: 1.3, margin: 1, type: 1.12 },
  { air: 0.9, margin: 0.9, type: 1.12 },
  { air: 1.15, margin: 1, type: 1.08 },
  { air: 0.9, margin: 0.9, type: 1.08 },
  { air: 1.1, margin: 1, type: 1.04 },
  { air: 1, margin: 1, type: 1.04, wide: 12 },
];

/** A little closer or wider, where a page would begin with the last words of the page before, or end with a hole. */
const SHIFTED: readonly Closeness[] = [
  { air: 0.9, margin: 0.95 },
  { air: 0.8, margin: 0.9, wide: 6 },
  { air: 1.05, margin: 1.03 },
  { air: 0.6, margin: 0.66, wide: 16 },
];
/** So much of a last page left free is filled so. */
const LEFT_FREE = 0.22;

/**
 * A document as PDF, tagged, with its own fonts; a little closer set where that keeps it on as many pages as were asked for,
 * or on one sheet what has no numbers for its pages, or spares a page with a few lines; further apart where a page has room.
 */
export async function documentPdf(spec: DocumentSpec, bleed = false): Promise<Uint8Array> {
  const manuscript = await openManuscript(spec, bleed ? BLEED_MM * pointsPerMm : 0);
  // Pictures take long, and are drawn once; of words the first try is mostly the last.
  const isTrial = hasPictures(spec);
  const usual = await laidOut({ ...manuscript, isTrial }, { air: 1, margin: 1 });
  // A letter or a résumé with a few lines on its second sheet is rather one of a single sheet than of two.
  const isOfOne = ['letter', 'resume'].includes(spec.content.documentType);
  const ways = isOfOne ? [closer, filling] : [filling, closer];
  let laid: Laid | undefined;
  for (const way of ways) laid ??= await way(usual);
  laid ??= await onSamePages(usual);
  laid = await balanced(laid);
  if (laid.flow.isTrial) laid = await laidOut(manuscript, laid.closeness);
  return laid.flow.pdf.finish();
}

/** Tries how things stand. */
const trialOf = (manuscript: Manuscript, closeness: Closeness): Promise<Laid> =>
  laidOut({ ...manuscript, isTrial: true }, closeness);

const hasPictures = ({ content: { cover, blocks } }: DocumentSpec): boolean =>
  cover?.image !== undefined || blocks.some(({ type }) => type === 'chart' || type === 'figure');

/** How much of its last page a document leaves free, as a share; what other pages leave counts too where that is asked. */
function freeOf({ flow: { pdf, y, free } }: Laid, others: boolean): number {
  const { top } = pdf.doc.page.margins;
  return ((others ? free : 0) + pdf.bottom() - y) / (pdf.bottom() - top);
}

/** Larger, if that fills the pages that were asked for, the last of which would be nearly empty. */
async function filling(usual: Laid): Promise<Laid | undefined> {
  const { page, blocks } = usual.flow.spec.content;
  // A page that was ordered for itself is as full as what stands on it.
  const isAlone = blocks.slice(0, ownersSheet(blocks)).some(({ type }) => type === 'pageBreak');
  if (usual.pages !== page.most || isAlone || freeOf(usual, false) <= MOST_FREE) return undefined;
  const larger = await best(
    usual,
    LOOSER,
    FLAWLESS,
    (laid) => isHeld(laid, usual) && freeOf(laid, false) <= MOST_FREE,
  );
  return larger !== undefined && larger.flow.flaws <= usual.flow.flaws ? larger : undefined;
}

/** Closer than usual, if that keeps the document on fewer pages, or on as many as are wanted. */
async function closer(usual: Laid): Promise<Laid | undefined> {
  const { page, cover } = usual.flow.spec.content;
  const { most } = page;
  const isSheet = usual.pages === 2 && !page.pageNumbers && cover === undefined;
  const isOver = most === undefined ? isSheet : usual.pages > most && usual.pages <= most * 2 + 1;
  if (!isOver && (usual.pages === 1 || usual.pages > MOST_TRIED)) return undefined;
  const free = freeOf(usual, true);
  const isSparse = usual.pages === 2 && free > SPARSE;
  if (!isOver && free <= MOST_FREE && !isSparse) return undefined;
  if (isOver) return onOrdered(usual, most ?? 1);
  const tried = CLOSER.filter(({ type = 1 }) => free > MOST_FREE || type >= LEAST_TYPE);
  return best(usual, tried, EVEN, ({ pages }) => pages === usual.pages - 1);
}

/** The columns of the last page end together, a little lower where they would not hold all. */
async function balanced(laid: Laid): Promise<Laid> {
  const { pdf, y, spec, notes } = laid.flow;
  if (spec.content.page.columns !== 2 || laid.pages > MOST_TRIED) return laid;
  const { top } = pdf.doc.page.margins;
  const [last] = notes.feet.slice(-1);
  const ofNotes = last?.page === laid.pages - 1 ? last.height : 0;
  const used = laid.isSecond ? pdf.bottom() - top + (y - top) + ofNotes * 2 : y - top + ofNotes;
  for (const spare of SPARE) {
    const foot = { page: laid.pages - 1, y: top + used / 2 + spare };
    if (foot.y >= pdf.bottom()) break;
    const tried = await trialOf(laid.flow, { ...laid.closeness, foot });
    if (tried.pages === laid.pages && tried.isSecond) return tried;
  }
  return laid;
}

const SPARE = [8, 24, 48, 80];

/** Whether the size of its type was asked for: then it is that, however its pages are filled. */
const isSized = ({ content }: DocumentSpec): boolean => styleOf(content, 'text').points !== undefined;

/** On so many pages, or on as few more as can be; type of an ordered size stays as large. */
async function onOrdered(usual: Laid, most: number): Promise<Laid | undefined> {
  const { spec } = usual.flow;
  const all = documentScale(spec) > 1 ? ORDERED_LARGE : ORDERED;
  const tried = all.filter(({ type = 1 }) => type === 1 || !isSized(spec));
  const closest = tried.at(-1);
  if (usual.pages > MOST_TRIED && closest !== undefined) {
    const laid = await trialOf(usual.flow, closest);
    if (laid.pages > most) return laid.pages < usual.pages ? laid : undefined;
  }
  let fewest = usual.pages - 1;
  let found: Laid | undefined;
  for (const closeness of tried) {
    const laid = await trialOf(usual.flow, closeness);
    const pages = Math.max(laid.pages, most);
    if (pages > fewest) continue;
    if (found === undefined || pages < fewest || laid.flow.flaws < found.flow.flaws) found = laid;
    fewest = pages;
    if (pages === most && laid.flow.flaws === 0) break;
  }
  return found;
}

/** A last page of which so much is free has a few lines, which the pages before may take. */
const NEARLY_ALL = 0.8;

/** On as many pages as usual: larger where the last of them has room, shifted where something looks like a mistake. */
async function onSamePages(usual: Laid): Promise<Laid> {
  // A letter ends where it ends.
  const isLetter = usual.flow.spec.content.documentType === 'letter';
  const isLoose = !isLetter && usual.pages <= MOST_TRIED && freeOf(usual, false) >= LEFT_FREE;
  const larger = isLoose ? await best(usual, LOOSER, EVEN, ({ pages }) => pages === usual.pages) : undefined;
  const kept = larger !== undefined && unevenness(larger) < unevenness(usual) ? larger : usual;
  const { flaws } = kept.flow;
  if (flaws === 0 || kept !== usual || usual.pages > MOST_TRIED) return kept;
  const shifted = await best(usual, SHIFTED, FLAWLESS, ({ pages }) => pages === usual.pages);
  if (shifted === undefined || shifted.flow.flaws >= flaws) return kept;
  if (freeOf(shifted, false) < NEARLY_ALL) return shifted;
  return (await best(usual, CLOSER, EVEN, ({ pages }) => pages === usual.pages - 1)) ?? kept;
}

/** What looks like a mistake is as bad as so much of a page left free; so little of one left free is no matter. */
const FLAW = 0.12;
const FILLED = 0.2;

/** How uneven the pages of a document are: the share that the emptiest leaves free, and what looks like a mistake. */
function unevenness(laid: Laid): number {
  const { pdf, hole, flaws } = laid.flow;
  const height = pdf.bottom() - pdf.doc.page.margins.top;
  return Math.max(hole / height, freeOf(laid, false)) + flaws * FLAW;
}

/** Whether a document is on as many pages as usual, and leaves no larger holes. */
const isHeld = (laid: Laid, usual: Laid): boolean =>
  laid.pages === usual.pages && laid.flow.free <= usual.flow.free + baseline * 4;

/** How a setting is judged: by less of something, of which so little is enough. */
interface Judgement {
  of: (laid: Laid) => number;
  enough: number;
}
const EVEN: Judgement = { of: unevenness, enough: FILLED };
const FLAWLESS: Judgement = { of: ({ flow }) => flow.flaws, enough: 0 };

/** The first of those that are fit which is good enough, else the best of them. */
async function best(
  { flow }: Laid,
  tried: readonly Closeness[],
  judged: Judgement,
  isFit: (laid: Laid) => boolean,
): Promise<Laid | undefined> {
  let found: Laid | undefined;
  for (const closeness of tried) {
    if (closeness.type !== undefined && isSized(flow.spec)) continue;
    const laid = await trialOf(flow, closeness);
    if (!isFit(laid) || (found !== undefined && judged.of(laid) >= judged.of(found))) continue;
    found = laid;
    if (judged.of(found) <= judged.enough) break;
  }
  return found;
}
