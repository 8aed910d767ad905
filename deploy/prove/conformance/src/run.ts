import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One line of the table that is printed in the end. */
export interface Row {
  what: string;
  passed: boolean;
  note: string;
}

/** Runs a program that a package of this repository brings, to its end. */
export function run(name: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const command = fileURLToPath(new URL(`../../../../node_modules/.bin/${name}`, import.meta.url));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output }));
  });
}
