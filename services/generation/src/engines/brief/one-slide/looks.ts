import { languagePacks } from '../../packs/language-pack.ts';
import type { ElementLook } from '../brief.ts';
import { isA, type Range, type Source, senseOf, startAt } from '../segments/source.ts';
import { foldWord } from '../segments/tokens.ts';
import { isTitleWord, wordsIn } from './units.ts';

const PLACING = new Map(
  languagePacks.flatMap(({ language, reading }) =>
    Object.entries(reading.placing).flatMap(([value, words]) =>
      words.map((word) => [`${language} ${foldWord(word)}`, value] as const),
    ),
  ),
);

/** Where something may stand on a slide. */
export const SIDES = new Set(['left', 'right', 'top', 'bottom', 'center']);

/** The words of a range that say where and in what form something is placed, but those of quotations. */
export function placingIn(source: Source, { start, end }: Range): (Range & { value: string })[] {
  return source.tokens.flatMap((token) => {
    if (token.start < start || token.end > end) return [];
    if (source.quotes.some((quote) => quote.start < token.end && token.start < quote.end)) return [];
    const meant = (key: string): string | undefined =>
      source.languages.map((one) => PLACING.get(`${one} ${key}`)).find((one) => one);
    const several = token.key.endsWith('s') ? meant(token.key.slice(0, -1)) : undefined;
    const value = meant(token.key) ?? (several === 'picture' || several === 'drawn' ? several : undefined);
    return value === undefined ? [] : [{ start: token.start, end: token.end, value }];
  });
}

export const NO_LOOK: ElementLook = { place: '', form: '', fills: [], ink: '', italic: false };

/** A look, and what another says where it says nothing. */
export const lookOfBoth = (one: ElementLook, other: ElementLook): ElementLook => ({
  place: one.place || other.place,
  form: (one.form !== 'points' && one.form) || other.form || one.form,
  fills: one.fills.length > 0 ? one.fills : other.fills,
  ink: one.ink || other.ink,
  italic: one.italic || other.italic,
});

/** Words of place, but those of "from left to right" and "from top to bottom", and of what each thing has: "each with an icon on the left". */
function placed(source: Source, range: Range): ReturnType<typeof placingIn> {
  const all = placingIn(source, range);
  const each = all.find(({ value }) => value === 'each')?.start ?? range.end;
  return all.filter((one, at) => {
    const isOpposite = [all[at - 1], all[at + 1]].some(
      (next) => next && OPPOSITE[one.value] === next.value && Math.abs(next.start - one.start) < NEAR,
    );
    // "Under the circles" has no form.
    const isAbove =
      all[at - 1]?.value === 'under' && one.start - (all[at - 1]?.end ?? 0) < 6 && FORMS.includes(one.value);
    return !isOpposite && !isAbove && (one.start < each || OPPOSITE[one.value] === undefined);
  });
}

/** So many letters from the one to the other. */
const NEAR = 14;
const OPPOSITE: Record<string, string> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

const FORMS = ['bubble', 'button', 'swatches', 'boxes', 'box', 'round', 'lines', 'points'];

/** What is said of how something looks: behind it first, then what is said before it, the nearest first. */
export function lookIn(source: Source, after: Range, before: Range): ElementLook {
  const words = [...placed(source, after), ...placed(source, before).reverse()].map((one) => one.value);
  const first = (...values: string[]): string => words.find((one) => values.includes(one)) ?? '';
  const across = first('left', 'right', 'center');
  const down = first('top', 'bottom');
  const place = across === 'center' ? down || across : [down, across].filter((one) => one !== '').join('-');
  const colours = [...coloursIn(source, after), ...coloursIn(source, before)];
  // "Three cards in a row"
  const isOnCards = [after, before].some((range) =>
    wordsIn(source, range).some((one) => senseOf(one, 'use') === 'surface'),
  );
  const of = (use: string): string[] => colours.filter((one) => one.use === use).map(({ colour }) => colour);
  const form = FORMS.find((one) => words.includes(one)) ?? (isOnCards ? 'boxes' : '');
  return {
    // "At the top" says no more of a title than is usual; "centred at the top" does.
    place: place === 'top' && across === '' ? '' : place,
    // "Each in its own box"
    form: form === 'box' && words.includes('each') ? 'boxes' : form,
    fills: of('fill'),
    ink: of('ink')[0] ?? of('title')[0] ?? '',
    italic: words.includes('italic'),
  };
}

export const FILLED: readonly string[] = ['box', 'boxes', 'bar', 'bubble', 'lines', 'filled', 'round'];

