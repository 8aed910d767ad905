import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { fill, shortSubject, topicOf, voiceOf } from './voice.ts';

function voiceFor(prompt: string, subject: string) {
  const brief = readBrief(prompt, 'slides');
  return voiceOf(brief, createContext(brief, 'economy').context, subject);
}

describe('fill', () => {
  test('agrees with the number of the subject', () => {
    expect(fill('Why {s} [matters|matter]', voiceFor('A deck about bees', 'bees'))).toBe('Why bees matter');
    expect(fill('Why {s} [matters|matter]', voiceFor('A deck about rust', 'rust'))).toBe('Why rust matters');
  });

  test('makes a noun of a clause', () => {
    expect(voiceFor('A deck about tides and boats', 'how to run a retro').subject).toBe('running a retro');
    expect(voiceFor('A deck about tides and boats', 'whether cars should go').subject).toBe(
      'the question whether cars should go',
    );
  });
});

test('long subjects are cut before the clause that makes them long', () => {
  expect(shortSubject('the spring campaign of Hazel & Rye tea for office workers')).toBe(
    'the spring campaign',
  );
  expect(shortSubject('card catalogue').length).toBeLessThan(20);
});

test('every language of the interface can speak of a title that no topic knows', () => {
  for (const prompt of [
    'A deck about bees',
    'Eine Präsentation über Bienen',
    'ミツバチについての発表資料',
    'عرض تقديمي عن النحل',
  ]) {
    expect(voiceFor(prompt, 'x').speech.points.length).toBeGreaterThanOrEqual(4);
  }
  expect(topicOf('Zeitplan', voiceFor('Eine Präsentation über Bienen im Garten', 'Bienen'))?.key).toBe(
    'timeline',
  );
});
