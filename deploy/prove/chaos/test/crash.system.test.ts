import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test } from '@jest/globals';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('after 30 kills at the steps of builds, nothing that was told differs from what is stored', async () => {
  const child = spawn(process.execPath, ['--conditions=sitewright', main, '--kills', '30'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code === 0) return;
  const [course = '', verdict = 'No verdict was reached.'] = said.split(/\n(?=What must never be:)/);
  const end = course.split('\n').slice(-60).join('\n');
  throw new Error(`The crash test ended with ${code}.\n${verdict}\nBefore that:\n${end}`);
}, 2_400_000);
