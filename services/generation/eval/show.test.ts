import { expect, test } from '@jest/globals';
import { show } from './show.ts';

test('prints slides with their notes, and marks what is a placeholder', () => {
  const text = show('r', 'Make a deck', {
    title: 'Deck',
    language: 'en',
    description: '',
    content: {
      slides: [
        {
          id: 's',
          layout: 'bullets',
          title: 'Team',
          blocks: [{ type: 'bullets', slot: 'main', items: [{ text: 'Chair', placeholder: true }] }],
          notes: 'Say who.',
        },
      ],
    },
    assets: [],
    warnings: [{ code: 'short', message: 'Too short.' }],
  });
  expect(text).toContain('1 [bullets] Team');
  expect(text).toContain('- Chair (placeholder)');
  expect(text).toContain('notes: Say who.');
  expect(text).toContain('! short: Too short.');
});
