import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { createCopywriter, fill } from './copywriter.ts';

const { context } = createContext(readBrief('A shop called Kiosk', 'website'), 'economy');

describe('fill', () => {
  test('fills slots, and refuses a pattern that it cannot fill', () => {
    expect(fill('{name}{inPlace} is open.', { name: 'Kiosk', inPlace: ' in Ulm' })).toBe(
      'Kiosk in Ulm is open.',
    );
    expect(fill('{name} at {address}.', { name: 'Kiosk' })).toBeUndefined();
  });

  test('begins with a capital and ends with one stop', () => {
    expect(fill('{name} is {text}.', { name: 'our shop', text: 'open.' })).toBe('Our shop is open.');
    expect(fill('First. {name} follows.', { name: 'our shop' })).toBe('First. Our shop follows.');
  });

  test('leaves the space that French puts before a colon', () => {
    expect(fill('{name} : {items}', { name: 'Midi', items: 'pain' })).toBe('Midi : pain');
  });
});

describe('the copywriter', () => {
  test('says nothing twice', () => {
    const copy = createCopywriter(context, { name: 'Kiosk' });
    const patterns = ['{name} one.', '{name} two.', '{missing}'];
    const said = [1, 2, 3].map((turn) => copy.say(`turn ${turn}`, patterns));
    expect(said.toSorted()).toEqual(['Kiosk one.', 'Kiosk two.', undefined]);
  });

  test('takes the pattern used least, so that items do not sound alike', () => {
    const copy = createCopywriter(context, {});
    const said = ['a', 'b', 'c'].map((item) =>
      copy.say('same label', ['1 {item}', '2 {item}', '3 {item}'], { item }),
    );
    expect(new Set(said.map((text) => text?.[0])).size).toBe(3);
  });

  test('draws pairs in the order in which they were written', () => {
    const copy = createCopywriter(context, {});
    const pairs = copy.pairs('steps', ['A | one', 'B | two', 'C | {missing}', 'D | four'], 3);
    expect(pairs.map(({ title }) => title)).toEqual(['A', 'B', 'D']);
  });
});
