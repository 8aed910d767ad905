import type { Brief, Request } from '../../../brief/brief.ts';
import { type DocumentDraftBlock, docBlock } from '../../../draft/document.ts';
import { question } from '../../../draft/marks.ts';
import { begun } from '../common/facts.ts';
import { piecesOf } from '../common/pieces.ts';
import { isChartName } from '../material/charts.ts';
import { askPart } from '../material/questions.ts';
import { blocksOf, paragraph } from './blocks.ts';
import type { Chapter, Making } from './making.ts';
import { likeness } from './placing.ts';

/** What was pasted under one of its highest headings. */
interface Pasted {
  heading: string;
  blocks: DocumentDraftBlock[];
}

const LEAST_LIKE = 0.45;

/** A text that is to be written: the chapters that were asked for, each with what was pasted for it and what it is to say. */
export function taskChapters(points: readonly string[], making: Making): Chapter[] {
  const { brief, voice } = making;
  const asked = brief.requested.filter(({ kind, target }) => kind === 'section' && !isChartName(target));
  const pasted = pastedChapters(making);
  const chapters = asked.map((request) => chapterOf(request, making));
  const homeOf = (words: string, least: number): Chapter | undefined => {
    const scored = chapters.map((chapter, at) => ({
      chapter,
      like: likeness(words, asked[at]?.text ?? chapter.heading, voice.language),
    }));
    const [best] = scored.toSorted((one, other) => other.like - one.like);
    return best !== undefined && best.like >= least ? best.chapter : undefined;
  };
  const open = lengthsOf(brief).map((text) => paragraph(question(text)));
  for (const point of points) {
    const line = paragraph(question(point));
    const home = homeOf(point, Number.MIN_VALUE);
    if (home === undefined) open.push(line);
    else home.blocks.push(line);
  }
  const loose: Pasted[] = [];
  for (const one of pasted) {
    const home = homeOf(one.heading, LEAST_LIKE);
    if (home === undefined) loose.push(one);
    else
      home.blocks.push(
        ...(one.heading === '' ? [] : [docBlock('heading', { title: begun(one.heading) })]),
        ...one.blocks,
      );
  }
  return [
    ...(open.length > 0 ? [{ heading: '', blocks: open, requests: [] }] : []),
    ...chapters,
    ...(chapters.length > 0
      ? appendix(loose, voice.label('appendix'))
      : loose.map((one) => ({ ...one, requests: [] }))),
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

/** What was pasted, by its highest headings, to the letter and in its order. */
function pastedChapters(making: Making): Pasted[] {
  const { brief } = making;
  const pieces = Map.groupBy(piecesOf(brief), ({ topic }) => topic);
  const top = Math.min(...brief.topics.flatMap(({ level }) => (level > 0 ? [level] : [])));
  const chapters: Pasted[] = [];
  for (const topic of brief.topics) {
    const blocks = (pieces.get(topic.id) ?? []).flatMap((piece) => blocksOf(piece, making, topic.heading));
    const last = chapters.at(-1);
    if (topic.level <= top || last === undefined) chapters.push({ heading: topic.heading, blocks });
    else {
      const kind = topic.level === top + 1 ? 'heading' : 'subheading';
      last.blocks.push(docBlock(kind, { title: topic.heading }), ...blocks);
    }
  }
  return chapters;
}

/** What belongs in none of the chapters is kept behind them. */
function appendix(loose: readonly Pasted[], heading: string): Chapter[] {
  const blocks = loose.flatMap((one) => [
    ...(one.heading === '' ? [] : [docBlock('heading', { title: one.heading })]),
    ...one.blocks,
  ]);
  return blocks.length > 0 ? [{ heading, blocks, requests: [] }] : [];
}
