import { colourNames, type Lexeme, TONE } from '../segments/lexicon.ts';
import { endOf, isA, type Source, type Stretch, senseOf, signsBefore, startOf } from '../segments/source.ts';
import { type Asked, asked, type Order, type Spot } from './asked.ts';

/** Colours, styles, languages and what is not wanted. */
export function readForm(order: Order): Asked[] {
  return [...readColours(order), ...readTones(order), ...readLanguages(order), ...readAbsences(order)];
}

const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/giu;
const USES_NEAR = 5;

function readColours(order: Order): Asked[] {
  const { source, spots } = order;
  const named = spots.flatMap((spot) => {
    const lexeme = source.lexemes[spot.at];
    const colour = senseOf(lexeme, 'colour') ?? thingOfUse(source, spot);
    if (!lexeme || colour === undefined || isOther(source, spot)) return [];
    const unit = spot.avoided ? 'avoid' : useOf(source, spot);
    return [asked(source, lexeme, { kind: 'colour', target: colour, unit })];
  });
  const written = [...source.text.matchAll(HEX)].flatMap((match) => {
    const clause = order.clauses.find(({ start, end }) => start <= match.index + 1 && match.index < end);
    if (!clause || clause.role === 'private') return [];
    const at = source.lexemes.findIndex((lexeme) => lexeme.start === match.index + 1);
    const unit = useOf(source, { at, clause, order: 0, avoided: false });
    return [
      asked(
        source,
        { start: match.index, end: match.index + match[0].length },
        { kind: 'colour', target: match[0].toLowerCase(), unit },
      ),
    ];
  });
  return unique(
    named.filter((colour) => !isNamedHex(source, colour, written)).concat(written),
    ({ target, unit }) => `${target} ${unit}`,
  );
}

/** "Petrol blue #0F4C5C": the name only says what the value is. */
const isNamedHex = (source: Source, colour: Asked, written: readonly Asked[]): boolean =>
  written.some(
    (hex) =>
      hex.start >= colour.end &&
      hex.start - colour.end <= 3 &&
      !source.text.slice(colour.end, hex.start).includes(','),
  );

/** "Linen" or "chocolate" is a colour beside the use of one alone: "linen for the background". */
function thingOfUse(source: Source, { at }: Spot): string | undefined {
  const lexeme = source.lexemes[at];
  const word = lexeme === undefined ? '' : lexeme.text.toLowerCase();
  if (!colourNames.has(word) || isA(lexeme, 'result', 'part', 'use')) return undefined;
  const isOfUse = [1, -1].some((step) => {
    const near = Array.from({ length: 4 }, (_, index) => source.lexemes[at + step * (index + 1)]);
    const end = near.findIndex((one) => isA(one, 'use'));
    return (
      end >= 0 && near.slice(0, end).every((one) => isA(one, 'glue', 'look', 'for', 'with', 'inLanguage'))
    );
  });
  return isOfUse ? word : undefined;
}

/** A colour's name that is also another word of the order here ("marine", "rust belt"). */
const isOther = (source: Source, { at }: Spot): boolean =>
  isA(source.lexemes[at], 'avoid', 'glue', 'for') || isOfName(source, at);

/** "Black Friday", "Blue Cellar": a capital before the capital of a word that no order knows. German has them everywhere. */
function isOfName(source: Source, at: number): boolean {
  const [lexeme, next] = [source.lexemes[at], source.lexemes[at + 1]];
  if (lexeme === undefined || next === undefined || source.languages[0] === 'de') return false;
  const isCapital = (one: Lexeme): boolean => /^\p{Lu}\p{Ll}/u.test(one.text);
  const isNear = source.text.slice(lexeme.end, next.start) === ' ';
  return isNear && isCapital(lexeme) && isCapital(next) && next.senses.length === 0;
}

/** "The background should be cream": a use that stands before the words that order belongs to what they order. */
function withUse(source: Source, { from, to }: Spot['clause']): Stretch {
  let first = from;
  const isBefore = (at: number): boolean =>
    isA(source.lexemes[at - 1], 'use', 'glue') && /^ $/u.test(signsBefore(source, at));
  while (first > 0 && isBefore(first)) first--;
  return { from: first, to };
}

