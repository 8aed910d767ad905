import type { DocumentDraft, Draft } from '../draft/draft.ts';
import { type DraftPath, draftTexts } from '../draft/draft-texts.ts';
import { questionIn } from '../draft/marks.ts';
import { calculationsIn } from './calculations.ts';
import { type Figure, figuresOf } from './figures.ts';
import type { Finding } from './finding.ts';
import { type Material, shareThatStands, stands } from './material.ts';
import { isComparable, isNamed, isTranslated } from './named.ts';

const mostCounted = 12;

/** Members that hold the name of a person. */
const nameMembers = new Set(['person', 'by', 'presenter']);

/** Words of a quotation that may differ from those given: slips put right, an ending. */
const sameQuotation = 0.75;

/** What rounding may take from a number or add to it. */
const mostRounded = 0.006;

/** How far a figure, as far as it is written out, may be from its number: 11,842 is 11,800, but not 11,900. */
function roundedBy({ value, unit }: Figure): number {
  // What its last digit counts that is no zero: 100 of 11,900.
  const last = 10 ** (/[1-9](0+)$/.exec(String(value))?.[1]?.length ?? 0);
  const written = unit < 1 ? unit : Math.max(unit, last);
  return Math.max(1e-9, Math.min(written / 2, value * mostRounded));
}

const mostFigures = 150;
/** Of more sums of a bill, any figure would be one. */
const mostSums = 2_000;

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/** Sums and means of figures that stand one after the other: the months of a year, the lines of a bill. */
function runningSums(figures: readonly number[]): number[] {
  return figures.slice(0, mostFigures).flatMap((_, from, all) => {
    let sum = 0;
    return all.slice(from).flatMap((figure, at) => {
      sum += figure;
      return [sum, sum / (at + 1)];
    });
  });
}

/** What is added up is about as large: 41,300 hours and 3 trams are no sum. */
const isOfOneKind = (one: number, other: number): boolean =>
  Math.min(one, other) >= Math.max(one, other) * 0.01;

/** What is billed by the month comes to so many times as much a year. */
const months = 12;

/** "Kept for five years from 2027": of a year and a number of years, what year that is. */
const isTerm = (one: number, other: number): boolean =>
  Math.max(one, other) > 1900 && Math.max(one, other) < 2200 && Math.min(one, other) <= 100;

/** Sums, differences, shares and means of what is given: true though nobody wrote them. */
function workedOut(figures: readonly number[]): number[] {
  const given = [...new Set(figures)].slice(0, mostFigures);
  const sum = sumOf(given);
  const pairs = given.flatMap((one, at) =>
    given
      .slice(at + 1)
      .flatMap((other) => [
        ...(isOfOneKind(one, other) || isTerm(one, other) ? [one + other, Math.abs(one - other)] : []),
        one * other,
        (one * other) / 100,
        (one + other) / 2,
        ...(other === 0 ? [] : [(one / other) * 100, Math.abs(one / other - 1) * 100, one / other]),
        ...(one === 0 ? [] : [(other / one) * 100, Math.abs(other / one - 1) * 100, other / one]),
      ]),
  );
  const alone = given.flatMap((figure) => [
    (figure / (sum || 1)) * 100,
    ...(figure > months ? [figure * months] : []),
    // "In fifty-eight": a year of either century.
    ...(figure < 100 ? [1900 + figure, 2000 + figure] : []),
    figure / 2,
  ]);
  return [sum, ...runningSums(figures), ...pairs, ...alone];
}

const lastName = (path: DraftPath): string => String(path.findLast((step) => typeof step === 'string'));

/** Whether a text is words that somebody is said to have said. */
function isQuotation({ buildType, draft }: Draft, path: DraftPath): boolean {
  if (path[0] !== 'parts' || lastName(path) !== 'text') return false;
  const part: unknown = Reflect.get(draft.parts, path[1] ?? 0);
  const kind = Reflect.get(Object(part), 'kind');
  if (buildType === 'website') return kind === 'testimonials' && path[2] === 'items';
  if (path[2] === 'blocks')
    return Reflect.get(Object(Reflect.get(Object(part).blocks, path[3] ?? 0)), 'kind') === 'quote';
  return (
    buildType === 'design' &&
    Reflect.get(Object(Reflect.get(Object(part).texts, path[3] ?? 0)), 'role') === 'quote'
  );
}

/**
 * Figures, names and quotations that nobody gave. Only figures are held against the message that would be a claim about
 * somebody: a good writer counts, converts and compares.
 */
