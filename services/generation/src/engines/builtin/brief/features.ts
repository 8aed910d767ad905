import { FEATURE_WORDS } from '../words/feature-words.ts';
import { PhraseIndex, phrasesOf } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import { overlaps } from './reading.ts';
import type { RequestedFeature, UnsupportedFeature } from './requests.ts';
import type { Segment } from './segments.ts';

const WORDS = new PhraseIndex<UnsupportedFeature>(phrasesOf(FEATURE_WORDS));
const NEGATED =
  /(?:^|\s)(?:no|without|not|ohne|keine?n?|sans|pas de|sin|senza|sem|zonder|geen|bez|بدون|बिना)\s+(?:an?\s+|any\s+)?$/iu;

/** Things asked for that need a program behind them, once each. */
export function readFeatures(reading: Reading, skip: readonly Segment[]): RequestedFeature[] {
  if (reading.buildType !== 'website') return [];
  const features: RequestedFeature[] = [];
  for (const hit of WORDS.findAll(reading.lower, reading.tokens)) {
    const isNegated = NEGATED.test(reading.lower.slice(Math.max(0, hit.start - 20), hit.start));
    if (isNegated || skip.some((other) => overlaps(hit, other))) continue;
    if (features.some((feature) => feature.feature === hit.value)) continue;
    features.push({
      feature: hit.value,
      text: reading.prose.slice(hit.start, hit.end),
      span: reading.spanOf(hit.start, hit.end),
    });
  }
  return features;
}
