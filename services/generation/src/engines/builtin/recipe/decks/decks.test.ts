import { describe, expect, test } from '@jest/globals';
import { DOCUMENT_RECIPES } from '../documents/documents.ts';
import { DECK_RECIPES, GENERAL_DECK } from './decks.ts';
import { SPEECH } from './speech.ts';
import { TOPICS_DE } from './topics-de.ts';
import { BUSINESS_TOPICS } from './topics-en-business.ts';
import { NARROW_TOPICS } from './topics-en-narrow.ts';
import { STUDY_TOPICS } from './topics-en-study.ts';
import { SUBJECT_TOPICS } from './topics-en-subject.ts';
import { TOPICS_ES } from './topics-es.ts';
import { TOPICS_FR } from './topics-fr.ts';

const ENGLISH = [...NARROW_TOPICS, ...BUSINESS_TOPICS, ...STUDY_TOPICS, ...SUBJECT_TOPICS];

describe('recipes', () => {
  test('are many, and each has a name of its own and a short form', () => {
    const keys = [...DECK_RECIPES, ...DOCUMENT_RECIPES].map((recipe) => recipe.key);
    expect(keys.length).toBeGreaterThanOrEqual(30);
    expect(new Set(DECK_RECIPES.map((recipe) => recipe.key)).size).toBe(DECK_RECIPES.length);
    for (const recipe of [...DECK_RECIPES, GENERAL_DECK])
      expect(recipe.outline.filter((entry) => entry.startsWith('!')).length).toBeGreaterThanOrEqual(3);
  });
});

describe('topics', () => {
  test.each([
    ['en', ENGLISH],
    ['de', TOPICS_DE],
    ['fr', TOPICS_FR],
    ['es', TOPICS_ES],
  ] as const)('in %s open with the subject and use known slots only', (_, topics) => {
    for (const topic of topics) {
      for (const lead of topic.leads) expect(lead).toMatch(/\{[soa]\}/);
      for (const text of [...topic.points, ...topic.leads])
        expect(text.replace(/\{[soat]\}/g, '')).not.toMatch(/[{}]/);
    }
  });
});

test('all twelve languages of the interface have words for a presenter', () => {
  expect(Object.keys(SPEECH).sort()).toEqual([
    'ar',
    'de',
    'en',
    'es',
    'fr',
    'hi',
    'it',
    'ja',
    'nl',
    'pl',
    'pt',
    'zh',
  ]);
});
