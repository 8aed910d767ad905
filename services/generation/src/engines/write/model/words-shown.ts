import type { Brief } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import { draftTexts } from '../../draft/draft-texts.ts';
import { wordsOf } from '../../draft/plain.ts';

/** Words as they are compared; "18,800" and "18 800" are one number, however it is set, and so is one with an "and" before it: "و22". */
export const comparable = (text: string): string[] =>
  wordsOf(
    text
      .replace(/(?<=\p{Nd})[.,'’\u00a0\u202f ](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
      .replace(/(?<=[\p{Script=Arabic}\p{Script=Hebrew}])(?=\p{Nd})/gu, ' '),
  );

export const isFigure = (word: string): boolean => /\p{Nd}/u.test(word);

/** Every word that a piece shows: its texts, what its links lead to, and the tables that its charts and tiles are of. */
export function wordsShown(draft: Draft, given: Brief['datasets']): string[] {
  const { organisation, charts, datasets, parts } = draft.draft;
  const tiles = draft.buildType === 'dataviz' ? draft.draft.parts : [];
  const used = new Set([...charts, ...tiles].map(({ dataset }) => dataset));
  const tables = [...datasets, ...given.filter(({ id }) => used.has(id))];
  const cells = tables.flatMap(({ columns, rows }) => [columns.map(({ name }) => name), ...rows].flat());
  const links = [...JSON.stringify(parts).matchAll(/"target":"([^"]*)"/gu)].map(([, target]) => target);
  const marks = charts.flatMap((chart) => chart.marks);
  const texts = [...draftTexts(draft)].map(({ text }) => text);
  return [organisation, ...texts, ...marks, ...links, ...cells].flatMap((text) =>
    comparable(String(text ?? '')),
  );
}

/** Scripts that set no spaces between words: which of their signs make a word is anybody's guess. */
export const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);

/** How many words a text has as people count them, an address or "10:30" as one; of what is written without spaces, characters. */
export const wordCountOf = (text: string): number =>
  text
    .split(/[\s—]+/u)
    .filter((run) => /[\p{L}\p{N}]/u.test(run))
    .flatMap((run) => (isUnspaced(run) ? wordsOf(run) : run))
    .flatMap((word) => (isUnspaced(word) ? word.split('') : word)).length;
