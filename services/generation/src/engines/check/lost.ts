import { readIn } from '@sitewright/site-spec';
import type { Brief, Fact } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import { draftTexts } from '../draft/draft-texts.ts';
import { lettersOf, wordsOf } from '../draft/plain.ts';
import type { Finding } from './finding.ts';

/** Everything that a draft shows, data and addresses of links included. */
function shownIn(draft: Draft): string {
  const { datasets, parts } = draft.draft;
  // "11 car parks": a large figure stands before what it counts.
  const blocks = draft.buildType === 'slides' ? draft.draft.parts.flatMap((part) => part.blocks) : [];
  const figures = blocks.flatMap(({ kind, items }) => (kind === 'number' ? items : []));
  const sections = draft.buildType === 'website' ? draft.draft.parts : [];
  const counted = sections.flatMap(({ kind, items }) => (kind === 'stats' ? items : []));
  const tiles = draft.buildType === 'dataviz' ? draft.draft.parts : [];
  return [
    ...tiles.map(({ value, heading }) => `${value} ${heading}`),
    ...figures.map(({ title, label }) => `${title} ${label}`),
    ...counted.map(({ value, title }) => `${value} ${title}`),
    ...[...draftTexts(draft)].map(({ text }) => text),
    draft.draft.organisation,
    JSON.stringify(datasets),
    JSON.stringify(parts, (name, value) => (name === 'picture' ? readIn(String(value)) : value)),
  ].join('\n');
}

/**
 * Facts of the brief that stand nowhere. Those within data that is shown are there. Of a writer by rule alone: what a language
 * model left out was taken back, told to it in passing, or said in other words, in all but a few of the cases that were looked at.
 */
export function findLost(draft: Draft, brief: Brief): Finding[] {
  const shown = lettersOf(shownIn(draft));
  const tiles = draft.buildType === 'dataviz' ? draft.draft.parts : [];
  const usedData = new Set([...draft.draft.charts, ...tiles].map(({ dataset }) => dataset));
  const inData = brief.datasets.filter((dataset) => usedData.has(dataset.id)).map((dataset) => dataset.span);
  const rows =
    draft.buildType === 'document'
      ? draft.draft.lines.map((line) => wordsOf(Object.values(line).join(' ')))
      : [];
  /** A line takes its words apart: "42 m2, € 9,50 per m2". */
  const isInLine = (value: string): boolean => {
    const figures = wordsOf(value).filter((word) => /\p{Nd}/u.test(word));
    return figures.length > 0 && rows.some((row) => figures.every((figure) => row.includes(figure)));
  };
  const isShown = ({ value, span }: Fact): boolean =>
    shown.includes(lettersOf(value)) ||
    isInLine(value) ||
    inData.some(([from, to]) => span[0] >= from && span[1] <= to);
  return brief.facts
    .filter((fact) => !isShown(fact))
    .map((fact) => ({
      code: 'fact_lost',
      message: `This stands nowhere: ${fact.lead === '' ? '' : `${fact.lead} `}${fact.value}`.slice(0, 300),
      path: ['parts'],
      mend: draft.buildType === 'design' ? 'tell' : 'place',
      fact: fact.id,
    }));
}
