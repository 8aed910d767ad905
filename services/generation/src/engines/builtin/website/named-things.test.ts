import { expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { composeSpec } from '../compose.ts';

const made = (prompt: string) =>
  composeSpec({ prompt, buildType: 'website', mode: 'economy', createdAt: '2026-01-01T00:00:00.000Z' });

test('violet is the colour of CSS in English and the purple that the word means in French', () => {
  const colours = (prompt: string) => readBrief(prompt, 'website').colours.map((colour) => colour.hex);
  expect(colours('Website for a perfume shop in violet and white')).toContain('#ee82ee');
  expect(colours('Site web pour une parfumerie à Lyon, couleurs violet et blanc')).toContain('#800080');
});

test('the word behind an Arabic restaurant is its name unless it describes it', () => {
  expect(made('موقع لمطعم زيتون في عمان مع قائمة طعام وحجز').title).toBe('زيتون');
  expect(readBrief('موقع لمطعم إيطالي في عمان', 'website').organisation).toBeUndefined();
});

test('figures that nobody gave are said to be open', () => {
  const text = JSON.stringify(made('Website for a bakery with stats section').content);
  expect(text).toContain('"type":"stats"');
  expect(text).not.toContain('"value":"–"');
});
