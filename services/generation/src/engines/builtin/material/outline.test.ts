import { describe, expect, test } from '@jest/globals';
import { readOutline } from './outline.ts';

const titles = (text: string) => readOutline(text)?.entries.map((entry) => entry.title);

describe('readOutline', () => {
  test('takes dictated slides with their details and lines', () => {
    const outline = readOutline('Slide 1: Start\nSlide 2: Sales (EMEA 41)\n- up\n- down');
    expect(outline?.form).toBe('slide');
    expect(outline?.entries[1]).toEqual({ title: 'Sales', details: 'EMEA 41', children: ['up', 'down'] });
  });

  test('prefers headings to lists, and stops where numbering starts again', () => {
    expect(titles('# One\n1. a\n2. b\n3. c\n# Two\ntext')).toEqual(['One', 'Two']);
    expect(titles('1. A\n2. B\n3. C\nData:\n1. x\n2. y')).toEqual(['A', 'B', 'C']);
  });

  test('takes the colon of a time of day for no announcement', () => {
    expect(titles('We open at 10:30, the band plays, tea is served and the raffle ends it.')).toBeUndefined();
    expect(titles('Agenda: doors at 10:30, games, tea at 15:00, raffle')).toEqual([
      'Doors at 10:30',
      'Games',
      'Tea at 15:00',
      'Raffle',
    ]);
  });

  test('finds the list in a sentence, with its lead-in or without, in several languages', () => {
    expect(titles('A deck. Problem, solution, market ($4.2B), ask: $6M.')).toEqual([
      'Problem',
      'Solution',
      'Market',
      'Ask',
    ]);
    expect(titles('Folien über Wärmepumpen mit Funktionsweise, Kosten, Förderung und Fazit')).toEqual([
      'Funktionsweise',
      'Kosten',
      'Förderung',
      'Fazit',
    ]);
    expect(titles('制作8页PPT，介绍项目：背景、目标、预算（320万元）、总结')).toEqual([
      '背景',
      '目标',
      '预算',
      '总结',
    ]);
  });

  test('does not take data, facts under a label or prose for an outline', () => {
    expect(titles('Sales: Q1 28, Q2 55, Q3 43')).toBeUndefined();
    expect(titles('Skills: Python, SQL, Kafka, dbt.')).toBeUndefined();
    expect(titles('The plan should be specific, detailed, and practical.')).toBeUndefined();
    expect(titles('A deck about bees')).toBeUndefined();
  });
});
