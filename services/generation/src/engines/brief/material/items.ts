import type { FactKind, ListItem, ListKind } from '../brief.ts';
import { itemOf } from '../shapes.ts';
import { factsIn, idsIn, type Material, type Placed } from './material.ts';
import { quoteItem } from './quotations.ts';
import { isSet, labelEnd, separatorIn } from './separators.ts';
import { tokenize } from './tokens.ts';
import { bare, bareTextOf, inner, type Range, textOf, trimmed, wordCount } from './view.ts';
import { isWord, phraseAt, type WordList } from './words.ts';

type Fields = Partial<ListItem>;
type Field = 'value' | 'date' | 'time' | 'person';

/** Facts that make a field of an item, and whether one may open the item without a sign behind it. */
const FIELDS: Partial<Record<ListKind, { kinds: Partial<Record<FactKind, Field>>; opens: boolean }>> = {
  dated: { kinds: { date: 'date', time: 'time' }, opens: true },
  figures: { kinds: { number: 'value' }, opens: true },
  contacts: { kinds: { phone: 'value', email: 'value', url: 'value' }, opens: false },
};

const SMALL = ['function', 'clockBefore', 'copulas', 'and', 'until', 'from', 'placeBefore'] as const;

/** Whether the word at the edge of a range leads to what stands beyond it: "since", "of". */
function leans({ view, words }: Material, range: Range, edge: 0 | -1): boolean {
  const word = tokenize(view.text.slice(range.start, range.end), []).at(edge);
  // "Drop-in": the end of a word is none.
  const isEnd = word !== undefined && view.text[range.start + word.start - 1] === '-';
  return !isEnd && word?.kind === 'word' && SMALL.some((list) => isWord(words, list, word.text));
}

/** "1987 the parlour": a year that opens what happened then. */
const isYear = ({ view }: Material, { kind, start, end }: Placed, { start: from }: Range) =>
  kind === 'date' && /^\d{4}$/.test(view.text.slice(start, end)) && view.text[from - 1] === ' ';

interface Taken {
  fields: Fields;
  rest: Range;
}

/** Takes one field off the start or the end of a range, where what is left can stand without it. */
function takeOff(material: Material, { fields, rest }: Taken, kind: ListKind): Taken | undefined {
  const wanted = FIELDS[kind];
  if (wanted === undefined) return undefined;
  const facts = factsIn(material, rest).filter((fact) => {
    const field = wanted.kinds[fact.kind];
    return field !== undefined && fields[field] === undefined;
  });
  const [first, last] = [facts[0], facts.at(-1)];
  const put = (fact: Placed, end: number, left: Range): Taken => ({
    fields: { ...fields, [wanted.kinds[fact.kind] ?? '']: textOf(material.view, { start: fact.start, end }) },
    rest: left,
  });
  if (first !== undefined && first.start === rest.start) {
    const end = first.core ?? first.end;
    const left = bare(material.view, { start: end, end: rest.end });
    const free = left.end <= left.start || isSet(material, end, left.start) || isYear(material, first, left);
    if (free || (wanted.opens && !leans(material, left, 0))) return put(first, end, left);
  }
  const tail = last === undefined ? '' : material.view.text.slice(last.core ?? last.end, rest.end);
  if (last === undefined || !/^[\s.)）;,]*$/.test(tail)) return undefined;
  const left = bare(material.view, { start: rest.start, end: last.start });
  if (!isSet(material, left.end, last.start) && leans(material, left, -1)) return undefined;
  return put(last, last.core ?? last.end, withoutOpening(material, left));
}

