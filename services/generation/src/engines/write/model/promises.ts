import type { Brief } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import { draftTexts } from '../../draft/draft-texts.ts';
import { questionIn } from '../../draft/marks.ts';
import { wordsOf } from '../../draft/plain.ts';
import type { Fault } from './model-writer.ts';
import type { Outline } from './outline.ts';

/** The largest share of its ordered length by which a piece may miss it: nobody counts every word. */
const tolerance = 0.02;

/** What a plan promised and its parts do not keep: words that had to stand in them, or nowhere, and ordered lengths. */
export const brokenPromises = (outline: Outline, draft: Draft, brief: Brief): Fault[] => [
  ...shownWhereHidden(outline, draft),
  ...missing(outline, draft, brief),
  ...wrongLengths(outline, draft),
];

/** "18,800" and "18 800" are one number, however it is set. */
const comparable = (text: string): string[] =>
  wordsOf(text.replace(/(?<=\p{Nd})[.,'’\u00a0\u202f ](?=\p{Nd}{3}(?!\p{Nd}))/gu, ''));

/** Scripts that set no spaces between words: which of their signs make a word is anybody's guess. */
const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);

/** A word that is nowhere at all is missing; all may stand in another order, apart, or with an ending ("Beckett's"). */
function missing({ parts }: Outline, { draft }: Draft, { datasets }: Brief): Fault[] {
  const { requested: _, ...shown } = draft;
  const oneLine = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/\s+/gu, ' ') : value;
  const words = comparable(JSON.stringify([shown, datasets], oneLine));
  const found = new Set(words);
  const run = words.join('');
  const isFound = (word: string): boolean => found.has(word) || (!/\p{Nd}/u.test(word) && run.includes(word));
  return parts.flatMap(({ ref, shows }) => {
    const index = draft.parts.findIndex((part) => part.ref === ref);
    return shows
      .filter((text) => !comparable(text).every(isFound))
      .map((text) => ({
        path: ['parts', index],
        message: `The plan has this part show "${text.slice(0, 120)}", and some of it stands nowhere in the piece.`,
      }));
  });
}

/** Whether words stand in a text, one after the other. */
function holds(text: string, words: string): boolean {
  const [whole, sought] = [comparable(text), comparable(words)];
  if (sought.length === 0) return false;
  return isUnspaced(words)
    ? whole.join('').includes(sought.join(''))
    : ` ${whole.join(' ')} `.includes(` ${sought.join(' ')} `);
}

function shownWhereHidden({ parts, hides }: Outline, draft: Draft): Fault[] {
  const hidden = hides.filter(
    (words) => !parts.some(({ shows }) => shows.some((text) => holds(text, words))),
  );
  return [...draftTexts(draft)].flatMap(({ path, text }) =>
    hidden
      .filter((words) => questionIn(text) === undefined && holds(text, words))
      .map((words) => ({ path, message: `"${words.slice(0, 120)}" must not appear and stands here.` })),
  );
}

/** Words of a text; of what is written without spaces between them, characters. */
const lengthOf = (text: string): number =>
  wordsOf(text).reduce((sum, word) => sum + (isUnspaced(word) ? word.length : 1), 0);

/** Lengths of a whole piece are told to its parts by the share that each was planned with. */
function wrongLengths({ parts, ordered: { of, least, most } }: Outline, draft: Draft): Fault[] {
  if (least <= 0 && most <= 0) return [];
  const lengths = draft.draft.parts.map(() => 0);
  for (const { path, text } of draftTexts(draft)) {
    const [member, index] = path;
    if (
      member === 'parts' &&
      !isUncounted(path) &&
      typeof index === 'number' &&
      questionIn(text) === undefined
    )
      lengths[index] = (lengths[index] ?? 0) + lengthOf(text);
  }
  const isOff = (length: number): boolean =>
    length < least * (1 - tolerance) || (most > 0 && length > most * (1 + tolerance));
  const bounds = most <= 0 ? `at least ${least}` : least <= 0 ? `at most ${most}` : `${least} to ${most}`;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const aim = least > 0 && most > 0 ? (least + most) / 2 : least > 0 ? least * 1.05 : most * 0.95;
  return draft.draft.parts.flatMap(({ ref }, index) => {
    const length = lengths[index] ?? 0;
    if (!isOff(of === 'part' ? length : total) || length === 0) return [];
    const wanted = of === 'part' ? aim : (length * aim) / total;
    const whole = of === 'part' ? '' : `The piece has ${total} words. `;
    const message = `${whole}This part has ${length} words; ${bounds} are ordered for ${of === 'part' ? 'each part' : 'the whole'}: write it with about ${Math.round(wanted)}.`;
    return parts.some((planned) => planned.ref === ref) ? [{ path: ['parts', index], message }] : [];
  });
}

/** Notes to be spoken and descriptions of pictures are no part of what was ordered by length. */
const isUncounted = (path: readonly (string | number)[]): boolean =>
  path.includes('notes') || path.includes('picture');
