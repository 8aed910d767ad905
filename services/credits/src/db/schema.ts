/** The tables of the `credits` schema. */
export type CreditsDatabase = Record<never, never>;