/** Up to the bracket that opens in a range: "Soup (" of "Soup (£5)", "Course (8 evenings" of "Course (8 evenings, 140 €)". */
function withoutOpening({ view }: Material, range: Range): Range {
  const open = view.text.slice(range.start, range.end).search(/[(（][^()（）]*$/u);
  return open < 1 ? range : bare(view, { start: range.start, end: range.start + open });
}

/** Without the word that leads to a price: "Group at €149", but not "three nights, at £180", where each costs that. */
function withoutAt({ view, words }: Material, range: Range): Range {
  const last = tokenize(view.text.slice(range.start, range.end), []).at(-1);
  const isAt = (['priceBefore', 'copulas'] as const).some((list) => isWord(words, list, last?.text ?? ''));
  const isSetOff = /[,，、]\s*$/u.test(view.text.slice(range.start, range.start + (last?.start ?? 0)));
  return isAt && last !== undefined && last.start > 0 && !isSetOff
    ? bare(view, { start: range.start, end: range.start + last.start })
    : range;
}

const LONGEST_PER = 3;
const LONGEST_FOR = 6;

/** A price, or a figure with pence behind a dash. */
const isPrice = ({ text }: Material['view'], from: number, { kind, start, end }: Placed) =>
  kind === 'price' ||
  (kind === 'number' &&
    /^\d+[.,]\d\d$/.test(text.slice(start, end)) &&
    /\s[-–—]\s*$/.test(text.slice(from, start)));

/** A price with the few words behind it that say what it is for; what a comma or a bracket sets off is the detail. */
function takePrice(material: Material, rest: Range): Taken {
  const { view } = material;
  const price =
    factsIn(material, rest).find((fact) => isPrice(view, rest.start, fact)) ?? priceInWords(material, rest);
  if (price === undefined || price.start === rest.start) return { fields: {}, rest };
  const per = /^[^,;:()\d+=]*/.exec(view.text.slice(price.end, rest.end))?.[0] ?? '';
  const end = price.end + per.trimEnd().length;
  const stops = end === rest.end || /^\s*[,;:()]|^\s[-–—]\s/.test(view.text.slice(end, rest.end));
  const left = withoutAt(material, bare(view, { start: rest.start, end: price.start }));
  const leaning = !isSet(material, left.end, price.start) && leans(material, left, -1);
  // "Solo $12/month for 1 seat": what it is for, told by a figure.
  const whatFor = bare(view, { start: price.end, end: rest.end });
  const isTold = !/[,;:(]/u.test(textOf(view, whatFor)) && leans(material, whatFor, 0);
  if (!stops && !leaning && isTold && wordCount(textOf(view, whatFor)) <= LONGEST_FOR) {
    const value = textOf(view, { start: price.start, end: price.end });
    return { fields: { value, detail: textOf(view, whatFor) }, rest: withoutOpening(material, left) };
  }
  if (!stops || wordCount(per) > LONGEST_PER || leaning) return { fields: {}, rest };
  const behind = view.text.slice(end, rest.end).replace(/^\s*\)/u, '');
  const whole = withoutOpening(material, left);
  const said = [
    bareTextOf(view, { start: whole.end, end: left.end }).replace(/^[(（]\s*/u, ''),
    inner(bareTextOf(view, { start: rest.end - behind.length, end: rest.end })),
  ];
  const detail = said.filter(Boolean).join(', ');
  const value = textOf(view, { start: price.start, end });
  return takeQuantity(material, { fields: { value, detail }, rest: whole });
}

/** "on request", "free": the price of an item without a figure, at its end. */
function priceInWords({ view, words }: Material, range: Range): Range | undefined {
  const tokens = tokenize(view.text.slice(range.start, range.end), []);
  const at = tokens.findIndex((_, from) =>
    (['onRequest', 'free'] as const).some(
      (list) => from + phraseAt(words, list, tokens, from) === tokens.length,
    ),
  );
  return at < 1 ? undefined : { start: range.start + (tokens[at]?.start ?? 0), end: range.end };
}

/** "3 ×" before a price. */
function takeQuantity(material: Material, { fields, rest }: Taken): Taken {
  const number = factsIn(material, rest).findLast(({ kind }) => kind === 'number');
  const end = number === undefined ? 0 : (number.core ?? number.end);
  if (number === undefined || !/^\s*[×x*@]$/i.test(material.view.text.slice(end, rest.end)))
    return { fields, rest };
  const quantity = textOf(material.view, { start: number.start, end });
  return {
    fields: { ...fields, quantity },
    rest: bare(material.view, { start: rest.start, end: number.start }),
  };
}

const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Fields from both ends; then the title up to the first clear separator, a field behind it, and the rest. */
function fieldItem(material: Material, range: Range, kind: ListKind): Fields {
  const whole = bare(material.view, range);
  let taken: Taken = kind === 'priced' ? takePrice(material, whole) : { fields: {}, rest: whole };
  for (let next = takeOff(material, taken, kind); next !== undefined; next = takeOff(material, taken, kind))
    taken = next;
  const cut = separatorIn(material, taken.rest);
  const title = bareTextOf(material.view, { start: taken.rest.start, end: cut?.start ?? taken.rest.end });
  let behind: Taken = {
    fields: taken.fields,
    rest: bare(material.view, { start: cut?.end ?? taken.rest.end, end: taken.rest.end }),
  };
  if (cut !== undefined) behind = takeOff(material, behind, kind) ?? behind;
  const detail = [inner(textOf(material.view, behind.rest)), taken.fields.detail].filter(Boolean).join(', ');
  return filled({ ...behind.fields, [kind === 'contacts' ? 'label' : 'title']: title, detail });
}

function hoursItem(material: Material, range: Range): Fields {
  const fact = factsIn(material, range).find(({ kind }) => kind === 'hours');
  if (fact === undefined) return { title: bareTextOf(material.view, range) };
  const tokens = tokenize(material.view.text.slice(fact.start, fact.end), []);
  const isOne = (at: number, lists: readonly WordList[]) =>
    at >= 0 && lists.some((list) => phraseAt(material.words, list, tokens, at) > 0);
  const first = tokens.findIndex(({ kind }, at) => kind === 'number' || isOne(at, ['closed']));
  const leads = (at: number) => isOne(at, ['from', 'am', 'pm', 'clockBefore', 'until']);
  // "Tuesday to Saturday 9-5": a word between days leads to no time.
  const lead = leads(first - 1) ? [first - 1, first - 2].filter(leads) : [];
  const last = tokens.findLast(({ kind }) => kind === 'number')?.end ?? 0;
  const cut = fact.start + (first > 0 ? (tokens[Math.min(first, ...lead)]?.start ?? 0) : last);
  const [one, other] = [
    bareTextOf(material.view, { start: fact.start, end: cut }),
    bareTextOf(material.view, { start: cut, end: fact.end }),
  ];
  return filled({
    title: bareTextOf(material.view, { start: range.start, end: fact.start }),
    date: first > 0 ? one : other,
    time: first > 0 ? other : one,
    detail: inner(bareTextOf(material.view, { start: fact.end, end: range.end })),
  });
}

/** A question and what follows it. */
function questionItem(material: Material, range: Range): Fields {
  const at = material.view.text.slice(range.start, range.end).search(/[?？؟]/);
  const end = at < 0 ? range.end : range.start + at + 1;
  return {
    title: bareTextOf(material.view, { start: range.start, end }),
    detail: bareTextOf(material.view, { start: end, end: range.end }),
  };
}

/** "Name (role)", "Name, role", "Name – role", "Role: Name". */
function personItem(material: Material, range: Range): Fields {
  const own = bare(material.view, range);
  const label = labelEnd(material, own);
  const from = bare(material.view, { start: label > 0 ? label + 1 : own.start, end: own.end });
  const person = factsIn(material, from).find(
    ({ kind, start }) => start === from.start && (kind === 'person' || kind === 'name'),
  );
  const whole = { title: textOf(material.view, own) };
  // "Treasurer Tom Vale".
  const last = factsIn(material, from).find(({ kind, end }) => kind === 'person' && end === from.end);
  const start = (last?.start ?? 0) + textOf(material.view, last ?? own).search(/\p{Lu}/u);
  const led = bare(material.view, { start: from.start, end: start });
  if (last && label < 0 && led.end > led.start && isRole(material, led))
    return { person: textOf(material.view, { start, end: last.end }), label: textOf(material.view, led) };
  if (person === undefined) return whole;
  const rest = bare(material.view, { start: person.end, end: own.end });
  const alone = rest.end <= rest.start;
  if (!alone && !isSet(material, person.end, rest.start + 1)) return whole;
  if (alone && label < 0) return person.kind === 'person' ? { person: textOf(material.view, person) } : whole;
  if (person.kind === 'name' && !isRole(material, label > 0 ? { start: own.start, end: label } : rest))
    return whole;
  const role = bareTextOf(material.view, { start: own.start, end: Math.max(label, own.start) });
  const after = inner(textOf(material.view, rest));
  return filled({
    person: textOf(material.view, person),
    label: role || after,
    detail: role === '' ? '' : after,
  });
}

const isRole = ({ view, words }: Material, range: Range) => {
  const tokens = tokenize(view.text.slice(range.start, range.end), []);
  return tokens.length <= 14 && tokens.some((_, at) => phraseAt(words, 'roles', tokens, at) > 0);
};

const LONGEST_LABEL = 60;

function pairItem(material: Material, range: Range): Fields {
  const cut = separatorIn(material, range);
  const isLabel = cut !== undefined && /[:：]/.test(material.view.text[cut.start] ?? '');
  if (!isLabel || cut.start - range.start > LONGEST_LABEL) return { detail: textOf(material.view, range) };
  return {
    label: bareTextOf(material.view, { start: range.start, end: cut.start }),
    detail: bareTextOf(material.view, { start: cut.end, end: range.end }),
  };
}

const plainItem = (material: Material, range: Range): Fields => ({ title: textOf(material.view, range) });

const READERS: Record<ListKind, (material: Material, range: Range, kind: ListKind) => Fields> = {
  plain: plainItem,
  steps: plainItem,
  pairs: pairItem,
  questions: questionItem,
  quotes: quoteItem,
  hours: hoursItem,
  people: personItem,
  priced: fieldItem,
  dated: fieldItem,
  figures: fieldItem,
  contacts: fieldItem,
};

const readings = new WeakMap<Material, Map<string, Fields>>();

/**
 * The fields of an item that a list of this kind gives; only those that hold something. What a list is gets asked of many
 * stretches of the same items: each is read once.
 */
export function readAs(material: Material, range: Range, kind: ListKind): Fields {
  const known = readings.get(material) ?? new Map<string, Fields>();
  readings.set(material, known);
  const key = `${kind} ${range.start} ${range.end}`;
  const fields = known.get(key) ?? filled(READERS[kind](material, trimmed(material.view, range), kind));
  known.set(key, fields);
  return fields;
}

/** Takes an item apart as the kind of its list asks for; `divided` items of words have a title and a text. */
export function readItem(material: Material, range: Range, kind: ListKind, divided: boolean): ListItem {
  const own = trimmed(material.view, range);
  const cut = divided && (kind === 'plain' || kind === 'steps') ? separatorIn(material, own) : undefined;
  const fields =
    cut === undefined
      ? readAs(material, own, kind)
      : {
          title: bareTextOf(material.view, { start: own.start, end: cut.start }),
          detail: bareTextOf(material.view, { start: cut.end, end: own.end }),
        };
  return itemOf({ text: textOf(material.view, own), ...fields, facts: idsIn(material, own) });
}
