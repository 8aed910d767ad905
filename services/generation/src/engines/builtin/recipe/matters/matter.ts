/** What the chapters of one kind of thing say: by key of the topic, with the slots of `Topic`. */
export interface ChapterCopy {
  /** What belongs into the chapter, in the order in which it is told. */
  points: Readonly<Record<string, readonly string[]>>;
  /** Sentences that open a chapter: what the document does, never a claim about the world. */
  leads?: Readonly<Record<string, readonly string[]>>;
}

/** A kind of undertaking, team or subject whose matter is known: what an office move or a sales quarter is made of. */
export interface Matter extends ChapterCopy {
  key: string;
  /** Recognises it in the subject of a prompt, or in the prompt itself. */
  match: RegExp;
}
