import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { checkReferences, parseSpec } from '@sitewright/site-spec';
import { draftTexts } from '../src/engines/draft/draft-texts.ts';
import { wordsOf } from '../src/engines/draft/plain.ts';
import { draftIn, specOfDraft } from './draft-spec.ts';

// The drafts of the last round of grading, as a language model wrote them for cards that nobody knew.
const folder = new URL('./last-round/', import.meta.url);

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const spec = specOfDraft(text);

  test('becomes a valid specification that needs no repair', () => {
    expect(checkReferences(parseSpec(spec))).toEqual([]);
    expect(spec.warnings.filter(({ code }) => code === 'repaired' || code === 'too_large')).toEqual([]);
  });

  test('shows every word of its draft', () => {
    const { brief: _, ...rest } = spec;
    const shown = new Set(wordsOf(JSON.stringify(rest).replaceAll('\\n', ' ')));
    const draft = draftIn(text);
    /** A board's chart is headed by its takeaway, not by its plan. */
    const isChart = (at: string | number | undefined): boolean =>
      draft.buildType === 'dataviz' && draft.draft.parts[Number(at)]?.kind === 'chart';
    const isHeight = (words: string): boolean => /^\[[\d.]+ mm\]$/u.test(words);
    // A line to write on is drawn, as is the height of a row to write in.
    const told = [...draftTexts(draft)].filter(
      ({ path: [member, at, field], text: words }) =>
        member === 'parts' &&
        !(field === 'heading' && isChart(at)) &&
        !isHeight(words) &&
        /[\p{L}\p{N}]/u.test(words),
    );
    // Where a text holds no links, the address stands in its words.
    const wordsIn = (words: string) => wordsOf(words.replaceAll('](mailto:', ']('));
    const lost = told.filter(({ text: words }) => wordsIn(words).some((word) => !shown.has(word)));
    expect(lost.map(({ path, text: words }) => `${path.join('/')}: ${words}`)).toEqual([]);
  });
});
