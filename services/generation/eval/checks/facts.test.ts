import { describe, expect, test } from '@jest/globals';
import type { Json } from '../tree.ts';
import { checkFacts, contains, isInstructionLabel } from './facts.ts';

const spec = (text: string, alt = 'A tree') => ({
  content: { slides: [{ id: 's', title: text }] },
  assets: [{ id: 'a', alt }],
});

describe('contains', () => {
  test('does not take a number for part of a longer one', () => {
    expect(contains(['312 tonnes'], '12')).toBe(false);
    expect(contains(['about 1,400 units'], '400')).toBe(false);
    expect(contains(['14 pilots'], '14')).toBe(true);
  });

  test('folds quotes and spaces, but not letters', () => {
    expect(contains(["Airbnb's narrative"], 'Airbnb’s narrative')).toBe(true);
    expect(contains(['brinewell'], 'Brinewell')).toBe(false);
  });
});

describe('checkFacts', () => {
  test('finds a fact across the runs of one text, and in the words for a picture', () => {
    const runs: Json = {
      content: { blocks: [{ text: [{ text: 'Total ' }, { text: '48,000 EUR', bold: true }] }] },
      assets: [],
    };
    expect(checkFacts({ facts: ['Total 48,000 EUR'] }, runs).every((check) => check.ok)).toBe(true);
    expect(checkFacts({ quoted: ['people,'] }, spec('x', 'people')).every((check) => check.ok)).toBe(true);
  });

  test('leaves out bold words that only order the slide', () => {
    const names = checkFacts({ bold_terms: ['Title', 'Left Section:', 'Hybrid Blockchains'] }, spec('x')).map(
      (check) => check.name,
    );
    expect(names).toEqual(['Hybrid Blockchains']);
    expect(isInstructionLabel('Color Palette')).toBe(true);
  });

  test('never reads what the engine says of itself', () => {
    const boasting = { brief: { facts: [{ value: '$6M' }] }, content: { slides: [] }, assets: [] };
    expect(checkFacts({ facts: ['$6M'] }, boasting)[0]?.ok).toBe(false);
  });

  test('reports forbidden text', () => {
    expect(checkFacts({ never: ['<script'] }, spec('a <script> b'))[0]?.ok).toBe(false);
  });
});
