/**
 * What a trade is about, in English, without a word about the business: openings that name its matter, what is worth
 * knowing before one writes, and the way from a wish to its fulfilment. Nothing in it would fit another trade, and
 * nothing in it claims what only the owner could. `{thing}` and other slots are filled by the copywriter.
 */
export interface SiteMatter {
  /** First words of a site. */
  leads: readonly string[];
  /** What helps whoever comes with a wish; true of the trade, whoever runs it. */
  notes: readonly string[];
  /** `Title | text`, in the order in which things happen; `||` stands between two wordings of one step. */
  steps: readonly string[];
}
