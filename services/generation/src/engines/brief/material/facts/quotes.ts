import type { Range } from '../view.ts';
import type { Found } from './reader.ts';

/** A short quoted expression is a name, a longer one a quotation. */
export function quotedFact(text: string, { start, end }: Range): Found {
  const inner = text.slice(start, end);
  const size =
    /\p{L}/u.test(inner) && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(inner)
      ? inner.length / 3
      : inner.split(/\s/).length;
  const sentence = /[.!?。！？…]$/.test(inner.trim());
  return { kind: size <= 4 && !sentence ? 'name' : 'quote', start, end };
}
