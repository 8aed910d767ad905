import svgPath from 'svgpath';
import { pictogramOf } from './find-pictograms.ts';
import { type Pictogram, pictogram } from './pictogram.ts';
import { emojiName } from './vocabulary.ts';

const isNumber = (word: string): boolean => /^-?\d{1,4}(?:\.\d{1,4})?$/.test(word);

/** The pictogram that is called so: by its emoji, the name of that, or words that mean it. */
const called = (name: string): Pictogram | undefined =>
  pictogram(emojiName(name) ?? name.toLowerCase().replaceAll(' ', '-')) ?? pictogramOf(name, 'en');

/** A path of a box of 100 by 100 in a square, to a thousandth of its side. */
const pathIn = (path: string, { x, y, side }: { x: number; y: number; side: number }): string =>
  svgPath(path)
    .scale(side / 100)
    .translate(x, y)
    .rel()
    .round(Math.max(0, 3 - Math.ceil(Math.log10(side))))
    .toString();

/**
 * A line of a drawing that names a thing, "thing sailboat 20 10 60 ink accent" (x, y, side, the colour of its lines and of
 * what lies within), as lines of its shapes; any other line, and one that names nothing, as it is.
 */
function toldThing(line: string): string {
  const [first = '', ...words] = line.trim().split(/\s+/);
  const at = words.findIndex(isNumber);
  const [x = NaN, y = NaN, side = 0] = words.slice(at, at + 3).map(Number);
  const [ink = 'ink', within] = words.slice(at + 3);
  if (first !== 'thing' || at < 1 || Number.isNaN(x + y) || !(side > 0)) return line;
  const thing = called(words.slice(0, at).join(' '));
  if (thing === undefined) return line;
  const lines = pathIn(thing.lines, { x, y, side });
  const body = within === undefined ? '' : pathIn(thing.body, { x, y, side });
  return [...(body === '' ? [] : [`${within} ${body}`]), `${ink} ${lines}`].join('\n');
}

const linesIn = (text: string): string => text.split('\n').map(toldThing).join('\n');

/** A value with the things drawn that lines of its `picture` and `art` name, however deep those lie. */
export const withToldThings = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value) ?? 'null', (name, own: unknown) => {
    if (name === 'picture' && typeof own === 'string') return linesIn(own);
    const isArt = name === 'art' && Array.isArray(own);
    return isArt ? own.map((line: unknown) => (typeof line === 'string' ? linesIn(line) : line)) : own;
  });
