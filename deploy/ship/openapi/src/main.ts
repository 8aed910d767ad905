import { writeFile } from 'node:fs/promises';
import { madeFiles } from './made-files.ts';

for (const [path, text] of Object.entries(await madeFiles())) {
  await writeFile(new URL(`../../../../${path}`, import.meta.url), text);
}
