/** One word of a query with its place in UTF-16 units. */
export interface Word {
  text: string;
  stem: string;
  from: number;
  to: number;
}

/** Cuts endings so that `enrolled` and `enrollment`, `nationalities` and `nationality` meet. */
export function stem(word: string): string {
  let base = word.toLowerCase();
  if (base.length > 4 && base.endsWith('ies')) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(base)) base = base.slice(0, -2);
  else if (base.length > 3 && /[^sui]s$/.test(base)) base = base.slice(0, -1);
  if (base.length > 6 && base.endsWith('ment')) base = base.slice(0, -4);
  if (base.length > 5 && base.endsWith('ing')) base = base.slice(0, -3);
  else if (base.length > 4 && base.endsWith('ed')) base = base.slice(0, -2);
  if (base.length > 3 && base.endsWith('e')) base = base.slice(0, -1);
  return /([bdfglmnprt])\1$/.test(base) && base.length > 3 ? base.slice(0, -1) : base;
}

const WORD = /[\p{L}\p{M}]+|\d+(?:[.,:-]\d+)*/gu;

/** The words of a text; an identifier such as `date_of_birth` or `firstName` gives its parts. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const parts = [
      ...match[0].matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\d+(?:[.,:-]\d+)*|\p{L}+/gu),
    ];
    return parts.map((part) => ({
      text: part[0].toLowerCase(),
      stem: stem(part[0]),
      from: match.index + part.index,
      to: match.index + part.index + part[0].length,
    }));
  });
}

const SAME: string[][] = [
  ['day', 'date', 'time', 'when'],
  ['salary', 'wage', 'pay', 'earning', 'income'],
  ['cost', 'price', 'expense', 'preis', 'prix', 'precio'],
  ['country', 'nation', 'nationality', 'land', 'pays', 'país'],
  ['city', 'town', 'stadt', 'ville', 'ciudad'],
  ['sex', 'gender'],
  ['movie', 'film'],
  ['age', 'old', 'older', 'oldest', 'young', 'younger', 'youngest'],
  ['from', 'start', 'begin', 'since', 'starting', 'opening'],
  ['to', 'end', 'until', 'ending', 'closing', 'finish'],
  ['number', 'num', 'count'],
  ['type', 'kind', 'category', 'class'],
  ['department', 'dept'],
  ['employee', 'emp', 'staff', 'worker'],
  ['quantity', 'qty', 'amount', 'menge', 'quantité', 'cantidad'],
  ['last', 'lname', 'surname', 'family'],
  ['first', 'fname'],
  ['year', 'yr'],
  ['average', 'avg', 'mean'],
  ['born', 'birth', 'birthday'],
  ['job', 'occupation', 'profession', 'position'],
  ['headquarter', 'headquarters', 'hq'],
  ['temperature', 'temp'],
  ['population', 'pop', 'inhabitant'],
  ['minimum', 'min', 'lowest'],
  ['maximum', 'max', 'highest'],
  ['revenue', 'sales', 'turnover'],
  ['client', 'customer'],
  ['professor', 'prof', 'teacher', 'faculty', 'fac'],
  ['hire', 'hired', 'employed'],
  ['tall', 'height'],
  ['heavy', 'weight'],
];
const GROUP = new Map(SAME.flatMap((set, at) => set.map((word): [string, number] => [stem(word), at])));

// Words that ask for a number are no beginning of a longer one: a count is no country.
const NUMBER_WORD = /^(?:count|total|sum|max|min|mean|most|least|numb\w*|averag)$/;

/** How well a word of a query names a part of a column's name, from 0 to 1. */
export function likeness(word: string, part: string): number {
  if (word === part) return 1;
  const group = GROUP.get(word);
  if (group !== undefined && group === GROUP.get(part)) return 0.8;
  if (NUMBER_WORD.test(word)) return 0;
  const [short, long] = word.length < part.length ? [word, part] : [part, word];
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4) return 0.75;
  return part.length >= 3 && word.length > part.length && word.startsWith(part) ? 0.6 : 0;
}
