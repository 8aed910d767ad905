import { isSpaceless } from '../tokens.ts';
import type { Text } from './reader.ts';

const AREA_SIGNS = new Set('都道府県市区町村郡省州县镇乡路街巷弄'.split(''));

const isWordToken = (text: Text, at: number) => text.tokens[at]?.kind === 'word';

/** Words of a street's name, with particles and hyphens between them: "do Raimundo", "des Tables-Claudiennes". */
function skipName(text: Text, at: number, limit: number): number {
  let end = at;
  const isHyphen = (): boolean =>
    end > at && text.word(end) === '-' && text.isJoined(end) && text.isJoined(end + 1);
  while (
    end < at + limit &&
    (isHyphen() || (isWordToken(text, end) && (isNamePart(text, end) || text.isFunction(end))))
  )
    end++;
  while (end > at && text.isFunction(end - 1) && !text.isCapital(end - 1)) end--;
  return end;
}

const isNamePart = (text: Text, at: number) =>
  text.isCapital(at) || !/^\p{Ll}/u.test(text.word(at)) || text.word(at).includes("'");

/** "12", "12a", "12-14", "4/6". */
function skipHouse(text: Text, at: number): number {
  const sign = text.mark(',', at);
  const number = /^(no|nr|nº|n)$/.test(text.word(sign)) ? text.mark('.º°', sign + 1) : sign;
  if (!/^\d{1,4}$/.test(text.word(number))) return at;
  const range =
    '-/'.includes(text.word(number + 1) || ' ') && text.isJoined(number + 1) && text.isNumber(number + 2);
  const end = range ? number + 3 : number + 1;
  const letter = text.isJoined(end) && /^\p{L}$/u.test(text.word(end)) ? end + 1 : end;
  const measured = (['units', 'currencies', 'magnitudes', 'clockAfter'] as const).some((list) =>
    text.has(list, letter),
  );
  // "am Sonntag, 10. Mai": a day, no house.
  const isDay = text.words.months.has(text.word(text.mark('.', letter)));
  return measured || isDay || '%:€$£'.includes(text.word(letter) || ' ') ? at : letter;
}

const NAME = "\\p{Lu}[\\p{L}'’-]*(?: (?:\\p{Ll}{1,3} )?\\p{Lu}[\\p{L}'’-]*){0,3}";
const CODED = `(?:\\d{4,6}|\\d{2}-\\d{3}|\\d{4}-\\d{3})(?: [A-Z]{2})?\\s+${NAME}`;
const NAMED = `${NAME},?\\s+(?:[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]{2} \\d{5})`;
/** "7000-661 Évora", "79098 Freiburg", "Hawes DL8 3XX": code and town, after a comma or not. */
const TOWN = new RegExp(`^,?[ \\n]{0,2}(?:(?:${NAME}, )?${CODED}|(?:${NAME}, )?${NAMED})`, 'u');
const LONGEST_TOWN = 90;

function withTown(text: Text, at: number): number {
  const from = text.tokens[at - 1]?.end ?? 0;
  const size = TOWN.exec(text.source.slice(from, from + LONGEST_TOWN))?.[0].length ?? 0;
  let end = at;
  while (size > 0 && (text.tokens[end]?.end ?? Infinity) <= from + size) end++;
  return end;
}

/** "rue des Moines 3", "ul. Długa 3", "Via Roma". */
function readNamedFirst(text: Text, at: number): { street: number; end: number } {
  const size = text.size('streetsBefore', at);
  if (size === 0) return { street: at, end: at };
  const after = text.isJoined(at + size) ? text.mark('.', at + size) : at + size;
  const particle = isWordToken(text, after) && text.isFunction(after) ? after + 1 : after;
  const street = skipName(text, particle, 5);
  return street === particle ? { street: at, end: at } : { street, end: skipHouse(text, street) };
}

const endsInStreet = (text: Text, at: number): boolean => {
  const word = text.word(at);
  return (
    text.isCapital(at) &&
    text.words.suffixes.some((end) => word.length > end.length + 2 && word.endsWith(end))
  );
};

/** "Goethestrasse", "Holtenauer Straße", "Beck Lane". */
function readNamedLast(text: Text, at: number): number {
  if (!isNamePart(text, at) || !isWordToken(text, at)) return at;
  if (endsInStreet(text, at)) return text.mark(text.isJoined(at + 1) ? '.' : '', at + 1);
  if (text.isFunction(at)) return at;
  for (let end = at + 1; end <= at + 3 && isWordToken(text, end) && isNamePart(text, end); end++)
    if (text.has('streetsAfter', end) || endsInStreet(text, end))
      return text.mark(text.isJoined(end + 1) ? '.' : '', end + 1);
  return at;
}

function readNumberFirst(text: Text, at: number): number {
  const house =
    text.isBoundary(at - 1) || text.isFunction(at - 1) || isWordToken(text, at - 1)
      ? skipHouse(text, at)
      : at;
  if (house === at || text.word(at) === ',') return at;
  const from = text.mark(',', house);
  const french = readNamedFirst(text, from);
  if (french.street > from && /^\p{L}/u.test(text.word(from))) return french.street;
  const last = readNamedLast(text, house);
  return last > house ? last : at;
}

/** "東京都港区芝公園4-2-8", "朝阳区建国路88号", from the sign it begins with. */
function readSigns(text: Text, at: number): number {
  const inside = text.isJoined(at) && isSpaceless(text.word(at - 1)) && !text.has('placeBefore', at - 1);
  if (!isSpaceless(text.word(at)) || inside) return at;
  let end = at;
  let area = false;
  for (; end < at + 24 && isSpaceless(text.word(end)) && (end === at || text.isJoined(end)); end++) {
    if (text.has('placeBefore', end)) return at;
    area = AREA_SIGNS.has(text.word(end)) || area;
  }
  if (!area || !text.isNumber(end) || !text.isJoined(end)) return at;
  let last = end + 1;
  while ('-丁目番地号号楼层室階'.includes(text.word(last) || ' ') && text.isJoined(last))
    last = text.isNumber(last + 1) && text.isJoined(last + 1) ? last + 2 : last + 1;
  return last > end + 1 ? last : at;
}

/** A street with its house number, and code and town where they follow. */
export function readAddress(text: Text, at: number): number {
  const signs = readSigns(text, at);
  if (signs > at) return signs;
  const first = readNamedFirst(text, at);
  if (first.end > first.street) return withTown(text, first.end);
  if (first.street > at && withTown(text, first.street) > first.street) return withTown(text, first.street);
  const last = readNamedLast(text, at);
  const house = skipHouse(text, last);
  if (last > at && house > last) return withTown(text, house);
  const front = readNumberFirst(text, at);
  return front > at ? withTown(text, front) : at;
}
