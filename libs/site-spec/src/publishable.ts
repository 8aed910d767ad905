import { SpecError, type SpecIssue } from './issue.ts';
import { checkSchema } from './parse.ts';
import { findAt, formatPointer, isArrayIndex, parsePointer } from './pointer.ts';
import { checkReferences } from './references.ts';
import { isOpening } from './slides.ts';
import type { SiteSpec } from './spec.ts';

/** More rounds than a specification has levels to fall in. */
const mostRounds = 12;

/**
 * A specification as the public sees it: without the questions to its owner, without what holds nothing else, and
 * without the links that led there. One of which nothing would be left stays as it is.
 */
export function publishable(spec: SiteSpec): SiteSpec {
  const copy = structuredClone(spec);
  if (!leaveOutQuestions(copy.content)) return spec;
  leaveOutEmpty(copy);
  return withoutFaults(copy) ?? spec;
}

/**
 * A specification without the nodes that no schema accepts or whose references lead nowhere: each goes with the entry of
 * the list that it lies in. Changes what it is given. @returns undefined where what is left is no specification either.
 */
export function withoutFaults(spec: SiteSpec): SiteSpec | undefined {
  for (let round = 0; round < mostRounds; round += 1) {
    const issues = problemsOf(spec);
    if (issues.length === 0) return spec;
    // From the back, so that what is removed does not move what is still to be.
    for (const { path } of issues.toReversed()) removeAround(spec, path);
  }
  return undefined;
}

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes questions out of a tree, in place. @returns whether there were any. */
function leaveOutQuestions(node: unknown): boolean {
  if (Array.isArray(node)) {
    const own = node.map(leaveOutQuestions).includes(true);
    const kept = node.filter((entry) => !isWholeQuestion(entry));
    const some = kept.length < node.length;
    node.splice(0, node.length, ...kept);
    return own || some;
  }
  if (!isObject(node)) return false;
  const asked = Array.isArray(node.questions) ? node.questions.map(String) : [];
  const isAsking = asked.length > 0 && !isWholeQuestion(node);
  if (isAsking) {
    for (const name of asked) delete node[name];
    delete node.questions;
    delete node.placeholder;
  }
  const closed = closeCells(node);
  const below = Object.values(node).map(leaveOutQuestions).includes(true);
  return isAsking || closed || below;
}

/** A node that says nothing but questions; one that does not tell its fields apart counts as one. */
function isWholeQuestion(node: unknown): boolean {
  if (!isObject(node) || node.placeholder !== true) return false;
  if (!Array.isArray(node.questions)) return true;
  const asked = new Set(node.questions);
  return wordsOf(node).every((name) => asked.has(name));
}

/** The fields in which a node says something of its own. */
export const wordsOf = (node: Readonly<Record<string, unknown>>): string[] =>
  wordFields.filter((name) => hasWords(node[name]));

/** Fields by which a node of any kind says something of its own. */
const wordFields = [
  ...[
    'text',
    'title',
    'heading',
    'name',
    'question',
    'answer',
    'quote',
    'label',
    'value',
    'term',
    'lead',
    'caption',
  ],
  ...[
    'date',
    'time',
    'address',
    'price',
    'items',
    'blocks',
    'rows',
    'by',
    'role',
    'excerpt',
    'days',
    'hours',
  ],
];

const hasWords = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') ||
  (Array.isArray(value) && value.length > 0) ||
  (isObject(value) && Object.keys(value).length > 0);

/** Empties the cells of a table that ask. */
function closeCells(node: JsonObject): boolean {
  const { open, rows, totals } = node;
  if (!Array.isArray(open) || !Array.isArray(rows)) return false;
  for (const { row, column } of open) {
    const cells: unknown = rows[row] ?? totals;
    if (Array.isArray(cells) && column < cells.length) cells[column] = '';
  }
  delete node.open;
  return true;
}

/** Slides without blocks and chapters without words, where questions were all that they held. */
function leaveOutEmpty(spec: SiteSpec): void {
  if (spec.buildType === 'slides') {
    const { slides } = spec.content;
    const kept = slides.filter(
      ({ layout, blocks }, at) => at === 0 || isOpening(layout) || blocks.length > 0,
    );
    slides.splice(0, slides.length, ...kept);
  }
  if (spec.buildType === 'document') {
    const { blocks } = spec.content;
    for (let at = blocks.length - 1; at >= 0; at -= 1) {
      const [block, next] = [blocks[at], blocks[at + 1]];
      if (block?.type !== 'heading') continue;
      if (next === undefined || (next.type === 'heading' && next.level <= block.level)) blocks.splice(at, 1);
    }
  }
}

function problemsOf(spec: SiteSpec): readonly SpecIssue[] {
  try {
    return checkReferences(checkSchema(spec));
  } catch (error) {
    if (error instanceof SpecError) return error.issues;
    throw error;
  }
}

/** Removes the entry of a list that a path lies in, the innermost one; else the member itself. */
function removeAround(root: SiteSpec, path: string): void {
  const tokens = parsePointer(path) ?? [];
  for (let end = tokens.length; end > 0; end -= 1) {
    const owner = findAt(root, formatPointer(tokens.slice(0, end - 1)));
    const last = tokens[end - 1] ?? '';
    if (!Array.isArray(owner) || !isArrayIndex(last)) continue;
    owner.splice(Number(last), 1);
    return;
  }
  const owner = findAt(root, formatPointer(tokens.slice(0, -1)));
  if (isObject(owner)) delete owner[tokens.at(-1) ?? ''];
}
