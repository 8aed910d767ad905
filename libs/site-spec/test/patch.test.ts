import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applySpecPatch, findAt, siteSpecSchema } from '../src/index.ts';
import { arbitraryOf, tidy } from './arbitrary.ts';
import { sampleSpec } from './sample.ts';

const hero = '/content/pages/0/sections/0';

describe('applySpecPatch', () => {
  test.each([
    [[{ op: 'remove', path: '/title' }], '/title: is missing'],
    [[{ op: 'replace', path: '/title', value: 5 }], '/title: must be a string, is 5'],
    [[{ op: 'add', path: '/content/evil', value: 1 }], /^\/content: "evil" is not known/],
    [[{ op: 'set', path: '/title' }], /^\/0\/op: must be one of "add", /],
    [[{ op: 'replace', path: '/title' }], '/0/value: is missing'],
  ])('refuses %j in words for people', (patch, says) => {
    expect(() => applySpecPatch(sampleSpec(), patch)).toThrow(says);
  });

  test('changes what is named and leaves its input alone', () => {
    const before = sampleSpec();
    const after = applySpecPatch(before, [
      { op: 'test', path: '/title', value: 'Harbour Books' },
      { op: 'replace', path: `${hero}/heading`, value: 'Books by the water' },
      { op: 'add', path: `${hero}/items/-`, value: { id: 'i1', text: 'Open late on Fridays' } },
    ]);
    expect(findAt(after, `${hero}/heading`)).toBe('Books by the water');
    expect(findAt(after, `${hero}/items/0/id`)).toBe('i1');
    expect(before).toEqual(sampleSpec());
  });

  test('passes over members that an operation does not have', () => {
    const patch = [{ op: 'replace', path: '/title', value: 'New', from: null, note: 'ours' }];
    expect(applySpecPatch(sampleSpec(), patch).title).toBe('New');
  });

  test('moves a section with its id', () => {
    const after = applySpecPatch(sampleSpec(), [
      {
        op: 'add',
        path: '/content/pages/0/sections/-',
        value: { ...sampleSpec().content.pages[0]?.sections[1], id: 'cta2' },
      },
      { op: 'move', from: '/content/pages/0/sections/2', path: '/content/pages/0/sections/1' },
    ]);
    expect(findAt(after, '/content/pages/0/sections/1/id')).toBe('cta2');
  });

  test.each([
    ['an id', [{ op: 'replace', path: `${hero}/id`, value: 'x' }], 'id of a node'],
    [
      'a node by one with another id',
      [{ op: 'replace', path: `${hero}`, value: { id: 'x' } }],
      'keeps its id',
    ],
    ['the build type', [{ op: 'replace', path: '/buildType', value: 'slides' }], "can't be edited"],
    ['the provenance', [{ op: 'remove', path: '/provenance/seed' }], "can't be edited"],
    ['the whole', [{ op: 'replace', path: '', value: {} }], 'no place'],
    ['what is not there', [{ op: 'remove', path: '/content/pages/7' }], /^operation 0: there/],
    ['a failing test', [{ op: 'test', path: '/title', value: 'x' }], 'operation 0'],
    ['with an unknown operation', [{ op: 'merge', path: '/title', value: 'x' }], 'op: must be one of'],
    ['into an invalid spec', [{ op: 'replace', path: '/title', value: '' }], '/title'],
    [
      'with a script link',
      [{ op: 'replace', path: `${hero}/actions/0/href`, value: 'javascript:x' }],
      'href',
    ],
    ['into a broken link', [{ op: 'remove', path: '/content/pages/0/sections/1' }], 'anchor'],
    ['into an unknown asset', [{ op: 'replace', path: `${hero}/image`, value: 'none' }], 'asset "none"'],
    [
      'into a duplicate id',
      [{ op: 'copy', from: '/content/pages/0/sections/1', path: '/content/pages/0/sections/2' }],
      'taken by',
    ],
    ['the prototype', [{ op: 'add', path: '/__proto__/polluted', value: 1 }], 'operation 0'],
    ['what all objects share', [{ op: 'add', path: '/toString/polluted', value: 1 }], 'operation 0'],
  ])('refuses to change %s', (_, patch, message) => {
    expect(() => applySpecPatch(sampleSpec(), patch)).toThrow(message);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('stops copies that double the spec before memory does', () => {
    const start = [{ op: 'add', path: '/extensions', value: { a: 'x'.repeat(1000) } }];
    const copies = Array.from({ length: 40 }, (_, index) => ({
      op: 'copy',
      from: '/extensions',
      path: `/extensions/k${index}`,
    }));
    expect(() => applySpecPatch(sampleSpec(), [...start, ...copies])).toThrow('larger than');
  });

  test('stops copies and moves that nest deeper than anybody can walk', () => {
    const chain: unknown = JSON.parse(`${'{"a":'.repeat(20)}{}${'}'.repeat(20)}`);
    const bottom = '/a'.repeat(20);
    const start = { op: 'add', path: '/extensions', value: { x: chain, y: chain } };
    for (const op of ['copy', 'move']) {
      const nest = { op, from: '/extensions/x', path: `/extensions/y${bottom}/a` };
      expect(() => applySpecPatch(sampleSpec(), [start, nest])).toThrow('operation 1: nested deeper than 32');
    }
  });

  test('refuses values too deep to walk, a million nodes, and operations without a value', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`);
    const add = (value: unknown) => [{ op: 'add', path: '/extensions', value }];
    expect(() => applySpecPatch(sampleSpec(), add({ deep }))).toThrow('nested deeper than 32 levels');
    const million = { many: Array.from({ length: 1_000_000 }, () => 0) };
    expect(() => applySpecPatch(sampleSpec(), add(million))).toThrow('larger than');
    expect(() => applySpecPatch(sampleSpec(), [{ op: 'add', path: '/extensions' }])).toThrow('missing');
  });

  test('is atomic and the identity for an empty patch, for any valid spec', () => {
    fc.assert(
      fc.property(arbitraryOf(siteSpecSchema), (value) => {
        const spec = tidy(value);
        const before = structuredClone(spec);
        expect(applySpecPatch(spec, [])).toEqual(before);
        const patch = [{ op: 'replace', path: '/title', value: 'New' }];
        expect(applySpecPatch(spec, patch)).toEqual({ ...before, title: 'New' });
        expect(() => applySpecPatch(spec, [...patch, { op: 'remove', path: '/content' }])).toThrow(
          '/content',
        );
        expect(spec).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });
});
