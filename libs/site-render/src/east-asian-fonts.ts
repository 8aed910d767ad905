import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SiteSpec } from '@sitewright/site-spec';
import subsetFont from 'subset-font';
import { fallbackSets } from './exports/text/font-sources.ts';
import { charactersOf, shownIn } from './font-choice.ts';
import type { FontFile } from './font-file.ts';

/**
 * What the fonts of a theme lack for Chinese, Japanese and Korean: ideographs, kana, Hangul, their signs and wide forms.
 * Blocks rather than scripts: the long vowel's mark ー and the middle dot ・ are of the kana's block and of no script.
 */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2e80-\u33ff\uff00-\uffef]/u;

/** What a style sheet writes around quotations of these languages, which stands in no specification. */
const QUOTATION_MARKS = '「」『』';

/** A part of a font for the characters of one specification. */
export interface EastAsianFace {
  family: string;
  weight: number;
  range: string;
  file: FontFile;
}

const made = new Map<string, Promise<Buffer>>();
/** Parts kept: an editor renders the same words again and again. */
const mostKept = 8;

/** The part of a font that has some characters, for browsers. */
function partOf(path: string, characters: string): Promise<Buffer> {
  const key = createHash('sha256').update(`${path}\n${characters}`).digest('hex');
  const kept = made.get(key);
  if (kept !== undefined) return kept;
  const part = readFile(path).then((font) => subsetFont(font, characters, { targetFormat: 'woff2' }));
  made.set(key, part);
  for (const old of [...made.keys()].slice(0, Math.max(0, made.size - mostKept))) made.delete(old);
  part.catch(() => made.delete(key));
  return part;
}

/**
 * Faces for the East Asian characters of a specification whose theme asks for such a font. These fonts are megabytes, so
 * that a page gets the characters that it has and no other. @param drawn pages, which have words of their own: 1.2万.
 */
export async function eastAsianFaces(spec: SiteSpec, drawn: string): Promise<EastAsianFace[]> {
  const text = shownIn(spec) + drawn;
  if (!eastAsian.test(text)) return [];
  const all = Array.from(charactersOf(text + QUOTATION_MARKS), (code) => String.fromCodePoint(code));
  const characters = all.filter((character) => eastAsian.test(character)).sort();
  const { heading, body } = spec.theme.tokens.font;
  const wanted = new Set([...heading.$value, ...body.$value]);
  const sources = fallbackSets(spec.language)
    .flat()
    .filter(({ families, path }) => path.endsWith('.otf') && families.some((family) => wanted.has(family)));
  const range = characters.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`).join(',');
  const faces = sources.map(async ({ families, weight, path }) => {
    const content = await partOf(path, characters.join(''));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const own = families.filter((family) => wanted.has(family));
    const file = { name: `east-asian-${weight}-${hash}.woff2`, content };
    return own.map((family) => ({ family, weight, range, file }));
  });
  return (await Promise.all(faces)).flat();
}
