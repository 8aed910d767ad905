import type { RichText } from '@sitewright/site-spec';
import { KEPT_HYPHEN } from '../../kept-hyphen.ts';
import { breaksOfAddress, writtenAddresses } from '../../written-address.ts';
import { hasPhrases, phraseStarts, wordStarts } from './phrases.ts';

const spaceless = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
// Ideographs and kana; Korean breaks at its spaces.
const ideograph = /[\u2e80-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud87f]/;
const neverFirst =
  /[、。，．・：；〜～？！‼⁇ゝゞ々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ）」』】〉》〕］｝”’％…‥,.!?:;)\]}%]/;
const neverLast = /[（「『【〈《〔［｛“‘([{]/;

/** Between numbers of a range ("4〜6"); a longer range may be parted after its sign. */
const inRange = /(?<=\p{N}[〜～])(?=\p{N})/gu;

/** After a hyphen, a dash or a slash between words: none of a unit ("km/h") is parted. */
const inWord = /(?<=[\p{L}\p{N}]{2}[-\u2010\u2013\u2014])(?=\p{L})|(?<=\p{L}{4}\/)(?=\p{L}{4})/gu;

/** Where the lines of Japanese and Chinese may end: after words, and where text is set large after phrases. */
export type LineEnds = 'words' | 'phrases';

/** Where the lines of a text may end: indices after which a new one may start. */
export function breakPoints(text: string, language: string, ends: LineEnds = 'words'): number[] {
  const points = new Set<number>([text.length]);
  const starts = hasPhrases(text)
    ? new Set(ends === 'phrases' ? phraseStarts(text) : wordStarts(text))
    : undefined;
  for (const { index } of text.matchAll(/(?<=[ \t\u1680\u2000-\u200a\u200b\u3000])(?=[^ \t\u3000])/g))
    points.add(index);
  for (const { index } of text.matchAll(inWord)) points.add(index);
  for (const { index } of text.matchAll(KEPT_HYPHEN)) points.delete(index);
  const hasIdeographs = ideograph.test(text);
  for (let at = 1; hasIdeographs && at < text.length; at += 1) {
    const [before = '', after = ''] = [text[at - 1], text[at]];
    if (!ideograph.test(before) && !ideograph.test(after)) continue;
    const inPair = /[\udc00-\udfff]/.test(after);
    if (starts !== undefined && !starts.has(at)) continue;
    if (!inPair && !neverFirst.test(after) && !neverLast.test(before) && !/\s/.test(after)) points.add(at);
  }
  if (spaceless.test(text)) {
    for (const { index } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
      if (index > 0 && spaceless.test(text[index] ?? '') && spaceless.test(text[index - 1] ?? ''))
        points.add(index);
    }
  }
  for (const { index } of text.matchAll(inRange)) points.delete(index);
  for (const { from, to } of writtenAddresses(text))
    for (const point of points) if (point > from && point < to) points.delete(point);
  return [...points].filter((point) => point > 0).sort((one, other) => one - other);
}

/** Where a word that is wider than its line may be broken before it is broken anywhere: within the addresses in it, and a phrase after its words. */
export const breaksWithin = (word: string): number[] => [
  ...writtenAddresses(word).flatMap(({ from, to }) =>
    breaksOfAddress(word.slice(from, to)).map((point) => from + point),
  ),
  ...(hasPhrases(word) ? wordStarts(word).filter((at) => !neverLast.test(word[at - 1] ?? '')) : []),
];

/** The parts of a text that no line ends in, as wide as they are seen. */
export function unbroken(text: RichText, language: string, ends: LineEnds): RichText[] {
  const runs = typeof text === 'string' ? [{ text }] : text;
  const whole = runs.map((run) => run.text).join('');
  const points = [...whole.matchAll(/\n/gu)].map(({ index }) => index + 1);
  // A page's address that no slide has room for in one line.
  for (const { from, to } of writtenAddresses(whole))
    if (to - from > LONG_ADDRESS)
      points.push(...breaksOfAddress(whole.slice(from, to)).map((point) => from + point));
  const sorted = [...new Set([0, ...points, ...breakPoints(whole, language, ends)])].sort((a, b) => a - b);
  return sorted.slice(1).map((to, at) => cut(runs, sorted[at] ?? 0, to));
}

const LONG_ADDRESS = 40;

/** The runs of a text between two of its signs, without the spaces at their end. */
function cut(runs: Exclude<RichText, string> | { text: string }[], from: number, to: number): RichText {
  const parts: Exclude<RichText, string> = [];
  let at = 0;
  for (const run of runs) {
    const part = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (part !== '') parts.push({ ...run, text: at + run.text.length >= to ? part.trimEnd() : part });
    at += run.text.length;
  }
  return parts;
}
