import type { DocumentBlock } from '@sitewright/site-spec';
import { factTopics } from '../material/fact-topics.ts';
import { capitalised, enumerationOf } from '../material/lists.ts';
import { isOrder } from '../material/orders.ts';
import { promptText } from '../material/prompt-text.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import { bare } from '../material/subject.ts';
import { headingBlock, paragraphBlocks, termsBlock } from './blocks.ts';
import type { DocumentJob } from './job.ts';
import type { Section } from './sections.ts';

/** A longer prompt says more than one sentence holds. */
const MOST_LENGTH = 400;
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

/** The prompt's own clauses in one sentence: `Moving our office in Leeds: budget £40,000, 12 people, done by March 2027.` */
export function givenSentence({ brief, voice }: DocumentJob): string | undefined {
  const [first] = sentencesOf(promptText(brief));
  const named = bare(voice.subject).toLowerCase();
  const clauses = enumerationOf((first ?? '').replace(/[.!]$/, ''));
  const facts = clauses.filter(
    (clause) =>
      (/\d/.test(clause) || factTopics(clause).length > 0) &&
      wordCount(clause) <= 10 &&
      !isOrder(clause) &&
      !clause.toLowerCase().includes(named),
  );
  if (facts.length < 2 || brief.raw.length > MOST_LENGTH) return undefined;
  return `${capitalised(bare(voice.subject))}: ${facts.join(', ')}.`;
}

/** An opening summary for longer documents that have none: what the prompt itself says, and its key figures. */
export function summaryBlocks(
  sections: readonly Section[],
  level: number,
  job: DocumentJob,
): DocumentBlock[] {
  const { recipe, ctx, isBare } = job;
  const isWanted = ['report', 'proposal', 'brief'].includes(recipe.type);
  const hasOne = sections.some((section) => HAS_SUMMARY.test(section.title));
  if (!isWanted || hasOne || isBare || ctx.mode === 'lite' || sections.length < 3) return [];
  const sentence = givenSentence(job);
  const figures = keyFigures(job);
  const blocks = [
    ...(sentence === undefined ? [] : paragraphBlocks(ctx, sentence)),
    ...(figures.length >= 2 ? [termsBlock(ctx, figures, 'columns')] : []),
  ];
  return blocks.length === 0 ? [] : [headingBlock(ctx, level, ctx.words.summary), ...blocks];
}
