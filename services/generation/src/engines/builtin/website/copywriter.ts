import type { ComposeContext } from '../compose-context.ts';
import type { Slots } from './slots.ts';

const SLOT = /\{(\w+)\}/g;

export interface Pair {
  title: string;
  text: string;
}

/** Fills a pattern; undefined if a slot has nothing to fill it with. */
export function fill(pattern: string, slots: Slots): string | undefined {
  let isComplete = true;
  const text = pattern.replace(SLOT, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined) isComplete = false;
    return value ?? '';
  });
  if (!isComplete) return undefined;
  return text
    .replace(/\s+([,.])(?=\s|$)/g, '$1')
    .replace(/([.!?])\.+$/, '$1')
    .replace(/([.!?]\s+)our\b/g, '$1Our')
    .replace(/(^|\| )(our|my) /gu, (_, before: string, word: string) => `${before}${capital(word)} `)
    .replace(/^\p{Ll}/u, (letter) => (keepsSmall(pattern, slots) ? letter : letter.toUpperCase()));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A name that its owner writes small stays so, also where it begins a sentence. */
const keepsSmall = (pattern: string, slots: Slots): boolean =>
  pattern.startsWith('{name}') &&
  /^\p{Ll}/u.test(slots.name ?? '') &&
  !/^(?:our|my)\s/u.test(slots.name ?? '');

/** Says nothing twice: each sentence that it hands out is new to the site. */
export interface Copywriter {
  slots: Slots;
  /** The first pattern that can be filled and was not said yet, in an order drawn for the label. */
  say(label: string, patterns: readonly string[], extra?: Slots): string | undefined;
  /** Up to `count` of the patterns, each `Title | text`. */
  pairs(label: string, patterns: readonly string[], count: number, extra?: Slots): Pair[];
  /** Notes that a text of the user's stands on the site already. */
  claim(text: string): boolean;
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

export function createCopywriter(context: ComposeContext, slots: Slots): Copywriter {
  const said = new Set<string>();
  const uses = new Map<string, number>();
  const claim = (text: string): boolean => {
    const key = keyOf(text);
    if (said.has(key)) return false;
    said.add(key);
    return true;
  };
  const say: Copywriter['say'] = (label, patterns, extra = {}) => {
    const all = { ...slots, ...extra };
    const usesOf = (pattern: string) => uses.get(pattern) ?? 0;
    const order = context
      .random(label)
      .shuffle(patterns)
      .sort((left, right) => usesOf(left) - usesOf(right));
    for (const pattern of order) {
      const text = fill(pattern, all);
      if (text === undefined || !claim(text)) continue;
      uses.set(pattern, usesOf(pattern) + 1);
      return text;
    }
    return undefined;
  };
  const pairs: Copywriter['pairs'] = (label, patterns, count, extra = {}) => {
    const all = { ...slots, ...extra };
    // Drawn at random, but shown in the order they were written in, which is the order of a story.
    const drawn = new Set(
      context
        .random(label)
        .shuffle(patterns.map((_, index) => index))
        .filter((index) => fill(patterns[index] ?? '', all) !== undefined)
        .slice(0, count),
    );
    return patterns.flatMap((pattern, index) => {
      const text = drawn.has(index) ? fill(pattern, all) : undefined;
      const pair = text === undefined ? undefined : splitPair(text);
      return pair !== undefined && claim(pair.text === '' ? pair.title : pair.text) ? [pair] : [];
    });
  };
  return { slots, say, pairs, claim };
}

export function splitPair(text: string): Pair {
  const at = text.indexOf(' | ');
  return at === -1 ? { title: text, text: '' } : { title: text.slice(0, at), text: text.slice(at + 3) };
}