export function findInvented(draft: Draft, material: Material): Finding[] {
  const isTrue = truthOf(draft, material);
  const findings: Finding[] = [];
  for (const { path, text } of draftTexts(draft)) {
    if (questionIn(text) !== undefined || stands(material, text)) continue;
    const found = (code: Finding['code'], message: string): void =>
      void findings.push({ code, message: `${message}: "${text.slice(0, 120)}".`, path, mend: 'mark' });
    if (nameMembers.has(lastName(path))) {
      if (!isNamed(material, text) && isComparable(material, text))
        found('unknown_name', 'Nobody gave this name');
    } else if (isQuotation(draft, path)) {
      const isOther = shareThatStands(material, text) < sameQuotation && isComparable(material, text);
      if (isOther && !isTranslated(material, text)) found('unknown_quotation', 'Nobody gave this quotation');
    } else if (!isNumbering(text, path) && !isGeneral(draft, path, material)) {
      const wrong = falseFigure(withoutTargets(text), isTrue);
      if (wrong !== undefined) found('unverified', `The figure ${wrong} does not follow from what was given`);
    }
  }
  return findings;
}

/** Whether a figure is one of those given, or follows from them. */
function truthOf(draft: Draft, material: Material): (figure: Figure) => boolean {
  const { datasets } = draft.draft;
  const given = [
    ...material.figures,
    ...(draft.buildType === 'document' ? amountsOf(draft.draft.lines) : []),
    ...datasets.flatMap(({ rows }) => rows.flat().flatMap(valuesIn)),
  ];
  const first = oneOf(given, [...billed(draft, material), ...datasets.flatMap(reckonedOf)]);
  // What follows from what follows: the growth of a sum.
  const shown = () => [...draftTexts(draft)].flatMap(({ text }) => figuresOf(text).filter(first));
  const reckoned = () =>
    [...draftTexts(draft)].flatMap(({ text }) =>
      calculationsIn(text, (figure) => isFew(figure.value) || first(figure)),
    );
  const second = lazily(() => oneOf([...shown().map(({ value }) => value), ...reckoned(), ...given]));
  const rates = lazily(() => [0, ...new Set(material.figures)].slice(0, mostFigures));
  return (figure) =>
    !isClaim(figure) ||
    isFew(figure.value) ||
    first(figure) ||
    second()(figure) ||
    (figure.value > 100 && isByRate(figure, rates()));
}

/** What up to a dozen of a thing come to, with what is paid beside: "at 10 crowns a month, £819". */
const isByRate = (figure: Figure, rates: readonly number[]): boolean =>
  rates.some((base) =>
    rates.some((rate) => {
      const count = Math.round((figure.value - base) / rate);
      const far = Math.abs(figure.value - base - count * rate);
      return count >= 1 && count <= mostCounted && far <= roundedBy(figure);
    }),
  );

/** Counts up to this may be of what is there: "three cheeses". */
const isFew = (value: number): boolean => value <= mostCounted && Number.isInteger(value);

/** Money, a share, or a number too long for a count or a time. */
const isClaim = ({ written, hasSign }: Figure): boolean =>
  hasSign || (written.replace(/\P{Nd}/gu, '').length > 2 && !quarterHour.test(written));

/** "6.30": half past six, in whatever words it was told. */
const quarterHour = /^(?:[01]?\d|2[0-3])\.(?:00|15|30|45)$/u;

const valuesIn = (text: string): number[] => figuresOf(text).map(({ value }) => value);

