import { readFileSync } from 'node:fs';

const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/** FNV-1a, 32 bits, over UTF-16 units. */
export function hashOf(feature: string): number {
  let hash = HASH_START;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), HASH_FACTOR);
  return hash >>> 0;
}

/** A linear-chain conditional random field: what each feature says for each label, and each label for the next. */
export interface TagModel {
  labels: number;
  /** Rows of `weights`, by the hash of their feature. */
  rows: ReadonlyMap<number, number>;
  weights: Float32Array;
  /** From label (row) to label (column). */
  steps: Float32Array;
}

/**
 * The file that training writes, little-endian: labels, features, scale and steps as 32 bits each, then the hashes,
 * then a signed byte a feature and label, which times the scale is the weight.
 */
export function loadTagModel(file: URL): TagModel {
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const labels = view.getUint32(0, true);
  const count = view.getUint32(4, true);
  const scale = view.getFloat32(8, true);
  const steps = Float32Array.from({ length: labels * labels }, (_, at) => view.getFloat32(12 + 4 * at, true));
  const hashes = 12 + 4 * steps.length;
  const rows = new Map<number, number>();
  for (let row = 0; row < count; row++) rows.set(view.getUint32(hashes + 4 * row, true), row);
  const first = hashes + 4 * count;
  const weights = Float32Array.from({ length: count * labels }, (_, at) => view.getInt8(first + at) * scale);
  return { labels, rows, weights, steps };
}

/** What the features of each token say for each label. */
export function scoresOf(
  { labels, rows, weights }: TagModel,
  features: readonly (readonly string[])[],
): Float64Array {
  const scores = new Float64Array(features.length * labels);
  for (const [index, own] of features.entries()) {
    for (const feature of own) {
      const row = rows.get(hashOf(feature));
      if (row === undefined) continue;
      for (let label = 0; label < labels; label++) {
        scores[index * labels + label] =
          (scores[index * labels + label] ?? 0) + (weights[row * labels + label] ?? 0);
      }
    }
  }
  return scores;
}

/** The likeliest labels together, by Viterbi's algorithm. */
export function likeliest(
  { labels, steps }: Pick<TagModel, 'labels' | 'steps'>,
  scores: Float64Array,
): number[] {
  const length = scores.length / labels;
  if (length === 0) return [];
  const from = new Uint8Array(scores.length);
  let best = scores.slice(0, labels);
  for (let index = 1; index < length; index++) {
    const next = new Float64Array(labels);
    for (let label = 0; label < labels; label++) {
      let top = 0;
      for (let last = 1; last < labels; last++) {
        if (reach(last, label) > reach(top, label)) top = last;
      }
      next[label] = reach(top, label) + (scores[index * labels + label] ?? 0);
      from[index * labels + label] = top;
    }
    best = next;
  }
  const path = [best.indexOf(Math.max(...best))];
  for (let index = length - 1; index > 0; index--) path.push(from[index * labels + (path.at(-1) ?? 0)] ?? 0);
  return path.reverse();

  function reach(last: number, label: number): number {
    return (best[last] ?? 0) + (steps[last * labels + label] ?? 0);
  }
}
