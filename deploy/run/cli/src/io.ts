/** The world as a command sees it. */
export interface Io {
  env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  /** All of the standard input. */
  readInput(): Promise<string>;
}
