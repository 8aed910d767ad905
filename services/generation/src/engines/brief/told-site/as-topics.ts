import type { Fact, List, Request, Topic } from '../brief.ts';
import { openSigns, piecesOf, split, splitAtAnd } from '../material/enumerations.ts';
import { factsIn, type Material } from '../material/material.ts';
import { addList, addProse, type Sink } from '../material/passages.ts';
import { bare, type Range, textOf } from '../material/view.ts';
import { askedText } from '../requests/asked.ts';
import type { Source } from '../segments/source.ts';
import { requestOf, sentenceOf, topicOf } from '../shapes.ts';
import { FORMS, type Own, type ToldPart } from './parts.ts';
import type { ToldSite } from './tell-site.ts';

/** What a told site holds: each part as a request, and what was given for it as its topic. */
export interface SiteTopics {
  requested: Request[];
  topics: Topic[];
  lists: List[];
  /** Places that are known for such by the part that they were given for. */
  places: Fact[];
}

/** The topics of a told site, in its order. */
export function topicsOfSite(source: Source, material: Material, site: ToldSite): SiteTopics {
  const found: SiteTopics = { requested: [], topics: [], lists: [], places: [] };
  // Behind the name of a part stands what is in it.
  const ends = site.parts.flatMap(({ own }) =>
    own.map(({ start }) => source.text.slice(0, start).trimEnd().length),
  );
  const opened = { ...material, named: new Set(ends) };
  const all: (ToldPart | Range)[] = [...site.parts, ...site.beside];
  for (const one of all.toSorted((first, second) => first.start - second.start)) {
    const topic = topicOf(`t${found.topics.length + 1}`, '');
    const sink: Sink = {
      ...{ material: opened, lists: found.lists, passages: topic.passages },
      paragraph: 0,
      told: new Set(),
      isFinal: () => false,
    };
    const before = found.lists.length;
    if ('own' in one) topic.request = `part-${site.parts.indexOf(one) + 1}`;
    if (!('own' in one)) {
      addProse(sink, one);
    } else for (const own of one.own) addOwn(sink, one, own, found.places);
    // "Workshop Mon to Fri 8-18": what leads to hours is no heading.
    for (const list of found.lists.slice(before)) {
      const [first] = list.items;
      if (list.kind !== 'hours' || first === undefined || list.heading === '') continue;
      first.text = `${list.heading} ${first.text}`;
      list.heading = '';
    }
    const isGiven = topic.passages.length > 0;
    if (isGiven) found.topics.push(topic);
    if ('own' in one)
      found.requested.push(
        requestFor(source, one, site, topic.request, isGiven ? [topic.id] : []),
        ...countFor(source, one, topic.request),
      );
  }
  return { ...found, requested: inOrder(source, found.requested, site) };
}

function addOwn(sink: Sink, { target }: ToldPart, own: Own, places: Fact[]): void {
  const { material, passages } = sink;
  const known = factsIn(material, own);
  const pieces = piecesOf(material, own);
  const areTimed =
    target === 'events' && pieces.every((range) => /\d[:.]\d{2}$/u.test(textOf(material.view, range)));
  // "Lemon and basil 2.90 €": what has one price is one thing.
  const things = split(material, own, openSigns(material, own, ',、，'));
  const prices = things.map(
    (range) => factsIn(material, range).filter(({ kind }) => kind === 'price').length,
  );
  const arePriced = prices.every((count) => count < 2) && prices.at(-1) === 1;
  const names = pieces.length === 1 && known.length === 0 ? splitAtAnd(material, own) : [];
  const isPlain = known.every(({ kind }) => kind === 'number' || kind === 'name' || kind === 'place');
  const place = target === 'locationHours' && isPlain ? placeIn(material, own, places.length) : undefined;
  if (place) {
    places.push(place);
    passages.push(sentenceOf(place.value, { facts: [place.id] }));
  } else if (arePriced) addList(sink, things, own.heading);
  else if (FORMS.has(target) || target === 'table') addList(sink, names.length > 0 ? names : pieces, '');
  else if (areTimed || names.length > 1) addList(sink, areTimed ? pieces : names, own.heading);
  else addProse(sink, own, own.heading);
}

/** What stands behind "address" or "venue" and ends in a number is one, whatever the street is called. */
function placeIn({ view }: Material, range: Range, index: number): Fact | undefined {
  const { start, end } = bare(view, range);
  const value = textOf(view, { start, end });
  const span = [view.pointOf(start), view.pointOf(end)] as const;
  return /^\p{L}.*\d$/u.test(value)
    ? { id: `place-${index + 1}`, kind: 'address', value, span, lead: '' }
    : undefined;
}

function requestFor(
  source: Source,
  part: ToldPart,
  { parts }: ToldSite,
  id: string,
  topics: string[],
): Request {
  const { kind, target, title, group } = part;
  const unit = kind === 'page' ? 'own' : (part.unit ?? '');
  const inside = group ? `part-${parts.indexOf(group) + 1}` : '';
  return requestOf({ id, kind, target, title, topics, unit, inside, text: askedText(source, part) });
}

/** "6 speakers", where no other reader counted them. */
function countFor(source: Source, part: ToldPart, inside: string): Request[] {
  if (part.count === 0) return [];
  const [target, text] = [part.target || 'items', askedText(source, part)];
  return [requestOf({ id: `${inside}-count`, kind: 'count', target, value: part.count, text, inside })];
}

/** All that is asked for in the order of the prompt; what was counted in a part belongs to it. */
function inOrder(source: Source, told: readonly Request[], { requested }: ToldSite): Request[] {
  const parts = told.filter(({ kind }) => kind === 'section' || kind === 'page' || kind === 'feature');
  const counted = new Set(told.filter(({ kind }) => kind === 'count').map(({ inside }) => inside));
  const placed = requested.map((one) => {
    if (one.kind !== 'count') return { ...one, inside: '' };
    return { ...one, inside: parts.find(({ text }) => text.includes(one.text))?.id ?? '' };
  });
  const others = placed.filter(
    ({ kind, inside }) => kind !== 'count' || inside === '' || !counted.has(inside),
  );
  let from = 0;
  const at = new Map<Request, number>();
  for (const one of [...told, ...others]) {
    const next = source.text.indexOf(one.text, at.size < told.length ? from : 0);
    at.set(one, next);
    if (at.size <= told.length && next >= 0) from = next;
  }
  return [...told, ...others].toSorted((one, other) => (at.get(one) ?? 0) - (at.get(other) ?? 0));
}
