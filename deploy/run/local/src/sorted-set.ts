import type { Reply } from './resp.ts';

/** Members by their scores, and those of one score by their names. */
export class SortedSet {
  readonly #scores = new Map<string, number>();
  readonly #order: string[] = [];

  get size(): number {
    return this.#scores.size;
  }

  score(member: string): number | undefined {
    return this.#scores.get(member);
  }

  /** @returns whether it is new */
  add(member: string, score: number): boolean {
    const isNew = !this.delete(member);
    this.#scores.set(member, score);
    this.#order.splice(this.#place(member, score), 0, member);
    return isNew;
  }

  delete(member: string): boolean {
    const score = this.#scores.get(member);
    if (score === undefined) return false;
    this.#order.splice(this.#place(member, score), 1);
    return this.#scores.delete(member);
  }

  /** The members of these ranks, the last included; negative ones count from the end. */
  ranks(first: number, last: number): string[] {
    const at = (rank: number): number => (rank < 0 ? Math.max(rank + this.size, -1) : rank);
    return this.#order.slice(Math.max(at(first), 0), at(last) + 1);
  }

  /** The members between two scores, as Redis writes them: `-inf`, `5`, `(5` for more or less than 5. */
  between(low: string, high: string): string[] {
    const above = bound(low, (score, limit) => score > limit);
    const below = bound(high, (score, limit) => score < limit);
    const first = this.#order.findIndex((member) => above(this.#scores.get(member) ?? 0));
    if (first === -1) return [];
    const after = this.#order.findIndex((member, at) => at >= first && !below(this.#scores.get(member) ?? 0));
    return this.#order.slice(first, after === -1 ? undefined : after);
  }

  /** The members as Redis answers them, each followed by its score where that is asked for. */
  reply(members: readonly string[], withScores: boolean): Reply {
    if (!withScores) return [...members];
    return members.flatMap((member) => [member, String(this.#scores.get(member))]);
  }

  /** Where a member stands or is to stand. */
  #place(member: string, score: number): number {
    let [low, high] = [0, this.#order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#order[middle] ?? '';
      const otherScore = this.#scores.get(other) ?? 0;
      if (otherScore < score || (otherScore === score && other < member)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function bound(text: string, passes: (score: number, limit: number) => boolean): (score: number) => boolean {
  const limit = toScore(text.replace(/^\(/, ''));
  const isOpen = text.startsWith('(');
  return (score) => passes(score, limit) || (!isOpen && score === limit);
}

/** @throws RangeError where the text is no number. */
export function toScore(text: string): number {
  const infinite = /^([+-]?)inf$/i.exec(text);
  const score = infinite === null ? Number(text) : Number(`${infinite[1]}Infinity`);
  if (text === '' || Number.isNaN(score)) throw new RangeError('ERR value is not a valid float');
  return score;
}
