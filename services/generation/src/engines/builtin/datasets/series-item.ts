import { isYear, monthIndex, quarterIndex } from './calendar.ts';

/** One entry of an enumeration. */
export interface Segment {
  text: string;
  from: number;
  to: number;
  /** Nothing runs on across the border before this segment. */
  opens: boolean;
}

/** One label with its value. */
export interface Item {
  label: string;
  quantity: string;
  /** What stands before the label, in the first item of a run. */
  lead: string;
  /** What stands after the value, in the last item of a run. */
  tail: string;
  segment: Segment;
  isList: boolean;
  /** The figure that was planned, where one is given. */
  plan?: string;
  /** What is counted, where the first item says it for all: `340 tickets online, 120 at the door`. */
  noun?: string;
}

const PREPOSITION =
  '(?:in|for|from|of|at|by|on|through|via|over|im|am|für|bei|über|durch|en|pour|chez|aux?|à|para|per|voor|w)\\s+(?:(?:the|den|der|dem|die|das|la|le|les|el|los|las|il|lo|de|het)\\s+)?';
/** What links a value to the label behind it, if anything does. */
export const LINK = new RegExp(`^\\s*(?:${PREPOSITION})?`, 'iu');
const LINKED = new RegExp(`^\\s*${PREPOSITION}`, 'iu');

/** Whether the label behind the value begins with a preposition: `120 at the door`. */
export const isLinked = (item: Item): boolean => LINKED.test(item.segment.text.split(item.quantity)[1] ?? '');

export const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

export const isPeriod = (label: string) =>
  isYear(label) || monthIndex(label) !== undefined || quarterIndex(label) !== undefined;

/** `340 tickets online, 120 at the door and 45 through partners`: the first item says what is counted in all. */
export function withNoun(run: Item[]): Item[] {
  const [first, ...rest] = run;
  const [noun, ...label] = first?.label.split(/\s+/) ?? [];
  if (!first || !noun || label.length === 0 || rest.length === 0) return run;
  if (!rest.every(isLinked) || isLinked(first)) return run;
  return [{ ...first, label: label.join(' ').replace(LINK, ''), noun }, ...rest];
}
