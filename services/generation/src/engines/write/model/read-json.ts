import { JSONParser } from '@streamparser/json';
import { jsonrepair } from 'jsonrepair';

/** What came of an answer's text. */
export interface ReadAnswer {
  /** The members of the object that were finished. */
  value: Record<string, unknown>;
  /** Whether it came to its end, without a repair that may have guessed. */
  isWhole: boolean;
}

/**
 * Reads an answer while it comes: thoughts and fences around its object are passed over, and it tells of each finished
 * part at once, so that an answer that breaks off loses only what was not finished.
 */
export function createAnswerReader(onPart: (soFar: Record<string, unknown>) => void = () => undefined) {
  let text = '';
  let fed = -1;
  let state: 'open' | 'ended' | 'faulty' = 'open';
  const members: Record<string, unknown> = {};
  const parts: unknown[] = [];
  const parser = new JSONParser({ paths: ['$.*', '$.parts.*'], keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    if (stack.length === 1 && typeof key === 'string' && key !== 'parts') members[key] = value;
    if (stack.length !== 2) return;
    parts.push(value);
    onPart({ ...members, parts: [...parts] });
  };
  parser.onEnd = () => {
    if (state === 'open') state = 'ended';
  };
  // What stands behind the object's end is not its concern.
  parser.onError = () => {
    if (state === 'open') state = 'faulty';
  };

  const feed = (): void => {
    if (fed < 0) fed = objectStart(text);
    if (fed < 0 || state !== 'open') return;
    // Half of a character waits for the other half.
    const end = /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length;
    parser.write(text.slice(fed, end));
    fed = end;
  };

  return {
    push(piece: string): void {
      text += piece;
      feed();
    },
    /** @returns undefined where no object can be read. */
    end(): ReadAnswer | undefined {
      const seen = parts.length > 0 ? { ...members, parts } : members;
      if (state === 'ended') return { value: seen, isWhole: true };
      if (state === 'open' && Object.keys(seen).length > 0) return { value: seen, isWhole: false };
      const repaired = repair(text);
      return repaired === undefined ? undefined : { value: repaired, isWhole: false };
    },
  };
}

/**
 * Where the object begins: behind the thoughts, a fence, and words that announce it; -1 while that is not known, and where
 * the parts stand in a bare list.
 */
function objectStart(text: string): number {
  const from = text.trimStart().startsWith('<think') ? text.indexOf('</think') : 0;
  const at = from < 0 ? -1 : text.slice(from).search(/\[\s*\{|\{/);
  return at < 0 || text[from + at] === '[' ? -1 : from + at;
}

function repair(text: string): Record<string, unknown> | undefined {
  const thought = text.lastIndexOf('</think');
  const from = text.slice(Math.max(0, thought)).search(/[[{]/);
  if (from < 0) return undefined;
  const body = text.slice(Math.max(0, thought) + from).replace(/```\s*$/, '');
  try {
    const value: unknown = JSON.parse(jsonrepair(body));
    if (Array.isArray(value)) return { parts: value };
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    // Nothing can be made of it, which the caller is told.
    return undefined;
  }
}
