import { run } from './run.ts';

// Who reads no further, such as `head`, has what was wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  readInput: async () => {
    const pieces: Buffer[] = [];
    for await (const piece of process.stdin) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces).toString('utf8');
  },
});
