import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/**
 * The version of a renderer: a hash of the code that it is made of. So what an older one made is made anew, and
 * nobody has to remember to raise a number.
 * @param entry its main file; what lies beside and below it is its code.
 */
export async function rendererVersion(entry: URL): Promise<string> {
  const folder = new URL('.', entry);
  const names = await readdir(folder, { recursive: true });
  const hash = createHash('sha256');
  for (const name of names.filter((file) => /\.[jt]s$/.test(file)).sort()) {
    hash.update(name).update(await readFile(new URL(name, folder)));
  }
  return hash.digest('hex').slice(0, 16);
}
