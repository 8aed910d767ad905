import { type Brief, saidIn } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import { draftTexts } from '../../draft/draft-texts.ts';
import { questionIn } from '../../draft/marks.ts';
import type { Fault } from './model-writer.ts';
import type { Outline } from './outline.ts';
import { comparable, isFigure, isUnspaced, wordCountOf, wordsShown } from './words-shown.ts';

/** The largest share of its ordered length by which a piece may miss it: nobody counts every word. */
const tolerance = 0.02;

/** What a plan promised and its parts do not keep: words that had to stand in them, or nowhere, and ordered lengths. */
export const brokenPromises = (outline: Outline, draft: Draft, brief: Brief): Fault[] => [
  ...shownThoughHidden(outline, draft),
  ...missing(outline, draft, brief),
  ...wrongLengths(outline, draft),
];

/**
 * A word that is nowhere at all is missing; all may stand in another order, apart, or with an ending ("Beckett's"). Of what a
 * plan puts in words of its own, each figure and most of the words.
 */
function missing({ parts }: Outline, draft: Draft, { datasets, segments }: Brief): Fault[] {
  const isGiven = searched(saidIn(segments));
  const words = wordsShown(draft, datasets);
  const found = new Set(words);
  const run = words.join('');
  const isFound = (word: string): boolean => found.has(word) || (!isFigure(word) && run.includes(word));
  const isKept = (text: string): boolean => {
    const own = comparable(text);
    const lost = own.filter((word) => !isFound(word));
    return lost.length === 0 || (!isGiven(text) && !lost.some(isFigure) && lost.length * 2 < own.length);
  };
  return parts.flatMap(({ ref, shows }) => {
    const index = draft.draft.parts.findIndex((part) => part.ref === ref);
    return shows
      .filter((text) => !isKept(text))
      .map((text) => ({
        path: ['parts', index],
        message: `The plan has this part show "${text.slice(0, 120)}", and some of it stands nowhere in the piece.`,
      }));
  });
}

/** Signs that words don't tell: of a currency, a share, a picture. */
const signs = /[%\p{S}]/gu;

/** A text that is searched for words one after the other; for what has none ("£", "!"), as it is written. */
export function searched(text: string): (words: string) => boolean {
  const whole = comparable(text);
  const [line, run] = [` ${whole.join(' ')} `, whole.join('')];
  return (words) => {
    const sought = comparable(words);
    if (sought.length === 0) return words.trim() !== '' && text.includes(words.trim());
    return isUnspaced(words) ? run.includes(sought.join('')) : line.includes(` ${sought.join(' ')} `);
  };
}

/** Letters from which on a word is known with an ending ("scars"), and how many may stand in it or go with it. */
const endings = { from: 4, most: 3 };
/** Signs with which no ending of a short word begins: "scarf" and "scarce" are no scars. */
const noEnding = /^[bcfhjpqvwxz]/u;
/** What an ending takes the place of: "Marta" is "Martę", but "patient" no "patience". */
const vowel = /[aeiouyаеиоуыя]$/u;
/** What makes another word of one in "e": "policy", "natural". */
const derived = /^(?:y$|i?al|ity)/u;

/** Whether a text holds words one after the other, the last of them with whatever ending. */
const holdsBent = (text: readonly string[], sought: readonly string[]): boolean =>
  sought.length > 0 &&
  text.some((_, at) =>
    sought.every((word, own) => {
      const found = text[at + own] ?? '';
      if (found === word) return true;
      if (own < sought.length - 1 || isFigure(word) || word.length < endings.from) return false;
      const stem = word.length > endings.from + 1 ? word.replace(vowel, '') : word;
      const ending = found.slice(stem.length);
      const isOther = word.length > 5 ? word === `${stem}e` && derived.test(ending) : noEnding.test(ending);
      return found.startsWith(stem) && ending.length <= endings.most && !isOther;
    }),
  );

