import { hashOf, type TagModel } from '../src/engines/brief/tagging/tag-model.ts';

/** Tokens with their features, and the label that each should have. */
export interface Sample {
  features: string[][];
  gold: number[];
}

const EPOCHS = 20;
/** Pull of each weight towards nothing. */
const DECAY = 1e-4;
const START = 1e-6;
/** Seen less often, a feature says nothing of other prompts. */
const LEAST = 3;

/** Learning goes by the order of the samples; the mean over several orders changes less with one prompt more. */
const ORDERS = [7, 108, 209, 310, 411];

/**
 * Weights that make the marked labels likely, by AdaGrad on the log-likelihood of a linear chain; the mean of the later
 * epochs over some orders of the samples, which errs less on prompts not seen. A higher `rate` learns rare labels, a lower
 * one less of single prompts. The same samples give the same weights.
 */
export function trainTagger(samples: readonly Sample[], labels: number, rate: number): TagModel {
  const [first, ...others] = ORDERS.map((seed) => trainInOrder(samples, labels, rate, seed));
  if (first === undefined) throw new Error('no order to learn in');
  const meanOf = (weights: (model: TagModel) => Float32Array): Float32Array =>
    weights(first).map(
      (own, at) => others.reduce((sum, one) => sum + (weights(one)[at] ?? 0), own) / ORDERS.length,
    );
  return { ...first, weights: meanOf(({ weights }) => weights), steps: meanOf(({ steps }) => steps) };
}

function trainInOrder(samples: readonly Sample[], labels: number, rate: number, seed: number): TagModel {
  const rows = frequentFeatures(samples);
  const weights = new Float32Array(rows.size * labels);
  const seen = new Float32Array(weights.length).fill(START);
  const steps = new Float32Array(labels * labels);
  const stepsSeen = new Float32Array(steps.length).fill(START);
  const mean = new Float64Array(weights.length);
  const meanSteps = new Float64Array(steps.length);
  const data = samples.map(({ features, gold }) => ({
    gold,
    ids: features.map((own) => Int32Array.from(own.flatMap((one) => rows.get(hashOf(one)) ?? []))),
  }));
  const random = sequence(seed);
  let kept = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { ids, gold } of shuffled(data, random)) {
      const scores = scoreAll(ids, weights, labels);
      const { marginals, pairs } = expectations(scores, steps, labels);
      for (const [index, own] of ids.entries()) {
        for (let label = 0; label < labels; label++) {
          const wrong = (marginals[index * labels + label] ?? 0) - (gold[index] === label ? 1 : 0);
          if (Math.abs(wrong) < 1e-4) continue;
          for (const id of own) descend(weights, seen, id * labels + label, wrong, rate);
        }
      }
      for (let index = 1; index < gold.length; index++) {
        const at = (gold[index - 1] ?? 0) * labels + (gold[index] ?? 0);
        pairs[at] = (pairs[at] ?? 0) - 1;
      }
      for (const [at, wrong] of pairs.entries()) descend(steps, stepsSeen, at, wrong, rate);
    }
    if (epoch < EPOCHS / 3) continue;
    kept++;
    weights.forEach((weight, at) => {
      mean[at] = (mean[at] ?? 0) + weight;
    });
    steps.forEach((step, at) => {
      meanSteps[at] = (meanSteps[at] ?? 0) + step;
    });
  }
  return {
    labels,
    rows,
    weights: Float32Array.from(mean, (sum) => sum / kept),
    steps: Float32Array.from(meanSteps, (sum) => sum / kept),
  };
}

function descend(weights: Float32Array, seen: Float32Array, at: number, wrong: number, rate: number): void {
  const weight = weights[at] ?? 0;
  const slope = wrong + DECAY * weight;
  const sum = (seen[at] ?? 0) + slope * slope;
  seen[at] = sum;
  weights[at] = weight - (rate * slope) / Math.sqrt(sum);
}

