import type { Line } from '../material/lines.ts';
import { unmarked } from '../material/lines.ts';
import { wordCount } from '../material/sentences.ts';

export interface DraftItem {
  text: string;
  items: DraftItem[];
}

/** A piece of a supplied draft, as its layout shows it. */
export type DraftNode =
  | { kind: 'heading'; level: number; text: string; numbering?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: DraftItem[] }
  | { kind: 'table'; header: string[]; rows: string[][] }
  | { kind: 'pairs'; pairs: [label: string, value: string][] };

const cellsOf = (text: string): string[] =>
  (/^\|.*\|$/.test(text) ? text.slice(1, -1).split('|') : text.split(/\t| {3,}/)).map((cell) => cell.trim());
const PAIR = /^(.{1,60}?)\s*[:：]\s+(\S.*)$/su;

/** Reads the layout of supplied lines. Every word stays; only markers go. */
export function readDraft(lines: readonly Line[]): DraftNode[] {
  const nodes: DraftNode[] = [];
  let at = 0;
  let level = 1;
  while (at < lines.length) {
    const line = lines[at];
    if (!line) break;
    const heading = headingAt(lines, at, level);
    if (heading) {
      nodes.push(heading);
      level = heading.level + (heading.numbering === undefined && /[:：]$/.test(line.text) ? 0 : 1);
      at += 1;
      continue;
    }
    const [node, used] =
      tableAt(lines, at) ?? pairsAt(lines, at) ?? listAt(lines, at) ?? paragraphAt(lines, at);
    nodes.push(node);
    at += used;
  }
  return nested(nodes);
}

/** Where numbering starts again under one bare heading after another, the numbered parts belong to those. */
function nested(nodes: DraftNode[]): DraftNode[] {
  const restarts = nodes.flatMap((node, index) =>
    node.kind === 'heading' && node.numbering === '1' ? [index] : [],
  );
  const owned = restarts.filter((index) => {
    const before = nodes[index - 1];
    return before?.kind === 'heading' && before.numbering === undefined;
  });
  if (restarts.length < 2 || owned.length < 2) return nodes;
  return nodes.map((node) =>
    node.kind === 'heading' && node.numbering !== undefined ? { ...node, level: node.level + 1 } : node,
  );
}

type Read = [node: DraftNode, used: number];

function tableAt(lines: readonly Line[], at: number): Read | undefined {
  const width = cellsOf(lines[at]?.text ?? '').length;
  if (width < 3) return undefined;
  let end = at;
  while (
    end < lines.length &&
    Math.abs(cellsOf(lines[end]?.text ?? '').length - width) <= 1 &&
    cellsOf(lines[end]?.text ?? '').length >= 3
  )
    end += 1;
  const rows = lines
    .slice(at, end)
    .map((line) => cellsOf(line.text))
    .filter((cells) => !cells.every((cell) => /^:?-{2,}:?$/.test(cell)));
  const [header, ...body] = rows;
  if (!header || body.length === 0) return undefined;
  const columns = Math.min(20, Math.max(...rows.map((row) => row.length)));
  const pad = (row: string[]) => [...row, ...Array<string>(columns).fill('')].slice(0, columns);
  return [{ kind: 'table', header: pad(header), rows: body.map(pad) }, end - at];
}

/** Three or more lines of `label: value` at one indent, none of them a lead-in to something deeper. */
function pairsAt(lines: readonly Line[], at: number): Read | undefined {
  const first = lines[at];
  const pairs: [string, string][] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    const match =
      line && line.indent === first?.indent && line.marker === first.marker
        ? PAIR.exec(unmarked(line.text))
        : null;
    const deeper = (lines[end + 1]?.indent ?? 0) > (line?.indent ?? 0);
    if (!match || deeper || (end > at && (line?.row ?? 0) - (lines[end - 1]?.row ?? 0) > 1)) break;
    if (wordCount(match[1] ?? '') > 7 || /["“]/.test(match[1] ?? '')) break;
    pairs.push([(match[1] ?? '').trim(), (match[2] ?? '').trim()]);
  }
  return pairs.length >= 3 || (pairs.length === 2 && first?.marker !== 'none')
    ? [{ kind: 'pairs', pairs }, end - at]
    : undefined;
}

function listAt(lines: readonly Line[], at: number): Read | undefined {
  const first = lines[at];
  if (!first) return undefined;
  const indented =
    first.marker === 'none' &&
    first.indent >= 2 &&
    first.indent > (lines[at - 1]?.indent ?? 0) - 40 &&
    at > 0;
  if (first.marker !== 'bullet' && first.marker !== 'number' && !indented) return undefined;
  const items: DraftItem[] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    if (!line || line.indent < first.indent || (line.marker !== first.marker && line.indent === first.indent))
      break;
    if (end > at && headingAt(lines, end, 2)) break;
    const item = { text: unmarked(line.text), items: [] };
    const parent = items.at(-1);
    if (line.indent > first.indent && parent) parent.items.push(item);
    else items.push(item);
  }
  return [{ kind: 'list', ordered: first.marker === 'number', items }, end - at];
}

