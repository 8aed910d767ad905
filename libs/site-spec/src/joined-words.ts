// Words that stay on one line where there is room: a date, a span of time, an amount with its unit, a number with what
// it counts, a name with its initials. Each rule looks at words that follow one another, as they are written.

const END = /[,;:!?…]\s*$/u;
const NUMBER = /^[([+~]?[\p{Sc}]?\d[\d.,:/'’]*[\p{Sc}%)]?(?:h|\.)?$/u;
const LONE_NUMBER = /^\d{1,4}\p{L}?[.,]?$/u;
const YEAR = /^(?:19|20)\d\d[.,)]?$/u;
/** Between two ends of a span, or within a date. */
const BETWEEN = /^(?:[–—-]|to|till|until|bis|of|de|del|di|do|a|à|al|alle|às|até|hasta|tot|til|till|do|-)$/iu;
const HALF_DAY = /^(?:[ap]\.?m\.?|uhr|h|Uhr)$/iu;
/** What is written before a number or a name: "R$ 280", "Dr. Alba", "No. 5". */
const BEFORE =
  /^(?:R\$|CHF|EUR|USD|GBP|kr\.?|Rs\.?|Nr\.?|No\.?|n[.ºo°]|p\.|Dr\.?|St\.?|Sankt|Mr\.?|Mrs\.?|Ms\.?|Mme|Prof\.?|\p{Lu}\.)$/u;
/** Marks that some languages set apart from the word before them. */
const CLOSING = /^(?:[?!:;»”]|[–—·•|])/u;

const LONGEST_COUNTED = 12;
const LONGEST_RUN = 26;
const LONGEST_LOOSE_RUN = 18;

const isNumber = (word: string): boolean => NUMBER.test(word) && !END.test(word);

/** Two words that follow one another, and those around them. */
interface Neighbours {
  before: string;
  word: string;
  next: string;
  after: string;
}

/** Whether a word is never parted from the next while there is room. */
function isBound({ word, next, before, after }: Neighbours): boolean {
  if (CLOSING.test(next) || /^[«“]$/u.test(word)) return true;
  if (BEFORE.test(word)) return true;
  if (isNumber(word)) return /^[\d\p{Sc}%°]/u.test(next) || isCounted(next);
  if (BETWEEN.test(next) && YEAR.test(after)) return BETWEEN.test(before);
  const followsNumber = isNumber(before) || HALF_DAY.test(before);
  if (!BETWEEN.test(word))
    return (HALF_DAY.test(word) && BETWEEN.test(next)) || (followsNumber && YEAR.test(next));
  return (followsNumber && /^[\d\p{L}]/u.test(next)) || YEAR.test(next);
}

/** After a number these begin what is said next. */
const APART =
  /^(?:and|or|for|in|on|at|per|with|from|und|oder|für|mit|pro|im|am|et|ou|par|pour|avec|y|o|por|para|con|e|em|per|och|med|i|en|met)$/iu;

const isCounted = (word: string): boolean =>
  /^\p{L}/u.test(word) && !APART.test(word) && word.replace(/\P{L}+$/u, '').length <= LONGEST_COUNTED;

/** Whether it reads better to keep a word with the next: "June 2026", "Room 147", "Calle del Torno, 9". */
function isNear(word: string, next: string, isLast: boolean): boolean {
  if (!/\p{L},?$/u.test(word)) return false;
  if (word.endsWith(',')) return isLast && LONE_NUMBER.test(next);
  return YEAR.test(next) || isNumber(next.replace(/[.,;]$/u, ''));
}

/** Puts words together that are never parted where there is room; each keeps the space behind it. */
export function boundWords(words: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const [at, word] of words.entries()) {
    const run = runs.at(-1);
    const [before = '', last = '', next = '', after = ''] = [at - 2, at - 1, at, at + 1].map((one) =>
      words[one]?.trim(),
    );
    const isKept = lengthOf(run, word) <= LONGEST_RUN && isBound({ before, word: last, next, after });
    if (run !== undefined && next !== '' && (isKept || words[at - 1]?.endsWith('-') === true)) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Puts such words together with those that they are better read with. */
export function nearWords(bound: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const [at, next] of bound.entries()) {
    const run = runs.at(-1);
    const last = run?.at(-1)?.trim().split(/\s/u).at(-1) ?? '';
    const [first = ''] = next.trim().split(/\s/u);
    const isLong = last.length > 4 && first !== next.trim();
    const isKept =
      !isLong && lengthOf(run, next) <= LONGEST_LOOSE_RUN && isNear(last, first, at === bound.length - 1);
    if (run !== undefined && first !== '' && isKept) run.push(next);
    else runs.push([next]);
  }
  return runs;
}

const lengthOf = (run: readonly string[] | undefined, more: string): number =>
  (run?.join('') ?? '').length + more.trimEnd().length;
