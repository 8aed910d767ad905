import type { Request, Topic } from '../../../brief/brief.ts';
import { type DocumentDraftBlock, docBlock } from '../../../draft/document.ts';
import { begun } from '../common/facts.ts';
import type { Material, Piece } from '../common/pieces.ts';
import { fitting } from '../material/fitting.ts';
import { placeByLabels } from '../material/placing.ts';
import { askPart } from '../material/questions.ts';
import { countWords } from '../material/words.ts';
import { blockOf } from './asked-blocks.ts';
import { blocksOf, paragraph } from './blocks.ts';
import type { Chapter, Making } from './making.ts';

interface Planned {
  title: string;
  forms: string[];
  level: number;
  pieces: Piece[];
  request: Request | undefined;
  requests: string[];
  /** Place of its first topic among all topics. */
  at: number;
}

const OUTSIDE = new Set(['cover', 'contents', 'header', 'footer']);

/** The chapters asked for in their order, with what was given for each; the rest where it stands in the material. */
export function chaptersOf(material: Material, making: Making): Chapter[] {
  const { brief } = making;
  const asked = askedChapters(material, making);
  releaseLast(asked, material);
  placeByLabels(asked, material, making.voice.language);
  fitting(asked, material);
  const rest = material.take(() => true);
  const planned = merged(asked, looseChapters(rest, brief.topics));
  return planned.map((chapter) => written(chapter, making)).filter(({ blocks }) => blocks.length > 0);
}

const LEAST_LISTED = 3;
const LONGEST_LISTED = 4;

function askedChapters(material: Material, { brief, voice }: Making): Planned[] {
  const parts = brief.requested.filter(
    ({ kind, target, title }) =>
      (kind === 'section' || kind === 'page') &&
      !OUTSIDE.has(target) &&
      (title !== '' || (blockOf(target) === undefined && target !== 'about')),
  );
  const ids = new Set(parts.map(({ id }) => id));
  const named = parts.filter(({ title }) => title !== '');
  const isOutline = named.length >= LEAST_LISTED;
  const planned = (isOutline ? named : parts)
    .filter(({ inside }) => !ids.has(inside))
    .map((request) => {
      const inner = brief.requested.filter(({ inside }) => inside === request.id);
      const pieces = [request, ...inner].flatMap((part) => material.takeFor(part));
      const over = pieces.find(({ under }) => under !== '')?.under ?? '';
      return {
        title: request.title || over || (pieces.length === 0 ? voice.label(request.target) : ''),
        forms: [request.target],
        level: 0,
        pieces,
        request,
        requests: [request.id],
        at: placeOf(pieces, brief.topics),
      };
    });
  if (material.rest().length === 0) return planned;
  const isBare = ({ request, pieces }: Planned): boolean => request?.title === '' && pieces.length === 0;
  // A part's word in a clause may say something else; "goals, budget and timeline" are asked for.
  const isListed = ({ request }: Planned): boolean =>
    countWords(request?.text ?? '', brief.language) <= LONGEST_LISTED;
  const isList = planned.filter((part) => isBare(part) && isListed(part)).length >= LEAST_LISTED;
  return planned.filter((part) => !isBare(part) || (isList && isListed(part)));
}

/** What follows a list of chapters was not given for the last of them alone. */
function releaseLast(asked: Planned[], material: Material): void {
  const last = asked.at(-1);
  const alone = asked.length >= 3 && asked.slice(0, -1).every(({ pieces }) => pieces.length === 0);
  if (last === undefined || !alone) return;
  material.giveBack(...last.pieces.splice(0));
}

function placeOf(pieces: readonly Piece[], topics: readonly Topic[]): number {
  const places = pieces
    .map(({ topic }) => topics.findIndex(({ id }) => id === topic.split('/', 1)[0]))
    .filter((place) => place >= 0);
  return places.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...places);
}

/** A chapter per heading of the material; deeper headings stay within it. */
function looseChapters(pieces: readonly Piece[], topics: readonly Topic[]): Planned[] {
  const chapters: Planned[] = [];
  for (const piece of pieces) {
    const { under: heading, level } = piece;
    const last = chapters.at(-1);
    const same = last !== undefined && last.pieces.at(-1)?.topic === piece.topic;
    const deeper = last !== undefined && last.level > 0 && level > last.level;
    const bare = heading === '' && last !== undefined && last.title === '';
    if (last !== undefined && (same || deeper || bare)) {
      last.pieces.push(piece);
      continue;
    }
    chapters.push({
      title: heading,
      forms: [],
      level,
      pieces: [piece],
      request: undefined,
      requests: [],
      at: placeOf([piece], topics),
    });
  }
  return chapters;
}

/** What has no heading opens the document, else it follows what it followed; what has one stands where it stood. */
function merged(asked: readonly Planned[], loose: readonly Planned[]): Planned[] {
  const chapters = [...asked];
  for (const chapter of loose) {
    const before = chapters.findLastIndex(({ at }) => at <= chapter.at);
    const home =
      asked.length === 0
        ? (chapters.find(({ title }) => title === '') ?? chapters[before])
        : chapters.slice(0, 1).find(({ title }) => title === '');
    if (chapter.title === '' && home !== undefined) home.pieces.push(...chapter.pieces);
    else if (chapter.title === '' && asked.length > 0) chapters.unshift({ ...chapter, at: -1 });
    else chapters.splice(chapter.at === Number.POSITIVE_INFINITY ? chapters.length : before + 1, 0, chapter);
  }
  return chapters;
}

function written(chapter: Planned, making: Making): Chapter {
  const { forms, request } = chapter;
  const heading = begun(chapter.title);
  const blocks = flowOf(chapter.pieces, heading, chapter.level, making);
  const [first] = blocks;
  if (heading !== '' && first?.kind === 'paragraph') first.text = begun(first.text);
  blocks.length = blocks.findLastIndex((one) => one.kind !== 'paragraph' || !/[:：]$/u.test(one.text)) + 1;
  if (blocks.length === 0 && request !== undefined)
    blocks.push(paragraph(askPart(making.voice, forms[0] ?? '', heading)));
  return { heading, blocks, requests: chapter.requests };
}

/** Pieces as blocks, each deeper heading of the material over what stands under it. */
function flowOf(
  pieces: readonly Piece[],
  title: string,
  level: number,
  making: Making,
): DocumentDraftBlock[] {
  let under = title;
  return pieces.flatMap((piece) => {
    const own = piece.under;
    const isNew = own !== '' && own !== under && own !== title && piece.level > level;
    if (isNew) under = own;
    const head = isNew ? [docBlock('subheading', { title: begun(own) })] : [];
    return [...head, ...blocksOf(piece, making, under)];
  });
}
