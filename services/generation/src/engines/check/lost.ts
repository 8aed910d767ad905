import type { Brief, Fact } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import { draftTexts } from './draft-texts.ts';
import type { Finding } from './finding.ts';
import { lettersOf, wordsOf } from './plain.ts';

/** Everything that a draft shows, data and addresses of links included. */
function shownLetters(draft: Draft): string {
  const { datasets, parts } = draft.draft;
  return lettersOf(
    [
      ...[...draftTexts(draft)].map(({ text }) => text),
      draft.draft.organisation,
      JSON.stringify(datasets),
      JSON.stringify(parts),
    ].join('\n'),
  );
}

/** A design says less than its brief; what it leaves out is told, not forced in. */
const isSelective = (draft: Draft): boolean => draft.buildType === 'design';

/** Facts of the brief that stand nowhere. Those within data that is shown are there. */
export function findLost(draft: Draft, brief: Brief): Finding[] {
  const shown = shownLetters(draft);
  const usedData = new Set([...draft.draft.charts.map((chart) => chart.dataset), ...datasetRefs(draft)]);
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
  const isShown = ({ value, span }: Fact): boolean => {
    const letters = lettersOf(value);
    return (
      letters === '' ||
      shown.includes(letters) ||
      isInLine(value) ||
      inData.some(([from, to]) => span[0] >= from && span[1] <= to)
    );
  };
  return brief.facts
    .filter((fact) => !isShown(fact))
    .map((fact) => ({
      code: 'fact_lost',
      message: `This stands nowhere: ${fact.lead === '' ? '' : `${fact.lead} `}${fact.value}`.slice(0, 300),
      path: ['parts'],
      mend: isSelective(draft) ? 'tell' : 'place',
      fact: fact.id,
    }));
}

const datasetRefs = (draft: Draft): string[] =>
  draft.buildType === 'dataviz' ? draft.draft.parts.map((part) => part.dataset) : [];

/** Sentences that stand twice; the later one is in excess. Short ones may be labels. */
export function findRepeats(draft: Draft): Finding[] {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { path, text } of draftTexts(draft)) {
    if (path[0] !== 'parts' || path.includes('notes') || draft.buildType === 'design') continue;
    const letters = lettersOf(text);
    if (wordsOf(text).length < 6 && letters.length < 24) continue;
    if (seen.has(letters)) {
      const message = `This stands here for the second time: "${text.slice(0, 120)}".`;
      findings.push({ code: 'repeated', message, path, mend: 'tell' });
    }
    seen.add(letters);
  }
  return findings;
}
