import { languagePackOf } from '../../packs/language-pack.ts';
import { endOf, isA, type Source, startOf } from '../segments/source.ts';
import { begin, type Head } from './heads.ts';
import type { Phrase } from './phrases.ts';
import { hasFact } from './signs.ts';

const LONGEST = 5;

/** A part that no pack knows, among those that are known: a few words that state nothing and hold no fact. */
export function nameOf(source: Source, phrase: Phrase): Head | undefined {
  const end = phrase.inner?.from ?? phrase.to;
  const from = begin(source, phrase);
  const words = source.lexemes.slice(from, end);
  const title = source.text.slice(
    startOf(source, source.lexemes[from]),
    endOf(source, source.lexemes[end - 1]),
  );
  const isTold = words.some((one) => isA(one, 'tell', 'wish', 'make', 'about') && !isA(one, 'glue'));
  const isFree = source.languages.some((language) =>
    title
      .split(' ')
      .slice(1)
      .some((word) => languagePackOf(language).reading.material.free.includes(word.toLowerCase())),
  );
  const isClause = isA(words.at(-1), 'glue');
  const isBare = words.length > 0 && !isClause && words.length <= LONGEST && !isTold && !isFree;
  if (!isBare || hasFact(source, { start: phrase.start, end: endOf(source, source.lexemes[end - 1]) }))
    return undefined;
  return { kind: 'section', target: '', title, rest: end };
}