/** One line is a paragraph; several short lines on end are verse and stay together. */
function paragraphAt(lines: readonly Line[], at: number): Read {
  const verse: string[] = [];
  for (let end = at; end < lines.length; end += 1) {
    const line = lines[end];
    if (
      line?.marker !== 'none' ||
      line.text.length > 90 ||
      (end > at && line.row - (lines[end - 1]?.row ?? 0) > 1)
    )
      break;
    if (/[:：]$/.test(line.text)) break;
    verse.push(unmarked(line.text));
  }
  if (verse.length >= 3) return [{ kind: 'paragraph', text: verse.join('\n') }, verse.length];
  return [{ kind: 'paragraph', text: unmarked(lines[at]?.text ?? '') }, 1];
}

function headingAt(
  lines: readonly Line[],
  at: number,
  level: number,
): Extract<DraftNode, { kind: 'heading' }> | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const text = unmarked(line.text)
    .replace(/[:：]$/, '')
    .trim();
  if (text === '' || text.length > 200) return undefined;
  if (line.marker === 'heading') return { kind: 'heading', level: line.mark.length, text };
  if (line.marker === 'number') return numberedHeading(lines, at, text);
  if (line.marker !== 'none' || wordCount(text) > 9 || line.indent >= 2 || cellsOf(line.text).length >= 3)
    return undefined;
  const bold = /^\*\*[^*]+\*\*:?$/.test(line.text.trim());
  const before = at === 0 || line.row - (lines[at - 1]?.row ?? 0) > 1;
  const next = lines[at + 1];
  const after = next !== undefined && (next.row - line.row > 1 || next.marker === 'number');
  const labelled =
    /[:：]$/.test(line.text) &&
    next !== undefined &&
    !/\b(?:include|includes|are|is|following|proposed|follows|consists? of[^:]*|as)[:：]?$/i.test(text);
  const standing =
    before &&
    after &&
    !/[.!?,;:：。！？"”]$/.test(line.text.trim()) &&
    /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
    !PAIR.test(line.text);
  if (bold || (labelled && wordCount(text) <= 7 && (before || next.marker !== 'none')))
    return { kind: 'heading', level: Math.max(2, level), text };
  return standing ? { kind: 'heading', level: 1, text } : undefined;
}

/** A numbered line heads a part unless its neighbours carry the numbers before and after: then it is a list. */
function numberedHeading(
  lines: readonly Line[],
  at: number,
  text: string,
): Extract<DraftNode, { kind: 'heading' }> | undefined {
  const line = lines[at];
  if (!line || wordCount(text) > 14 || /[.!?;,。]$/.test(text) || line.indent >= 2) return undefined;
  const beside = (other: Line | undefined) =>
    other !== undefined &&
    other.marker === 'number' &&
    Math.abs(other.row - line.row) === 1 &&
    Math.abs(Number(other.mark) - Number(line.mark)) === 1;
  const depth = line.mark.split('.').length;
  const roman = /^[IVXivx]+$/.test(line.mark);
  if (depth === 1 && !roman && (beside(lines[at - 1]) || beside(lines[at + 1]))) return undefined;
  if (depth === 1 && !roman && /["“:：]\s*\S/.test(text)) return undefined;
  if (lines[at + 1] === undefined) return undefined;
  return {
    kind: 'heading',
    level: roman ? 1 : depth === 1 && hasRoman(lines) ? 2 : depth,
    text,
    numbering: line.mark,
  };
}

function hasRoman(lines: readonly Line[]): boolean {
  return lines.some((line) => line.marker === 'number' && /^[IVX]+$/.test(line.mark));
}
