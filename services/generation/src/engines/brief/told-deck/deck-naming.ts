import type { Naming } from '../brief.ts';
import { wordsIn } from '../one-slide/units.ts';
import { TITLE } from '../segments/lexicon.ts';
import { isA, type Source } from '../segments/source.ts';
import type { ToldDeck } from './told-deck.ts';

/** What a deck is called whose slides are told: its cover says it, else the words around the slides. */
export function deckNaming(
  source: Source,
  named: Naming,
  { outside }: ToldDeck,
  cover: { title: string; name: string },
): Naming {
  const isOutside = (words: string): boolean => words !== '' && outside.includes(words);
  const title = cover.title || quotedTitle(source, outside) || (isOutside(named.title) ? named.title : '');
  const organisation =
    isOutside(named.organisation) && !title.includes(named.organisation) ? named.organisation : '';
  if (title !== '') return { ...named, title, organisation, subject: '', descriptor: '' };
  const [subject, descriptor] = [named.subject, named.descriptor].map((words) =>
    isOutside(words) ? words : '',
  );
  const name = organisation || nameBehind(source, outside) || cover.name;
  return { ...named, title, organisation: name, subject: subject ?? '', descriptor: descriptor ?? '' };
}

const NAME = /^\s(\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}'’-]*){0,4})[,:]\s\p{Ll}/u;

/** "A pitch for Brine, filters for wells": the name that is told of before what it is. */
function nameBehind(source: Source, outside: string): string {
  const found = source.lexemes.flatMap((one) => {
    const at = one.end;
    return isA(one, 'for', 'about') && outside[at - 1] !== ' '
      ? (NAME.exec(source.text.slice(at, at + NEAR * 2))?.[1] ?? [])
      : [];
  });
  return found[0] ?? '';
}

const NEAR = 60;

/** 'The title is "Quiet Streets"': words in quotation marks behind what says that they are the title. */
function quotedTitle(source: Source, outside: string): string {
  const quote = source.quotes.find(({ start, from }) => {
    const before = outside.slice(Math.max(0, start - NEAR), start);
    const stop = Math.max(...[...'.!?\n'].map((sign) => before.lastIndexOf(sign)));
    const words = wordsIn(source, { start: start - before.length + stop + 1, end: start });
    const called = words.findLastIndex((one) =>
      one.senses.some(({ type, value }) => type === 'called' && value === TITLE),
    );
    return (
      outside[from] !== ' ' &&
      called !== -1 &&
      words.slice(called + 1).every((one) => isA(one, 'glue', 'called'))
    );
  });
  return quote ? source.text.slice(quote.from, quote.to) : '';
}
