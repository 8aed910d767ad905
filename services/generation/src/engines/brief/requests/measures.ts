import { LENGTH_UNITS } from '../../packs/reading.ts';
import type { Request } from '../brief.ts';
import { isOfElement, isTitleWord } from '../one-slide/units.ts';
import type { Lexeme } from '../segments/lexicon.ts';
import type { RoledClause } from '../segments/roles.ts';
import { endAt, hasA, isA, type Source, senseOf, startOf } from '../segments/source.ts';
import { foldWord } from '../segments/tokens.ts';
import { type Asked, asked, type Order, type Spot } from './asked.ts';
import { unique } from './form.ts';

/** Counts, lengths, sizes and formats. */
export function readMeasures(order: Order): Asked[] {
  return [...readCounts(order), ...readSizes(order), ...readFormats(order)];
}

const NUMBER = /^\d{1,5}$/;
/** "1,200", "1.200", "1’200". */
const GROUPED = /^\d{1,3}(?:[.,'’\u00a0\u202f]\d{3}){1,2}(?!\d)/u;
const LONGEST = 12;

function readCounts(order: Order): Asked[] {
  const { source, spots } = order;
  const counts = spots.flatMap((spot) => {
    const number = numberAt(source, spot.at);
    if (number === undefined || spot.clause.head === 'outline' || source.quoted[spot.at]) return [];
    const [after, part] = [unitAfter(source, spot.at, spot.clause.to), partBefore(source, spot)];
    // "Vanliga frågor, minst fem stycken": pieces of what stands before.
    const unit = LENGTH_UNITS.some((name) => name === after?.name) ? (part ?? after) : (after ?? part);
    if (unit === undefined || isA(source.lexemes[spot.at], 'glue')) return [];
    // "22 minutes saved": how long something takes is said on a page; no page is so long.
    if (order.buildType === 'website' && unit.name === 'minutes') return [];
    return [countRequest(order, spot, number, unit)];
  });
  const all = buildsOne(order, counts) ?? counts;
  return unique(all, ({ kind, target, inside }) => `${kind} ${target} ${inside}`);
}

/** "Create a slide titled …": an order that begins with one slide, and numbers none, asks for no more. */
function buildsOne(
  { source, spots, clauses, buildType }: Order,
  counts: readonly Asked[],
): Asked[] | undefined {
  const isNumbered = clauses.some(
    ({ head, from, to }) => head === 'outline' && hasA(source, { from, to }, 'unit'),
  );
  if (buildType !== 'slides' || isNumbered || counts.some(({ target }) => target === 'slides'))
    return undefined;
  const first = spots.find(({ at }) => isA(source.lexemes[at], 'unit'));
  const laid = clauses.filter((clause) => saysWhere(source, clauses, clause));
  const isDeck = source.lexemes.some((one, at) => !source.quoted[at] && senseOf(one, 'result') === 'slides');
  // "At the top of the slide": but one is spoken of.
  const isSpokenOf = first !== undefined && senseOf(source.lexemes[first.at], 'unit') === 'slides';
  const opening = laid[0] && source.lexemes.slice(laid[0].from, laid[0].to);
  const isTitled = laid[0]?.sentence === clauses[0]?.sentence && opening?.some(isTitleWord);
  if (laid[0] && (laid.length > 1 || isSpokenOf || isTitled) && !isDeck)
    return [...counts, asked(source, laid[0], { kind: 'count', target: 'slides', value: 1, unit: 'whole' })];
  const unit = source.lexemes[first?.at ?? -1];
  if (first === undefined || first.clause.sentence > 1 || first.clause.head === 'avoid') return undefined;
  if (!unit || senseOf(unit, 'unit') !== 'slides') return undefined;
  const before = source.lexemes.slice(Math.max(0, first.at - 2), first.at);
  // "A comparison slide titled …", "Diapositiva titulada …"
  const isOne = source.packs.some(({ documents }) =>
    before.some((one) => documents.numbers[one.text.toLowerCase()] === 1),
  );
  const isSingle = first.at < 2 && !/[ns]$/iu.test(unit.text);
  const isCalled = isSingle && isA(source.lexemes[first.at + 1], 'called', 'for', 'about');
  if (!isOne && !isCalled) return undefined;
  const span = { start: startOf(source, before[0] ?? unit), end: unit.end };
  return [...counts, asked(source, span, { kind: 'count', target: 'slides', value: 1, unit: 'whole' })];
}

/** "Top left: a tag reading “Round 2”", "Title: put the text “Round 2” …": what stands in a place of the one slide that is spoken of. */
const saysWhere = (
  source: Source,
  clauses: readonly RoledClause[],
  { label, from, to, sentence }: RoledClause,
) =>
  label &&
  to - from <= MOST_OF_PLACE &&
  source.lexemes.slice(from, to).some(isOfElement) &&
  clauses.some((one) => one.sentence === sentence && source.quoted.slice(one.from, one.to).includes(true));

const MOST_OF_PLACE = 4;

interface Unit {
  name: string;
  at: number;
}

/** Parts that are counted by what is in them: "six frequently asked questions". */
export const COUNTED = new Set([
  ...['team', 'testimonials', 'gallery', 'posts', 'logos', 'faq', 'features', 'services', 'steps', 'events'],
]);

const countedPart = (lexeme: Lexeme | undefined): string | undefined =>
  lexeme?.senses.find(({ type, value }) => type === 'part' && COUNTED.has(value))?.value;

const BETWEEN = 4;

/** "A team of four", "questions, at least four": the part that a number stands behind. */
function partBefore(source: Source, { at }: Spot): Unit | undefined {
  for (let before = at - 1; before >= Math.max(0, at - BETWEEN); before--) {
    const name = countedPart(source.lexemes[before]);
    if (name !== undefined) return { name, at };
    if (!isA(source.lexemes[before], 'glue', 'bound', 'for', 'with')) return undefined;
  }
  return undefined;
}

/** "A 5 slide deck" counts its slides. */
function slidesOf(source: Source, lexeme: Lexeme | undefined): string | undefined {
  if (lexeme === undefined || senseOf(lexeme, 'result') !== 'slides') return undefined;
  const first = source.tokens[lexeme.from]?.key ?? '';
  const isUnit = source.packs.some(({ reading }) =>
    reading.units.slides?.some((word) => foldWord(word) === first),
  );
  return isUnit && lexeme.to - lexeme.from > 1 ? 'slides' : undefined;
}

/** The noun that a number counts, with at most two words of form between: "five short questions". */
function unitAfter(source: Source, at: number, to: number): Unit | undefined {
  for (let next = at + 1; next < Math.min(to, at + 4); next++) {
    const lexeme = source.lexemes[next];
    const name = senseOf(lexeme, 'unit') ?? countedPart(lexeme) ?? slidesOf(source, lexeme);
    if (name !== undefined) return { name, at: next };
    if (!isA(lexeme, 'style', 'number', 'bound', 'colour', 'result') && !NUMBER.test(lexeme?.text ?? ''))
      break;
  }
  return undefined;
}

export function numberAt(source: Source, at: number): number | undefined {
  const lexeme = source.lexemes[at];
  if (!lexeme) return undefined;
  const word = senseOf(lexeme, 'number');
  if (word !== undefined) return Number(word);
  const [before, from] = [source.text.slice(Math.max(0, lexeme.start - 2), lexeme.start), lexeme.start];
  if (!NUMBER.test(lexeme.text) || /(?:[€$£¥]\s?|[.,:/]|\d['’\u00a0\u202f])$/.test(before)) return undefined;
  const [words] = GROUPED.exec(source.text.slice(from, from + LONGEST)) ?? [lexeme.text];
  return Number(words.replace(/\D/gu, ''));
}

function countRequest(order: Order, { at, clause }: Spot, number: number, unit: Unit): Asked {
  const { source, buildType } = order;
  // "Three or four questions": either will do.
  const earlier = isA(source.lexemes[at - 1], 'glue') ? numberAt(source, at - 2) : undefined;
  const isRange = earlier !== undefined && earlier < number && at - 2 >= clause.from;
  const value = isRange ? earlier : number;
  const before = [at - 1, at - 2].find(
    (index) => index >= clause.from && isA(source.lexemes[index], 'bound'),
  );
  // "5 slides about owls" are five.
  const behind = source.lexemes[unit.at + 1];
  const isBound = isA(behind, 'bound') && !isA(behind, 'about') && unit.at + 1 < clause.to;
  const after = isBound ? unit.at + 1 : undefined;
  const second =
    (isRange ? number : numberAt(source, at + 1)) ??
    (isA(source.lexemes[at + 1], 'glue') ? numberAt(source, at + 2) : undefined);
  const first = order.source.lexemes[before ?? at];
  const range = { start: startOf(source, first), end: endAt(source, after ?? unit.at) };
  const isLength =
    LENGTH_UNITS.some((name) => name === unit.name) || (unit.name === 'pages' && buildType === 'document');
  const named = senseOf(source.lexemes[before ?? after ?? -1], 'bound');
  const bound: Request['bound'] =
    named === 'least' || named === 'most' || named === 'about' ? named : isLength ? 'about' : 'exact';
  return asked(source, range, {
    kind: isLength ? 'length' : 'count',
    target: unit.name,
    unit: isLength ? unit.name : '',
    value,
    value2: second !== undefined && second > value ? second : 0,
    bound,
  });
}

const SIZE =
  /(\d{1,5}(?:[.,]\d{1,2})?) ?(px|mm|cm|in)? ?(?:[x×*]|by|mal|par|por|per|na|bei|op|sur) ?(\d{1,5}(?:[.,]\d{1,2})?) ?(px|pixels?|mm|cm|inch(?:es)?|in\b|["”])?/giu;
const RATIO = /\b(?:16:9|4:3|16:10|1:1|9:16)(?![\d:])/g;
const PAPER = /(?<![\p{L}\p{N}])(?:a[3-6]|letter|legal)(?![\p{L}\p{N}])/giu;

function readSizes({ source, clauses }: Order): Asked[] {
  const inOrder = (start: number): boolean =>
    clauses.some((clause) => clause.start <= start && start < clause.end && clause.role === 'order');
  const sized = [...source.text.matchAll(SIZE)].flatMap((match) => {
    const unit = unitOf(match[4] ?? match[2] ?? '');
    const [width, height] = [toNumber(match[1]), toNumber(match[3])];
    if (!inOrder(match.index) || (unit === '' && (width < 100 || height < 100))) return [];
    const factor = unit === 'cm' ? 10 : 1;
    const fields = {
      value: width * factor,
      value2: height * factor,
      unit: unit === 'cm' ? 'mm' : unit || 'px',
    };
    return [
      asked(
        source,
        { start: match.index, end: match.index + match[0].trimEnd().length },
        { kind: 'size', target: match[0].trim(), ...fields },
      ),
    ];
  });
  const named = [RATIO, PAPER].flatMap((pattern) =>
    [...source.text.matchAll(pattern)].flatMap((match) => {
      const isWord = /^[a-z]{5,}$/i.test(match[0]);
      if (isWord || !inOrder(match.index)) return [];
      return [
        asked(
          source,
          { start: match.index, end: match.index + match[0].length },
          { kind: 'size', target: match[0] },
        ),
      ];
    }),
  );
  return [...sized, ...unique(named, ({ target }) => target.toLowerCase())];
}

const toNumber = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

const unitOf = (text: string): string => {
  const unit = text.toLowerCase();
  if (unit.startsWith('p')) return 'px';
  return unit === '"' || unit === '”' || unit.startsWith('in') ? 'in' : unit;
};

/** What the result is called decides about its form: a letter, an invoice, a poster, a story. */
function readFormats({ source, spots, buildType }: Order): Asked[] {
  if (buildType !== 'document' && buildType !== 'design') return [];
  const found = spots.flatMap(({ at, avoided, clause }) => {
    const lexeme = source.lexemes[at];
    // "The last flyer said 61 evenings" orders none.
    const isTold = clause.head === '' && clause.sentence > 1 && clause.material[0]?.from === at + 1;
    const value = lexeme?.senses.find(
      (sense) => sense.type === 'result' && sense.value.startsWith(buildType),
    )?.value;
    const target = value?.split(' ')[1] ?? 'any';
    // A speech of "5 minutes" is none of a meeting.
    const isTime = target === 'minutes' && /\p{Nd}/u.test(source.tokens[(lexeme?.from ?? 0) - 1]?.key ?? '');
    if (!lexeme || avoided || isTold || isTime || target === 'any') return [];
    return [
      asked(source, lexeme, {
        kind: buildType === 'design' ? 'size' : 'style',
        target,
        unit: buildType === 'design' ? '' : 'type',
      }),
    ];
  });
  return buildType === 'document' ? found.slice(0, 1) : unique(found, ({ target }) => target);
}
