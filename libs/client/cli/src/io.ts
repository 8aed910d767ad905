/** The world as a command sees it. */
export interface Io {
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a person looks at the standard error: a bar that moves is for people. */
  isTerminal: boolean;
  out(text: string | Uint8Array): void;
  err(text: string): void;
  /** All of the standard input. */
  readInput(): Promise<string>;
  /** All of the standard input; a person at a terminal is asked for one line, which is not shown. */
  readSecret(question: string): Promise<string>;
}
