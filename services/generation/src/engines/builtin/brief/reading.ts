import type { BuildType } from './brief.ts';
import { blankRegions, dataRegionsOf } from './data-regions.ts';
import { breakInlineLists } from './inline-lists.ts';
import { detectLanguage, type Language } from './language.ts';
import { type Token, tokensOf } from './phrase-index.ts';
import { clausesOf, type Segment, sentencesOf } from './segments.ts';
import { lowerSameLength, readSource, type SourceText } from './source-text.ts';
import type { Span } from './span.ts';

/** What every reader of a part of the brief starts from; indices are UTF-16 indices into the prompt. */
export interface Reading {
  source: SourceText;
  buildType: BuildType;
  language: Language;
  /** Prompt without mark-up, commands and data blocks. */
  prose: string;
  lower: string;
  tokens: readonly Token[];
  sentences: readonly Segment[];
  /** Clauses of each sentence, flat, in order. */
  clauses: readonly Segment[];
  regions: readonly Segment[];
  spanOf(start: number, end: number): Span;
  /** The stretch that a span stands for. */
  segmentOf(span: Span): Segment;
}

export function startReading(prompt: string, buildType: BuildType): Reading {
  const source = readSource(prompt);
  const regions = dataRegionsOf(source.masked);
  const prose = breakInlineLists(blankRegions(source.masked, regions));
  const lower = lowerSameLength(prose);
  const sentences = sentencesOf(prose);
  return {
    source,
    buildType,
    language: detectLanguage(prose.trim() === '' ? source.masked : prose),
    prose,
    lower,
    tokens: tokensOf(lower),
    sentences,
    clauses: sentences.flatMap((sentence) => clausesOf(prose, sentence)),
    regions,
    spanOf: (start, end) => source.spanOf(start, end),
    segmentOf: (span) => source.segmentOf(span),
  };
}

/** The stretch that holds an index; stretches are in order and do not overlap. */
export function segmentAt(segments: readonly Segment[], index: number): Segment | undefined {
  let low = 0;
  let high = segments.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const segment = segments[middle];
    if (!segment) return undefined;
    if (index < segment.start) high = middle - 1;
    else if (index >= segment.end) low = middle + 1;
    else return segment;
  }
  return undefined;
}

export function overlaps(left: Segment, right: Segment): boolean {
  return left.start < right.end && right.start < left.end;
}
