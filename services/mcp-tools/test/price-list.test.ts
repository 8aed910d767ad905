import { expect, test } from '@jest/globals';
import type { ListPricesResponse } from '@sitewright/protos/credits';
import { createPriceList } from '../src/tools/price-list.ts';

const lite = { mode: 'lite', buildType: '', amountCredits: 1 };
type Answer = PromiseWithResolvers<ListPricesResponse>;

/** Credits whose answers the test gives, a clock that it moves, and the list under test. */
function stage() {
  const asked: Answer[] = [];
  let nowMs = 0;
  const credits = {
    listPrices: () => {
      const answer = Promise.withResolvers<ListPricesResponse>();
      asked.push(answer);
      return answer.promise;
    },
  };
  const list = createPriceList(credits, () => nowMs);
  return { asked, list, pass: (ms: number) => (nowMs += ms) };
}

test('several who wait share one call, and its answer serves for five seconds', async () => {
  const { asked, list, pass } = stage();
  const both = Promise.all([list(), list()]);
  asked[0]?.resolve({ prices: [lite] });
  expect(await both).toEqual([[lite], [lite]]);
  pass(4_999);
  expect(await list()).toEqual([lite]);
  expect(asked).toHaveLength(1);
});

test('a list that is old is asked for again', async () => {
  const { asked, list, pass } = stage();
  const first = list();
  asked[0]?.resolve({ prices: [lite] });
  await first;
  pass(5_000);
  const second = list();
  asked[1]?.resolve({ prices: [] });
  expect(await second).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('a failure is told to all who wait for it, and not kept', async () => {
  const { asked, list } = stage();
  const waiting = [list(), list()];
  asked[0]?.reject(new Error('credits is not there'));
  for (const one of waiting) await expect(one).rejects.toThrow('credits is not there');
  const again = list();
  asked[1]?.resolve({ prices: [lite] });
  expect(await again).toEqual([lite]);
});

test('a late failure takes nothing from a newer list', async () => {
  const { asked, list, pass } = stage();
  const slow = list();
  pass(5_000);
  const newer = list();
  asked[1]?.resolve({ prices: [lite] });
  await newer;
  asked[0]?.reject(new Error('too late'));
  await expect(slow).rejects.toThrow('too late');
  expect(await list()).toEqual([lite]);
  expect(asked).toHaveLength(2);
});
