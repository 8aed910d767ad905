import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import { madeFiles, pathOf } from '../src/files.ts';

const made = [...madeFiles()];

test.each(made)('%s is what `npm run observability` makes', (file, text) => {
  expect(readFileSync(pathOf(file), 'utf8')).toBe(text);
});

test('no dashboard and no rule is left of what was made before', () => {
  const folders = ['deploy/ship/observability/rules', 'deploy/ship/observability/grafana/dashboards'];
  const there = folders.flatMap((folder) => readdirSync(pathOf(folder)).map((name) => `${folder}/${name}`));
  const kept = made.map(([path]) => path).filter((path) => folders.includes(dirname(path)));
  expect(there.sort()).toEqual(kept.sort());
});
