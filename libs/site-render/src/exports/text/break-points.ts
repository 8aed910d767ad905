import { breaksOfAddress, writtenAddresses } from '../../written-address.ts';

const spaceless = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
// Ideographs and kana; Korean breaks at its spaces.
const ideograph = /[\u2e80-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud87f]/;
const neverFirst =
  /[、。，．・：；？！‼⁇ゝゞ々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ）」』】〉》〕］｝”’％…‥,.!?:;)\]}%]/;
const neverLast = /[（「『【〈《〔［｛“‘([{]/;

/** Where the lines of a text may end: indices after which a new one may start. */
export function breakPoints(text: string, language: string): number[] {
  const points = new Set<number>([text.length]);
  for (const { index } of text.matchAll(/(?<=[ \t\u1680\u2000-\u200a\u200b\u3000])(?=[^ \t\u3000])/g))
    points.add(index);
  for (const { index } of text.matchAll(/(?<=[\p{L}\p{N}][-\u2010\u2013\u2014/])(?=[\p{L}])/gu))
    points.add(index);
  for (let at = 1; at < text.length; at += 1) {
    const [before = '', after = ''] = [text[at - 1], text[at]];
    if (!ideograph.test(before) && !ideograph.test(after)) continue;
    const inPair = /[\udc00-\udfff]/.test(after);
    if (!inPair && !neverFirst.test(after) && !neverLast.test(before) && !/\s/.test(after)) points.add(at);
  }
  if (spaceless.test(text)) {
    for (const { index } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
      if (index > 0 && spaceless.test(text[index] ?? '') && spaceless.test(text[index - 1] ?? ''))
        points.add(index);
    }
  }
  for (const { from, to } of writtenAddresses(text))
    for (const point of points) if (point > from && point < to) points.delete(point);
  return [...points].filter((point) => point > 0).sort((one, other) => one - other);
}

/** Where a word that is wider than its line may be broken before it is broken anywhere: within the addresses in it. */
export const breaksWithin = (word: string): number[] =>
  writtenAddresses(word).flatMap(({ from, to }) =>
    breaksOfAddress(word.slice(from, to)).map((point) => from + point),
  );
