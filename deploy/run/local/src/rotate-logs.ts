import { copyFileSync, existsSync, readdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const kept = 5;
const everyMs = 60_000;

/** Sets logs aside that have grown too long, now and then. @returns what ends it. */
export function keepRotating(folder: string, longestBytes = 10_000_000): () => void {
  const rotateAll = (): void => {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder))
      if (name.endsWith('.log')) rotate(join(folder, name), longestBytes);
  };
  rotateAll();
  const timer = setInterval(rotateAll, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Its writers have it open for appending and go on in it: what is set aside is a copy. */
function rotate(file: string, longestBytes: number): void {
  if (statSync(file).size < longestBytes) return;
  for (let number = kept - 1; number > 0; number -= 1)
    if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`);
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
