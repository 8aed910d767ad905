import { plainText } from '@sitewright/site-spec';
import type { SizedText, TextStyle } from './element.ts';
import type { Measure } from './measure.ts';

/** A word of fewer letters alone on a line between others stands there as lost as one at the end. */
const SHORT = 5;

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

/** Whether the last line of a text is a word alone. */
export function endsInLoneWord(text: SizedText, style: TextStyle, width: number, measure: Measure): boolean {
  if (measure.height(text, style, width) < style.size * style.leading * 1.5) return false;
  const lines = linesOf(lastParagraph(text), style, width, measure);
  return lines.length > 1 && lines.at(-1)?.length === 1;
}

const lastParagraph = (text: SizedText): string => plainText(text).trimEnd().split('\n').at(-1) ?? '';

/** A text whose last line has a second word beside the last one, where it has no more lines for that. */
export function withoutLoneWord(
  text: SizedText,
  style: TextStyle,
  width: number,
  measure: Measure,
): SizedText {
  if (!endsInLoneWord(text, style, width, measure)) return text;
  const joined = lastJoined(text);
  const isHigher = measure.height(joined, style, width) > measure.height(text, style, width) + 0.1;
  if (isHigher || measure.widest(joined, style) > width) return text;
  const isLost = linesOf(lastParagraph(joined), style, width, measure).some(
    ([word = '', ...others], at) => at > 0 && others.length === 0 && word.length < SHORT,
  );
  return isLost ? text : joined;
}

/** A text with its last two words joined. */
function lastJoined(text: SizedText): SizedText {
  const at = plainText(text).trimEnd().lastIndexOf(' ');
  const joinedAt = (words: string, place: number): string =>
    place < 0 || place >= words.length ? words : `${words.slice(0, place)}\u00a0${words.slice(place + 1)}`;
  if (typeof text === 'string') return joinedAt(text, at);
  let start = 0;
  return text.map((run) => {
    const own = { ...run, text: joinedAt(run.text, at - start) };
    start += run.text.length;
    return own;
  });
}
