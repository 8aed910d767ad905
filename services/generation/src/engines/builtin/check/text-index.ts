import { formatPointer } from '@sitewright/site-spec';

/** Keys whose strings are names, references or settings rather than words that anybody reads. */
const SILENT = new Set([
  'id',
  'type',
  'kind',
  'layout',
  'style',
  'background',
  'icon',
  'image',
  'asset',
  'section',
  'ref',
  'dataset',
  'network',
  'path',
  'group',
  'motif',
  'preset',
  'unit',
  'align',
  'role',
  'source',
  'mark',
]);

export interface TextPlace {
  pointer: string;
  text: string;
}

/** Every string of a tree that is shown or linked, with its JSON Pointer, in document order. */
export function textsOf(root: unknown, path: readonly (string | number)[]): TextPlace[] {
  const places: TextPlace[] = [];
  const visit = (value: unknown, at: (string | number)[]): void => {
    if (typeof value === 'string' || typeof value === 'number')
      places.push({ pointer: formatPointer(at), text: String(value) });
    else if (Array.isArray(value)) for (const [index, child] of value.entries()) visit(child, [...at, index]);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) if (!SILENT.has(key)) visit(child, [...at, key]);
    }
  };
  visit(root, [...path]);
  return places;
}

/** Finds text in a tree; one search a question, however many strings there are. */
export class TextIndex {
  private readonly joined: string;
  private readonly lower: string;
  private readonly starts: number[] = [];
  private readonly places: readonly TextPlace[];

  constructor(places: readonly TextPlace[]) {
    this.places = places;
    let length = 0;
    for (const place of places) {
      this.starts.push(length);
      length += place.text.length + 1;
    }
    this.joined = places.map((place) => place.text).join('\u0000');
    this.lower = this.joined.toLowerCase();
  }

  /** Pointer of the first string that holds the text to the letter; digits must not run on before or after. */
  find(text: string): string | undefined {
    return this.findIn(this.joined, text);
  }

  findIgnoringCase(text: string): string | undefined {
    return this.lower.length === this.joined.length
      ? this.findIn(this.lower, text.toLowerCase())
      : this.find(text);
  }

  private findIn(haystack: string, text: string): string | undefined {
    if (text === '') return undefined;
    for (let at = haystack.indexOf(text); at !== -1; at = haystack.indexOf(text, at + 1)) {
      if (!runsOn(haystack, text, at)) return this.places[this.indexAt(at)]?.pointer;
    }
    return undefined;
  }

  private indexAt(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function runsOn(haystack: string, text: string, at: number): boolean {
  const isDigit = (unit: string | undefined): boolean => unit !== undefined && /\d/.test(unit);
  const isBefore = isDigit(text[0]) && isDigit(haystack[at - 1]);
  return isBefore || (isDigit(text.at(-1)) && isDigit(haystack[at + text.length]));
}
