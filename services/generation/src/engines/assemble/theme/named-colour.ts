import { colorsNamed, formatHex } from 'culori';
import { z } from 'zod';
import { type LanguagePack, languagePackOf } from '../../packs/language-pack.ts';
import { readPacks } from '../../packs/read-packs.ts';
import { cleanText } from '../text/clean-text.ts';
import { hueDistance, type Tone, toneOf } from './colour-maths.ts';

/** A colour that a draft names. */
export interface NamedColour {
  text: string;
  /** What it looks like by itself: exact for a hex, the usual sense of a word otherwise. */
  tone: Tone;
  /** Given as a hex: kept to the digit. */
  hex?: string;
  /** What CSS calls so, where that is what was meant: kept as long as it can be seen. */
  css?: string | undefined;
}

const measures = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()]));
/** Where the value that CSS gives a word is not what people see before them. */
const SENSES: ReadonlyMap<string, Tone> = new Map(
  readPacks('colours', measures).flatMap((seen) =>
    Object.entries(seen).map(([name, [l, c, h]]) => [name, { l, c, h }] as const),
  ),
);

/** Of these the value that CSS has is meant only where a use is told, and then of greys. */
const plain = new Set(['black', 'gray', 'grey', ...SENSES.keys()]);
/** Senses of plain hues, which a word beside them says more than: "brick red" is the colour of brick. */
const BASIC = new Set('brown orange violet purple green blue pink red yellow'.split(' '));

const darkest = 0.34;
const cssNames = new Set(Object.keys(colorsNamed));
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;
const HEX_WITHIN = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/u;

function toneOfName(name: string): Tone | undefined {
  if (HEX.test(name)) return toneOf(name);
  const sense = SENSES.get(name);
  if (sense !== undefined) return sense;
  const css = name.replaceAll(/[\s-]/gu, '');
  // What CSS calls dark is glaring, or of middling tone.
  const hue = css.startsWith('dark') ? SENSES.get(css.slice('dark'.length)) : undefined;
  if (hue !== undefined) return darkened(hue);
  const tone = cssNames.has(css) ? toneOf(css) : undefined;
  return tone !== undefined && css.startsWith('dark') ? { ...tone, l: Math.min(tone.l, darkest) } : tone;
}

/** "moss green" is the colour of moss, "a warm cream" that of cream: the word that says more than a hue, and its name. */
function whichIn(text: string, things: ReadonlyMap<string, string>): [string, string] | undefined {
  const words = text.split(/[\s-]+/u);
  const which = words.find((word) => !BASIC.has(word) && (SENSES.has(word) || things.has(word)));
  const hue = SENSES.get(words.find((word) => BASIC.has(word)) ?? '');
  if (which === undefined) return undefined;
  const name = things.get(which) ?? which;
  const thing = toneOfName(name);
  // "Racing red" is a red, "chalk blue" a blue: what is said of a hue is not another.
  const isOther = hue !== undefined && thing !== undefined && hueDistance(hue.h, thing.h) > 75;
  return isOther ? undefined : [which, name];
}

const darkened = ({ l, c, h }: Tone): Tone => ({ l: Math.min(l, darkest), c: c * 0.7, h });

/** What words before a hue make of it, where no name has both: "dusty blue", "pale pink". */
const SHADES: readonly (readonly [words: RegExp, shade: (tone: Tone) => Tone])[] = [
  [
    /\b(?:dusty|muted|soft|smoky|greyish|grayish|faded)\b/u,
    ({ l, c, h }) => ({ l: (l + 0.6) / 2, c: c * 0.4, h }),
  ],
  [/\b(?:pale|light)\b/u, ({ l, c, h }) => ({ l: Math.max(l + (1 - l) * 0.65, 0.86), c: c * 0.5, h })],
  [/\b(?:dark|deep)\b/u, darkened],
];

/** Colour words of a language, longest first. */
const wordsIn = (pack: LanguagePack): (readonly [word: string, name: string])[] =>
  Object.entries(pack.reading.colours)
    .flatMap(([name, own]) => own.map((word) => [word.toLowerCase().replace('*', ''), name] as const))
    .toSorted(([one], [other]) => other.length - one.length);

/** The value that CSS has for a name that is surely meant: one for more than a hue, or a grey that is told what it is for. */
function cssOf(name: string, isOrdered: boolean): string | undefined {
  const bare = name.replaceAll(/[\s-]/gu, '');
  // "dark blue" is said of any dark blue, "darkblue" only by who means that of CSS.
  const isSaid = bare !== name && bare.startsWith('dark');
  const isUsual = !plain.has(name) && !plain.has(bare);
  const isMeant = !isSaid && cssNames.has(bare) && (isUsual || (isOrdered && toneOf(bare).c < 0.03));
  return isMeant ? formatHex(bare) : undefined;
}

/**
 * What a colour named in a draft is; undefined for words that name none.
 *
 * @param isOrdered whether it was told what the colour is for
 */
export function namedColour(said: string, language: string, isOrdered = false): NamedColour | undefined {
  const text = cleanText(said);
  const clean = text.toLowerCase();
  // "dark blue #14305a" is that blue and no other.
  const exact = HEX_WITHIN.exec(clean)?.[0];
  const hex = exact === undefined ? undefined : formatHex(exact);
  if (hex !== undefined) return { text, tone: toneOf(hex), hex };
  const own = toneOfName(clean);
  if (own !== undefined) return { text, tone: own, css: cssOf(clean, isOrdered) };
  const packs = [languagePackOf(language), languagePackOf('en')];
  const told = packs.toReversed().flatMap(({ reading }) => Object.entries(reading.things));
  const things = new Map(told.map(([word, hex]) => [word, `#${hex}`]));
  const known = whichIn(clean, things) ?? packs.flatMap(wordsIn).find(([one]) => clean.includes(one));
  const [word = clean.split(' ').at(-1) ?? '', name = word] = known ?? [];
  const tone = toneOfName(name);
  const around = clean.replace(word, '');
  const shade = SHADES.find(([words]) => words.test(around))?.[1];
  return tone === undefined ? undefined : { text, tone: shade?.(tone) ?? tone };
}
