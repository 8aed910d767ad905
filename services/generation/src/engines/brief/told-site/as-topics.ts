import type { List, Request, Topic } from '../brief.ts';
import { openSigns, piecesOf, split, splitAtAnd } from '../material/enumerations.ts';
import { factsIn, type Material } from '../material/material.ts';
import { addList, addProse, type Sink } from '../material/passages.ts';
import { type Range, textOf } from '../material/view.ts';
import { askedText } from '../requests/asked.ts';
import type { Source } from '../segments/source.ts';
import { itemOf, requestOf, topicOf } from '../shapes.ts';
import { FORMS, type Own, type ToldPart } from './parts.ts';
import type { ToldSite } from './tell-site.ts';

/** What a told site holds: each part as a request, and what was given for it as its topic. */
export interface SiteTopics {
  requested: Request[];
  topics: Topic[];
  lists: List[];
}

/** The topics of a told site, in its order. */
export function topicsOfSite(source: Source, material: Material, site: ToldSite): SiteTopics {
  const found: Omit<SiteTopics, 'requested'> = { topics: [], lists: [] };
  const requested = new Map<Request, number>();
  const partId = (part: ToldPart): string => `part-${site.parts.indexOf(part) + 1}`;
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
    if ('own' in one) {
      topic.request = partId(one);
      for (const own of one.own) addOwn(sink, one, own);
      addPairs(sink, one.pairs ?? []);
    } else addProse(sink, one);
    const isGiven = topic.passages.length > 0;
    if (isGiven) found.topics.push(topic);
    if (!('own' in one)) continue;
    const group = one.group ? partId(one.group) : '';
    requested.set(requestFor(source, one, group, topic.request, isGiven ? [topic.id] : []), one.start);
    for (const count of countFor(source, one, topic.request)) requested.set(count, one.start);
  }
  return { ...found, requested: inOrder(source, requested, site) };
}

/** What has its price in another row of the sentence. */
function addPairs({ material, lists, passages }: Sink, pairs: readonly (readonly [Range, Range])[]): void {
  if (pairs.length === 0) return;
  const items = pairs.map((pair) => {
    const [title = '', value = ''] = pair.map((range) => textOf(material.view, range));
    const facts = pair.flatMap((range) => factsIn(material, range)).map(({ id }) => id);
    return itemOf({ text: `${title} ${value}`, title, value, facts });
  });
  const list = `pairs-${lists.length + 1}`;
  lists.push({ id: list, kind: 'priced', heading: '', ordered: false, items });
  passages.push({ kind: 'list', list });
}

function addOwn(sink: Sink, { target }: ToldPart, own: Own): void {
  const { material } = sink;
  const known = factsIn(material, own);
  const pieces = piecesOf(material, own);
  // "Lemon and basil 2.90 €": what has one price is one thing.
  const things = split(material, own, openSigns(material, own, ',、，'));
  const prices = things.map(
    (range) => factsIn(material, range).filter(({ kind }) => kind === 'price').length,
  );
  const arePriced = prices.at(-1) === 1;
  const names = pieces.length === 1 && known.length === 0 ? splitAtAnd(material, own) : [];
  if (arePriced) addList(sink, things, own.heading);
  else if (FORMS.has(target) || target === 'table') addList(sink, names.length > 0 ? names : pieces, '');
  else if (names.length > 1) addList(sink, names, own.heading);
  else addProse(sink, own, own.heading);
}

function requestFor(source: Source, part: ToldPart, inside: string, id: string, topics: string[]): Request {
  const { kind, target, title } = part;
  const unit = kind === 'page' ? 'own' : (part.unit ?? '');
  return requestOf({ id, kind, target, title, topics, unit, inside, text: askedText(source, part) });
}

/** "6 speakers", where no other reader counted them. */
function countFor(source: Source, part: ToldPart, inside: string): Request[] {
  if (part.count === 0) return [];
  const [target, text] = [part.target || 'items', askedText(source, part)];
  return [requestOf({ id: `${inside}-count`, kind: 'count', target, value: part.count, text, inside })];
}

/** All that is asked for in the order of the prompt; what was counted in a part belongs to it. */
function inOrder(source: Source, told: ReadonlyMap<Request, number>, { requested }: ToldSite): Request[] {
  const all = [...told.keys()];
  const counted = new Set(all.filter(({ kind }) => kind === 'count').map(({ inside }) => inside));
  const others = requested
    .map((one) => {
      const part =
        one.kind === 'count' && all.find(({ kind, text }) => kind !== 'count' && text.includes(one.text));
      return { ...one, inside: part ? part.id : '' };
    })
    .filter(({ inside }) => inside === '' || !counted.has(inside));
  const at = (one: Request): number => told.get(one) ?? source.text.indexOf(one.text);
  return [...all, ...others].toSorted((one, other) => at(one) - at(other));
}
