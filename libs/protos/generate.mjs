import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Makes gen/ from proto/ with buf and ts-proto, unless it is already made from
// these very files. Plain JavaScript for Node 18: it runs before the start has
// found a newer Node.
const protoDir = fileURLToPath(new URL('../../proto/', import.meta.url));
const genDir = fileURLToPath(new URL('./gen/', import.meta.url));
const binDir = fileURLToPath(new URL('../../node_modules/.bin/', import.meta.url));
const stampFile = join(genDir, '.stamp');

const files = readdirSync(protoDir, { recursive: true }).filter((name) => /\.(proto|yaml)$/.test(name));
const hash = createHash('sha256');
for (const name of files.sort()) hash.update(name).update(readFileSync(join(protoDir, name)));
const stamp = hash.digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  rmSync(genDir, { recursive: true, force: true });
  const env = { ...process.env, PATH: `${binDir}${delimiter}${process.env.PATH ?? ''}` };
  const run = spawnSync(join(binDir, 'buf'), ['generate'], { cwd: protoDir, env, stdio: 'inherit' });
  if (run.status !== 0) {
    process.stderr.write('generate: buf could not make the TypeScript of proto/ (see above)\n');
    process.exit(run.status ?? 1);
  }
  writeFileSync(stampFile, stamp);
}
