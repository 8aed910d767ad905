import { type KindPack, kindPacks } from '../../packs/kind-pack.ts';
import type { Naming } from '../brief.ts';
import { type Token, tokenize } from '../segments/tokens.ts';

/** Different words of a kind that the material must hold where what the result is for does not name it. */
const ENOUGH = 2;

/** The kind of project: named by what the result is for, or shown by several words of the material; else ''. */
export function findKind(
  material: string,
  { subject, descriptor, organisation }: Pick<Naming, 'subject' | 'descriptor' | 'organisation'>,
  languages: readonly string[],
): string {
  const named = best(wordsFound(`${descriptor} ${subject} ${organisation}`, languages));
  return (
    named ?? best(new Map([...wordsFound(material, languages)].filter(([, count]) => count >= ENOUGH))) ?? ''
  );
}

/** The kind with most words; undefined where two have as many. */
function best(counts: ReadonlyMap<string, number>): string | undefined {
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}

/** How many different words of each kind a text holds. */
function wordsFound(text: string, languages: readonly string[]): Map<string, number> {
  const tokens = tokenize(text);
  const keys = new Set(tokens.map(({ key }) => key));
  const joined = textOf(tokens);
  const counts = new Map<string, number>();
  for (const pack of kindPacks) {
    const found = wordsOf(pack, languages).filter((word) => holds(word, keys, joined)).length;
    if (found > 0) counts.set(pack.kind, found);
  }
  return counts;
}

const wordsOf = (pack: KindPack, languages: readonly string[]): string[] =>
  languages.flatMap((language) => pack.words[language] ?? []);

function holds(word: string, keys: ReadonlySet<string>, joined: string): boolean {
  const stem = word.endsWith('*');
  const folded = textOf(tokenize(word));
  if (/[\u3040-\u9fff]/.test(folded)) return joined.includes(folded.trim());
  return stem || folded.trim().includes(' ')
    ? joined.includes(stem ? folded.trimEnd() : folded)
    : keys.has(folded.trim());
}

/** Words by their keys, a space before each but where they were written together, and one at the end. */
const textOf = (tokens: readonly Token[]): string =>
  `${tokens.map(({ key, joined }) => (joined ? key : ` ${key}`)).join('')} `;
