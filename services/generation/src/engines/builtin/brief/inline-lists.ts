import { linesOf } from './segments.ts';

const MARKER = /(?<=\s)(\d{1,2})[.)]\s+(?=[\p{Lu}\p{Lo}"“„«])/gu;
const PART =
  /(?<=\s)(?:slide|folie|diapositive|diapositiva|slajd|dia|page|seite|スライド|幻灯片|شريحة|स्लाइड) ?(\d{1,2}) ?[:：]/giu;
const FEWEST = 3;

/**
 * "Topics: 1. Hives 2. Laws 3. Costs" on one line becomes three lines: the space before each number turns into a line
 * break, so that every index stays where it was. Only runs that count up from one.
 */
export function breakInlineLists(text: string): string {
  const breaks: number[] = [];
  for (const line of linesOf(text)) {
    if (line.end - line.start < 12) continue;
    const slice = ` ${text.slice(line.start, line.end)}`;
    const parts = countingRun(slice, PART);
    const run = parts.length >= 2 ? parts : countingRun(slice, MARKER);
    if (run.length >= (parts.length >= 2 ? 2 : FEWEST))
      breaks.push(...run.map((index) => line.start + index - 2).filter((index) => index >= line.start));
  }
  if (breaks.length === 0) return text;
  const units = text.split('');
  for (const index of breaks) if (/\s/.test(units[index] ?? '')) units[index] = '\n';
  return units.join('');
}

/** Places of the markers 1, 2, 3 … in order; a number out of order belongs to a sentence. */
function countingRun(line: string, pattern: RegExp): number[] {
  const places: number[] = [];
  for (const match of line.matchAll(pattern)) {
    if (Number(match[1]) === places.length + 1) places.push(match.index);
  }
  return places;
}
