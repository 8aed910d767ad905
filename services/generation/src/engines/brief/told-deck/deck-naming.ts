import type { Naming } from '../brief.ts';
import type { ToldDeck } from './told-deck.ts';

/** What a deck is called whose slides are told: its cover says it, else the words around the slides. */
export function deckNaming(
  named: Naming,
  { outside, slides: [first] }: ToldDeck,
  cover: { title: string },
): Naming {
  const isOutside = (words: string): boolean => words !== '' && outside.includes(words);
  const before = outside.slice(0, first?.start ?? 0);
  const own = before.includes(named.title) ? named.title : '';
  const title = cover.title || own;
  const organisation =
    before.includes(named.organisation) && !title.includes(named.organisation) ? named.organisation : '';
  if (title !== '') return { ...named, title, organisation, subject: '', descriptor: '' };
  const [subject, descriptor] = [named.subject, named.descriptor].map((words) =>
    isOutside(words) ? words : '',
  );
  return { ...named, title, organisation, subject: subject ?? '', descriptor: descriptor ?? '' };
}
