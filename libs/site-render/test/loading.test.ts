import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const run = promisify(execFile);
const source = fileURLToPath(new URL('../src/', import.meta.url));

test('no module waits at its top: a thread that is ended meanwhile would take its process along', async () => {
  const files = globSync('{index,chart-svg,exports/**/*}.ts', { cwd: source });
  const modules = files.filter((name) => !name.endsWith('.test.ts') && !name.endsWith('.d.ts'));
  expect(modules.length).toBeGreaterThan(20);
  // require() refuses a module that waits, or that imports one which does.
  const load = `for (const name of ${JSON.stringify(modules)}) require(${JSON.stringify(source)} + name)`;
  const words = ['--conditions=sitewright', '--no-warnings', '--experimental-print-required-tla', '-e', load];
  await expect(run(process.execPath, words)).resolves.toMatchObject({ stderr: '' });
});
