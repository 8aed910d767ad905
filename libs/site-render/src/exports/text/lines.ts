import type { RichText } from '@sitewright/site-spec';
import { bidi } from './bidi.ts';
import { breakPoints, breaksWithin, type LineEnds } from './break-points.ts';
import type { Face, FaceStyle, FontBook } from './font-book.ts';
import { type Known, once } from './known-texts.ts';
import { joined, type Piece, trimmed, type Unit, type Word, widthOf, wordOf } from './pieces.ts';
import { shiftIn, shiftOf, smaller } from './raised.ts';

/** How text is set. */
export interface TextStyle extends FaceStyle {
  size: number;
  color: string;
}

/** One line: its pieces from left to right. */
export interface Line {
  pieces: Piece[];
  width: number;
}

/** What a text is broken into lines with. */
export interface Setting {
  book: FontBook;
  language: string;
  dir: 'ltr' | 'rtl';
  ends?: LineEnds;
  /** Whether it is text to be read on paper, in paragraphs. */
  isProse?: boolean;
}

/** Breaks marked text into lines of at most `width`, each with its pieces in the order in which they are seen. */
export const layLines = (text: RichText, style: TextStyle, width: number, setting: Setting): Line[] =>
  width === Number.POSITIVE_INFINITY
    ? unbrokenLines(text, style, setting).map((line) => inSize(line, style.size))
    : brokenAt(text, style, width, setting).map((words) =>
        lineOf(trimmed(words.flatMap(({ units }) => units)), style.size, setting.language),
      );

/** How many lines of at most `width` a text has. */
export const countLines = (text: RichText, style: TextStyle, width: number, setting: Setting): number =>
  brokenAt(text, style, width, setting).length;

/** A line that was laid in a size of 1. */
function inSize(line: Line, size: number): Line {
  const pieces = line.pieces.map((piece) => ({ ...piece, width: piece.width * size }));
  return { pieces, width: widthOfPieces(pieces) };
}

const widthOfPieces = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

/** The words of each line. */
const brokenAt = (text: RichText, style: TextStyle, width: number, setting: Setting): Word[][] =>
  wordsOf(text, style, setting).flatMap((words) => {
    const room = width / style.size;
    const lines = linesOf(words, room, setting.language);
    const set = setting.isProse === true ? accompanied(lines, room) : lines;
    return set.map((line, at) => withoutDot(line, set[at + 1], setting.language));
  });

/** A last line of one short word, and how much of its width the line before still has when it gives a word to it. */
const SHORT_END = 0.16;
const STILL_FULL = 0.66;

/** No short word stands alone on the last line of a paragraph where the line before can spare another. */
function accompanied(lines: Word[][], room: number): Word[][] {
  const [before = [], last = []] = lines.slice(-2);
  const widthOf = (words: readonly Word[]): number => words.reduce((sum, { width }) => sum + width, 0);
  const isOne = last.filter(({ bare }) => bare > 0).length === 1;
  const isLone = lines.length > 1 && isOne && widthOf(last) < room * SHORT_END;
  if (!isLone || widthOf(before.slice(0, -1)) < room * STILL_FULL) return lines;
  return [...lines.slice(0, -2), before.slice(0, -1), [...before.slice(-1), ...last]];
}

/** What a dot multiplies: a number or a single letter. */
const FACTOR = {
  before: /(?:\p{Nd}|(?<!\p{L})\p{L})\p{P}*\s*·\s*$/u,
  behind: /^\p{P}*(?:\p{Nd}|\p{L}(?!\p{L}))/u,
};

const textOf = (words: readonly Word[]): string =>
  words.flatMap(({ units }) => units.map(({ text }) => text)).join('');

/** A dot between two facts parts nothing where a line ends; one between two factors is read. */
function withoutDot(line: Word[], next: Word[] | undefined, language: string): Word[] {
  const last = line.at(-1);
  const units = trimmed(last?.units ?? []);
  if (next === undefined || units.at(-1)?.text !== '·' || line.length + units.length < 3) return line;
  if (FACTOR.before.test(textOf(line.slice(-2))) && FACTOR.behind.test(textOf(next.slice(0, 1)))) return line;
  return [...line.slice(0, -1), wordOf(units.slice(0, -1), language)];
}

interface Paragraph {
  text: string;
  runs: Exclude<RichText, string> | { text: string }[];
}

function paragraphsOf(text: RichText): Paragraph[] {
  const runs = typeof text === 'string' ? [{ text }] : text;
  const paragraphs: Paragraph[] = [{ text: '', runs: [] }];
  for (const run of runs) {
    for (const [index, part] of run.text.split('\n').entries()) {
      if (index > 0) paragraphs.push({ text: '', runs: [] });
      const paragraph = paragraphs.at(-1);
      if (paragraph === undefined) continue;
      const words = part.replaceAll('\t', '    ').normalize('NFC');
      paragraph.text += words;
      paragraph.runs.push({ ...run, text: words });
    }
  }
  return paragraphs;
}

