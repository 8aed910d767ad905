/** A line of the text, or the part of one that a row of a table takes up. */
export interface Line {
  text: string;
  from: number;
  to: number;
}

/** Lines longer than this hold prose, and openings further than this from a line's end head no table. */
const LONGEST = 4000;
const MOST_CUTS = 12;
const DELIMITERS = ['\t', '|', ';', ','] as const;
const OPENING = /：|:(?!\d)|(?<=\p{L}{2})[.?!]\s|[–—-]\s|[。？！]/gu;
const isRule = (text: string) => text.includes('--') && /^[\s|:-]+$/.test(text);
/** An item of a list, whose commas are those of a sentence. */
export const isItem = (text: string): boolean => /^\s*[-*•·▪‣]\s/u.test(text);

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line.replace(/\r$/, ''), from, to: from + line.length });
    from += line.length + 1;
  }
  return lines;
}

/**
 * The lines of a text with those cut in two where a table begins behind the words that ask for it: `Chart this:
 * month,sales`.
 */
export function tableLines(text: string): Line[] {
  const rows = linesOf(text);
  return rows.flatMap((line, at) => withoutLead(line, rows[at + 1], rows[at + 2]));
}

/** A sum of money, or a number among commas with blanks behind them: the commas in it part thousands, no cells. */
const SUM = /\p{Sc}\d{1,3}(?:,\d{3})+(?!\d)/gu;
const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/gu;

/** Lines without the commas of their sums. */
export const withoutThousands = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/, /.test(line) ? GROUPED : SUM, (sum) => sum.replaceAll(',', '')))
    .join('\n');

/** Cells of a line without the bars around it; 0 where the delimiter is not in it. */
function widthOf(line: string, delimiter: string): number {
  const text = delimiter === ',' ? withoutThousands(line) : line;
  const bare = delimiter === '|' ? text.trim().replace(/^\|/, '').replace(/\|$/, '') : text;
  if (!bare.includes(delimiter)) return 0;
  if (!bare.includes('"')) return bare.split(delimiter).length;
  return bare.replace(/"[^"]*"/g, '').split(delimiter).length;
}

const cut = (line: Line, at: number): Line[] => {
  const gap = /^\s*/.exec(line.text.slice(at))?.[0].length ?? 0;
  return [
    { text: line.text.slice(0, at), from: line.from, to: line.from + at },
    { text: line.text.slice(at + gap), from: line.from + at + gap, to: line.to },
  ];
};

const hasNumberCell = (text: string, delimiter: string) =>
  text.split(delimiter).some((cell) => /^\s*"?[-+$€£]?\d[\d.,]*\s?[%€$£]?"?\s*$/.test(cell));

function withoutLead(line: Line, next: Line | undefined, after: Line | undefined): Line[] {
  if (!next || line.text.length > LONGEST || next.text.length > LONGEST || isRule(line.text)) return [line];
  for (const delimiter of DELIMITERS) {
    const width = widthOf(next.text, delimiter);
    if (width < 2 || !line.text.includes(delimiter)) continue;
    if (widthOf(after?.text ?? '', delimiter) !== width && !hasNumberCell(next.text, delimiter)) continue;
    const place = headingPlace(line.text, delimiter, width);
    if (place !== undefined) return cut(line, place);
  }
  return [line];
}

/** Where in a line the column names begin that the rows below belong to. */
function headingPlace(text: string, delimiter: string, width: number): number | undefined {
  const places = [...text.matchAll(OPENING)].map((match) => match.index + match[0].length);
  const bar = delimiter === '|' ? text.indexOf('|') : -1;
  if (text.slice(0, Math.max(0, bar)).trim() !== '' && /\|\s*$/.test(text)) places.unshift(bar);
  for (const place of places.slice(-MOST_CUTS).reverse()) {
    const rest = text.slice(place);
    const cells = rest
      .trim()
      .replace(/^\||\|$/g, '')
      .split(delimiter);
    const isHeading = cells.every((cell) => cell.trim().length <= 60) && cells[0]?.trim() !== '';
    if (isHeading && widthOf(rest, delimiter) === width) return place;
  }
  return undefined;
}
