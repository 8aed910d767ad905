import type { SiteSpec } from '@sitewright/site-spec';
import { create, type Font } from 'fontkit';
import { charactersOf, shownIn } from '../../font-choice.ts';
import { MissingGlyphsError } from '../missing-glyphs.ts';
import { fontData, readOnce } from './font-data.ts';
import { type FontSource, fallbackSets, themeSources } from './font-sources.ts';
import { shiftOf } from './raised.ts';
import { openShaper, type Shaper } from './shaper.ts';

/** A font that is open. */
export interface Face extends FontSource, OpenFont {}

interface OpenFont {
  /** Knows characters and makes the subset that is embedded. */
  font: Font;
  /** Whether it has a glyph for a character. */
  has(character: string): boolean;
  shape: Shaper;
}

/** What a face is chosen by. */
export interface FaceStyle {
  /** The families, the preferred first. */
  families: readonly string[];
  bold?: boolean;
  italic?: boolean;
}

/** The fonts of a spec: those of its theme, then what its characters need beyond them. */
export interface FontBook {
  faces: readonly Face[];
  /** Characters of the spec that none of them has. */
  missing: readonly string[];
  /** Finds, for a style, the face that is nearest to it and has every one of the characters. */
  inStyle(style: FaceStyle): (characters: string) => Face | undefined;
}

/** What has no shape of its own: controls of format and direction, joiners, variation selectors, line ends. */
const shapeless = /^[\p{Cc}\p{Cf}\p{Variation_Selector}\u2028\u2029]$/u;
/** Whether a character has no glyph of its own: controls, joiners, variation selectors. */
export const isShapeless = (character: string): boolean => shapeless.test(character);

const opened = new Map<string, Promise<OpenFont>>();

async function openFace(source: FontSource): Promise<Face> {
  const { path } = source;
  const open = await readOnce(opened, path, async () => {
    const data = await fontData(path);
    const font = create(data);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} is a collection of fonts`);
    return { font, has: characterIn(font), shape: await openShaper(data) };
  });
  return { ...source, ...open };
}

/** Every character of a text is looked for; in the tables of the font, which are slow to read, once. */
function characterIn(font: Font): OpenFont['has'] {
  const known = new Map<string, boolean>();
  return (character) => {
    const isKnown = known.get(character) ?? font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    known.set(character, isKnown);
    return isKnown;
  };
}

/** Opens the fonts of a spec. */
export async function openFontBook(spec: SiteSpec): Promise<FontBook> {
  const faces = await Promise.all(themeSources(spec).map(openFace));
  let missing = Array.from(charactersOf(shownIn(spec)), (code) => String.fromCodePoint(code)).filter(
    (character) =>
      !isShapeless(character) &&
      shiftOf(character) === undefined &&
      !faces.some((face) => face.has(character)),
  );
  for (const set of missing.length === 0 ? [] : fallbackSets(spec.language)) {
    if (missing.length === 0) break;
    const [regular, ...others] = set;
    if (regular === undefined) continue;
    const face = await openFace(regular);
    const left = missing.filter((character) => !face.has(character));
    if (left.length < missing.length) faces.push(face, ...(await Promise.all(others.map(openFace))));
    missing = left;
  }
  return { ...shelved(faces), missing };
}

type Shelf = Omit<FontBook, 'missing'>;
/** What was opened last: the next edit of a piece, and its next format, is mostly set in the same faces. */
let last: (Shelf & { key: string }) | undefined;

/** Faces as they were opened the last time, where they are the same: what was measured in them is known by these. */
function shelved(faces: readonly Face[]): Shelf {
  const key = JSON.stringify(
    faces.map(({ path, families, weight, italic }) => [path, families, weight, italic]),
  );
  if (last?.key !== key) last = { key, faces, inStyle: pickFrom(faces) };
  return { faces: last.faces, inStyle: last.inStyle };
}

type Pick = ReturnType<FontBook['inStyle']>;

function pickFrom(faces: readonly Face[]): FontBook['inStyle'] {
  const byStyle = new Map<string, Pick>();
  return (style) => {
    const key = [style.bold === true, style.italic === true, ...style.families].join('\n');
    const pick = byStyle.get(key) ?? pickInStyle(faces, style);
    byStyle.set(key, pick);
    return pick;
  };
}

function pickInStyle(faces: readonly Face[], { families, bold = false, italic = false }: FaceStyle): Pick {
  const rank = (face: Face): number => {
    const at = families.findIndex((family) => face.families.includes(family));
    return (
      (at < 0 ? 0 : 100 - at) * 4 + (face.weight >= 600 === bold ? 2 : 0) + (face.italic === italic ? 1 : 0)
    );
  };
  const ranked = faces.toSorted((one, other) => rank(other) - rank(one));
  const picked = new Map<string, Face | undefined>();
  return (characters) => {
    if (!picked.has(characters)) {
      const shapes = [...characters].filter((character) => !isShapeless(character));
      picked.set(
        characters,
        ranked.find((face) => shapes.every(face.has)),
      );
    }
    return picked.get(characters);
  };
}

/** @throws MissingGlyphsError where the text of a spec has characters that no font here has. */
export async function requireGlyphs(spec: SiteSpec): Promise<FontBook> {
  const book = await openFontBook(spec);
  if (book.missing.length > 0) throw new MissingGlyphsError(book.missing);
  return book;
}
