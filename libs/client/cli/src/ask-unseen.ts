import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a person at the terminal for one line, and does not show what is typed. */
export async function askUnseen(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // Ctrl-C is a key like any other to a terminal that is not shown.
  terminal.once('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
