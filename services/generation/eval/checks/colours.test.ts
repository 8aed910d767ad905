import { describe, expect, test } from '@jest/globals';
import { checkColours, colourOf, deltaE } from './colours.ts';

const themed = (value: string) => ({
  theme: { tokens: { color: { primary: { $type: 'color', $value: value } } } },
  content: {},
});

describe('checkColours', () => {
  test('knows names beyond the CSS ones', () => {
    expect(colourOf('midnight blue')).toBe('midnightblue');
    expect(colourOf('burgundy')).toBe('#800020');
    expect(colourOf('no such colour')).toBeUndefined();
  });

  test('accepts what the eye cannot tell apart, nothing else', () => {
    expect(checkColours({ colours: { component: 'burgundy' } }, themed('#810021'))[0]?.ok).toBe(true);
    expect(checkColours({ colours: { component: 'burgundy' } }, themed('#a00030'))[0]?.ok).toBe(false);
    expect(deltaE('#fff', '#ffffff')).toBeCloseTo(0);
  });

  test('does not count what is only listed as named', () => {
    const listed = {
      theme: { named: [{ value: '#800020' }], tokens: { color: { primary: { $value: '#123456' } } } },
      content: {},
    };
    expect(checkColours({ colours: { component: 'burgundy' } }, listed)[0]?.ok).toBe(false);
  });
});
