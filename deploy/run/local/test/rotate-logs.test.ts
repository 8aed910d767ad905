import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { keepRotating } from '../src/rotate-logs.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-logs-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a log that has grown too long is set aside, the others go on, and five are kept', () => {
  writeFileSync(join(folder, 'auth.log'), 'short\n');
  for (let round = 0; round < 7; round += 1) {
    appendFileSync(join(folder, 'gateway.log'), `round ${round} is long enough\n`);
    keepRotating(folder, 20)();
  }
  expect(readdirSync(folder).sort()).toEqual([
    'auth.log',
    'gateway.log',
    ...[1, 2, 3, 4, 5].map((number) => `gateway.log.${number}`),
  ]);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  expect([read('auth.log'), read('gateway.log')]).toEqual(['short\n', '']);
  expect([read('gateway.log.1'), read('gateway.log.5')]).toEqual([
    'round 6 is long enough\n',
    'round 2 is long enough\n',
  ]);
});