function linesOf(words: readonly Word[], room: number, language: string): Word[][] {
  const lines: Word[][] = [[]];
  let used = 0;
  const add = (word: Word): void => {
    if (used > 0 && used + word.bare > room + 0.001) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += word.width;
  };
  for (const word of words) {
    if (word.bare <= room) add(word);
    else
      for (const part of partsOf(word.units)) {
        const whole = wordOf(part, language);
        if (whole.width <= room) add(whole);
        else for (const unit of part) add(wordOf([unit], language));
      }
  }
  return lines;
}

const knownWords: Known<Word[][]> = new WeakMap();
const knownLines: Known<Line[]> = new WeakMap();

/** The words of each paragraph. */
const wordsOf = (text: RichText, style: TextStyle, setting: Setting): Word[][] =>
  once(knownWords, text, style, setting, () =>
    paragraphsOf(text).map((paragraph) => {
      const points = new Set(breakPoints(paragraph.text, setting.language, setting.ends));
      return splitAt(unitsOf(paragraph, style, setting), points).map((units) =>
        wordOf(units, setting.language),
      );
    }),
  );

/** Each paragraph in one line, in a size of 1: where nothing limits a line, no word has to be measured for it. */
const unbrokenLines = (text: RichText, style: TextStyle, setting: Setting): Line[] =>
  once(knownLines, text, style, setting, () =>
    paragraphsOf(text).map((paragraph) =>
      lineOf(trimmed(unitsOf(paragraph, style, setting)), 1, setting.language),
    ),
  );

function splitAt(units: readonly Unit[], points: ReadonlySet<number>): Unit[][] {
  const parts: Unit[][] = [[]];
  let at = 0;
  for (const unit of units) {
    parts.at(-1)?.push(unit);
    at += unit.text.length;
    if (points.has(at)) parts.push([]);
  }
  return parts;
}

/** The parts of a word that is wider than its line. */
const partsOf = (word: readonly Unit[]): Unit[][] =>
  splitAt(word, new Set(breaksWithin(word.map(({ text }) => text).join(''))));

/** Fonts of symbols and emoji have spaces as wide as their signs. */
const hasOwnSpace = ({ has, families }: Face): boolean =>
  has(' ') && !families.some((family) => /Symbols|Emoji/.test(family));

/** Latin letters, figures, signs and spaces: each a character of its own, and none read from the right. */
const plainLatin = /^[\x20-\x7e\xa0-\u024f\u2010-\u2027\u202f-\u205e\u20a0-\u20bf]*$/;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** User-perceived characters, and where they begin; most texts need no table of Unicode for that. */
const charactersOf = (text: string): Iterable<{ segment: string; index: number }> =>
  plainLatin.test(text)
    ? Array.from(text, (segment, index) => ({ segment, index }))
    : graphemes.segment(text);

/** The level of direction of each code unit; none where all are read as the page is. */
const levelsOf = (text: string, dir: Setting['dir']): ArrayLike<number> =>
  dir === 'ltr' && plainLatin.test(text)
    ? []
    : bidi.getEmbeddingLevels(text, dir === 'rtl' ? 'rtl' : 'auto').levels;

/** The characters of a paragraph, each with its font and its level of direction. */
function unitsOf({ text, runs }: Paragraph, style: TextStyle, { book, dir }: Setting): Unit[] {
  const levels = levelsOf(text, dir);
  const units: Unit[] = [];
  let start = 0;
  for (const run of runs) {
    const pick = book.inStyle({
      families: 'code' in run && run.code === true ? ['IBM Plex Mono', ...style.families] : style.families,
      bold: style.bold === true || ('bold' in run && run.bold === true),
      italic: style.italic === true || ('italic' in run && run.italic === true),
    });
    const href = 'href' in run ? run.href : undefined;
    const shift = 'small' in run && run.small === true ? smaller : undefined;
    for (const { segment, index } of charactersOf(run.text)) {
      const level = levels[start + index] ?? 0;
      const before = units.at(-1)?.face;
      // A space stays in the font of its word, so that a line is not cut into more pieces than it needs.
      const whole = segment === ' ' && before !== undefined && hasOwnSpace(before) ? before : pick(segment);
      if (whole !== undefined)
        units.push({ text: segment, face: whole, level, href, shift: shiftIn(segment, shift) });
      else {
        const raised = shiftOf(segment);
        const face = raised === undefined ? undefined : pick(raised.text);
        if (raised !== undefined && face !== undefined) {
          units.push({ text: raised.text, face, level, href, shift: raised.shift });
          continue;
        }
        for (const character of segment) {
          const face = pick(character) ?? before;
          if (face !== undefined) units.push({ text: character, face, level, href, shift });
        }
      }
    }
    start += run.text.length;
  }
  return units;
}

/** Rule L2 of the Unicode Bidirectional Algorithm: from the highest level down, what is at it or above is reversed. */
function lineOf(units: readonly Unit[], size: number, language: string): Line {
  let pieces = joined(units).map((piece): Piece => ({ ...piece, width: widthOf(piece, language) * size }));
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    const turned: Piece[] = [];
    let group: Piece[] = [];
    for (const piece of pieces) {
      if (piece.level >= level) group.unshift(piece);
      else {
        turned.push(...group, piece);
        group = [];
      }
    }
    pieces = [...turned, ...group];
  }
  return { pieces, width: widthOfPieces(pieces) };
}
