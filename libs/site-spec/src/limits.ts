import type { SpecIssue } from './issue.ts';
import { formatPointer } from './pointer.ts';

/** A spec is at most this many bytes of JSON in UTF-8. */
export const MAX_SPEC_BYTES = 1_048_576;
/** The root counts as depth 1. */
export const MAX_SPEC_DEPTH = 32;

/** Finds the first value that lies deeper than allowed. Walks with a stack of its own: input may be hostile. */
export function findTooDeep(root: unknown, limit = MAX_SPEC_DEPTH): SpecIssue | undefined {
  const stack: { value: unknown; path: (string | number)[] }[] = [{ value: root, path: [] }];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const { value, path } = node;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= limit) {
      return { path: formatPointer(path), code: 'too_deep', message: `nested deeper than ${limit} levels` };
    }
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null) stack.push({ value: child, path: [...path, key] });
    }
  }
  return undefined;
}

/** Says so if a value is more than the allowed bytes as JSON. */
export function findTooLarge(json: string): SpecIssue | undefined {
  // A UTF-8 byte is never less than a third of a UTF-16 unit, so most strings need no count.
  if (json.length * 3 <= MAX_SPEC_BYTES) return undefined;
  const bytes = json.length > MAX_SPEC_BYTES ? json.length : new TextEncoder().encode(json).length;
  if (bytes <= MAX_SPEC_BYTES) return undefined;
  return { path: '', code: 'too_large', message: `larger than ${MAX_SPEC_BYTES} bytes as JSON` };
}
