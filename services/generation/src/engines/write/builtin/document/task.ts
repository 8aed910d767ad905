import type { Brief, Request } from '../../../brief/brief.ts';
import { type DocumentDraftBlock, docBlock } from '../../../draft/document.ts';
import { question } from '../../../draft/marks.ts';
import { begun } from '../common/facts.ts';
import { piecesOf } from '../common/pieces.ts';
import { isChartName } from '../material/charts.ts';
import { askPart } from '../material/questions.ts';
import { blocksOf, paragraph } from './blocks.ts';
import type { Chapter, Making } from './making.ts';

/** What was pasted under one heading. */
interface Pasted {
  heading: string;
  blocks: DocumentDraftBlock[];
}

/** A text that is to be written: the chapters that were asked for, each with what was pasted for it and what it is to say. */
export function taskChapters(points: readonly string[], making: Making): Chapter[] {
  const { brief, voice } = making;
  const asked = brief.requested.filter(({ kind, target }) => kind === 'section' && !isChartName(target));
  const pasted = pastedChapters(making);
  const chapters = asked.map((request) => chapterOf(request, making));
  const open = [...lengthsOf(brief), ...points].map((text) => paragraph(question(text)));
  return [
    ...(open.length > 0 ? [{ heading: '', blocks: open, requests: [] }] : []),
    ...chapters,
    ...(chapters.length > 0
      ? appendix(pasted, voice.label('appendix'))
      : pasted.map((one) => ({ ...one, requests: [] }))),
  ];
}

/** How long it shall be, and of what kind, in words of the order. */
export const lengthsOf = ({ title, requested }: Brief): string[] =>
  requested
    .filter(({ kind, unit }) => kind === 'length' && unit !== 'pages')
    .slice(0, 1)
    .map(({ text }) => (title === '' ? text : `${title}: ${text}`));

function chapterOf(request: Request, { voice }: Making): Chapter {
  const { title, text, target, id } = request;
  const rest = text.startsWith(title) ? text.slice(title.length).replace(/^[\s:：.。–-]+/u, '') : text;
  const said = rest.replace(/^[(（](.*)[)）]$/u, '$1');
  const open = title === '' || said !== '' ? question(begun(said || text)) : askPart(voice, target, title);
  return { heading: begun(title), blocks: [paragraph(open)], requests: [id] };
}

/** What was pasted, by its headings, to the letter and in its order. */
function pastedChapters(making: Making): Pasted[] {
  const { brief } = making;
  const pieces = Map.groupBy(piecesOf(brief), ({ topic }) => topic);
  return brief.topics.map(({ id, heading }) => ({
    heading,
    blocks: (pieces.get(id) ?? []).flatMap((piece) => blocksOf(piece, making, heading)),
  }));
}

/** What belongs in none of the chapters is kept behind them. */
function appendix(pasted: readonly Pasted[], heading: string): Chapter[] {
  const blocks = pasted.flatMap((one) => [
    ...(one.heading === '' ? [] : [docBlock('heading', { title: one.heading })]),
    ...one.blocks,
  ]);
  return blocks.length > 0 ? [{ heading, blocks, requests: [] }] : [];
}