/** Sums and means of rows of a column and shares in it and in a row, each cell in one of its readings: "4,210" is no fraction there. */
function reckonedOf({ columns, rows }: Draft['draft']['datasets'][number]): number[] {
  const counted = [...columns.keys()].filter((at) => columns[at]?.type === 'quantitative');
  const lines = rows.map((row) => counted.map((at) => figuresOf(row[at] ?? '')[0]?.value));
  const sharesOf = (figures: number[], all: number[]) =>
    figures.map((figure) => (figure / (sumOf(all) || 1)) * 100);
  const inColumns = counted.flatMap((_, at) => {
    const column = lines.flatMap((line) => line[at] ?? []);
    const sums = runningSums(column);
    return [...sums, ...sharesOf(sums, column)];
  });
  const inRows = lines.map((line) => line.flatMap((figure) => figure ?? []));
  return [...inColumns, ...inRows.flatMap((row) => sharesOf(row, row))];
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Whether a figure is one of those given, of others that are true, or follows from those given. */
function oneOf(given: readonly number[], others: readonly number[] = []): (figure: Figure) => boolean {
  const sources = [() => given, () => others, () => workedOut(given)].map((numbers) =>
    lazily(() => Float64Array.from(numbers()).sort()),
  );
  return (figure) => sources.some((numbers) => isRoundedOne(figure, numbers()));
}

/** Whether it is one of the numbers, be it told in another scale: 9.3 million, 9,300 thousand. */
function isRoundedOne(figure: Figure, sorted: Float64Array): boolean {
  const [value, by] = [figure.value, roundedBy(figure)];
  const scales = [1, 1e3, 1e-3, 1e6, 1e-6, 1e9, 1e-9];
  return scales.some((scale) => holds(sorted, (value - by) * scale, (value + by) * scale));
}

/** Whether one of the numbers is between two: there may be hundreds of thousands, for each figure of a text. */
function holds(sorted: Float64Array, from: number, to: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return (sorted[low] ?? Infinity) <= to;
}

/**
 * Prose that may tell what the world knows, and what a speaker says beside a slide; all of a lesson or a report for which no
 * figure was given. A site or a graphic is about somebody.
 */
function isGeneral({ buildType, draft }: Draft, path: DraftPath, { figures }: Material): boolean {
  if (buildType === 'website' || buildType === 'design') return false;
  if (buildType === 'document' && ['article', 'essay'].includes(draft.format.documentType)) return true;
  return lastName(path) === 'notes' || figures.every(isFew);
}

/** "2.1" before a clause. */
const isNumbering = (text: string, path: DraftPath): boolean =>
  lastName(path) === 'label' && /^[\d.()§ ]+$/u.test(text);

/** A text as it is read: targets of links are held against the addresses given, not against the figures. */
const withoutTargets = (text: string): string => text.replace(/\]\([^()\s]*\)/gu, ']');

/** What the lines of a bill come to, each without its tax; a price in one of its readings: "1,015" is no fraction there. */
const amountsOf = (lines: DocumentDraft['lines']): number[] =>
  lines.flatMap(({ quantity, price }) => {
    const [[count], [one]] = [figuresOf(quantity), figuresOf(price)];
    const sign = /^\s*[-−–]/u.test(price) ? -1 : 1;
    return one === undefined ? [] : [one.value * sign * (count?.value ?? 1)];
  });

/** "The half now, the rest in June": shares of a bill that are told in words. */
const instalments = [1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4];

/** What a bill may come to, and parts of that: its lines together, less what is taken off some or all of them, with their tax and with what a table beside them offers; and what is left of that after a deposit. */
function billed({ buildType, draft }: Draft, { figures }: Material): number[] {
  if (buildType !== 'document' || draft.lines.length === 0) return [];
  const groups = [...Map.groupBy(draft.lines, ({ group }) => group).values()];
  const bases = [draft.lines, ...groups].map((lines) => sumOf(amountsOf(lines)));
  const [whole = 0] = bases;
  const told = [...new Set(figures.filter((figure) => figure < 100))].map((figure) => figure / 100);
  const shares = [...told, ...instalments];
  const stated = [...draft.lines.map(({ tax }) => tax), ...draft.format.details.map(({ text }) => text)];
  const signed = stated.flatMap((text) => figuresOf(text).filter(({ hasSign }) => hasSign));
  const rates = [...new Set(signed.map(({ value }) => value / 100))];
  const taxed = (net: number) => [net, ...rates.flatMap((rate) => [net * rate, net * (1 + rate)])];
  const wholes = [whole, ...bases.flatMap((base) => rates.map((rate) => whole - base * rate))];
  const tables = draft.parts.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'table'));
  const extras = tables.map(({ rows }) =>
    sumOf(rows.flatMap((row) => figuresOf(row.at(-1) ?? '')[0]?.value ?? [])),
  );
  const offered = wholes.flatMap(taxed).flatMap((bill) => extras.map((extra) => bill + extra));
  const sums = [...new Set([...[...bases, ...wholes].flatMap(taxed), ...offered])].slice(0, mostSums);
  // What is left to pay: a deposit is taken off.
  const counted = new Set(draft.lines.flatMap(({ quantity, price }) => [quantity, price].flatMap(valuesIn)));
  const paid = figures.filter((figure) => !counted.has(figure)).slice(0, mostFigures);
  return sums.flatMap((sum) => [sum, ...shares.map((share) => sum * share), ...paid.map((one) => sum - one)]);
}

/** The first figure of a text none of whose readings is true. */
function falseFigure(text: string, isTrue: (figure: Figure) => boolean): string | undefined {
  const byWriting = Map.groupBy(figuresOf(text), (figure) => figure.written);
  for (const [written, readings] of byWriting) if (!readings.some(isTrue)) return written;
  return undefined;
}
