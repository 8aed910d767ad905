import type { DocumentBlock } from '@sitewright/site-spec';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { fill } from '../material/voice.ts';
import { headingBlock, paragraphBlocks, termsBlock } from './blocks.ts';
import type { DocumentJob } from './job.ts';
import type { Section } from './sections.ts';

const OPENERS = [
  'This {k} deals with {s} and is written for {a}.',
  '{s} [is|are] the subject of this {k}; its readers are {a}.',
  'For {a}, this {k} sets out what is known of {s}.',
];
const PARTS = ['It takes up in turn {l}.', 'Its parts are {l}.', 'The order is {l}.'];
const HAS_SUMMARY =
  /summary|abstract|overview|zusammenfassung|résumé|resumen|sommario|resumo|samenvatting|streszczenie|概要|摘要/i;

/** Key figures of the material: labelled amounts, not numbers of parts and not the length asked for. */
function keyFigures(job: DocumentJob): (readonly [string, string])[] {
  const { brief, orders, ctx } = job;
  return brief.figures
    .filter(
      (figure) => ['money', 'percent', 'quantity'].includes(figure.kind) && !/^\d\.\d$/.test(figure.value),
    )
    .filter(
      (figure) =>
        wordCount(figure.label) >= 1 && wordCount(figure.label) <= 5 && !orders.includes(figure.value),
    )
    .slice(0, ctx.mode === 'power' ? 6 : 4)
    .map((figure) => [figure.label, figure.value] as const);
}

/** An opening summary for longer documents that have none: what it is, its parts, its key figures. */
export function summaryBlocks(
  sections: readonly Section[],
  level: number,
  job: DocumentJob,
): DocumentBlock[] {
  const { recipe, voice, ctx, isBare } = job;
  const isWanted = ['report', 'proposal', 'brief'].includes(recipe.type) && voice.language === 'en';
  const hasOne = sections.some((section) => HAS_SUMMARY.test(section.title));
  if (!isWanted || hasOne || isBare || ctx.mode === 'lite' || sections.length < 3) return [];
  const random = ctx.random('summary');
  const names = sections.slice(0, 7).map((section) => section.title.replace(/[,.]/g, ''));
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const text = [
    fill(random.pick(OPENERS), voice, { k: recipe.key.replace(/-/g, ' ') }),
    fill(random.pick(PARTS), voice, { l: list }),
  ].join(' ');
  const figures = keyFigures(job);
  const table = figures.length >= 2 ? [termsBlock(ctx, figures, 'columns')] : [];
  return [
    headingBlock(ctx, level, ctx.words.summary),
    ...paragraphBlocks(ctx, sentencesOf(text).join(' ')),
    ...table,
  ];
}