/** Where words stand for a line that is drawn: "a thin line", "vertical lines between the columns", "a purple bar beneath it". */
export const rulesIn = (source: Source, range: Range): Range[] =>
  placingIn(source, range).filter(({ value, end }, at, all) => {
    const next = all[at + 1];
    const isNear = next && next.start < end + NEAR;
    const isBetween = all[at - 1]?.value === 'upright' || (isNear && next.value === 'compare');
    return (
      value === 'line' ||
      (value === 'lines' && isBetween) ||
      (value === 'bar' && isNear && next.value === 'under')
    );
  });

type Use = 'fill' | 'ink' | 'frame' | 'title' | 'line';

/** A colour, what it is for, and where the word stands that says so; -1 where none does. */
export interface Tone {
  colour: string;
  use: Use;
  of: number;
}

/** Colours of a range with what they are for, told by the nearest word that says so: ground, words or frame. */
export function coloursIn(source: Source, range: Range): Tone[] {
  const placing = placingIn(source, range);
  const rules = rulesIn(source, range);
  const at = (start: number): string => placing.find((one) => one.start === start)?.value ?? '';
  const words = source.lexemes.flatMap((lexeme, index) => {
    const start = lexeme.start;
    return source.quoted[index] || start < range.start || start >= range.end
      ? []
      : [{ lexeme, start, index }];
  });
  const uses = words.flatMap(({ lexeme, start, index }): { index: number; start: number; use: Use }[] => {
    const use = senseOf(lexeme, 'use');
    const own = source.tokens.slice(lexeme.from, lexeme.to).map((token) => at(token.start));
    if (rules.some((rule) => rule.start >= start && rule.start < lexeme.end))
      return [{ index, start, use: 'line' }];
    const isFill = use === 'background' || use === 'surface' || own.some((value) => FILLED.includes(value));
    if (isFill) return [{ index, start, use: 'fill' as const }];
    if (own.includes('frame')) return [{ index, start, use: 'frame' as const }];
    if (isTitleWord(lexeme)) return [{ index, start, use: 'title' as const }];
    // "Text boxes" are no words.
    const isOfBox = FILLED.includes(at(startAt(source, index + 1)));
    const isInk = !isOfBox && (use === 'text' || isA(lexeme, 'given'));
    return isInk ? [{ index, start, use: 'ink' as const }] : [];
  });
  // "The ground of the title with yellow and the text in black": what they are for stands before them.
  const first = words.find(({ lexeme }) => isA(lexeme, 'colour'))?.index ?? 0;
  const bias = (uses[0]?.index ?? first) < first ? 1 : -0.5;
  return words.flatMap(({ lexeme, start, index }) => {
    const colour = senseOf(lexeme, 'colour');
    if (colour === undefined) return [];
    // "With white text", "a light blue rounded box": what stands right behind is what it is for.
    const away = (one: { index: number }): number => {
      const between = source.lexemes.slice(index + 1, one.index);
      const isNoun =
        one.index > index &&
        between.length < 3 &&
        between.every((word) => isA(word, 'style', 'look') && !isA(word, 'glue'));
      const isOne =
        isNoun &&
        !/[,.;:]/u.test(source.text.slice(source.lexemes[index]?.end, source.lexemes[one.index]?.start));
      return isOne ? between.length / 10 : Math.abs(one.index - index) + (one.index > index ? bias : 0);
    };
    const [nearest] = uses.toSorted((one, other) => away(one) - away(other));
    // "In white on a purple background": the ground is the other colour's.
    const next = words.find(({ lexeme: one, index: at }) => isA(one, 'colour') && at > index);
    const isOther = next && next.index < (nearest?.index ?? 0) && !isJoined(source, index, next.index);
    const other = isOther ? next : undefined;
    const before = placing.find(
      ({ end, value }) => end === start - 1 && (value === 'pale' || value === 'deep'),
    );
    const tone = before ? `${before.value} ${colour}` : colour;
    if (other && nearest?.use === 'fill') return [{ colour: tone, use: 'ink', of: start }];
    // "In sand with brown text": the words are the other's.
    if (other && nearest?.use === 'ink') return [{ colour: tone, use: 'fill', of: start }];
    return [{ colour: tone, use: nearest?.use ?? 'ink', of: nearest?.start ?? -1 }];
  });
}

/** "Blue and green boxes": colours of one thing. */
const isJoined = (source: Source, from: number, to: number): boolean =>
  /^[\s,/-]*(?:(?:and|or|und|oder|et|y|e|en|och|i|ve|to)\s)?(?:\p{L}{4,6}\s)?$/u.test(
    source.text.slice(source.lexemes[from]?.end, source.lexemes[to]?.start),
  );
