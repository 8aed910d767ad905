#!/usr/bin/env node
import { askUnseen } from './ask-unseen.ts';
import { run } from './run.ts';

// Who reads no further, such as `head`, has what was wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

async function readInput(): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  isTerminal: process.stderr.isTTY === true,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  readInput,
  readSecret: (question) => (process.stdin.isTTY === true ? askUnseen(question) : readInput()),
});
