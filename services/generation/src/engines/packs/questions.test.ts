import { expect, test } from '@jest/globals';
import { languagePackOf, languagePacks } from './language-pack.ts';

const slots = (words: string): string[] => [...words.matchAll(/\{\w+\}/gu)].map(([slot]) => slot).toSorted();

function pathsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, slots(value).join(' ')]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => pathsOf(inner, `${path}/${key}`));
}

test.each(languagePacks.map(({ language }) => language))(
  '%s asks all that English asks, with the same slots',
  (language) => {
    type Asked = object & { moods?: unknown; large?: unknown; blanks?: unknown };
    const asked = ({
      moods: _moods,
      large: _large,
      blanks: _blanks,
      ...questions
    }: Asked): [string, string][] => pathsOf(questions);
    expect(asked(languagePackOf(language).questions)).toEqual(asked(languagePackOf('en').questions));
  },
);
