import type { LanguagePack } from '../../packs/language-pack.ts';
import type { Range, Source } from '../segments/source.ts';
import { type ActKind, listedIn, withoutSmall } from './act-lists.ts';

/** What a site is told by beside what it is. */
export interface Acts {
  kind: ActKind;
  /** Who does it, as written; '' where it is anybody. */
  who: string;
  /** The words that lead to the list. */
  lead: Range;
  items: Range[];
}

export type Words = LanguagePack['reading']['acts'];

const WHO = '([^,;:.]{1,40}?)';
/** Where a phrase stands: at the beginning of a sentence, near it, or behind other words. */
const PLACES = { first: '^(?:\\p{L}{2,3} )?', near: '^(?:[^,;:.]{0,60}\\s)?', behind: ',?\\s' };

/** The phrases of a list as patterns, the longest first, in which `_` is anybody. */
const patternsOf = (phrases: readonly string[]): string[] =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/_/gu, WHO));

export type Found = Range & { who: string };

/** Where a text first says one of the phrases. */
export function find(
  text: string,
  phrases: readonly string[],
  place: keyof typeof PLACES,
): Found | undefined {
  let first: Found | undefined;
  for (const pattern of patternsOf(phrases)) {
    const before = PLACES[place === 'near' && pattern.startsWith(WHO) ? 'first' : place];
    const found = new RegExp(`${before}${pattern}\\s+`, 'iu').exec(text);
    if (found === null || (first !== undefined && first.start <= found.index)) continue;
    first = { who: found[1] ?? '', start: found.index, end: found.index + found[0].length };
  }
  return first;
}

const WAYS = [
  ['pages', 'pages', 'near'],
  ['listed', 'listed', 'near'],
  ['can', 'able', 'near'],
  ['can', 'can', 'first'],
  ['had', 'has', 'first'],
  ['shall', 'shall', 'first'],
] as const;

/** What a sentence says is done on a site, what it has, or its pages; undefined where it says something else as well. */
export function actsIn(source: Source, sentence: Range): Acts[] | undefined {
  const all: Acts[] = [];
  let { start } = sentence;
  for (const clause of source.text.slice(sentence.start, sentence.end).split(';')) {
    const text = clause.trim();
    const from = start + clause.indexOf(text);
    const words = source.packs.map(({ reading }) => reading.acts);
    const [first] = WAYS.flatMap(([kind, list, place]) =>
      words.flatMap((own) => {
        const found = find(text, own[list], place);
        return found ? [actsBehind(source, kind, { start: from, end: from + text.length }, found)] : [];
      }),
    );
    if (first === undefined) return undefined;
    all.push(first);
    start += clause.length + 1;
  }
  return all;
}

/** What is told behind words that lead to a list, which stand where they were found within a stretch. */
export function actsBehind(source: Source, kind: ActKind, within: Range, found: Found): Acts {
  const who = withoutSmall(source, found.who);
  const isAnybody = source.packs.some(({ reading }) => reading.acts.anybody.includes(who.toLowerCase()));
  const list = { start: within.start + found.end, end: within.end };
  const lead = { start: within.start + found.start, end: list.start };
  return { kind, who: isAnybody ? '' : who, lead, items: listedIn(source, kind, list) };
}
