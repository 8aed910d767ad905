import type { Column } from './profile.ts';
import { likeness, type Word, wordsOf } from './words.ts';

/** A place in the query that names a column. */
export interface Mention {
  column: Column;
  /** Half-open range in UTF-16 units of the query. */
  from: number;
  to: number;
  /** How much of the column's name is there, from 0 to 1. */
  coverage: number;
  score: number;
}

// Parts of names that many columns share say less than the rest.
const GENERIC = new Set([
  'count',
  'num',
  'id',
  'cod',
  'code',
  'nam',
  'name',
  'typ',
  'type',
  'number',
  'valu',
  'value',
  'no',
  'detail',
]);
const FILLER = new Set('of in the a an for by at on and is as s'.split(' '));
const MAX_GAP = 2;

interface Part {
  stem: string;
  weight: number;
}

function partsOf(column: Column, shared: ReadonlySet<string>): Part[] {
  const words = wordsOf(column.name);
  const telling = words.filter((word) => !FILLER.has(word.text));
  const weightOf = (text: string, stem: string) => {
    if (GENERIC.has(stem) || /^(?:from|to)$/.test(text)) return 0.5;
    // A unit's letter behind a name need not be said, nor what every second column says.
    if (text.length === 1 && words.length > 1) return 0.2;
    return shared.has(stem) || (words.length > 1 && column.table.has(stem)) ? 0.4 : 1;
  };
  return (telling.length > 0 ? telling : words).map((word) => ({
    stem: word.stem,
    weight: weightOf(word.text, word.stem),
  }));
}

/** Words that three or more columns have in their names: `Document_ID, Document_Name, Document_Date`. */
function sharedWords(columns: readonly Column[]): Set<string> {
  const times = new Map<string, number>();
  for (const column of columns)
    for (const stem of new Set(wordsOf(column.name).map((word) => word.stem)))
      times.set(stem, (times.get(stem) ?? 0) + 1);
  return new Set([...times].filter(([, count]) => count >= 3).map(([stem]) => stem));
}

/** Clusters of words that name parts of a column, a little apart at most. */
function mentionsOf(column: Column, words: readonly Word[], shared: ReadonlySet<string>): Mention[] {
  const parts = partsOf(column, shared);
  const whole = parts.reduce((sum, part) => sum + part.weight, 0);
  if (whole === 0) return [];
  const joined = parts.map((part) => part.stem).join('');
  const hits: { at: number; part: number; like: number }[] = [];
  words.forEach((word, at) => {
    if (FILLER.has(word.text)) return;
    const pair = `${word.text}${words[at + 1]?.stem ?? ''}`;
    if (parts.length === 1 && pair === joined && words[at + 1]) hits.push({ at, part: 0, like: 1 });
    if (parts.length > 1 && word.stem === joined) {
      parts.forEach((_, part) => {
        hits.push({ at, part, like: 1 });
      });
      return;
    }
    let best = { part: -1, like: 0 };
    parts.forEach((part, index) => {
      const like = likeness(word.stem, part.stem);
      if (like > best.like) best = { part: index, like };
    });
    if (best.part !== -1) hits.push({ at, ...best });
  });
  const found: Mention[] = [];
  let cluster: typeof hits = [];
  const close = () => {
    const first = words[cluster[0]?.at ?? -1];
    const last = words[cluster.at(-1)?.at ?? -1];
    if (first && last) {
      const best = new Map<number, number>();
      for (const hit of cluster) best.set(hit.part, Math.max(best.get(hit.part) ?? 0, hit.like));
      const matched = [...best].reduce((sum, [part, like]) => sum + like * (parts[part]?.weight ?? 0), 0);
      const isTurned = cluster.some((hit, at) => at > 0 && hit.part < (cluster[at - 1]?.part ?? 0));
      found.push({
        column,
        from: first.from,
        to: last.to,
        coverage: matched / whole,
        score: (matched / whole) * 2 + matched - (isTurned ? 0.2 : 0),
      });
    }
    cluster = [];
  };
  for (const hit of hits) {
    const previous = cluster.at(-1);
    const repeated = cluster.findIndex((each) => each.part === hit.part && each.at !== hit.at);
    const gap = previous
      ? words.slice(previous.at + 1, hit.at).filter((word) => !FILLER.has(word.text)).length
      : 0;
    const isApart = previous !== undefined && (gap > 0 || hit.at - previous.at > MAX_GAP + 1);
    // "support rate and oppose rate": the first rate belongs to what stands before it.
    const isTurned = (cluster[repeated + 1]?.part ?? 99) < hit.part;
    const rest = !isApart && repeated !== -1 && isTurned ? cluster.splice(repeated + 1) : [];
    if (isApart || repeated !== -1) close();
    cluster.push(...rest, hit);
  }
  close();
  return found;
}

const isUniqueName = ({ column }: Mention): boolean =>
  column.isUnique && /(?:^|[_\s])name$/i.test(column.name);

/** "each station" over `station_id` and `station_name` means the name. */
const nameFirst = (left: Mention, right: Mention): number =>
  Number(left.column.kind === 'id' && isUniqueName(right)) -
  Number(right.column.kind === 'id' && isUniqueName(left));

/** Where the query names columns: the best reading of each word, in the order of the text. */
export function findMentions(query: string, columns: readonly Column[], least = 0.3): Mention[] {
  const words = wordsOf(query);
  const shared = sharedWords(columns);
  const all = columns
    .flatMap((column) => mentionsOf(column, words, shared))
    .filter((mention) => mention.coverage >= least)
    .sort(
      (left, right) => right.score - left.score || nameFirst(left, right) || left.column.at - right.column.at,
    );
  const kept: Mention[] = [];
  for (const mention of all) {
    if (kept.some((other) => mention.from < other.to && other.from < mention.to)) continue;
    kept.push(mention);
  }
  return withoutModifiers(
    kept.sort((left, right) => left.from - right.from),
    query,
  );
}

/** "the student age" is about the age: half a name right before a whole one only says whose. */
function withoutModifiers(mentions: readonly Mention[], query: string): Mention[] {
  return mentions.filter((mention, at) => {
    const next = mentions[at + 1];
    return !(
      next &&
      mention.coverage < 0.75 &&
      next.coverage >= 0.9 &&
      /^(?:'s|’s)?\s+$/.test(query.slice(mention.to, next.from))
    );
  });
}
