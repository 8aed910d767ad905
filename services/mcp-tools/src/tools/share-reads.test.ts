import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareReads } from './share-reads.ts';

/** A read whose ends are in the hands of the test. Each read answers with its own number. */
function steps() {
  const open: { resolve(): void; reject(): void }[] = [];
  let begun = 0;
  const read = (_key: string): Promise<number> => {
    begun += 1;
    const number = begun;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    open.push({ resolve: () => resolve(number), reject: () => reject(new Error('lost')) });
    return promise;
  };
  return { read: shareReads(read), open, begun: () => begun };
}

/** Until all that can begin has begun. */
const turn = (): Promise<void> => setImmediate();

describe('shared reads', () => {
  test('all who ask in one turn get one read, and who asks while it is under way gets another', async () => {
    const { read, open, begun } = steps();
    const first = [read('a'), read('a')];
    expect(begun()).toBe(0);
    await turn();
    const later = [read('a'), read('a'), read('a')];
    await turn();
    expect(begun()).toBe(2);
    open[1]?.resolve();
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    open[0]?.resolve();
    expect(await Promise.all(first)).toEqual([1, 1]);
  });

  test('a read that fails fails those who share it and nobody else', async () => {
    const { read, open } = steps();
    const first = read('a');
    await turn();
    const second = read('a');
    await turn();
    open[0]?.reject();
    await expect(first).rejects.toThrow('lost');
    open[1]?.resolve();
    expect(await second).toBe(2);
  });

  test('whatever the order, an answer is of a read that began no sooner than it was asked for', async () => {
    const step = fc.oneof(fc.constantFrom('a', 'b'), fc.record({ end: fc.nat(3), well: fc.boolean() }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (script) => {
        const { read, open, begun } = steps();
        const answers: Promise<void>[] = [];
        for (const next of script) {
          if (typeof next === 'string') {
            const before = begun();
            const check = (number: number): void => expect(number).toBeGreaterThan(before);
            answers.push(read(next).then(check, (error) => expect(error.message).toBe('lost')));
          } else {
            const [ended] = open.splice(next.end % Math.max(1, open.length), 1);
            if (next.well) ended?.resolve();
            else ended?.reject();
            await turn();
          }
        }
        await turn();
        for (let ended = open.shift(); ended !== undefined; ended = open.shift()) {
          ended.resolve();
          await turn();
        }
        await Promise.all(answers);
      }),
    );
  });
});
