/** How a line announces itself. */
export type Marker = 'none' | 'heading' | 'number' | 'bullet' | 'slide';

/** One line of a prompt with its marker taken off. */
export interface Line {
  /** Columns of leading space; a tab counts four. */
  indent: number;
  marker: Marker;
  /** The number as written, `2.1`, or the hashes of a Markdown heading. */
  mark: string;
  /** The words after the marker, with Markdown's bold and italic signs still in. */
  text: string;
  /** Position of the line in the prompt, counted in lines. */
  row: number;
}

const SLIDE_WORD =
  'slide|folie|diapositive|diapositiva|diapo|slajd|dia|lámina|スライド|幻灯片|投影片|الشريحة|शريحة|स्लाइड';
const SLIDE = new RegExp(
  `^(?:\\*\\*|#+ *)?(?:${SLIDE_WORD})\\s*(?:no\\.?|nr\\.?|#)?\\s*(\\d{1,3})\\s*(?:\\*\\*)?\\s*[:.)\\-–—：]?\\s*(.*)$`,
  'iu',
);
const CJK_SLIDE = /^第\s*(\d{1,3}|[一二三四五六七八九十]{1,3})\s*[页頁张張枚]\s*[:：.\-–—]?\s*(.*)$/u;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const NUMBER =
  /^\(?(\d{1,2}(?:\.\d{1,2}){0,3}|[ivxIVX]{1,5}|[一二三四五六七八九十]{1,3})(?:[.)、．]\)?|\.?(?=\s))\s*(\S.*)$/u;
const BULLET = /^(?:[-–—*•·●▪◦‣○]|□|✓)\s*(\S.*)$/u;

function markerOf(body: string): Pick<Line, 'marker' | 'mark' | 'text'> {
  const slide = SLIDE.exec(body) ?? CJK_SLIDE.exec(body);
  if (slide)
    return { marker: 'slide', mark: slide[1] ?? '', text: (slide[2] ?? '').replace(/\*\*$/, '').trim() };
  const heading = HEADING.exec(body);
  if (heading) return { marker: 'heading', mark: heading[1] ?? '', text: (heading[2] ?? '').trim() };
  const number = NUMBER.exec(body);
  if (number && isNumbering(number[1] ?? '', body))
    return { marker: 'number', mark: number[1] ?? '', text: (number[2] ?? '').trim() };
  // Bold at the start of a line opens with the same sign as a bullet.
  const bullet = body.startsWith('**') ? null : BULLET.exec(body);
  if (bullet && !/^-\d/.test(body))
    return { marker: 'bullet', mark: body.slice(0, 1), text: (bullet[1] ?? '').trim() };
  return { marker: 'none', mark: '', text: body };
}

/** `2.1 System` is numbering, `2.1 million` and `I am` are prose. */
function isNumbering(mark: string, body: string): boolean {
  const after = body.slice(body.indexOf(mark) + mark.length);
  if (/^[.)、．]/u.test(after)) return !(/^\d+$/.test(mark) && /^[.]\d/.test(after));
  if (body.startsWith('(')) return true;
  return /^\d+(\.\d+)+$/.test(mark) && /^\s+\p{Lu}/u.test(after);
}

/** The prompt's lines without the blank ones. Linear in the length of the prompt. */
export function linesOf(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((raw, row) => {
    const body = raw.trim();
    if (body === '') return [];
    const lead = raw.slice(0, raw.length - raw.trimStart().length);
    const indent = [...lead].reduce((sum, sign) => sum + (sign === '\t' ? 4 : 1), 0);
    return [{ indent, row, ...markerOf(body) }];
  });
}

/** Words without Markdown's emphasis and code signs. */
export function unmarked(text: string): string {
  return text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(^|\s)__(\S.*?)__(?=\s|$)/g, '$1$2')
    .replace(/(^|[\s(])\*(\S[^*]*?)\*(?=[\s).,;:]|$)/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .trim();
}
