import type { DraftPath } from '../draft/draft-texts.ts';

/** What is wrong with a draft beside its brief. */
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
  path: DraftPath;
  /**
   * How it is mended where the writer does not: the text goes, or is marked as a question, or a fact is put in. What is only
   * asked is for its writer to judge, who has read the whole; nobody else hears of it. Where texts can't stand as they were
   * placed on a frame, the program finds their places.
   */
  mend: 'clear' | 'unlink' | 'mark' | 'place' | 'unplace' | 'tell' | 'ask';
  /** The link within a text that goes, its words staying. */
  target?: string;
  /** Id of the fact that is lost. */
  fact?: string;
}
