/** A font as a browser gets it. */
export interface FontFile {
  /** Names the content. */
  name: string;
  content: Buffer;
}
