import { isChart, partOf } from '../requests/parts.ts';
import { hasA, isA, type Range, rangeAt, type Source, textAt } from '../segments/source.ts';
import { headOf } from './heads.ts';
import { FORMS, ownAt, partAt, type ToldPart } from './parts.ts';
import { type Phrase, stretchOf } from './phrases.ts';

type Kind = 'sends' | 'sent' | 'shown' | 'tabled';

const isOf = ({ packs }: Source, kind: Kind, word = ''): boolean =>
  packs.some(({ reading }) => reading[kind].includes(word.toLowerCase()));

const isSmall = ({ packs }: Source, word: string): boolean =>
  packs.some(({ reading }) =>
    [reading.glue, reading.for, reading.about, reading.with].some((list) => list.includes(word)),
  );

/** What a wish does, and to what, by the stems of its words: "sign up for a shift" does something to a shift. */
export function actOf(source: Source, title: string): { verb: string; object: string[] } {
  const words = title.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
  // "Booking requests" are named, not done.
  const isNamed = /ing$/u.test(words[0] ?? '') && isOf(source, 'sent', words.at(-1));
  const isAct = isOf(source, 'sends', words[0]) && !isNamed;
  const behind = words.slice(isAct ? 1 : 0);
  const first = behind.findIndex((word) => !isSmall(source, word));
  const rest = behind.slice(Math.max(0, first));
  const end = rest.findIndex((word) => isSmall(source, word));
  return {
    verb: isAct ? stemOf(words[0] ?? '') : '',
    object: (end === -1 ? rest : rest.slice(0, end)).map(stemOf),
  };
}

const stemOf = (word: string): string =>
  word
    .replace(/(?:ing|e?s|e)$/u, '')
    .replace(/y$/u, 'i')
    .slice(0, 5);

/** Something that visitors send, as a form with the fields that are named: "report a fault with a priority", "booking requests". */
export function sentOf(source: Source, phrase: Phrase, able: boolean): ToldPart | undefined {
  const { lexemes, text } = source;
  // "A form to report a fault".
  if (/^form to /iu.test(text.slice(phrase.start, phrase.end)) && phrase.from + 2 < phrase.to)
    return sentOf(source, stretchOf(source, phrase, phrase.from + 2, phrase.to), true);
  const words = text.slice(phrase.start, phrase.end).match(/\p{L}[\p{L}-]*/gu) ?? [];
  const isNamed = !able && isOf(source, 'sent', words.at(-1));
  // "Order tracking" is no order.
  const isDone = isOf(source, 'sends', words[0]) && (able || /ing$/u.test(words[0] ?? ''));
  const isShown =
    !able && [isOf(source, 'shown', words.at(-1)), isOf(source, 'tabled', words.at(-1))].includes(true);
  if (isShown || isA(lexemes[phrase.from], 'function') || !(isNamed || isDone)) return undefined;
  const { inner } = phrase;
  const at = fieldsAt(source, phrase) ?? inner?.from;
  const fields = at === undefined ? [] : [rangeAt(source, inner?.from ?? at + 1, inner?.to ?? phrase.to)];
  const own = stretchOf(source, phrase, phrase.from, at ?? phrase.to);
  const isBooking = lexemes.slice(own.from, own.to).some((one) => partOf(one, 'website') === 'booking');
  const known = headOf(source, own)?.target ?? '';
  const title = toVisitor(text.slice(own.start, own.end));
  const chosen = CHOSEN.test(text.slice(own.start, own.end)) ? objectIn(source, own) : [];
  const target = isBooking ? 'booking' : FORMS.has(known) ? known : 'contactForm';
  return partAt(phrase, {
    kind: 'section',
    target,
    title,
    own: [...chosen, ...fields].map((range) => ownAt(range)),
  });
}

/** In words to who does it. */
export const toVisitor = (words: string): string =>
  words.replace(/\b[Tt]heir\b/gu, 'your').replace(/\bthey\b/gu, 'you');

/** What is chosen or told in a form is a field of it: "order a lunch", "log the hours". */
const CHOSEN = /^(?:order|reserv|sign|log|record|add|enter|set)\p{L}* /iu;

function objectIn(source: Source, { from, to }: Phrase): Range[] {
  const isSmallAt = (at: number): boolean => isSmall(source, source.lexemes[at]?.text.toLowerCase() ?? '');
  let [first, end] = [from + 1, to];
  while (first < to && isSmallAt(first)) first++;
  for (end = first; end < to && !isSmallAt(end); ) end++;
  return first < end ? [rangeAt(source, first, end)] : [];
}

/** Where the fields of a form begin: behind "with", "by", or "for" before a date or a time. */
function fieldsAt(source: Source, { from, to }: Phrase): number | undefined {
  for (let at = from + 1; at < to - 1; at++) {
    const word = source.lexemes[at]?.text.toLowerCase() ?? '';
    if (isA(source.lexemes[at], 'with') || word === 'by') return at;
    const next = textAt(source, at + 1, to)
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.find((one) => !isSmall(source, one));
    const isWhen = source.packs.some(
      ({ labels }) =>
        next !== undefined && [labels.date, labels.time].some((label) => label?.toLowerCase() === next),
    );
    if (word === 'for' && isWhen) return at;
  }
  return undefined;
}