/** Whether colours of a clause stand before what they are for: "cream for the background and navy for the text". */
function leadsUses(source: Source, { from, to }: Stretch): boolean {
  const isColour = (lexeme: Lexeme): boolean =>
    isA(lexeme, 'colour') || colourNames.has(lexeme.text.toLowerCase());
  const first = source.lexemes.slice(from, to).find((lexeme) => isColour(lexeme) || isA(lexeme, 'use'));
  return !isA(first, 'use');
}

/** The use named nearest to a colour within its clause, or said of all of the clause. */
function useOf(source: Source, { at, clause: own }: Spot): string {
  let best = '';
  let distance = USES_NEAR;
  const clause = withUse(source, own);
  const isLeading = leadsUses(source, clause);
  for (
    let index = Math.max(clause.from, at - USES_NEAR);
    index < Math.min(clause.to, at + USES_NEAR);
    index++
  ) {
    const use = senseOf(source.lexemes[index], 'use');
    const between = source.lexemes.slice(Math.min(index, at) + 1, Math.max(index, at));
    const away =
      Math.abs(index - at) -
      (index > at === isLeading ? 1.5 : 0) +
      (between.some((lexeme) => isA(lexeme, 'colour')) ? 2 : 0);
    if (use === undefined || away >= distance) continue;
    best = use;
    distance = away;
  }
  return best;
}

function readTones({ source, spots }: Order): Asked[] {
  const tones = spots.flatMap((spot) => {
    const lexeme = source.lexemes[spot.at];
    const isTone = lexeme?.senses.some((sense) => sense.type === 'style' && sense.value === TONE) ?? false;
    if (!lexeme || !isTone || isA(lexeme, 'colour', 'glue')) return [];
    return [
      asked(
        source,
        lexeme,
        spot.avoided
          ? { kind: 'absence', target: lexeme.text }
          : { kind: 'style', target: lexeme.text.toLowerCase() },
      ),
    ];
  });
  return unique(tones, ({ kind, target }) => `${kind} ${target}`);
}

function readLanguages({ source, spots }: Order): Asked[] {
  return unique(
    spots.flatMap(({ at, avoided }) => {
      const lexeme = source.lexemes[at];
      const target = senseOf(lexeme, 'language');
      const before = [source.lexemes[at - 1], source.lexemes[at - 2], source.lexemes[at - 3]];
      if (!lexeme || target === undefined || avoided || !before.some((word) => isA(word, 'inLanguage')))
        return [];
      const first = before.findLast((word) => isA(word, 'inLanguage'));
      return [
        asked(source, { start: startOf(source, first), end: lexeme.end }, { kind: 'language', target }),
      ];
    }),
    ({ target }) => target,
  );
}

const LONGEST_ABSENCE = 80;

/** "No stock photos", "without slogans": where no part, colour or function says it better. */
function readAbsences({ source, spots }: Order): Asked[] {
  const seen = new Set<number>();
  return spots.flatMap((spot) => {
    if (!spot.avoided || seen.has(spot.order)) return [];
    seen.add(spot.order);
    const own = spots
      .filter((other) => other.order === spot.order && other.avoided)
      .map((other) => source.lexemes[other.at]);
    if (own.some((lexeme) => isA(lexeme, 'part', 'function', 'colour'))) return [];
    const words = own.filter((lexeme) => lexeme !== undefined);
    const target = source.text.slice(startOf(source, words[0]), endOf(words.at(-1))).trim();
    if (
      target === '' ||
      target.length > LONGEST_ABSENCE ||
      own.every((lexeme) => isA(lexeme, 'style', 'glue'))
    )
      return [];
    return [asked(source, spot.clause, { kind: 'absence', target })];
  });
}

export function unique<Value>(values: readonly Value[], key: (value: Value) => string): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => !seen.has(key(value)) && seen.add(key(value)) !== undefined);
}
