import type { OutlineNode } from './brief.ts';
import type { Reading } from './reading.ts';
import { linesOf, type Segment } from './segments.ts';
import { isInstruction } from './sentences.ts';

const SLIDE =
  /^\s*(?:[-*#>]{0,6}\s*)?\**\s*(slide|folie|diapositive|diapositiva|diapo|lâmina|dia|slajd|page|seite|section|abschnitt|chapter|kapitel|chapitre|capítulo|capitolo|hoofdstuk|rozdział|スライド|第|幻灯片|شريحة|الشريحة|स्लाइड)\s*(\d{1,3})\s*(?:枚目|页|章|张)?\s*(?:\([^)\n]{0,40}\)\s*)?[:：.)–—-]\s*(.*)$/iu;
const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*$/u;
const NUMBERED =
  /^(\s*)(?:\*\*)?(\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}|[一二三四五六七八九十]{1,3})(?:[.)、．]|(?<=\.\d{1,2}))\s*(?:\*\*)?\s*(\S.*)$/u;
const BULLET = /^(\s*)(?:[-–—*•·‣▪●○◦‐]|\([a-z0-9]\)|[a-z]\))\s+(\S.*)$/u;
const LABEL = /^\s*(?:\*\*)?([^\s:：*][^:：*\n]{0,70}?)(?:\*\*)?\s*[:：](?:\*\*)?\s*$/u;
const BOLD = /^\s*\*\*([^*\n]{2,120})\*\*\s*:?\s*$/u;
/** A longer line is a paragraph, whatever it begins with. */
const LONGEST_LINE = 2000;
const LONGEST_TITLE = 160;

interface Line {
  level: number;
  marker: OutlineNode['marker'];
  number?: string;
  title: string;
  rest: string;
}

/** The prompt's own structure as a tree. Empty unless the prompt has lines that are marked as parts. */
export function readOutline(reading: Reading): OutlineNode[] {
  const roots: OutlineNode[] = [];
  const path: OutlineNode[] = [];
  for (const segment of linesOf(reading.prose)) {
    const text = reading.prose.slice(segment.start, segment.end);
    if (text.trim() === '') continue;
    const line = text.length > LONGEST_LINE ? undefined : classify(compact(text));
    if (!line) {
      path.at(-1)?.body.push(clean(text));
      continue;
    }
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= line.level) path.pop();
    const node = toNode(reading, line, segment);
    (path.at(-1)?.children ?? roots).push(node);
    path.push(node);
  }
  return renumber(roots, 1);
}

/** Runs of spaces within the line as one: the patterns below would try each of them again and again. */
function compact(text: string): string {
  const indent = text.length - text.trimStart().length;
  return ' '.repeat(Math.min(12, indent)) + text.trim().replace(/\s+/gu, ' ');
}

function classify(text: string): Line | undefined {
  const slide = SLIDE.exec(text);
  if (slide)
    return {
      ...split((slide[3] ?? '').replace(/(?<=[^.])\.\s*$/u, '')),
      level: 10,
      marker: markerOf(slide[1] ?? ''),
      number: slide[2],
    };
  const heading = HEADING.exec(text);
  if (heading)
    return { ...split(heading[2] ?? ''), level: 10 + (heading[1]?.length ?? 1), marker: 'heading' };
  const numbered = NUMBERED.exec(text);
  if (numbered) return fromNumbered(numbered);
  const bold = BOLD.exec(text);
  if (bold) return { ...split(bold[1] ?? ''), level: 20, marker: 'heading' };
  const bullet = BULLET.exec(text);
  if (bullet) return { ...split(bullet[2] ?? ''), level: 40 + indentOf(bullet[1]), marker: 'bullet' };
  const label = LABEL.exec(text);
  if (label && (label[1] ?? '').split(/\s+/u).length <= 8 && !isInstruction(label[1] ?? ''))
    return { title: clean(label[1] ?? ''), rest: '', level: 36, marker: 'label' };
  return undefined;
}

function fromNumbered(match: RegExpExecArray): Line {
  const number = match[2] ?? '';
  const depth = number.split('.').length - 1;
  return {
    ...split(match[3] ?? ''),
    level: 24 + depth + Math.min(4, indentOf(match[1])),
    marker: 'number',
    number,
  };
}

function indentOf(space: string | undefined): number {
  return Math.min(6, Math.floor((space ?? '').replaceAll('\t', '  ').length / 2));
}

function markerOf(word: string): OutlineNode['marker'] {
  if (/page|seite/i.test(word)) return 'page';
  return /section|abschnitt|chap|kapitel|capí|capi|hoofd|rozdz|第/i.test(word) ? 'section' : 'slide';
}

/** Title and what follows it on its line: after a spaced dash, a colon, or the bracket's start. */
function split(raw: string): { title: string; rest: string } {
  const text = clean(raw);
  const cut = /^(.{2,120}?)(?:\s+[-–—]\s+|:\s+|：\s*|\s+(?=[(（][^()（）]{12,}[)）]\s*$))(.+)$/u.exec(text);
  if (cut) return { title: (cut[1] ?? '').trim(), rest: (cut[2] ?? '').trim() };
  return { title: text, rest: '' };
}

/** Without the marks of emphasis. */
function clean(text: string): string {
  return text.replaceAll('**', '').replaceAll('__', '').trim();
}

function toNode(reading: Reading, line: Line, segment: Segment): OutlineNode {
  const isLong = line.title.length > LONGEST_TITLE;
  return {
    level: line.level,
    marker: line.marker,
    number: line.number,
    title: isLong
      ? line.title.slice(0, line.title.lastIndexOf(' ', LONGEST_TITLE)) || line.title.slice(0, LONGEST_TITLE)
      : line.title,
    body: [...(isLong ? [line.title] : []), ...(line.rest === '' ? [] : [line.rest])],
    children: [],
    span: reading.spanOf(segment.start, segment.end),
  };
}

/** Levels as depths, so that 1 is the top whatever marks were used. */
function renumber(nodes: readonly OutlineNode[], level: number): OutlineNode[] {
  return nodes.map((node) => ({ ...node, level, children: renumber(node.children, level + 1) }));
}
