import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findPostgresBinaries, repairSymlinks } from '../src/postgres-binaries.ts';

test('the libraries that a blocked install script did not link are linked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binaries-test-'));
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  repairSymlinks(folder);
  repairSymlinks(folder);
  expect(readlinkSync(join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  rmSync(folder, { recursive: true });
});

test('this platform has its binaries', () => {
  const { initdb, postgres } = findPostgresBinaries(undefined);
  expect([initdb, postgres].map((file) => existsSync(file))).toEqual([true, true]);
});
