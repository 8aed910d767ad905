/** A workspace and its key. */
export interface Account {
  workspaceId: string;
  apiKey: string;
}

export const prices = { lite: 1, economy: 2, power: 5 };

/** An event of a build as a client was told it. */
export interface Event {
  id: number;
  event: string;
  data: Record<string, unknown>;
}

/** What one HTTP call was told; status 0: it was told nothing. */
export interface Told {
  status: number;
  body: Record<string, unknown>;
  replayed: boolean;
  /** The wall clock before and after, in ms; a build's id is minted in between. */
  from: number;
  to: number;
  /** What was told event by event, where it was. */
  events?: readonly Event[];
}

/** One thing that a client wanted, and every answer it got on the way. */
export interface Wish {
  workspaceId: string;
  /** How it was asked: plainly, with an Idempotency-Key until it succeeded, asynchronously, or event by event. */
  kind: 'plain' | 'keyed' | 'async' | 'stream';
  key: string | undefined;
  body: { prompt: string; buildType: string; mode: keyof typeof prices; save: boolean };
  /** Whether the client went away on purpose; from a stream it comes back. */
  left: boolean;
  told: Told[];
}
