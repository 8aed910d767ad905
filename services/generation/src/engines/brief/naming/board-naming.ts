import type { Naming, SegmentRole } from '../brief.ts';
import { type PlacedData, speaksOfData } from '../datasets/asking.ts';
import { asksForPicture } from '../datasets/titles.ts';
import type { Source } from '../segments/source.ts';

const MARKS = /["'“”„«»‘’「」『』]/u;

/**
 * What a board of given data is called: no words of the data, nor of the question that is asked of it. Where nobody
 * gives it a name, its charts do.
 */
export function boardNaming(
  naming: Naming,
  { text }: Source,
  roles: readonly SegmentRole[],
  data: readonly PlacedData[],
): Naming {
  if (data.length === 0) return naming;
  const isInData = (at: number) => data.some(({ start, end }) => at >= start - FENCE && at < end);
  const placeOf = (words: string): number | undefined => {
    let at = words === '' ? -1 : text.indexOf(words);
    while (at !== -1 && isInData(at)) at = text.indexOf(words, at + 1);
    return at === -1 ? undefined : at;
  };
  const behind = (at: number | undefined, words: string) =>
    text.slice((at ?? 0) + words.length, (at ?? 0) + words.length + 40);
  const given = (words: string): string => {
    const at = placeOf(words);
    const before = text.slice(Math.max(0, (at ?? 0) - 40), at);
    const isLine =
      before.slice(before.lastIndexOf('\n') + 1).trim() === '' &&
      /^[:：]?$/u.test(behind(at, words).split('\n', 1).join().trim());
    const isGiven =
      at !== undefined &&
      (roles[at] === 'material' || MARKS.test(text[at - 1] ?? '') || (isLine && !asksForPicture(words)));
    return isGiven && !/[?？؟]$/u.test(words) && text[at + words.length] !== '?' ? words : '';
  };
  const { organisation, title, subject, descriptor } = naming;
  const at = placeOf(organisation) ?? 0;
  // "Which Payments were …?"
  const before = text.slice(Math.max(0, at - 4), at);
  const opens = before.trim() === '' || before.endsWith('\n') || /[.!?]$/u.test(before.trimEnd());
  const opensQuestion = opens && /^[^.!?\n]*\?/u.test(text.slice(at));
  const isName = placeOf(organisation) !== undefined && !opensQuestion && !/[！。，]$/u.test(organisation);
  return {
    ...naming,
    organisation: isName && !speaksOfData(organisation, data) ? organisation : '',
    title: given(title),
    subject: given(subject),
    descriptor: given(descriptor),
  };
}

/** Signs and the language of a fence before the data in it. */
const FENCE = 8;
