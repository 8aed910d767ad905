import type { RichText } from '@sitewright/site-spec';
import { plainOf, richOf, type TextOptions } from './rich-text.ts';

/** What a node says about the questions in it. */
export interface Marking {
  placeholder?: true;
  /** Names of its fields whose text is a question to the person. */
  questions?: string[];
}

/** Reads the texts of one node of the specification and remembers which of them are questions. */
export interface NodeTexts {
  plain(field: string, text: string, most: number): string | undefined;
  rich(field: string, text: string): RichText | undefined;
  /** Spread into the node after all its texts were read. */
  marking(...asked: string[]): Marking;
}

export function nodeTexts(options: TextOptions): NodeTexts {
  const questions = new Set<string>();
  const noted = <T>(field: string, read: { value: T; isQuestion: boolean } | undefined): T | undefined => {
    if (read?.isQuestion === true) questions.add(field);
    return read?.value;
  };
  return {
    plain: (field, text, most) => noted(field, plainOf(text, most, options)),
    rich: (field, text) => noted(field, richOf(text, options)),
    marking: (...asked) => {
      const all = [...new Set([...questions, ...asked])];
      return all.length === 0 ? {} : { placeholder: true, questions: all };
    },
  };
}
