import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { bootStack } from '../src/stack.ts';

/** The processes that this one has started and that still run. */
const children = (): string[] =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );

test('a stack that does not boot leaves no database, Redis or service running', async () => {
  const before = children();
  const isLeft = (child: string): boolean => !before.includes(child);
  const atFailure: string[] = [];
  let asked = 0;
  const booting = bootStack({
    log: () => undefined,
    settings: () => {
      asked += 1;
      if (asked < 3) return {};
      atFailure.push(...children().filter(isLeft));
      throw new Error('no settings for the third service');
    },
  });
  await expect(booting).rejects.toThrow('no settings for the third service');
  expect(atFailure.length).toBeGreaterThanOrEqual(3);
  await waitFor(() => !children().some(isLeft) || undefined, 'all that has started to end');
});
