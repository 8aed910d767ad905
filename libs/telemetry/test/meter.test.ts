import { expect, test } from '@jest/globals';
import { recorded } from '@sitewright/testing/recorded-metrics';
import fc from 'fast-check';

const { createMeter, declaredMetrics } = await import('../src/index.ts');

const meter = createMeter('tested');

test('a counter whose values are listed begins at zero for each', async () => {
  meter.counter('tested.begun', {
    unit: '{thing}',
    description: 'Things',
    by: { colour: ['red', 'blue'], wide: [true, false] },
  });
  const points = await recorded('tested.begun');
  expect(points.map(({ attributes, value }) => [attributes.colour, attributes.wide, value])).toEqual([
    ['red', true, 0],
    ['red', false, 0],
    ['blue', true, 0],
    ['blue', false, 0],
  ]);
});

test('whatever comes, a metric has no more series than were declared', async () => {
  const counter = meter.counter('tested.bounded', {
    unit: '{thing}',
    description: 'Things',
    by: { colour: ['red', 'blue'], path: 3 },
  });
  const attributes = fc.record({
    colour: fc.oneof(fc.constant('red'), fc.string()),
    path: fc.string(),
    stranger: fc.string(),
  });
  fc.assert(fc.property(attributes, (given) => counter.add(1, given)));
  const points = await recorded('tested.bounded');
  expect(points.length).toBeLessThanOrEqual(3 * 4);
  const seen = (name: string) => new Set(points.map((point) => point.attributes[name]));
  expect([...seen('colour')].sort()).toEqual(['_OTHER', 'red']);
  expect(seen('path').size).toBe(4);
  expect([...seen('stranger')]).toEqual([undefined]);
});

test('an attribute that is undefined is left away', async () => {
  const counter = meter.counter('tested.failed', {
    unit: '{thing}',
    description: 'Things',
    by: { 'error.type': 5 },
  });
  counter.add(1, { 'error.type': undefined });
  expect((await recorded('tested.failed')).map(({ attributes }) => attributes)).toEqual([{}]);
});

test('a watched gauge is read at each export, until its watch ends', async () => {
  const gauge = meter.watched('tested.watched', { unit: '{thing}', description: 'Things' });
  let value = 1;
  const unwatch = gauge.watch((observe) => observe(value));
  expect((await recorded('tested.watched')).at(-1)?.value).toBe(1);
  value = 2;
  expect((await recorded('tested.watched')).at(-1)?.value).toBe(2);
  unwatch();
  value = 3;
  expect((await recorded('tested.watched')).at(-1)?.value).not.toBe(3);
});

test('what is declared can be listed', () => {
  expect(declaredMetrics().filter(({ name }) => name === 'tested.bounded')).toEqual([
    {
      scope: 'tested',
      name: 'tested.bounded',
      kind: 'counter',
      unit: '{thing}',
      description: 'Things',
      attributes: ['colour', 'path'],
    },
  ]);
});
