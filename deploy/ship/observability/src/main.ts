import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { madeFiles, pathOf } from './files.ts';

for (const [file, text] of madeFiles()) {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), text);
  process.stdout.write(`${file}\n`);
}