function frequentFeatures(samples: readonly Sample[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of samples) {
    for (const hash of new Set(features.flat().map(hashOf))) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const frequent = [...counts].filter(([, count]) => count >= LEAST).map(([hash]) => hash);
  return new Map(frequent.sort((one, other) => one - other).map((hash, row) => [hash, row]));
}

function scoreAll(ids: readonly Int32Array[], weights: Float32Array, labels: number): Float64Array {
  const scores = new Float64Array(ids.length * labels);
  for (const [index, own] of ids.entries()) {
    for (const id of own) {
      for (let label = 0; label < labels; label++) {
        const at = index * labels + label;
        scores[at] = (scores[at] ?? 0) + (weights[id * labels + label] ?? 0);
      }
    }
  }
  return scores;
}

/** How likely each label is at each token, and each pair of neighbours in all: the forward-backward algorithm. */
function expectations(scores: Float64Array, steps: Float32Array, labels: number) {
  const length = scores.length / labels;
  const ahead = scores.slice();
  const behind = new Float64Array(scores.length);
  const sums = new Float64Array(labels);
  for (let index = 1; index < length; index++) {
    for (let label = 0; label < labels; label++) {
      for (let last = 0; last < labels; last++)
        sums[last] = (ahead[(index - 1) * labels + last] ?? 0) + (steps[last * labels + label] ?? 0);
      ahead[index * labels + label] = (ahead[index * labels + label] ?? 0) + logSum(sums);
    }
  }
  for (let index = length - 2; index >= 0; index--) {
    for (let label = 0; label < labels; label++) {
      for (let next = 0; next < labels; next++) {
        const at = (index + 1) * labels + next;
        sums[next] = (steps[label * labels + next] ?? 0) + (scores[at] ?? 0) + (behind[at] ?? 0);
      }
      behind[index * labels + label] = logSum(sums);
    }
  }
  const total = logSum(ahead.subarray(Math.max(0, scores.length - labels)));
  const marginals = ahead.map((value, at) => Math.exp(value + (behind[at] ?? 0) - total));
  const pairs = new Float64Array(labels * labels);
  for (let index = 1; index < length; index++) {
    for (let last = 0; last < labels; last++) {
      for (let label = 0; label < labels; label++) {
        const at = index * labels + label;
        const pair = (steps[last * labels + label] ?? 0) + (scores[at] ?? 0) + (behind[at] ?? 0);
        const way = last * labels + label;
        pairs[way] = (pairs[way] ?? 0) + Math.exp((ahead[(index - 1) * labels + last] ?? 0) + pair - total);
      }
    }
  }
  return { marginals, pairs };
}

function logSum(values: Float64Array): number {
  const top = Math.max(...values);
  return top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0));
}

/** Park and Miller's generator: the same training every time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

const MOST = 127;

/** Without features that say next to nothing, but for those in `always`; as `loadTagModel` reads it. */
export function writtenModel(
  { labels, rows, weights, steps }: TagModel,
  least: number,
  always: ReadonlySet<number>,
): Uint8Array {
  const strengthOf = (row: number): number =>
    Math.max(...weights.subarray(row * labels, (row + 1) * labels).map(Math.abs));
  const kept = [...rows].filter(([hash, row]) => always.has(hash) || strengthOf(row) >= least);
  const scale = Math.max(...kept.map(([, row]) => strengthOf(row))) / MOST;
  const bytes = new Uint8Array(12 + 4 * steps.length + kept.length * (4 + labels));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, labels, true);
  view.setUint32(4, kept.length, true);
  view.setFloat32(8, scale, true);
  for (const [at, step] of steps.entries()) view.setFloat32(12 + 4 * at, step, true);
  const first = 12 + 4 * steps.length + 4 * kept.length;
  for (const [index, [hash, row]] of kept.entries()) {
    view.setUint32(12 + 4 * steps.length + 4 * index, hash, true);
    for (let label = 0; label < labels; label++)
      view.setInt8(first + index * labels + label, Math.round((weights[row * labels + label] ?? 0) / scale));
  }
  return bytes;
}
