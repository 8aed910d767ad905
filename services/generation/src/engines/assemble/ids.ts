import { createHash } from 'node:crypto';

const MOST = 40;
const digestOf = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 8);

/** A ref as an anchor: letters, digits and single hyphens, never an underscore. */
function slugOf(ref: string): string {
  const plain = ref
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  const isWhole = /^[\p{ASCII}\p{M}\p{Script=Latin}]*$/u.test(ref) && plain !== '';
  const short = isWhole && plain.length <= MOST ? plain : `${plain.slice(0, MOST - 9)}-${digestOf(ref)}`;
  return /^[a-z]/u.test(short) ? short : `n${short.startsWith('-') ? '' : '-'}${short}`;
}

/** Ids of nodes. They follow from the draft's refs alone: the same parts in the same order have the same ids. */
export interface Ids {
  /** The id of the part at a place in the draft. */
  part(index: number): string;
  /** The id of the first part with a ref, however the ref is written. */
  find(ref: string): string | undefined;
}

/** @param refs of all parts, in the draft's order; the same ref twice gives two ids. */
export function createIds(refs: readonly string[]): Ids {
  const taken = new Set<string>();
  const byRef = new Map<string, string>();
  const ids = refs.map((ref) => {
    const slug = slugOf(ref);
    let id = slug;
    for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
    taken.add(id);
    if (ref !== '' && !byRef.has(ref)) byRef.set(ref, id);
    return id;
  });
  return {
    part: (index) => ids[index] ?? `part-${index + 1}`,
    find: (ref) => byRef.get(ref) ?? byRef.get(ref.replace(/^#/u, '')),
  };
}

/** The id of a node within another. Refs hold no underscore, so it can't be the id of a part. */
export const within = (id: string, ...path: (string | number)[]): string =>
  [id, ...path].join('_').slice(0, 64);
