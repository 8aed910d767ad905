import { marksIn } from './mark.ts';

/** Where the texts of a spec stand in the document. */
export interface TextPlaces {
  /** The field that a text node shows, alone or beside other words. */
  fieldOf(node: Node): string | undefined;
  /** Whether a text node shows the field and nothing else: then it is edited where it stands. */
  isWhole(node: Node): boolean;
  /** The first text node that shows a field. */
  find(field: string): Text | undefined;
  count: number;
}

/**
 * Reads the marks of a rendered body and finds their places in the shown document, which has the same nodes without
 * marks.
 */
export function readPlaces(marked: Element, shown: Element, fields: readonly string[]): TextPlaces {
  const byNode = new Map<Node, { field: string; whole: boolean }>();
  const byField = new Map<string, Text>();
  const read = (from: Node, to: Node): void => {
    const theirs = [...to.childNodes];
    for (const [index, child] of [...from.childNodes].entries()) {
      const twin = theirs[index];
      if (twin === undefined) return;
      if (child instanceof Text && twin instanceof Text) note(child.data, twin);
      else read(child, twin);
    }
  };
  const note = (text: string, twin: Text): void => {
    const [first, ...more] = marksIn(text);
    const field = first === undefined ? undefined : fields[first];
    if (field === undefined) return;
    const whole = more.length === 0 && marksIn(text.slice(-2)).length === 1 && isAlone(twin);
    byNode.set(twin, { field, whole });
    if (!byField.has(field)) byField.set(field, twin);
  };
  read(marked, shown);
  return {
    fieldOf: (node) => byNode.get(node)?.field,
    isWhole: (node) => byNode.get(node)?.whole ?? false,
    find: (field) => byField.get(field),
    count: byNode.size,
  };
}

/** A text of several lines has its mark in the last; drawings have no caret. */
const isAlone = (text: Text): boolean =>
  text.parentElement !== null &&
  text.parentElement.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
  text.previousSibling?.nodeName !== 'BR';
