/** Finds the word that was meant where one is misspelt: by ear ("kiero"), or with one letter missing, too many or swapped with the next. */
export class Slips {
  private readonly byForm = new Map<string, Set<string>>();

  add(word: string): void {
    if (word.length < SHORTEST || word.length > LONGEST || !LATIN.test(word)) return;
    const sound = soundOf(word);
    for (const form of word.length >= SHORTEST_SLIP ? formsOf(sound) : [sound]) {
      const words = this.byForm.get(form) ?? new Set();
      this.byForm.set(form, words.add(word));
    }
  }

  /** Words that may be meant by one that no pack knows, those that sound the same first. */
  candidates(word: string): string[] {
    if (word.length < SHORTEST || word.length > LONGEST || !LATIN.test(word)) return [];
    const sound = soundOf(word);
    const forms = word.length >= SHORTEST_SLIP ? formsOf(sound) : [sound];
    const found = new Set(forms.flatMap((form) => [...(this.byForm.get(form) ?? [])]));
    return [...found]
      .filter((other) => soundOf(other)[0] === sound[0] && isNear(sound, soundOf(other)))
      .toSorted((one, other) => Number(soundOf(other) === sound) - Number(soundOf(one) === sound));
  }
}

const SHORTEST = 4;
/** Shorter words must sound the same. */
const SHORTEST_SLIP = 5;
const LONGEST = 18;
const LATIN = /^\p{Script=Latin}+$/u;
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/c(?=[ei])/g, 's'],
  [/qu?|ck|k/g, 'c'],
  [/ph/g, 'f'],
  [/[zß]/g, 's'],
  [/j/g, 'g'],
  [/y/g, 'i'],
  [/b/g, 'v'],
  [/(.)(?=\1)/g, ''],
];

const soundOf = (word: string): string => SOUNDS.reduce((sound, [from, to]) => sound.replace(from, to), word);

function formsOf(word: string): string[] {
  const forms = [word];
  for (let at = 1; at < word.length; at++) forms.push(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length === 2 && right.length === 2) return left[0] === right[1] && left[1] === right[0];
  // Another letter is more often another word than a slip: a hearing is no heading, a porter no poster.
  return end > 0 && left.length + right.length === 1 && Math.min(one.length, other.length) >= SHORTEST_SLIP;
}
