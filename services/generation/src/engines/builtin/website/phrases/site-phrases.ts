/**
 * What a site says in one language beside the user's own words. Slots in braces are filled with facts of the brief;
 * a pattern whose slots can't all be filled is not used, so every sentence that appears is about this site.
 * `Title | text` is a pair.
 */
export interface SitePhrases {
  /** Opening sentences of the first page. */
  leads: readonly string[];
  /** Sentences about the whole, for the page or section that introduces it. */
  about: readonly string[];
  /** Cards made of facts. */
  cards: readonly string[];
  steps: readonly string[];
  /** Questions that the brief's facts answer. */
  answered: readonly string[];
  /** Questions that only the owner can answer for good; shown as examples. */
  open: readonly string[];
  quotes: readonly string[];
  posts: readonly string[];
  roles: readonly string[];
  calls: readonly string[];
  /** Sentences of a page of rules, with `{title}`. */
  policy: readonly string[];
  events: readonly string[];
  /** `{feature}` is what was asked for. */
  unsupported: string;
  alternative: string;
  sent: string;
  subscribed: string;
  consent: string;
  confirmNote: string;
  /** Names for people who stand in for those not named. */
  names: readonly string[];
  visitor: string;
}
