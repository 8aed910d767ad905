import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CreditsUnderTest, startCredits } from './credits-service.ts';

let credits: CreditsUnderTest;
beforeAll(async () => {
  credits = await startCredits({ CREDITS_PRICE_POWER: '7' });
});
afterAll(() => credits.stop());

test('answers one price for each mode, as configured', async () => {
  const { prices } = await credits.rpc.listPrices({});
  expect(prices.map((price) => [price.mode, price.amountCredits])).toEqual([
    ['lite', 1],
    ['economy', 2],
    ['power', 7],
  ]);
});
