import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyOperation, NotApplicable, type PatchOperation } from '../src/json-patch.ts';

/** Applies operations to a document of its own. */
function patched(document: unknown, ...operations: PatchOperation[]): unknown {
  const draft: unknown = structuredClone(document);
  for (const operation of operations) applyOperation(draft, operation);
  return draft;
}

describe('an operation of RFC 6902', () => {
  test.each<[string, unknown, PatchOperation, unknown]>([
    ['adds a member', { a: 1 }, { op: 'add', path: '/b', value: 2 }, { a: 1, b: 2 }],
    ['adds over a member', { a: 1 }, { op: 'add', path: '/a', value: null }, { a: null }],
    ['inserts an element', { a: [1, 3] }, { op: 'add', path: '/a/1', value: 2 }, { a: [1, 2, 3] }],
    ['adds at the length', { a: [1] }, { op: 'add', path: '/a/1', value: 2 }, { a: [1, 2] }],
    ['adds at the end', { a: [1] }, { op: 'add', path: '/a/-', value: [2] }, { a: [1, [2]] }],
    [
      'adds a member named like an inherited one',
      {},
      { op: 'add', path: '/toString', value: 1 },
      { toString: 1 },
    ],
    [
      'reads escapes',
      { 'a/b': { '~': 1 } },
      { op: 'replace', path: '/a~1b/~0', value: 2 },
      { 'a/b': { '~': 2 } },
    ],
    ['removes a member', { a: 1, b: 2 }, { op: 'remove', path: '/a' }, { b: 2 }],
    ['removes an element', { a: [1, 2, 3] }, { op: 'remove', path: '/a/1' }, { a: [1, 3] }],
    ['replaces null', { a: null }, { op: 'replace', path: '/a', value: 1 }, { a: 1 }],
    [
      'moves a member',
      { a: { b: 1 }, c: {} },
      { op: 'move', from: '/a/b', path: '/c/d' },
      { a: {}, c: { d: 1 } },
    ],
    ['moves an element', { a: [1, 2, 3] }, { op: 'move', from: '/a/0', path: '/a/2' }, { a: [2, 3, 1] }],
    ['moves nothing to where it is', { a: 1 }, { op: 'move', from: '/a', path: '/a' }, { a: 1 }],
    ['copies', { a: [1] }, { op: 'copy', from: '/a', path: '/b' }, { a: [1], b: [1] }],
    [
      'tests whatever the order',
      { a: { b: 1, c: [2] } },
      { op: 'test', path: '/a', value: { c: [2], b: 1 } },
      { a: { b: 1, c: [2] } },
    ],
  ])('%s', (_what, before, operation, after) => {
    expect(patched(before, operation)).toEqual(after);
  });

  const document = { a: [1, 2], s: 'text', o: { n: 1 } };
  test.each<PatchOperation>([
    { op: 'add', path: '', value: {} },
    { op: 'add', path: 'a', value: 1 },
    { op: 'add', path: '/a/3', value: 1 },
    { op: 'add', path: '/a/01', value: 1 },
    { op: 'add', path: '/a/1e0', value: 1 },
    { op: 'add', path: '/a/length', value: 1 },
    { op: 'add', path: '/s/0', value: 'T' },
    { op: 'add', path: '/none/x', value: 1 },
    { op: 'add', path: '/__proto__', value: {} },
    { op: 'remove', path: '/a/length' },
    { op: 'remove', path: '/a/-' },
    { op: 'remove', path: '/a/map' },
    { op: 'remove', path: '/toString' },
    { op: 'replace', path: '/a/length', value: 0 },
    { op: 'replace', path: '/a/push/apply', value: 1 },
    { op: 'replace', path: '/s/0', value: 'T' },
    { op: 'move', from: '/o', path: '/o/n' },
    { op: 'move', from: '/a/0', path: '/a/2' },
    { op: 'move', from: '/a/0', path: '/a/1x' },
    { op: 'copy', from: '/o/none', path: '/x' },
    { op: 'copy', from: '/constructor', path: '/x' },
    { op: 'test', path: '/a/length', value: 2 },
    { op: 'test', path: '/s', value: 'other' },
    { op: 'test', path: '/o', value: { n: 1, m: 2 } },
    { op: 'test', path: '/a', value: { 0: 1, 1: 2 } },
  ])('is refused where it has no place: %j', (operation) => {
    expect(() => patched(document, operation)).toThrow(NotApplicable);
  });
});

test('nothing outside of the document is ever read or changed', () => {
  const names = [
    'toString',
    'hasOwnProperty',
    'constructor',
    'prototype',
    '__proto__',
    'call',
    'push',
    'length',
    'a',
    '0',
  ];
  const pointer = fc
    .array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 })
    .map((tokens) => `/${tokens.join('/')}`);
  // As it comes over the wire, where no nought has a sign.
  const value = fc.jsonValue().map((each): unknown => JSON.parse(JSON.stringify(each)));
  const operation = fc.oneof(
    fc.record({ op: fc.constantFrom('add', 'replace', 'test'), path: pointer, value }),
    fc.record({ op: fc.constant('remove'), path: pointer }),
    fc.record({ op: fc.constantFrom('move', 'copy'), path: pointer, from: pointer }),
  );
  const shared = [Object.prototype, Array.prototype, String.prototype, Function.prototype, Object, Array];
  const functions = () =>
    shared.flatMap((owner) => [
      owner,
      ...Object.values(Object.getOwnPropertyDescriptors(owner)).map(({ value }) => value),
    ]);
  const membersOf = () =>
    functions().map((each) =>
      (typeof each === 'object' && each !== null) || typeof each === 'function' ? Reflect.ownKeys(each) : [],
    );
  const before = membersOf();
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 5 }), (operations) => {
      const draft = { a: [{ a: 'text' }, [0]], toString: { call: 1 } };
      try {
        for (const each of operations) applyOperation(draft, each);
      } catch (error) {
        if (!(error instanceof NotApplicable)) throw error;
      }
      expect(Object.getPrototypeOf(draft)).toBe(Object.prototype);
      expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
    }),
    { numRuns: 1_000 },
  );
  expect(membersOf()).toEqual(before);
});
