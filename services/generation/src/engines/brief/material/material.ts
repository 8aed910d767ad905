import type { Fact } from '../brief.ts';
import { withoutEnd } from '../without-end.ts';
import type { Found } from './facts/reader.ts';
import { type Range, textOf, trimmed, type View } from './view.ts';
import { mentions, type WordList, type Words } from './words.ts';

/** A fact at its place in UTF-16 units. */
export type Placed = Found & { id: string };

/** All that lists and topics are made from. */
export interface Material {
  view: View;
  words: Words;
  facts: Placed[];
  /** Where names of parts that are ordered end: right behind one stands what is in it. */
  named: ReadonlySet<number>;
}

/** Facts that lie wholly in a range. */
export function factsIn({ facts }: Material, { start, end }: Range): Placed[] {
  let low = 0;
  for (let high = facts.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((facts[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found: Placed[] = [];
  for (let at = low; at < facts.length; at++) {
    const fact = facts[at];
    if (fact === undefined || fact.start >= end) break;
    if (fact.end <= end) found.push(fact);
  }
  return found;
}

export const idsIn = (material: Material, range: Range): string[] =>
  factsIn(material, range).map(({ id }) => id);

/** Whether a phrase of the list stands in the range. */
export const says = (material: Material, list: WordList, range: Range): boolean =>
  mentions(material.words, list, textOf(material.view, range));

const LEAD_WORDS = 6;
const LEAD_SIGNS = 40;
const VALUES = new Set<string>('price date time hours number phone email url address'.split(' '));

/** The words before a fact in its clause. */
function leadOf(view: View, fact: Found, before: Found | undefined): string {
  const floor = Math.max(
    0,
    fact.start - LEAD_SIGNS,
    before !== undefined && VALUES.has(before.kind) ? before.end : 0,
  );
  const stretch = withoutEnd(view.text.slice(floor, fact.start), ' :：');
  const from = Math.max(
    ...[...',;.:!?()[]|\n、。，；：（）\ue000\ue002"“„«'].map((sign) => stretch.lastIndexOf(sign)),
  );
  const words = textOf(view, { start: floor + from + 1, end: floor + stretch.length }).split(' ');
  const cut = from < 0 && floor > 0 && fact.start - floor === LEAD_SIGNS ? words.slice(1) : words;
  return cut
    .slice(-LEAD_WORDS)
    .join(' ')
    .replace(/^[-–—•*·・\s]+/, '');
}

/** Facts as the brief holds them, without the spaces inside quotation marks. */
export const briefFacts = ({ view, facts }: Material): Fact[] =>
  facts.map((fact, at) => {
    const { start, end } = trimmed(view, fact);
    return {
      id: fact.id,
      kind: fact.kind,
      value: view.prompt.slice(start, end),
      span: [view.pointOf(start), view.pointOf(end)],
      lead: leadOf(view, fact, facts[at - 1]),
    };
  });