/** Something that visitors see, in the form that is named: "open orders in a table", "inspections on a calendar", "a machine register". */
export function shownOf(source: Source, phrase: Phrase, able: boolean): ToldPart | undefined {
  const { lexemes, text } = source;
  const isSeen = isA(lexemes[phrase.from], 'does') && phrase.from + 1 < phrase.to;
  const words = text.slice(phrase.start, phrase.end).match(/\p{L}[\p{L}-]*/gu) ?? [];
  const isTable = isOf(source, 'tabled', words.at(-1));
  const isNamed = isTable || isOf(source, 'shown', words.at(-1));
  if ((!isSeen && (able || !isNamed)) || / by /u.test(text.slice(phrase.start, phrase.end))) return undefined;
  // "The status of their order" is known to who has signed in.
  if (/ their /u.test(text.slice(phrase.start, phrase.end)) || hasA(source, phrase, 'function'))
    return undefined;
  let from = phrase.from + (isSeen ? 1 : 0);
  while (from < phrase.to - 1 && isA(lexemes[from], 'glue')) from++;
  const last = lexemes[phrase.to - 1];
  // "In a table", "on a calendar", "in a bar chart".
  let to = phrase.to - 1;
  while (to > from && isA(lexemes[to - 1], 'glue') && !isA(lexemes[to - 1], 'for')) to--;
  const isBehind = to < phrase.to - 1 || (isA(last, 'part') && last?.text.includes(' a ') === true);
  const form = isBehind && to > from ? (partOf(last, 'website') ?? (isNamed ? '' : undefined)) : undefined;
  const own = stretchOf(source, phrase, from, form === undefined ? phrase.to : to);
  const head = headOf(source, own);
  const isWhole =
    (form !== undefined || head?.rest === own.to) && head?.kind === 'section' && head.target !== 'about';
  // "Shift plans" are no prices.
  const isPlan = isTable && head?.target === 'pricing' && own.to - own.from > 1;
  const named = (isWhole && !isPlan && head.target) || (isTable ? 'table' : '');
  const target = form && isChart(form) ? 'chart' : form || named;
  return partAt(phrase, { kind: 'section', target, title: toVisitor(text.slice(own.start, own.end)) });
}

/** Adds what is wished for to the parts that were named; what is named again by other words goes to the part that is there. */
export function addWishes(source: Source, parts: ToldPart[], wishes: readonly ToldPart[]): void {
  for (const wish of wishes) {
    const known = parts.find((other) => isSame(source, wish, other));
    if (known === undefined) parts.push({ ...wish });
    else if (known.target === '') known.target = wish.target;
    else if (FORMS.has(known.target) && FORMS.has(wish.target)) {
      const isMore = actOf(source, wish.title).verb !== '';
      if (isMore) known.title = wish.title;
      if (wish.own.length > 0) known.own = wish.own;
      if (wish.target === 'booking') known.target = wish.target;
    }
  }
  for (const part of parts)
    if (part.kind === 'section' && ['', 'table'].includes(part.target) && part.own.length === 0)
      addColumns(source, part, parts);
}

/** Stems of verbs that say the same of what is told: "reporting hours", "log the hours". */
const TELLING: ReadonlySet<string> = new Set(['log', 'recor', 'repor', 'enter', 'add']);

const isOpen = ({ target }: ToldPart): boolean => target === '' || target === 'table';

function isSame(source: Source, part: ToldPart, other: ToldPart): boolean {
  const [one, two] = [actOf(source, part.title), actOf(source, other.title)];
  const within = (few: string[], all: string[]): boolean =>
    few.length > 0 && few.every((word) => all.includes(word));
  const isLike = within(one.object, two.object) || within(two.object, one.object);
  if (part.kind === 'feature' || other.kind === 'feature')
    return part.kind === other.kind && one.verb === two.verb && one.object.join() === two.object.join();
  const areForms = FORMS.has(part.target);
  if (areForms !== FORMS.has(other.target)) return false;
  if (!areForms) return isOpen(part) || isOpen(other) ? isLike : part.target === other.target;
  const areTold = [one, two].every(({ verb }) => TELLING.has(verb));
  if (one.verb !== '' && two.verb !== '' && one.verb !== two.verb && !areTold) return false;
  return isLike || one.verb === two.object.at(-1) || two.verb === one.object.at(-1);
}

const FILTERED = /^\S+ (.+?) (?:by|nach|par|por) /u;

/** What is filtered "by distance and rate" is a table that says these of each. */
function addColumns(source: Source, part: ToldPart, parts: readonly ToldPart[]): void {
  const own = actOf(source, part.title).object;
  const by = parts.find(({ kind, start, end }) => {
    const thing = FILTERED.exec(source.text.slice(start, end))?.[1] ?? '';
    return kind === 'feature' && actOf(source, thing).object.some((word) => own.includes(word));
  });
  const [lead = '', thing = ''] = FILTERED.exec(source.text.slice(by?.start, by?.end)) ?? [];
  if (by === undefined) return;
  const start = by.start + lead.indexOf(thing, 1);
  part.target = 'table';
  part.own = [
    { start, end: start + thing.length },
    { start: by.start + lead.length, end: by.end },
  ].map((range) => ownAt(range));
}
