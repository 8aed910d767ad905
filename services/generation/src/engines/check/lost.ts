import { readIn } from '@sitewright/site-spec';
import type { Brief, Fact, Span } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import { draftTexts } from './draft-texts.ts';
import { figuresOf } from './figures.ts';
import type { Finding } from './finding.ts';
import type { Writer } from './material.ts';
import { lettersOf, wordsOf } from './plain.ts';

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

/** What is also told in passing, or translated: a language model, that has read the whole, has told the one from the other. */
const inPassing: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['name', 'place', 'person', 'quote']);
const isInPassing = ({ kind, value }: Fact): boolean =>
  inPassing.has(kind) || (kind === 'number' && !/[\p{L}\p{S}%]/u.test(value));

/** Words of a wish that stand in the sentence that it was told in. */
const sameSentence = 0.7;

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/** Where a message says what must not be there or can't be done, by what its writer tells of it: what is named there may be nowhere. */
function unprinted({ draft }: Draft, { segments }: Brief): Span[] {
  const wishes = draft.requested.filter(({ kind, plan }) => kind === 'absence' || plan === 'unsupported');
  if (wishes.length === 0) return [];
  const told = wishes.map(({ text }) => wordsOf(text)).filter((words) => words.length > 2);
  let end = 0;
  return [...sentences.segment(segments.map(({ text }) => text).join(''))].flatMap(({ segment }): Span[] => {
    const start = end;
    end += [...segment].length;
    const own = new Set(wordsOf(segment));
    const isTold = told.some(
      (words) => words.filter((word) => own.has(word)).length >= words.length * sameSentence,
    );
    return isTold ? [[start, end]] : [];
  });
}

/** Facts of the brief that stand nowhere. Those within data that is shown are there. */
export function findLost(draft: Draft, brief: Brief, writer: Writer): Finding[] {
  const texts = shownIn(draft);
  const shown = lettersOf(texts);
  const usedData = new Set([...draft.draft.charts.map((chart) => chart.dataset), ...datasetRefs(draft)]);
  const inData = brief.datasets.filter((dataset) => usedData.has(dataset.id)).map((dataset) => dataset.span);
  const elsewhere = writer === 'model' ? [...inData, ...unprinted(draft, brief)] : inData;
  const rows =
    draft.buildType === 'document'
      ? draft.draft.lines.map((line) => wordsOf(Object.values(line).join(' ')))
      : [];
  /** A line takes its words apart: "42 m2, € 9,50 per m2". */
  const isInLine = (value: string): boolean => {
    const figures = wordsOf(value).filter((word) => /\p{Nd}/u.test(word));
    return figures.length > 0 && rows.some((row) => figures.every((figure) => row.includes(figure)));
  };
  const figures = new Set(figuresOf(texts).map(({ value }) => value));
  const words = new Set(wordsOf(texts));
  /** In other words: all of its figures stand there, or all of its words. */
  const isTold = (value: string): boolean => {
    const own = Map.groupBy(figuresOf(value), ({ written }) => written);
    if (own.size > 0) return [...own.values()].every((ways) => ways.some((way) => figures.has(way.value)));
    return wordsOf(value).every((word) => words.has(word));
  };
  const isShown = ({ value, span }: Fact): boolean => {
    const letters = lettersOf(value);
    return (
      letters === '' ||
      shown.includes(letters) ||
      (writer === 'model' && isTold(value)) ||
      isInLine(value) ||
      elsewhere.some(([from, to]) => span[0] >= from && span[1] <= to)
    );
  };
  const facts = writer === 'model' ? brief.facts.filter((fact) => !isInPassing(fact)) : brief.facts;
  return facts
    .filter((fact) => !isShown(fact))
    .map((fact) => ({
      code: 'fact_lost',
      message: `This stands nowhere: ${fact.lead === '' ? '' : `${fact.lead} `}${fact.value}`.slice(0, 300),
      path: ['parts'],
      mend: writer === 'model' ? 'ask' : draft.buildType === 'design' ? 'tell' : 'place',
      fact: fact.id,
    }));
}

const datasetRefs = (draft: Draft): string[] =>
  draft.buildType === 'dataviz' ? draft.draft.parts.map((part) => part.dataset) : [];
