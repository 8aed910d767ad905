import { SENTENCE_END } from '../sentence.ts';
import { type Cell, type Channel, type Drawing, indexOf, levelsOf } from './drawing.ts';
import { areJoined, type Named, namedIn } from './named-in.ts';
import { isPeriod } from './periods.ts';
import { type BarPlan, isKnown } from './stacks.ts';

/**
 * Which of several stand out: its owner's, the one or the two that title or takeaway name, the first said to be seen; of
 * a stretch of time its end. None where no one is named: the largest is seen without.
 */
export function standOut(
  drawing: Drawing,
  names: readonly Cell[],
  value: Channel,
  band: Channel | undefined,
): Cell[] {
  const { chart, dataset, look } = drawing;
  const arePeriods = names.length > 1 && (band?.type === 'temporal' || names.every(isPeriod));
  const [label, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const numberOf = (name: Cell): Cell | undefined =>
    dataset.rows.find((row) => (row[label] ?? null) === name)?.[number];
  const ranked = dataset.rows
    .map((row) => row[number])
    .filter((cell) => typeof cell === 'number')
    .toSorted((one, other) => other - one);
  // What is as large as the largest is it too.
  const withEquals = (name: Cell): Cell[] =>
    !arePeriods && numberOf(name) === ranked[0] && ranked[0] !== undefined
      ? names.filter((other) => numberOf(other) === ranked[0])
      : [name];
  const texts = arePeriods ? [chart.title, chart.takeaway] : [look.owner, chart.title, chart.takeaway];
  for (const text of texts) {
    // "Eskmouth Water" is no "Eskmouth Town": whose board it is stands in its name whole.
    const isWhole = (name: Cell): boolean => text !== look.owner || text.includes(String(name));
    const found = namedIn(text, names, look.language).filter(({ name }) => isWhole(name));
    // Of a stretch told in several sentences the first has what it is about.
    const end = arePeriods ? endOfSentence(text, found) : text.length;
    const [first, second, ...others] = found.filter(({ at }) => at <= end);
    if (first === undefined) continue;
    const arePair = text !== look.owner && second !== undefined && others.length === 0 && names.length >= 4;
    const isBoth = arePair && areJoined(text, first, second, arePeriods ? look.and : undefined);
    const said = [first, ...(second === undefined ? [] : [second]), ...others].map(({ name }) => name);
    // What is said of every one singles none out.
    if (!arePeriods && text !== look.owner && names.length > 2 && said.length === names.length) return [];
    // "From January to March" leads to March, but "Q2 was highest: 23 km, 5 more than Q4" is about Q2.
    const inOrder = names.filter((name) => said.includes(name)).slice(isBoth ? -2 : -1);
    if (arePeriods) {
      // Of two the later is what is told of, whichever is named: "135 hours less than in 2024".
      if (names.length === 2) return names.slice(-1);
      const isEnd = [ranked[0], ranked.at(-1)].includes(Number(numberOf(first.name)));
      const isTold = (name: Cell): boolean => text.includes(look.numbers(Number(numberOf(name))));
      const isSubject =
        (first.at === 0 && second !== undefined && !areJoined(text, first, second)) ||
        (isTold(first.name) && !inOrder.every(isTold));
      return isEnd && isSubject && !isBoth ? [first.name] : inOrder;
    }
    const chosen = isBoth ? said : [first.name];
    return [...new Set(chosen.flatMap(withEquals))];
  }
  return [];
}

/**
 * Of bars that the only line across divides those that reach it; where others stand out, those beside which these are. None
 * where all bars are on one side of it.
 */
export function onSide(drawing: Drawing, { value, band, names, chosen }: BarPlan): Cell[] {
  const [level, ...others] = levelsOf(drawing, value);
  if (level === undefined || others.length > 0 || !isKnown(drawing, value)) return [];
  const { dataset } = drawing;
  const [at, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const reaching = names.filter((name) =>
    dataset.rows.some((row) => (row[at] ?? null) === name && Number(row[number] ?? 0) >= level),
  );
  const short = names.filter((name) => !reaching.includes(name));
  if (reaching.length === 0 || short.length === 0) return [];
  return chosen.length > 0 && chosen.every((name) => short.includes(name)) ? short : reaching;
}

/** Where the sentence ends that the first of several names is in: "3. Mai" does not end it. */
function endOfSentence(text: string, [first, ...others]: readonly Named[]): number {
  const from = first?.end ?? 0;
  const end = [...text.slice(from).matchAll(SENTENCE_END)]
    .map(({ index }) => from + index)
    .find((at) => {
      const isDay = /(?<!\d)\d{1,2}$/u.test(text.slice(0, at));
      return !isDay || others.every((name) => text.slice(at + 1, name.at).trim() !== '');
    });
  return end ?? text.length;
}