/** Words that must stand nowhere and stand in a text all the same. */
export function shownThoughHidden({ parts, hides }: Outline, draft: Draft): Fault[] {
  const promised = parts.flatMap(({ shows }) => shows.map(searched));
  const shown = new Set(
    comparable([draft.draft.organisation, ...parts.flatMap(({ shows }) => shows)].join(' ')),
  );
  const hidden = hides.filter((words) => !promised.some((holds) => holds(words)));
  if (hidden.length === 0) return [];
  return [...draftTexts(draft), ...cellsIn(draft)].flatMap(({ path, text }) => {
    if (questionIn(text) !== undefined) return [];
    // A word that is to be shown is no form of one that is not: "Leonesse" beside "leone".
    const [holds, words] = [searched(text), comparable(text).map((word) => (shown.has(word) ? '' : word))];
    // "48 %" is not told by 48 of something else.
    const hasSigns = (sought: string): boolean =>
      (sought.match(signs) ?? []).every((sign) => text.includes(sign));
    return hidden
      .filter((sought) => hasSigns(sought) && (holds(sought) || holdsBent(words, comparable(sought))))
      .map((sought) => ({ path, message: `"${sought.slice(0, 120)}" must not appear and stands here.` }));
  });
}

/** What stands in the tables of a board, which hold words as well as figures. */
function cellsIn({ buildType, draft }: Draft): { path: Fault['path']; text: string }[] {
  if (buildType !== 'dataviz') return [];
  return draft.parts.flatMap(({ kind, dataset }, at) =>
    draft.datasets
      .filter(({ ref }) => kind === 'table' && ref === dataset)
      .map(({ rows }) => ({ path: ['parts', at], text: rows.flat().join(' ') })),
  );
}

const aimOf = ({ least, most }: Pick<Outline['ordered'], 'least' | 'most'>): number =>
  most <= 0 ? least * 1.05 : least <= 0 ? most * 0.95 : (least + most) / 2;

/** The plan with as many words in its parts as were ordered of the whole: what is planned short is written short. */
export function inOrderedLength(outline: Outline): Outline {
  const { ordered, parts } = outline;
  const share = aimOf(ordered) / parts.reduce((sum, { words }) => sum + words, 0);
  const isOff = ordered.least > 0 || (ordered.most > 0 && share < 1);
  if (ordered.of === 'part' || !isOff || !Number.isFinite(share)) return outline;
  return { ...outline, parts: parts.map((part) => ({ ...part, words: Math.round(part.words * share) })) };
}

/** What a whole piece is too long or too short by is told to its parts by their share of it. */
function wrongLengths({ ordered: { of, least, most } }: Outline, draft: Draft): Fault[] {
  if (least <= 0 && most <= 0) return [];
  const lengths = draft.draft.parts.map(() => 0);
  for (const { path, text } of draftTexts(draft)) {
    const [member, index] = path;
    if (member !== 'parts' || typeof index !== 'number' || isUncounted(path)) continue;
    if (questionIn(text) === undefined) lengths[index] = (lengths[index] ?? 0) + wordCountOf(text);
  }
  const isOff = (length: number): boolean =>
    length < least * (1 - tolerance) || (most > 0 && length > most * (1 + tolerance));
  const bounds = most <= 0 ? `at least ${least}` : least <= 0 ? `at most ${most}` : `${least} to ${most}`;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const aim = aimOf({ least, most });
  const isByPart = of === 'part';
  return lengths.flatMap((length, index) => {
    if (length === 0 || !isOff(isByPart ? length : total)) return [];
    const wanted = Math.round(isByPart ? aim : (aim * length) / total);
    const told = isByPart ? 'are ordered for each part' : `are ordered for the whole, which has ${total}`;
    const message = `This part has ${length} words; ${bounds} ${told}: write it with about ${wanted}.`;
    return [{ path: ['parts', index], message }];
  });
}

/** Notes to be spoken, descriptions of pictures and what heads a part are no part of what was ordered by length. */
const isUncounted = (path: readonly (string | number)[]): boolean =>
  path[2] === 'heading' || path.includes('notes') || path.includes('picture');
