import type { SegmentRole } from '../brief.ts';
import { NAME } from '../segments/lexicon.ts';
import { endAt, endOf, isA, lexemesIn, type Source, senseOf, startAt, startOf } from '../segments/source.ts';
import type { Stretch } from '../tagging/read-naming.ts';
import { withoutEnd } from '../without-end.ts';

/** What is given as a name before one that was found; else that, without the words around it; where none was, what stands where a name would. */
export function nameIn(
  source: Source,
  roles: readonly SegmentRole[],
  found: Stretch | undefined,
  places: readonly Stretch[],
): Stretch | undefined {
  const given = quotedName(source, roles);
  if (given !== undefined && (found === undefined || found.start > given.end)) return given;
  if (found === undefined) return calledName(source, roles);
  const bare = withoutPlace(source, found, places);
  const isOrdered = roles[bare.start] !== 'material' || opensWithResult(source, bare);
  const ordered = isOrdered ? withoutOrder(source, bare) : bare;
  return ordered && told(source, ordered);
}

/** "A tool called Tallywick that …": words with capitals right behind what says so, in the first sentence that orders. */
export function calledName(source: Source, roles: readonly SegmentRole[]): Stretch | undefined {
  const at = source.lexemes.findIndex((lexeme) => senseOf(lexeme, 'called') === NAME);
  const start = startAt(source, at + 1);
  const words = /^\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:&|\p{Lu}[\p{L}\p{N}'’-]*)){0,4}/u.exec(
    source.text.slice(start, start + LONGEST_NAME),
  );
  if (at === -1 || words === null || roles[start] === 'private') return undefined;
  return { start, end: start + withoutEnd(words[0], ' .&').length };
}

/** The first word behind that for the result that leads to what it is for; -1 where there is none. */
function openerOf({ lexemes }: Source): number {
  const result = lexemes.findIndex((lexeme) => isA(lexeme, 'result'));
  return lexemes.findIndex(
    (lexeme, at) => result !== -1 && at > result && isA(lexeme, 'for', 'about') && !isA(lexeme, 'called'),
  );
}

/** "A site for our guest house « La Grange » near Sarlat". */
function quotedName(source: Source, roles: readonly SegmentRole[]): Stretch | undefined {
  const opener = openerOf(source);
  if (opener === -1) return undefined;
  const from = endAt(source, opener);
  const quote = source.quotes.find(({ start }) => start >= from);
  if (quote === undefined || quote.to - quote.from > LONGEST_NAME || roles[quote.from] === 'private')
    return undefined;
  const between = source.text.slice(from, quote.start);
  const led = lexemesIn(source, { start: from, end: quote.start });
  // "For a practice in Nantes, « Kiné Erdre »".
  const isSetOff = /^[^,.;:!?\n]*,\s$/u.test(between);
  const isNamed =
    (isSetOff || (!/[.,;:!?\n]/u.test(between) && led.length <= MOST_LED)) &&
    led.every((one) => !isA(one, 'called'));
  if (!isNamed) return undefined;
  const words = source.text.slice(quote.from, quote.to);
  return { start: quote.from + words.search(/\S|$/u), end: quote.from + words.trimEnd().length };
}

const LONGEST_NAME = 60;
const MOST_LED = 5;

/** "Da Ersilia a Matera": a place behind a small word at the end of a name says where it is. */
function withoutPlace(source: Source, name: Stretch, places: readonly Stretch[]): Stretch {
  const place = places.find(({ start, end }) => start > name.start && end === name.end);
  if (place === undefined) return name;
  const before = lexemesIn(source, { start: name.start, end: place.start });
  const last = before.at(-1);
  const isLed = before.length > 1 && last !== undefined && /^\p{Ll}{1,3}$/u.test(last.text);
  return isLed ? { start: name.start, end: endOf(before.at(-2)) } : name;
}

/** "Página web para FisioNorte" at the very beginning. */
const opensWithResult = (source: Source, { start, end }: Stretch): boolean => {
  const [first, second] = lexemesIn(source, { start, end });
  return source.text.slice(0, start).trim() === '' && isA(first, 'result') && isA(second, 'for', 'about');
};

const MOST_TOLD = 4;

/** "We sell Shiftwell", "MY NAME IS ADA QUILL": the name in what opens as a statement; "Our Daily Bread" opens none. */
function told(source: Source, stretch: Stretch): Stretch | undefined {
  const led = lexemesIn(source, stretch);
  // "B2B SaaS called Tallywick".
  const all = led.slice(
    led.findLastIndex((lexeme, at) => at > 0 && at < led.length - 1 && isA(lexeme, 'called')) + 1,
  );
  // "Ada Quill and I": the statement goes on; "Pass It On" is whole.
  const last = all.findLastIndex((lexeme) => !isA(lexeme, 'glue'));
  const inside = last > 0 && last < all.length - 2 ? all.slice(0, last + 1) : all;
  const end = inside === all ? stretch.end : endOf(inside.at(-1));
  const isTitle = /^\p{L}+\s\p{Lu}\p{Ll}/u.test(source.text.slice(stretch.start));
  if (!isA(inside[0], 'tell', 'wish') || isTitle)
    return { start: all.length === led.length ? stretch.start : startOf(source, all[0]), end };
  const first = inside.findIndex(
    (lexeme, at) => at > 0 && lexeme.senses.length === 0 && /^\p{Lu}/u.test(lexeme.text),
  );
  const isName = first !== -1 && inside.length - first <= MOST_TOLD;
  return isName ? { start: startOf(source, inside[first]), end } : undefined;
}

/** "NEED A SITE FOR SWIFT COURIERS": words that say what to do name nothing, but whom it is for, unless as in "Make & Mend". */
export function withoutOrder(source: Source, stretch: Stretch): Stretch | undefined {
  const inside = lexemesIn(source, stretch);
  const isFirst = /^$|[.!?\n]/u.test(source.text.slice(Math.max(0, stretch.start - 2), stretch.start));
  const isOrder = inside.some(
    (lexeme, at) =>
      (isA(lexeme, 'make', 'put', 'wish', 'avoid', 'hide')
        ? !isA(lexeme, 'glue', 'for', 'with', 'about', 'result')
        : at === 0 && isA(lexeme, 'result') && isA(inside[1], 'for', 'about')) &&
      (opensWithResult(source, stretch) ||
        (at === 0 && isFirst && !isA(lexeme, 'result')) ||
        !/^\p{Lu}\p{Ll}/u.test(lexeme.text)),
  );
  if (!isOrder) return /^\d+\s?[×x*]\s?\d/u.test(source.text.slice(stretch.start)) ? undefined : stretch;
  // "Begin with a new library".
  const [first] = inside;
  const isLed = first !== undefined && isA(first, 'put') && first.to - first.from > 1;
  const result = inside.findIndex((lexeme) => isA(lexeme, 'result'));
  const opener = inside.findIndex((lexeme, at) => at > result && isA(lexeme, 'for', 'about', 'called'));
  const from = isLed ? 1 : result === -1 ? 0 : opener + 1;
  if (from === 0 || from === inside.length || isA(inside[from], 'tell')) return undefined;
  return { start: startOf(source, inside[from]), end: stretch.end };
}
