import { expect, test } from '@jest/globals';
import { contrastPairs } from './contrast.ts';

const theme = (text: string, background: string) => ({
  theme: {
    tokens: { color: { text: { $value: text }, background: { $value: background } } },
    contrast: [{ foreground: 'text', background: 'background', ratio: 21, level: 'AAA' }],
  },
});

test('works ratios out from the tokens, whatever the theme claims', () => {
  expect(contrastPairs(theme('#000000', '#ffffff'))).toEqual([true]);
  expect(contrastPairs(theme('#aaaaaa', '#ffffff'))).toEqual([false]);
});

test('judges the dark scheme with the tokens it leaves alone', () => {
  const spec = {
    theme: {
      tokens: {
        color: { text: { $value: '#000' }, background: { $value: '#fff' } },
        dark: { color: { background: { $value: '#111' } } },
      },
    },
  };
  expect(contrastPairs(spec)).toEqual([true, false]);
});
