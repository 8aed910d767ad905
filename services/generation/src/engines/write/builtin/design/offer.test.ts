import { expect, test } from '@jest/globals';
import { line } from './lines.ts';
import { withOffer, withPrices } from './offer.ts';

const said = (text: string) => withOffer([line('title', text)]).map((one) => `${one.role}: ${one.text}`);

test('an offer stands apart from the sentence that tells it, with who makes it before and on what behind', () => {
  expect(said('Up to 40% off on winter boots')).toEqual([
    'price: Up to 40% off',
    'subtitle: on winter boots',
  ]);
  expect(said('Pizzeria deal: buy one, get one free on pizzas')).toEqual([
    'title: Pizzeria deal',
    'price: Buy one, get one free',
    'subtitle: on pizzas',
  ]);
  expect(said('20 % på vårservice')).toEqual(['price: 20 %', 'subtitle: på vårservice']);
  expect(said('A market with 40 stalls')).toEqual(['title: A market with 40 stalls']);
});

test('two prices in a sentence are two rows', () => {
  const texts = [line('body', 'The regular price is $8.99 and the family price is $28.99.')];
  expect(withPrices(texts).map(({ text }) => text)).toEqual(['Regular', '$8.99', 'Family', '$28.99']);
});
