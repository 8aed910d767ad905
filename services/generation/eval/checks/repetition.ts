import { isObject, type Json } from '../tree.ts';
import { visibleTexts } from '../visible-text.ts';
import { fold, ngrams, sentencesOf, wordsOf } from '../words.ts';

const GRAM = 5;

/** The share of sentences of a spec that were said before in the same spec, out of all of them. */
export function duplicateSentences(spec: Json): { sentences: number; repeated: number } {
  const content = isObject(spec) ? spec.content : null;
  const all = visibleTexts(withoutWorkedOut(content ?? null))
    .flatMap(sentencesOf)
    .map((sentence) => sentence.toLowerCase());
  return { sentences: all.length, repeated: all.length - new Set(all).size };
}

/** Content without the tables that were worked out for charts from those given: they have the same names, and stand nowhere else. */
function withoutWorkedOut(content: Json): Json {
  if (!isObject(content) || !Array.isArray(content.datasets)) return content;
  const isGiven = (dataset: Json): boolean =>
    !isObject(dataset) || !isObject(dataset.source) || dataset.source.kind !== 'derived';
  return { ...content, datasets: content.datasets.filter(isGiven) };
}

/** Runs of five words of the main copy: texts of at least six words, as labels and buttons are alike everywhere. */
export function copyGrams(spec: Json): Set<string> {
  const content = isObject(spec) ? spec.content : null;
  const grams = new Set<string>();
  for (const text of visibleTexts(content ?? null)) {
    const words = wordsOf(text);
    if (words.length < 6) continue;
    for (const gram of ngrams(words, GRAM)) grams.add(gram);
  }
  return grams;
}

/** Runs of the prompt itself: what both askers wrote may stand in both results. */
export function promptGrams(prompt: string): Set<string> {
  return ngrams(wordsOf(prompt), GRAM);
}

export type Copy = { id: string; grams: Set<string>; prompt: Set<string> };

/** Shared runs over those of the smaller text, leaving out runs that both prompts contain. */
export function overlap(first: Copy, second: Copy): number {
  const [small, large] = first.grams.size <= second.grams.size ? [first, second] : [second, first];
  let shared = 0;
  let counted = 0;
  for (const gram of small.grams) {
    if (small.prompt.has(gram) && large.prompt.has(gram)) continue;
    counted += 1;
    if (large.grams.has(gram)) shared += 1;
  }
  return counted === 0 ? 0 : shared / counted;
}

export type PairOverlap = { first: string; second: string; share: number };

/** Two prompts that are half the same ask for the same thing, so their results may agree. */
function areVariants(first: Copy, second: Copy): boolean {
  const [small, large] = first.prompt.size <= second.prompt.size ? [first, second] : [second, first];
  const shared = [...small.prompt].filter((gram) => large.prompt.has(gram)).length;
  return small.prompt.size >= 10 && shared > small.prompt.size / 2;
}

/** Every pair of copies with its overlap, worst first; texts too short to compare are left out. */
export function pairOverlaps(copies: Copy[]): PairOverlap[] {
  const fit = copies.filter((copy) => copy.grams.size >= 10);
  const pairs = fit.flatMap((first, index) =>
    fit
      .slice(index + 1)
      .filter((second) => !areVariants(first, second))
      .map((second) => ({ first: first.id, second: second.id, share: overlap(first, second) })),
  );
  return pairs.sort((a, b) => b.share - a.share);
}

const PLACEHOLDER =
  /lorem ipsum|\b(your|insert|enter|add) (text|title|name|content|company|heading|headline|description) (here|goes)\b|\b(TODO|TBD|FIXME|TKTK)\b|\[(insert|your|add|name|date|company|placeholder)[^\]]*\]|\{\{|\}\}|\bplaceholder text\b|\bundefined\b|\[object Object\]|\bNaN\b|\bxxx+\b/i;

/** Texts that look like something nobody filled in; what the prompt itself says is not the engine's doing. */
export function placeholderTexts(spec: Json, prompt: string): string[] {
  const content = isObject(spec) ? spec.content : null;
  const said = fold(prompt).toLowerCase();
  return visibleTexts(content ?? null).filter((text) => {
    const hit = PLACEHOLDER.exec(fold(text));
    return hit !== null && !said.includes(hit[0].toLowerCase());
  });
}
