import { expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { bare, subjectOf } from './subject.ts';

const subject = (prompt: string) => subjectOf(readBrief(prompt, 'document'), prompt);

test.each([
  ['Write a market report of around 4000 words on the cider trade, with figures', 'the cider trade'],
  [
    'write a description of the meaning of the sun in astrology, in approximately 150 words',
    'the meaning of the sun in astrology',
  ],
  [
    'Schreibe einen Bericht über die Sanierung der Grundschule Weinberg.',
    'Sanierung der Grundschule Weinberg',
  ],
  ['Case study: how Otter Logistics cut costs', 'how Otter Logistics cut costs'],
  ['Lesson plan: fractions for grade 4, 45 minutes', 'fractions for grade 4'],
])('reads what %s is about', (prompt, wanted) => {
  expect(subject(prompt)).toBe(wanted);
});

test('never takes the length asked for as the subject', () => {
  expect(subject('Write an essay of 500 words on slow trains')).toBe('slow trains');
});

test('articles go by language', () => {
  expect([bare('the harbour'), bare('die Brücke', 'de'), bare('die Brücke')]).toEqual([
    'harbour',
    'Brücke',
    'die Brücke',
  ]);
});
