import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('after 30 kills at the steps of builds, nothing that was told differs from what is stored', async () => {
  const child = spawn(process.execPath, ['--conditions=source', main, '--kills', '30'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'exit');
  console.log(said);
  expect(code).toBe(0);
}, 1_200_000);
