import { plainText } from '@sitewright/site-spec';
import type { SizedText, TextStyle } from './element.ts';
import type { Measure } from './measure.ts';

/** The share of its text's widest line that a word has which does not look alone. */
const ENOUGH = 0.6;

/** The lines of a text as they are filled, by its words. */
function linesOf(text: string, style: TextStyle, width: number, measure: Measure): string[][] {
  const lines: string[][] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const isFull = last === undefined || measure.width([...last, word].join(' '), style) > width;
    if (isFull) lines.push([word]);
    else last.push(word);
  }
  return lines;
}

/** Whether the last line of a text is a word alone that looks it. */
export function endsInLoneWord(text: SizedText, style: TextStyle, width: number, measure: Measure): boolean {
  if (measure.height(text, style, width) < style.size * style.leading * 1.5) return false;
  const lines = linesOf(lastParagraph(text), style, width, measure);
  const widths = lines.map((words) => measure.width(words.join(' '), style));
  const [last, before] = [lines.at(-1), Math.max(0, ...widths.slice(0, -1))];
  return before > 0 && last?.length === 1 && (widths.at(-1) ?? 0) < before * ENOUGH;
}

/** The share of its text's widest line that a line before the last has at least. */
const EVEN = 0.5;

/** Whether a line before the last is so short that it looks broken off. */
export function isRagged(text: SizedText, style: TextStyle, width: number, measure: Measure): boolean {
  const lines = linesOf(lastParagraph(text), style, width, measure);
  const widths = lines.map((words) => measure.width(words.join(' '), style));
  return Math.min(...widths.slice(0, -1)) < Math.max(...widths) * EVEN;
}

const lastParagraph = (text: SizedText): string => plainText(text).trimEnd().split('\n').at(-1) ?? '';

/**
 * A text whose last line has a second word beside the last one, where it has no more lines for that; words that would
 * then stand alone before it are joined to those before them.
 */
export function withoutLoneWord(
  text: SizedText,
  style: TextStyle,
  width: number,
  measure: Measure,
): SizedText {
  if (!endsInLoneWord(text, style, width, measure)) return text;
  const height = measure.height(text, style, width) + 0.1;
  let joined = joinedAt(text, plainText(text).trimEnd().lastIndexOf(' '));
  while (measure.height(joined, style, width) <= height && measure.widest(joined, style) <= width) {
    const lost = lostWord(joined, style, width, measure);
    if (lost === undefined) return isRagged(joined, style, width, measure) ? text : joined;
    joined = joinedAt(joined, lost - 1);
  }
  return text;
}

/** Where a word begins that stands in a line between others as lost as one at the end would. */
function lostWord(text: SizedText, style: TextStyle, width: number, measure: Measure): number | undefined {
  const last = lastParagraph(text);
  let start = plainText(text).trimEnd().length - last.length;
  const lines = linesOf(last, style, width, measure).map((words) => words.join(' '));
  const widest = Math.max(...lines.map((line) => measure.width(line, style)));
  for (const [index, line] of lines.entries()) {
    const isAlone = index > 0 && index < lines.length - 1 && !line.includes(' ') && !line.includes('\u00a0');
    if (isAlone && measure.width(line, style) < widest * ENOUGH) return start;
    start += line.length + 1;
  }
  return undefined;
}

/** A text two of whose words are joined, in place of the space between them. */
function joinedAt(text: SizedText, at: number): SizedText {
  const joined = (words: string, place: number): string =>
    place < 0 || place >= words.length ? words : `${words.slice(0, place)}\u00a0${words.slice(place + 1)}`;
  if (typeof text === 'string') return joined(text, at);
  let start = 0;
  return text.map((run) => {
    const own = { ...run, text: joined(run.text, at - start) };
    start += run.text.length;
    return own;
  });
}
