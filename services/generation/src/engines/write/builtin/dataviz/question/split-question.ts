import type { Dataset } from '../../../../brief/brief.ts';
import { findCues } from './lexicon.ts';
import { readQuestion } from './read-question.ts';
import { wordsOf } from './words.ts';

const MOST_PARTS = 12;
/** Words up to which all of a text is one question. */
const MOST_WORDS = 60;

const withoutBullet = (text: string): string => text.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim();

/** Sentences, list items and what stands between semicolons. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;。！？；])(?!\d)|\n/u)
    .map(withoutBullet)
    .filter((part) => /\p{L}/u.test(part));

/** "a bar chart of sales and a pie of costs": cut before the second kind of chart. */
function byKind(sentence: string, language: string): string[] {
  const pieces = sentence
    .split(/(?<=,)\s|\s(?=(?:and|und|et|y|e|en|i|och|ve|и|और)\s)/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const isKind = (text: string) => {
    const cues = findCues(wordsOf(text), language);
    return cues.some(
      ({ cue, to }) =>
        cue.startsWith('kind ') &&
        !/(?:chart|stacked|grouped|dashboard|figures|table)$/.test(cue) &&
        // "A line for each museum" splits the chart before it.
        !cues.some((other) => (other.cue === 'split' || other.cue === 'by') && other.from === to),
    );
  };
  const out: string[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last !== undefined && !(isKind(piece) && isKind(last))) out[out.length - 1] = `${last} ${piece}`;
    else out.push(piece);
  }
  return out;
}

/** Asks for a table, and for no chart. */
function isTable(part: string, language: string): boolean {
  const kinds = findCues(wordsOf(part), language).filter(({ cue }) => cue.startsWith('kind '));
  return kinds.length > 0 && kinds.every(({ cue }) => cue === 'kind table');
}

const hasKind = (text: string, language: string): boolean =>
  findCues(wordsOf(text), language).some(
    ({ cue }) => cue.startsWith('kind ') && !/(?:chart|grouped|table)$/.test(cue),
  );

/** Whether each part asks for a chart of its own: as an item of a list, by "also", or naming a kind as the first does. */
function areApart([first = '', ...more]: readonly string[], said: string, language: string): boolean {
  return more.every(
    (part) =>
      said.split('\n').some((line) => withoutBullet(line) === part) ||
      findCues(wordsOf(part), language).some(({ cue }) => cue === 'also') ||
      (hasKind(first, language) && hasKind(part, language)),
  );
}

/** A question as the charts that it asks for, a part each; as a whole where only one part says all that a chart needs. */
export function splitQuestion(said: string, datasets: readonly Dataset[], language: string): string[] {
  const sentences = sentencesOf(said);
  const drawn = sentences.filter((sentence) => !isTable(sentence, language));
  const text = drawn.length < sentences.length && drawn.length > 0 ? drawn.join('\n') : said;
  const parts = drawn.flatMap((sentence) => byKind(sentence, language)).slice(0, MOST_PARTS * 2);
  const complete = parts.filter((part) =>
    datasets.some((dataset) => readQuestion(part, dataset, language).isComplete),
  );
  if (complete.length > 1 && areApart(complete, said, language)) return complete.slice(0, MOST_PARTS);
  if (wordsOf(text).length < MOST_WORDS) return [text];
  // Who tells a story asks in few of its sentences.
  const asking = parts.filter((part) =>
    datasets.some((dataset) => {
      const { named, isRanked } = readQuestion(part, dataset, language);
      return named > 0 || isRanked;
    }),
  );
  return asking.length > 0 ? [asking.join('\n')] : [text];
}
