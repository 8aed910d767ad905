import type { Mention } from './mentions.ts';
import type { Aggregate } from './plan.ts';

/** A place where the query asks for a number to be made. */
export interface AggregateCue {
  op: Aggregate;
  from: number;
  to: number;
  /** The column whose values it is made of, where the query names it. */
  of?: Mention;
}

const CUES: [Aggregate, string][] = [
  [
    'distinct',
    '(?:number|count|amount) of (?:the )?(?:different|distinct|unique)|how many (?:different|distinct|unique)|distinct (?:number|count) of|anzahl verschiedener',
  ],
  [
    'count',
    "how many|(?:the )?(?:total )?(?:number|numbers|amount|frequency|frequencies|counts?|quantity) of|total number|count(?:s|ing)?(?: up)?(?: the)?|frequency|number|anzahl(?: der)?|wie viele|nombre (?:de|des|d')|combien de|número de|cuántos|cuántas|numero di|quanti|quante|aantal|liczba|ile",
  ],
  [
    'mean',
    'average(?:s|d)?(?: (?:value|number))?(?: of)?|avg(?: of)?|mean(?: of)?|on average|durchschnitt\\w*|mittelwert|moyenne?|promedio|media|média|gemiddelde?|średni\\w*',
  ],
  [
    'min',
    'min(?:imum|imal)?(?: of)?|least expensive|lowest|smallest|least|earliest|youngest|shortest|cheapest',
  ],
  [
    'max',
    'max(?:imum|imal)?(?: of)?|most expensive|highest|largest|biggest|greatest|latest|oldest|longest|tallest',
  ],
  ['median', 'median(?: of)?'],
  [
    'sum',
    'sum(?:s|med)?(?: of)?|total(?:s)?(?: (?:value|sum))?(?: of)?|combined|overall|summe|gesamt\\w*|somme|total de|suma|somma|soma|totaal|suma',
  ],
];

/** The column that a number is made of: the next one named, before any word of grouping. */
function measured(text: string, to: number, mentions: readonly Mention[]): Mention | undefined {
  const next = mentions.find((mention) => mention.from >= to);
  if (!next || next.from - to > 40) return undefined;
  const between = text.slice(to, next.from);
  return /\b(?:each|every|per|by|for|across|over|different|in|group|from|with|whose|that|versus|vs)\b|[.;?!]/i.test(
    between,
  )
    ? undefined
    : next;
}

/** Where the query asks for counts, sums, averages and extremes; a cue inside a column's name is none. */
export function findAggregates(text: string, mentions: readonly Mention[]): AggregateCue[] {
  const found: AggregateCue[] = [];
  for (const [op, words] of CUES) {
    for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\d_])(?:${words})(?![\\p{L}\\d_])`, 'giu'))) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const within = mentions.find(
        (mention) => mention.from < to && from < mention.to && mention.coverage >= 0.75,
      );
      // "the youngest" names the column and the extreme in one word.
      if (within && (op === 'min' || op === 'max') && within.from === from && within.to === to) {
        found.push({ op, from, to, of: within });
        continue;
      }
      if (within && (op === 'count' || op === 'distinct' || within.from <= from)) continue;
      const of = measured(text, to, mentions);
      found.push({ op, from, to, ...(of ? { of } : {}) });
    }
  }
  return found.sort((left, right) => left.from - right.from);
}

const GROUP_CUE =
  /\b(?:(?:for|of|in|from|by|to|with|at|on|across|per|about|over)\s+)?(?:the\s+)?(?:each|every|per|different|various|across|by|over|among|group(?:ed|ing)?\s+by(?:\s+attributes?)?|versus|vs\.?|against|nach|je|pro|par|selon|por|per|para cada|pour chaque|für jede[nrs]?)\s+(?:the\s+|of\s+|attribute\s+|different\s+|types? of\s+|kinds? of\s+|each\s+)*/giu;

/** Columns that the query groups by, in its order: `for each country`, `by team`, `over the years`. */
export function findGroups(
  text: string,
  mentions: readonly Mention[],
): { mention: Mention; cue: string; at: number }[] {
  const found: { mention: Mention; cue: string; at: number }[] = [];
  for (const match of text.matchAll(GROUP_CUE)) {
    const to = match.index + match[0].length;
    const mention = mentions.find((each) => each.to > to && each.from >= to - 1 && each.from - to <= 24);
    if (!mention || found.some((other) => other.mention === mention)) continue;
    const between = text.slice(to, mention.from);
    // "city versus the number of students": what is counted is no group, what stands before is.
    if (/\b(?:number|how many|count|amount|total|average|sum)\b/i.test(between)) {
      const base = mentions.findLast((each) => each.to <= match.index && match.index - each.to <= 3);
      if (base && /versus|vs|against/i.test(match[0]))
        found.push({ mention: base, cue: match[0].toLowerCase().trim(), at: match.index });
      continue;
    }
    if (/[.;?!,]/.test(between)) continue;
    found.push({ mention, cue: match[0].toLowerCase().trim(), at: match.index });
    // "by country and year": the second column has no cue of its own.
    const next = mentions[mentions.indexOf(mention) + 1];
    if (
      next &&
      /^\s*(?:(?:level|group|type|class|category|name|code)\s+)?(?:and|,|und|et|y|e)\s+(?:the\s+|by\s+|each\s+)?$/i.test(
        text.slice(mention.to, next.from),
      ) &&
      /by|each|per|nach|par|por/.test(match[0])
    ) {
      found.push({ mention: next, cue: 'and', at: mention.to });
    }
  }
  return found;
}

/** A column that the query puts on an axis by name, or a second one for colours. */
export function findPlaced(
  text: string,
  mentions: readonly Mention[],
): { x?: Mention; y?: Mention; color?: Mention } {
  const after = (pattern: RegExp) => {
    const match = pattern.exec(text);
    return match
      ? mentions.find(
          (mention) =>
            mention.from >= match.index + match[0].length - 1 &&
            mention.from - match.index - match[0].length <= 24,
        )
      : undefined;
  };
  const before = (pattern: RegExp) => {
    const match = pattern.exec(text);
    return match
      ? mentions.findLast((mention) => mention.to <= match.index && match.index - mention.to <= 16)
      : undefined;
  };
  const x =
    before(/\b(?:on|as|for|along) (?:the )?x(?:[- ]?axis)?\b/i) ??
    after(/\bx[- ]?axis\s*(?:is|:|=|shows?)\s*/i);
  const y =
    before(/\b(?:on|as|for|along) (?:the )?y(?:[- ]?axis)?\b/i) ??
    after(/\by[- ]?axis\s*(?:is|:|=|shows?)\s*/i);
  const color = after(
    /\b(?:stack(?:ed|ing)? by|colou?r(?:ed|s)? (?:by|for|of|indicates?)|split by|separated by|distinguished by|(?:with|using|in|and) (?:different )?colou?rs? (?:by|for|of|showing)?|broken down by|gestapelt nach|segmented by|based on|group(?:ed|ing)? by attribute)\s*/i,
  );
  return { ...(x ? { x } : {}), ...(y ? { y } : {}), ...(color ? { color } : {}) };
}
