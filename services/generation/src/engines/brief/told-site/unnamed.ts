import { partOf } from '../requests/parts.ts';
import { endAt, isA, type Source, textAt } from '../segments/source.ts';
import { begin, type Head } from './heads.ts';
import type { Phrase } from './phrases.ts';
import { hasFact, valueIn } from './signs.ts';

const LONGEST = 7;

/** A part that no pack knows, among those that are known: a few words that state nothing and hold no fact. */
export function nameOf(source: Source, phrase: Phrase): Head | undefined {
  const from = begin(source, phrase);
  // 'Dress code "garden formal"'.
  const quote = source.quoted.indexOf(true, from + 1);
  let end = Math.min(phrase.inner?.from ?? phrase.to, quote > 0 ? quote : phrase.to);
  // "Meister Holzapfel vorstellen".
  if (source.languages[0] === 'de' && isA(source.lexemes[end - 1], 'put', 'make', 'tell')) end--;
  const words = source.lexemes.slice(from, end);
  const title = textAt(source, from, end);
  const isTold = words.some(
    (one, at) =>
      isA(one, 'tell', 'wish', 'about', ...(at === 0 ? (['make'] as const) : [])) && !isA(one, 'glue'),
  );
  const isClause = isA(words.at(-1), 'glue');
  const isBare = words.length > 0 && !isClause && words.length <= LONGEST && !isTold;
  const said = { start: phrase.start, end: endAt(source, end - 1) };
  if (!isBare || valueIn(source, said) !== 'none' || hasFact(source, said)) return undefined;
  const last = partOf(words.at(-1), 'website') === 'contactForm' ? 'contactForm' : '';
  return { kind: 'section', target: last, title, rest: end };
}
