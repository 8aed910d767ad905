import { maskCommands } from './injection.ts';
import { maskMarkup } from './markup.ts';
import type { Segment } from './segments.ts';
import type { Span } from './span.ts';

/**
 * The prompt in the forms that the readers work on. All three strings have the same length in UTF-16 units, so an
 * index found in one is an index into the others, and a span of the raw prompt can always be told.
 */
export interface SourceText {
  raw: string;
  /** Mark-up, control characters and commands to the engine blanked out. */
  masked: string;
  /** `masked` in lower case, character by character. */
  lower: string;
  hasInjection: boolean;
  /** Turns UTF-16 indices into a span in code points. */
  spanOf(start: number, end: number): Span;
  /** The other way round. */
  segmentOf(span: Span): Segment;
}

export function readSource(raw: string): SourceText {
  const clean = maskMarkup(raw);
  const lowerClean = lowerSameLength(clean);
  const { masked, hasInjection } = maskCommands(clean, lowerClean);
  return { raw, masked, lower: lowerSameLength(masked), hasInjection, ...spanReader(raw) };
}

/** Lower case without changing the length, which `toLowerCase` does for a few letters. */
export function lowerSameLength(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  let same = '';
  for (const unit of text) {
    const small = unit.toLowerCase();
    same += small.length === unit.length ? small : unit;
  }
  return same;
}

function spanReader(raw: string): Pick<SourceText, 'spanOf' | 'segmentOf'> {
  if (!/[\ud800-\udbff]/.test(raw)) {
    return { spanOf: (start, end) => [start, end], segmentOf: ([start, end]) => ({ start, end }) };
  }
  const points = new Uint32Array(raw.length + 1);
  const units: number[] = [];
  for (let index = 0; index < raw.length; index++) {
    points[index] = units.length;
    const unit = raw.charCodeAt(index);
    const isPairStart = unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(raw, index + 1);
    if (!isPairStart)
      units.push(isLowSurrogate(raw, index) && isHighSurrogate(raw, index - 1) ? index - 1 : index);
  }
  const count = units.length;
  points[raw.length] = count;
  return {
    spanOf: (start, end) => [points[start] ?? count, points[end] ?? count],
    segmentOf: ([start, end]) => ({ start: units[start] ?? raw.length, end: units[end] ?? raw.length }),
  };
}

function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
