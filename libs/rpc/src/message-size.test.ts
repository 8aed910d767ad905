import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupForMessages, maxMessageBytes } from './message-size.ts';

test('groups keep the order, and none is over half a message or the most that is allowed, unless of one item', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: maxMessageBytes }), { maxLength: 60 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 25 }), (items, most) => {
      const groups = groupForMessages(items, (size) => size, most);
      expect(groups.flat()).toEqual(items);
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(0);
        expect(group.length).toBeLessThanOrEqual(most);
        if (group.length > 1)
          expect(group.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxMessageBytes / 2);
      }
    }),
  );
});
