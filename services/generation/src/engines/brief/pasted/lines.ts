import { wordCount } from '../material/view.ts';

/** A line of a text that is taken down as it stands. */
export interface PastedLine {
  start: number;
  end: number;
  indent: number;
  /** A blank line, or nothing, stands before it. */
  isApart: boolean;
  mark: 'none' | 'bullet' | 'number' | 'chapter' | 'hash';
  /** The number as written, "2.1" or "IV"; the signs of a heading in Markdown. */
  number: string;
  /** What stands behind the mark. */
  text: string;
  /** All of it, without the spaces around. */
  whole: string;
}

const BULLET = /^(?:[-*–—‣▪]\s|[•·●○]\s?)\s*/u;
const HASH = /^(#{1,6})\s+/u;
const NESTED = /^(\p{Nd}{1,2}(?:\.\p{Nd}{1,2}){1,3})\.?\s+/u;
const ROMAN = /^([IVX]{1,5})[.、]\s+/u;
const EAST_ASIAN = /^(第?[一二三四五六七八九十]{1,3}(?:[、.．章节節部]))\s*/u;
const NUMBER = /^(\p{Nd}{1,2})[.)、．]\s*(?=\D)/u;

const MARKS: readonly [PastedLine['mark'], RegExp][] = [
  ['hash', HASH],
  ['chapter', NESTED],
  ['chapter', ROMAN],
  ['chapter', EAST_ASIAN],
  ['number', NUMBER],
  ['bullet', BULLET],
];

/** The lines between two places of a text that hold something. */
export function pastedLines(text: string, from: number, to: number): PastedLine[] {
  const lines: PastedLine[] = [];
  let start = from;
  let isApart = true;
  for (const line of text.slice(from, to).split('\n')) {
    const whole = line.trim();
    const [mark, found] = markOf(whole);
    if (whole !== '')
      lines.push({
        ...{ start, end: start + line.length, isApart, mark, whole },
        indent: line.replaceAll('\t', '    ').search(/\S/u),
        number: found?.[1] ?? '',
        text: whole.slice(found?.[0].length ?? 0),
      });
    isApart = whole === '';
    start += line.length + 1;
  }
  return lines;
}

function markOf(whole: string): [PastedLine['mark'], RegExpExecArray | undefined] {
  for (const [mark, pattern] of MARKS) {
    const found = pattern.exec(whole);
    if (found !== null && found[0].length < whole.length) return [mark, found];
  }
  return ['none', undefined];
}

/** Cells of a line that stand under one another, parted by tabs or wide spaces. */
export const cellsOf = ({ whole, mark }: PastedLine): string[] =>
  mark === 'bullet' ? [whole] : whole.split(/\t+| {3,}/u).map((cell) => cell.trim());

/** Whether a line ends as a sentence does, or goes on. */
export const isEnded = (text: string): boolean => /[.!?…。！？;；,，、"”]$/u.test(text);

/** The words before the colon of a line, where they are few; undefined where there is nothing behind it. */
export function labelOf(text: string): { label: string; said: string } | undefined {
  const at = text.search(/[:：]/u);
  const [label, said] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  const isClock =
    /\S/u.test(text.charAt(at + 1)) &&
    /(?:^|\P{Nd})\p{Nd}{1,2}$/u.test(label) &&
    /^\p{Nd}{2}(?![\p{Nd}.,])/u.test(said);
  const isSaid = /[.!?。,，;"“](?!\S)(?! \p{Nd}{4}$)|["“]/u.test(label);
  return at < 1 || said === '' || isClock || isSaid || wordCount(label) > 6 ? undefined : { label, said };
}
