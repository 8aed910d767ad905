import { describe, expect, test } from '@jest/globals';
import { DECK_RECIPES } from '../decks/decks.ts';
import { BUSINESS_TOPICS } from '../decks/topics-en-business.ts';
import { NARROW_TOPICS } from '../decks/topics-en-narrow.ts';
import { STUDY_TOPICS } from '../decks/topics-en-study.ts';
import { SUBJECT_TOPICS } from '../decks/topics-en-subject.ts';
import { DOCUMENT_RECIPES } from '../documents/documents.ts';
import { KIND_COPY } from './kinds.ts';
import { MATTERS } from './matters.ts';

const TOPICS = [...NARROW_TOPICS, ...BUSINESS_TOPICS, ...STUDY_TOPICS, ...SUBJECT_TOPICS];
const keys = new Set(TOPICS.map((topic) => topic.key));
const lines = (copy: { points: Readonly<Record<string, readonly string[]>> }) =>
  Object.values(copy.points).flat();

describe('what chapters say', () => {
  test('stands under topics that exist, with slots that are filled', () => {
    for (const copy of [...Object.values(KIND_COPY), ...MATTERS]) {
      expect(Object.keys(copy.points).filter((key) => !keys.has(key))).toEqual([]);
      for (const line of lines(copy)) expect(line.replace(/\{[soat]\}/g, '')).not.toMatch(/[{}]/);
    }
  });

  test('is short enough for a slide', () => {
    const long = [...Object.values(KIND_COPY), ...MATTERS]
      .flatMap(lines)
      .filter((line) => line.split(/\s+/).length > 14);
    expect(long).toEqual([]);
  });

  test('names the subject, unless the kind is about its occasion', () => {
    const occasions = ['agenda', 'minutes', 'all-hands'];
    const nameless = Object.entries(KIND_COPY)
      .filter(([kind]) => !occasions.includes(kind))
      .flatMap(([, copy]) => lines(copy))
      .filter((line) => !/\{[so]\}/.test(line) && line.split(/\s+/).length >= 4);
    expect(nameless).toEqual([]);
  });

  test('belongs to one matter only', () => {
    const all = MATTERS.flatMap((matter) => [...new Set(lines(matter))]);
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
  });

  test('is kept for kinds that there are', () => {
    const kinds = new Set([...DOCUMENT_RECIPES, ...DECK_RECIPES].map((recipe) => recipe.key));
    expect(Object.keys(KIND_COPY).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

test('every topic of a recipe of documents is told by a topic of its own', () => {
  for (const recipe of DOCUMENT_RECIPES) {
    const told = recipe.outline.map((entry) => {
      const title = entry.replace(/^!/, '');
      return TOPICS.find((topic) => topic.match.test(title))?.key ?? title;
    });
    expect([recipe.key, told.filter((key, at) => told.indexOf(key) !== at)]).toEqual([recipe.key, []]);
  }
});
