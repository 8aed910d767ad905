import type { Naming } from '../brief.ts';
import { wordsIn } from '../one-slide/units.ts';
import { TITLE } from '../segments/lexicon.ts';
import { isA, type Source } from '../segments/source.ts';
import type { ToldDeck } from './told-deck.ts';

/** What a deck is called whose slides are told: its cover says it, else the words around the slides. */
export function deckNaming(
  source: Source,
  named: Naming,
  { outside, slides: [first] }: ToldDeck,
  cover: { title: string },
): Naming {
  const isOutside = (words: string): boolean => words !== '' && outside.includes(words);
  const before = outside.slice(0, first?.start ?? 0);
  const own = before.includes(named.title) ? named.title : '';
  const title =
    cover.title || quotedTitle(source, outside, before.length) || own || (COLON.exec(before)?.[1] ?? '');
  const organisation =
    before.includes(named.organisation) && !title.includes(named.organisation) ? named.organisation : '';
  if (title !== '') return { ...named, title, organisation, subject: '', descriptor: '' };
  const [subject, descriptor] = [named.subject, named.descriptor].map((words) =>
    isOutside(words) ? words : '',
  );
  return { ...named, title, organisation, subject: subject ?? '', descriptor: descriptor ?? '' };
}

/** "Seven slides for the council: Rebuilding the old dairy.": what it is called, behind the colon of the order. */
const COLON = /^[^:：\n]+[:：]\s(\p{Lu}[^.:：\n]{5,80})[.\n]/u;

const NEAR = 60;

/** 'The title is "Quiet Streets"': words in quotation marks behind what says that they are the title. */
function quotedTitle(source: Source, outside: string, start: number): string {
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
  // "A talk: “What we learned”": the one quotation that stands before the slides.
  const [only, ...more] = source.quotes.filter(({ from }) => from < start && outside[from] !== ' ');
  const named = quote ?? (more.length === 0 && only && only.to - only.from > SHORT ? only : undefined);
  return named ? source.text.slice(named.from, named.to) : '';
}

const SHORT = 8;
