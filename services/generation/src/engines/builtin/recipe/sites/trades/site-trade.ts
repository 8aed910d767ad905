import type { Motif } from '@sitewright/site-spec';
import type { SiteMatter } from '../matter/site-matter.ts';

/** A trade within a recipe: a plumber among the building trades. What it says takes the place of the recipe's texts. */
export interface SiteTrade extends SiteMatter {
  id: string;
  /** The recipe that it refines. */
  of: string;
  /** Words that tell it, separated by bars; `*` stands for any ending. */
  words: string;
  offers: readonly string[];
  faq: readonly string[];
  quotes: readonly string[];
  calls: readonly string[];
  /** How its pictures are drawn, where the recipe's would show something else. */
  motifs?: readonly Motif[];
  /** What its pictures show. */
  shots: readonly string[];
}
