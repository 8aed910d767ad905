import type { FactKind } from '../../brief.ts';
import type { Token } from '../tokens.ts';
import { isWord, phraseAt, type WordList, type Words } from '../words.ts';

/** A fact found at a range of the text, in UTF-16 units. */
export interface Found {
  kind: FactKind;
  start: number;
  end: number;
  /** Where a figure and its unit end, before what it counts. */
  core?: number;
}

/** Index after what was read at `at`; `at` itself where nothing was. */
export type ReadAt = (text: Text, at: number) => number;

/** Tokens of a text with the words to read them by; places are indices of tokens. */
export class Text {
  readonly source: string;
  readonly tokens: Token[];
  readonly words: Words;

  constructor(source: string, tokens: Token[], words: Words) {
    this.source = source;
    this.tokens = tokens;
    this.words = words;
  }

  word(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  isNumber(at: number): boolean {
    return this.tokens[at]?.kind === 'number';
  }

  numberAt(at: number): number | undefined {
    return this.isNumber(at) && /^\d{1,6}$/.test(this.word(at)) ? Number(this.word(at)) : undefined;
  }

  /** Nothing of a sentence stands there: its end, a mark or a line's end. */
  isBoundary(at: number): boolean {
    return ['break', 'mark', undefined].includes(this.tokens[at]?.kind);
  }

  isJoined(at: number): boolean {
    return this.tokens[at]?.gap === false;
  }

  isFunction(at: number): boolean {
    return isWord(this.words, 'function', this.word(at));
  }

  isCapital(at: number): boolean {
    return this.tokens[at]?.capital ?? false;
  }

  /** How many tokens are a phrase of the list. */
  size(list: WordList, at: number): number {
    return phraseAt(this.words, list, this.tokens, at);
  }

  has(list: WordList, at: number): boolean {
    return this.size(list, at) > 0;
  }

  skip(list: WordList, at: number): number {
    return at + this.size(list, at);
  }

  mark(marks: string, at: number): number {
    return this.tokens[at]?.kind === 'mark' && marks.includes(this.word(at)) ? at + 1 : at;
  }

  /** Over a dash or a word such as "to" between the ends of a range. */
  to(at: number): number {
    const dash = this.mark('-', at);
    return dash > at ? dash : this.skip('until', at);
  }
}
