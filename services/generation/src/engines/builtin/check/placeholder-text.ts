import type { InterfaceWords } from '../words/interface-words.ts';
import { isRecord } from './tree.ts';

const FILLER =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:your|insert|enter|add|sample|example) (?:text|title|heading|name|content|company|headline|description|image|logo)(?: goes)? here\b|\b(?:TBD|TODO|FIXME|XXX)\b|\{\{[^}]{0,60}\}\}|\$\{[^}]{0,60}\}|\bundefined\b|\[object Object\]|\bNaN\b/giu;
const BRACKETED =
  /\[(?:your|insert|enter|name|company|date|address|title|phone|email|recipient|add|Ihr|votre|su|il tuo|seu|uw|twoje)[^\]\n]{0,50}\]/giu;

/** Replaces text that looks like a template's filler, unless the prompt itself says so. Returns how often. */
export function replaceFiller(content: unknown, prompt: string, words: InterfaceWords): number {
  let replaced = 0;
  const mend = (text: string): string =>
    [FILLER, BRACKETED].reduce(
      (result, pattern) =>
        result.replace(pattern, (found) => {
          if (prompt.includes(found) && pattern === BRACKETED) return found;
          replaced++;
          return words.toBeConfirmed;
        }),
      text,
    );
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach((child: unknown, index) => {
        if (typeof child === 'string') value[index] = mend(child);
        else visit(child);
      });
    } else if (isRecord(value)) {
      for (const [key, child] of Object.entries(value)) {
        if (typeof child === 'string' && key !== 'id' && key !== 'href') value[key] = mend(child);
        else visit(child);
      }
    }
  };
  visit(content);
  return replaced;
}
