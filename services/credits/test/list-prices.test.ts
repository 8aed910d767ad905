import { afterAll, expect, test } from '@jest/globals';
import { startCredits } from './credits-service.ts';

const credits = await startCredits({ CREDITS_PRICE_POWER: '7' });
afterAll(() => credits.stop());

test('answers one price for each mode, as configured', async () => {
  const { prices } = await credits.rpc.listPrices({});
  expect(prices.map((price) => [price.mode, price.amountCredits])).toEqual([
    ['lite', 1],
    ['economy', 2],
    ['power', 7],
  ]);
});
