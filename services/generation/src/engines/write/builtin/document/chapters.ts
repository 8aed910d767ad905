import { type DocumentDraftBlock, docBlock } from '../../../draft/document.ts';
import { begun } from '../common/facts.ts';
import type { Material, Piece } from '../common/pieces.ts';
import { fitting } from '../material/fitting.ts';
import { placeByLabels } from '../material/placing.ts';
import { askPart } from '../material/questions.ts';
import { blocksOf, paragraph } from './blocks.ts';
import type { Chapter, Making } from './making.ts';

interface Planned {
  title: string;
  forms: string[];
  pieces: Piece[];
  requests: string[];
}

const OUTSIDE = new Set(['cover', 'contents', 'header', 'footer']);

/** What has no heading opens a document; then the parts that the person named, and what stands under other headings. */
export function chaptersOf(material: Material, making: Making): Chapter[] {
  const asked = askedChapters(material, making);
  placeByLabels(asked, material, making.voice.language);
  fitting(asked, material);
  const left = Map.groupBy(
    material.take(() => true),
    ({ under }) => under,
  );
  const loose = [...left].map(([title, pieces]) => ({ title, pieces, forms: [], requests: [] }));
  const opening = loose.filter(({ title }) => title === '');
  const others = loose.filter(({ title }) => title !== '');
  return [...opening, ...asked, ...others]
    .map((chapter) => written(chapter, making))
    .filter(({ blocks }) => blocks.length > 0);
}

/** The parts that the person named, each with what was given for it. */
function askedChapters(material: Material, { brief }: Making): Planned[] {
  const named = brief.requested.filter(
    ({ kind, target, title }) =>
      (kind === 'section' || kind === 'page') && title !== '' && !OUTSIDE.has(target),
  );
  const ids = new Set(named.map(({ id }) => id));
  return named
    .filter(({ inside }) => !ids.has(inside))
    .map((request) => {
      const inner = brief.requested.filter(({ inside }) => inside === request.id);
      const pieces = [request, ...inner].flatMap((part) => material.takeFor(part));
      return { title: request.title, forms: [request.target], pieces, requests: [request.id] };
    });
}

function written({ title, forms, pieces, requests }: Planned, making: Making): Chapter {
  const heading = begun(title);
  const blocks = flowOf(pieces, title, making);
  const [first] = blocks;
  if (heading !== '' && first?.kind === 'paragraph') first.text = begun(first.text);
  blocks.length = blocks.findLastIndex((one) => one.kind !== 'paragraph' || !/[:：]$/u.test(one.text)) + 1;
  if (blocks.length === 0 && requests.length > 0)
    blocks.push(paragraph(askPart(making.voice, forms[0] ?? '', heading)));
  return { heading, blocks, requests };
}

/** Pieces as blocks, each other heading of the material over what stands under it. */
function flowOf(pieces: readonly Piece[], title: string, making: Making): DocumentDraftBlock[] {
  let over = title;
  return pieces.flatMap((piece) => {
    const isNew = piece.under !== '' && piece.under !== over;
    if (isNew) over = piece.under;
    const head = isNew ? [docBlock('subheading', { title: begun(over) })] : [];
    return [...head, ...blocksOf(piece, making, over)];
  });
}
