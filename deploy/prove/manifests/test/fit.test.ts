import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findMisfits } from '../src/fit.ts';
import { k8sFolder } from '../src/rendering.ts';

const repository = mkdtempSync(join(tmpdir(), 'sitewright-fit-test-'));
const contract = join(repository, 'proto/sitewright/credits/v1/credits.proto');
const migrations = join(repository, 'services/credits/migrations');
afterAll(() => rmSync(repository, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });

/** Commits the repository as the change leaves it. @returns the commit. */
function commit(change: () => void): string {
  change();
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
  return git('rev-parse', 'HEAD').trim();
}

const write = (file: string, replace: (text: string) => string): void =>
  writeFileSync(file, replace(readFileSync(file, 'utf8')));
const addRpc = (name: string): void =>
  write(contract, (text) =>
    text.replace(
      'service CreditsService {',
      `service CreditsService {\n  // More.\n  rpc ${name}(ListPricesRequest) returns (ListPricesResponse);\n`,
    ),
  );

let first: string;
let withRpc: string;
beforeAll(() => {
  cpSync(join(k8sFolder, '../proto'), join(repository, 'proto'), { recursive: true });
  mkdirSync(migrations, { recursive: true });
  git('init', '--quiet');
  first = commit(() => writeFileSync(join(migrations, '0001-tables.ts'), 'the first'));
  withRpc = commit(() => {
    addRpc('ListMore');
    writeFileSync(join(migrations, '0002-more.ts'), 'the second');
  });
});

/** What does not fit when credits goes from one commit to another while generation runs a third. */
const release = (before: string, after: string, generation = first): string[] =>
  findMisfits(
    repository,
    new Map([...Object.entries({ credits: before, generation })]),
    new Map([['credits', after]]),
  );

test('a contract that grows and a migration that comes after the others fit, and so does the way back', () => {
  expect(release(first, withRpc)).toEqual([]);
  expect(release(withRpc, first)).toEqual([]);
});

test('the way back is refused where a caller knows an RPC that the older code does not serve', () => {
  expect(release(withRpc, first, withRpc)).toEqual([
    expect.stringMatching(/^generation knows what credits does not serve: .*"ListMore"/),
  ]);
});

test('a caller that knows an RPC is released after the service that serves it', () => {
  const running = new Map([
    ['credits', first],
    ['generation', first],
  ]);
  const caller = new Map([['generation', withRpc]]);
  expect(findMisfits(repository, running, caller)).toEqual([
    expect.stringMatching(/^generation knows what credits does not serve: .*"ListMore"/),
  ]);
  expect(findMisfits(repository, new Map([...running, ['credits', withRpc]]), caller)).toEqual([]);
});

test('a contract that breaks its users, a changed migration and one that comes too early are refused', () => {
  const broken = commit(() => {
    write(contract, (text) => text.replace('rpc ListMore', 'rpc ListOther'));
    writeFileSync(join(migrations, '0002-more.ts'), 'the second, otherwise');
    writeFileSync(join(migrations, '0001-zero.ts'), 'an early one');
  });
  expect(release(withRpc, broken)).toEqual([
    expect.stringMatching(/^credits: .*"ListMore".*deleted/),
    expect.stringContaining('0001-zero.ts is new and comes before services/credits/migrations/0002-more.ts'),
    expect.stringContaining('0002-more.ts has run where this is to run'),
  ]);
});

test('a first release has nothing that it must fit', () => {
  expect(findMisfits(repository, new Map(), new Map([['credits', withRpc]]))).toEqual([]);
});
