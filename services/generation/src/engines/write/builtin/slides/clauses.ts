/** Headlines and bullets end without a full stop. */
export const withoutStop = (text: string): string =>
  /[^.][.。]$/u.test(text) && !/(?:^|[\s.])\p{L}\.$/u.test(text) ? text.slice(0, -1) : text;

const OPENING = '([{„“«"「『';
const CLOSING = [')', ']', '}', '“”', '”', '»', '"', '」', '』'];

/**
 * The clauses of a text, cut at commas, semicolons and dashes that no bracket or quotation mark encloses, nor one of
 * the words that are kept whole: an address, a date.
 */
export function clausesOf(text: string, whole: readonly string[]): string[] {
  const clauses: string[] = [];
  const kept = whole.map((words) => ({ start: text.indexOf(words), length: words.length }));
  const isKept = (at: number): boolean =>
    kept.some(({ start, length }) => start >= 0 && at > start && at < start + length);
  let awaited = '';
  let clause = '';
  const letters = text.split('');
  letters.forEach((letter, at) => {
    const next = letters[at + 1] ?? ' ';
    const isDash = /[–—]/u.test(letter) && letters[at - 1] === ' ' && next === ' ';
    const isComma = /[,;]/u.test(letter) && next === ' ';
    if (awaited === '' && !isKept(at) && (isDash || isComma || /[，；、]/u.test(letter))) {
      clauses.push(clause.trim());
      clause = '';
      return;
    }
    if (awaited === '' && OPENING.includes(letter)) awaited = CLOSING[OPENING.indexOf(letter)] ?? '';
    else if (awaited.includes(letter)) awaited = '';
    clause += letter;
  });
  return [...clauses, clause.trim()].filter((one) => one !== '');
}

/** Even groups, none larger than `most`: 7 by 6 is 4 and 3. */
export function inGroups<T>(items: readonly T[], most: number): T[][] {
  const groups = Math.max(1, Math.ceil(items.length / most));
  return Array.from({ length: groups }, (_, index) =>
    items.slice(
      Math.round((index * items.length) / groups),
      Math.round(((index + 1) * items.length) / groups),
    ),
  );
}

/** Neighbours together as long as a slide holds them, evenly. */
export function inLoads<T>(items: readonly T[], loadOf: (item: T) => number, full: number): T[][] {
  const total = items.reduce((sum, item) => sum + loadOf(item), 0);
  const aim = total / Math.max(1, Math.ceil(total / full)) - 0.5;
  const groups: { items: T[]; load: number }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const load = loadOf(item);
    if (last === undefined || last.load >= aim || last.load + load > full)
      groups.push({ items: [item], load });
    else {
      last.items.push(item);
      last.load += load;
    }
  }
  return groups.map((group) => group.items);
}
