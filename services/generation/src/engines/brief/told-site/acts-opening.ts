import type { Lexeme } from '../segments/lexicon.ts';
import { isA, type Range, type Source } from '../segments/source.ts';
import { withoutSmall } from './act-lists.ts';
import { type Acts, actsBehind, find, type Words } from './acts.ts';

/** What a site that is told by what is done there is, and what its first sentence says of that. */
export interface ActsOpening {
  said: Range;
  subject: string;
  descriptor: string;
  acts: Acts[];
}

const WAYS = [
  ['pages', 'pages'],
  ['listed', 'listed'],
  ['can', 'where'],
  ['that', 'that'],
] as const;

/** The first sentence of such an order: "Please build a tool library website for a club, with functions for lending." */
export function actsOpening(source: Source, sentence: Range): ActsOpening | undefined {
  const start = beginning(source, sentence);
  if (start === undefined) return undefined;
  const text = source.text.slice(start, sentence.end).replace(/[.!]\s*$/u, '');
  for (const { reading } of source.packs) {
    const words = reading.acts;
    if (words.site.length === 0) continue;
    const ways = WAYS.flatMap(([kind, list]) => {
      const found = find(text, words[list], 'behind');
      return found ? [{ kind, found }] : [];
    });
    const has = find(text, reading.with, 'behind');
    const isList = has !== undefined && /,|\sand\s/u.test(text.slice(has.end));
    const all = [...ways, ...(isList ? [{ kind: 'had' as const, found: has }] : [])];
    const [first] = all.toSorted((one, other) => one.found.start - other.found.start);
    const said = { start, end: start + (first?.found.start ?? text.length) };
    const [subject, purpose] = named(source, words, said);
    const within = { start, end: start + text.length };
    if (first === undefined) return { said, subject, descriptor: purpose, acts: [] };
    const { kind, found } = first;
    if (kind === 'that') return { said, subject, descriptor: text.slice(found.end), acts: [] };
    return { said, subject, descriptor: purpose, acts: [actsBehind(source, kind, within, found)] };
  }
  return undefined;
}

/** "Website", "landing page". */
export const isOfSite = ({ senses }: Lexeme): boolean =>
  senses.some(({ type, value }) => type === 'result' && value === 'website');

/** So many words into a sentence it orders. */
const NEAR = 4;

/** Behind the words that order: where it is said what the site is. */
function beginning(source: Source, { start, end }: Range): number | undefined {
  const inside = source.lexemes.filter((one) => one.start >= start && one.start < end);
  // "A second-hand exchange": a word with a hyphen is one.
  const first = inside.find(
    (one) =>
      !isA(one, 'make', 'polite', 'wish', 'glue', 'bound', 'put') || source.text.charAt(one.end) === '-',
  );
  const isOrdered = inside.slice(0, NEAR).some((one) => isA(one, 'make', 'wish') || isOfSite(one));
  return isOrdered ? first?.start : undefined;
}

/** What it is called by, whole, and what it is there for: "Plant nursery" and "manage stock" of "website for a plant nursery to manage stock". */
function named(source: Source, words: Words, { start, end }: Range): [subject: string, purpose: string] {
  const head = source.text.slice(start, end);
  const site = words.site
    .toSorted((one, other) => other.length - one.length)
    .map((word) => ({ word, at: ` ${head.toLowerCase()} `.indexOf(` ${word} `) }))
    .find(({ at }) => at >= 0);
  const before = site ? head.slice(0, site.at).trim() : head;
  const behind = site ? head.slice(site.at + site.word.length).trim() : '';
  const ofStyle = source.lexemes
    .filter((one) => one.start >= start && one.end <= start + before.length)
    .every((one) => isA(one, 'style', 'look'));
  const isBare = site !== undefined && ofStyle;
  const to = find(behind, words.to, 'behind');
  const whom = behind.slice(0, to?.start ?? behind.length);
  const purpose = to ? behind.slice(to.end) : '';
  const own = isBare ? withoutSmall(source, whom) : [before, whom].join(' ');
  return [own.trim(), purpose];
}
