import type { ElementLook } from '../brief.ts';
import type { Lexeme } from '../segments/lexicon.ts';
import { endOf, isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { lookOfBoth, NO_LOOK, placingIn } from './looks.ts';
import { isHeadingOf, lookOfQuote, pointsOf, takeTitle, wordsBefore } from './quotations.ts';
import { type Group, groupOf, type Placed, type Reading, seenAs } from './slide-reading.ts';
import { bare, labelOf, type Unit } from './units.ts';

/** Reads what a sentence quotes: the title, elements of their own, or more of the group that it stands in. */
export function readQuoted(reading: Reading, unit: Unit, quotes: readonly Range[], inside?: Group): void {
  const { source, slide } = reading;
  const rest = quotes.filter((quote) => !takeTitle(reading, unit, quote, inside));
  const [first, second] = rest;
  if (first === undefined) return;
  const before = wordsBefore(source, unit, first);
  const items = pointsOf(source, unit, rest);
  const looks = rest.map((quote) => lookOfQuote(source, unit, quote));
  const [told = NO_LOOK] = looks;
  const look = { ...told, form: formOf(told, before, second !== undefined) };
  const isCalled = second === undefined && before.some((one) => isA(one, 'called'));
  const speaker = told.form === 'bubble' ? speakerIn(source, unit, before) : undefined;
  if (speaker) slide.elements.push(seenAs(speaker, { form: 'picture', place: told.place }));
  const headed = headedIn(source, unit, items, { inside, before, look });
  const apart = inside ? [] : apartIn(source, unit, rest, looks);
  if (headed) slide.elements.push(groupOf({ ...headed, listed: true }));
  else if (second && told.form !== '' && /^\d{1,2}[.)]?$/u.test(source.text.slice(first.start, first.end))) {
    // "The number “1” in a red circle, followed by “Wash.”"
    const last = slide.elements.at(-1);
    const item = { label: undefined, text: second };
    if (last?.ordered) last.items.push(item);
    else slide.elements.push(groupOf({ items: [item], listed: true, ordered: true }));
    slide.headings ||= told.fills[0] ?? '';
  } else if (apart.length > 0)
    slide.elements.push(...items.map((item, at) => groupOf({ items: [item], look: apart[at] ?? look })));
  else if (inside === undefined)
    slide.elements.push(groupOf({ items, listed: second !== undefined, waits: isCalled, look }));
  else if (isCalled && inside.heading === undefined && inside.items.length === 0) {
    inside.heading = first;
    slide.headings ||= look.ink;
  } else {
    inside.items.push(...items);
    inside.look = lookOfBoth(inside.look, look);
  }
}

/** A circle with words in it is no picture, and boxes with a text each are several. */
function formOf({ form, fills }: ElementLook, before: readonly Lexeme[], areSeveral: boolean): string {
  if (areSeveral && before.some((one) => senseOf(one, 'part') === 'picture')) return 'picture';
  if (form === 'box' || form === 'round') return areSeveral ? 'boxes' : 'box';
  return form || (fills[0] ? 'box' : '');
}

/** What has a heading: "**Strengths** (green): “Loyal guests”, “Own bread”", "Top left, in green, “Sun”: “It shines.”" */
function headedIn(
  source: Source,
  unit: Unit,
  items: readonly Placed[],
  { inside, before, look }: { inside: Group | undefined; before: readonly Lexeme[]; look: ElementLook },
): Pick<Group, 'heading' | 'items' | 'look'> | undefined {
  const [led, ...more] = items;
  const label = labelOf(source, unit);
  const boxed = { ...look, form: look.form === 'boxes' ? 'box' : look.form };
  if (led === undefined) return undefined;
  if (inside && more.length > 0 && label?.isOwn && led.text.start - label.rest.start < 2)
    return { heading: label.range, items: [...items], look: boxed };
  const isLed = /^["”»’']?[:：]\s/u.test(source.text.slice(led.text.end));
  if (more.length > 0 && (isLed || isHeadingOf(source, before)))
    return { heading: led.text, items: more, look };
  const isPlaced = !inside && more.length === 0 && look.place !== '' && led.picture === undefined;
  return isPlaced && led.label
    ? { heading: led.label, items: [{ ...led, label: undefined }], look }
    : undefined;
}

/** How each quotation of a sentence looks that has a place of its own: "… on the left and one labelled “B” on the right". */
function apartIn(source: Source, unit: Unit, quotes: readonly Range[], looks: readonly ElementLook[]) {
  const [told = NO_LOOK] = looks;
  const [edge = ''] = /^(?:top|bottom)/u.exec(told.place) ?? [];
  const others = quotes.slice(1).map((quote, at) => {
    const own = looks[at + 1] ?? NO_LOOK;
    const before = wordsBefore(source, unit, quote);
    const isUnder = before.some((one) => placingIn(source, one)[0]?.value === 'under');
    const isAlike = before.some((one) => senseOf(one, 'number') === '1');
    const isSide = edge !== '' && /^(?:left|right)$/u.test(own.place);
    const place = isSide ? `${edge}-${own.place}` : own.place || (isUnder ? told.place : '');
    // "Labelled “A”, “B” and “C” at the bottom": what is said behind the last is said of all.
    const isApart = isUnder || (own.place !== '' && before.some((one) => !isA(one, 'glue')));
    return { isApart, look: { ...own, place, form: own.form || (isAlike ? told.form : '') } };
  });
  const all = [told, ...others.map(({ look }) => look)];
  return others.some(({ isApart }) => isApart)
    ? all.map((look) => ({ ...look, form: look.form || (look.fills[0] ? 'box' : '') }))
    : [];
}

/** Who says what a bubble holds: "On the right, a clerk says: “…”". */
function speakerIn(source: Source, unit: Unit, before: readonly Lexeme[]): Range | undefined {
  const words = before.filter(({ start }) => start >= (labelOf(source, unit)?.rest.start ?? 0));
  const isPlace = (one: Lexeme): boolean => placingIn(source, one).some(({ value }) => value !== 'near');
  const from = words.findLastIndex((one) => isA(one, 'put', 'make') || isPlace(one)) + 1;
  const [said, ...who] = words.slice(from).reverse();
  const isWho = isA(said, 'called') && !isA(said, 'given') && who.some(({ senses }) => senses.length === 0);
  return isWho ? bare(source, { start: words[from]?.start ?? 0, end: endOf(who[0]) }) : undefined;
}
