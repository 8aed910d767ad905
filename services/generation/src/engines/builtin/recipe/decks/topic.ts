/**
 * What a part of a deck or document is about, as data. Slots: `{s}` the subject in a few words, `{o}` the
 * organisation or the subject, `{a}` the audience or those concerned, `{p}` the place or an empty text.
 */
export interface Topic {
  key: string;
  /** Recognises the topic in a title of the asker's. */
  match: RegExp;
  /** Talking points; every one names the subject or asks something only this subject can answer. */
  points: readonly string[];
  /** Opening sentences for prose. */
  leads: readonly string[];
}
