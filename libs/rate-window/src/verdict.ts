/** What came of one request. */
export interface Verdict {
  allowed: boolean;
  /** How many more would be allowed right now. */
  remaining: number;
  /** When the next one would be allowed; 0 for one that was. */
  retryAfterMs: number;
  /** When the oldest request counted leaves the window. */
  resetMs: number;
}
