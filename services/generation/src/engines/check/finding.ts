import type { DraftPath } from '../draft/draft-texts.ts';

/** What is wrong with a draft, beside its brief or on its frames. */
export interface Finding {
  code:
    | 'order_leaked'
    | 'unverified'
    | 'unknown_name'
    | 'unknown_quotation'
    | 'unknown_link'
    | 'private_shown'
    | 'misplaced'
    | 'fact_lost';
  /** One sentence for whoever mends it; quotes the text, never the prompt's private parts. */
  message: string;
  /** The same for the person, where they are told something else. */
  told?: string;
  path: DraftPath;
  /**
   * How it is mended where the writer does not: the text goes, or is marked as a question, or a fact is put in. What is only
   * asked is for its writer to judge, who has read the whole; nobody else hears of it. A frame whose texts can't stand as its
   * writer placed them is composed by the program.
   */
  mend: 'clear' | 'unlink' | 'mark' | 'place' | 'compose' | 'tell' | 'ask';
  /** The link within a text that goes, its words staying. */
  target?: string;
  /** Id of the fact that is lost. */
  fact?: string;
}
