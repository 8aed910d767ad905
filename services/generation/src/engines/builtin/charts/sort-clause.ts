import type { Order } from './plan.ts';
import { blank, type QueryText, smallNumber } from './query-text.ts';

export interface SortClause {
  order: Order;
  /** What the prompt says the order is by: `the x axis`, `the total number`, `names`; empty if it does not say. */
  target: string;
  /** Where the clause stood. */
  at: number;
}

const VERB =
  '(?:re-?)?(?:sort(?:ed|ing|s)?|order(?:ed|ing|s)?|rank(?:ed|ing|s)?|list(?:ed|ing)?|display(?:ed|ing)?|show(?:n|ing)?|arrang(?:e|ed|ing)|organi[sz](?:e|ed|ing)|sortier[et]?n?|trié(?:e|s)?(?: par)?|ordena(?:r|do|da)?|ordina(?:re|to|ta)?)';
const ASC =
  'asc(?:ending)?|increasing(?:ly)?|alphabetic(?:al(?:ly)?)?(?:\\s+asc(?:ending)?)?|(?:from\\s+)?(?:low(?:est)?|small(?:est)?|least|fewest|a|young(?:est)?|earliest|oldest\\s+date)\\s*(?:-|to)\\s*(?:the\\s+)?(?:high(?:est)?|large(?:st)?|big(?:gest)?|great(?:est)?|most|z|old(?:est)?|latest)|(?:lowest|smallest|least|fewest|youngest|shortest|cheapest|earliest|lightest|slowest)(?:\\s+\\p{L}+)?\\s+first|aufsteigend|croissant|ascendente|crescente|oplopend|rosnąco';
const DESC =
  'desc(?:ending)?|decreasing(?:ly)?|(?:alphabetic(?:al(?:ly)?)?\\s+desc(?:ending)?)|reverse(?:d)?\\s+(?:alphabetical\\s+)?order|(?:from\\s+)?(?:high(?:est)?|large(?:st)?|big(?:gest)?|great(?:est)?|most|z|old(?:est)?|latest|top)\\s*(?:-|to)\\s*(?:the\\s+)?(?:low(?:est)?|small(?:est)?|least|fewest|a|young(?:est)?|earliest|bottom)|(?:highest|largest|biggest|greatest|most|oldest|longest|tallest|latest|newest|heaviest|fastest|most expensive|best)(?:\\s+\\p{L}+)?\\s+first|absteigend|décroissant|descendente|decrescente|aflopend|malejąco';
const DIRECTION = new RegExp(`\\b(?:(?<desc>${DESC})|(?<asc>${ASC}))\\b(?:\\s+order(?:ing)?)?`, 'iu');
const TARGET =
  /^\s*(?:,?\s*(?:based on|according to|with respect to|in terms of|by|of|on|for|nach|par|por|per)\s+)(?:the\s+)?([^.,;?!\n]{1,60})/iu;
const STOP =
  /\b(?:please|and then|for visuali|with a|in a|using|to show|and group|and bin|visuali[sz]e|whose|where)\b/i;

/** `, x axis from a to z`: an order without a word of ordering. */
const AXIS =
  /[,;]?\s*(?:\b(?:and|with|where)\s+)?(?:the\s+)?\b([xy](?:[- ]?axis)?)\s*(?:is|are|in|goes|going|:)?\s*(?:an?\s+)?$/i;

/** `in descending order`, `could you rank by the total number in asc?`, `order by document id`. */
export function readSort(query: QueryText): SortClause | undefined {
  const direction = DIRECTION.exec(query.text);
  if (!direction) return bareSort(query);
  const before = query.text.slice(0, direction.index);
  const sentence = Math.max(...['.', '?', '!', ';', '\n'].map((mark) => before.lastIndexOf(mark))) + 1;
  const verbs = [...before.slice(sentence).matchAll(new RegExp(`\\b${VERB}\\b`, 'giu'))];
  const verb = verbs
    .filter((match) => before.slice(sentence + match.index).split(/\s+/).length <= 12)
    // "list the name and the price in descending order" says what to show, too.
    .filter(
      (match) =>
        !/^(?:list|show|display)/i.test(match[0]) ||
        !/\band\b|,/.test(before.slice(sentence + match.index + match[0].length)),
    )
    .at(-1);
  const axis = verb ? null : AXIS.exec(before.slice(sentence));
  const from = verb
    ? sentence + verb.index
    : axis
      ? sentence + axis.index
      : before.length - (/\b(?:in|with|an?|the|,|from|\s)*$/i.exec(before)?.[0].length ?? 0);
  const inside = verb ? before.slice(sentence + verb.index + verb[0].length) : (axis?.[1] ?? '');
  let to = direction.index + direction[0].length;
  const behind = TARGET.exec(query.text.slice(to));
  let said = inside
    .replace(/\b(?:by|in|the|an?|with|from|it|them|order|of|to|on|display|you|should)\b/gi, ' ')
    .replace(/\W+/g, ' ')
    .trim();
  if (behind?.[1]) {
    const stop = STOP.exec(behind[1]);
    const target = stop ? behind[1].slice(0, stop.index) : behind[1];
    if (said === '') said = target.trim();
    to += behind[0].length - behind[1].length + target.length;
  }
  blank(query, from, to);
  blankLead(query, from);
  return { order: direction.groups?.desc ? 'descending' : 'ascending', target: said, at: from };
}

function bareSort(query: QueryText): SortClause | undefined {
  const match =
    /\b(?:sort(?:ed|ing)?|order(?:ed|ing)?|rank(?:ed|ing)?|sortiert|trié|ordenado|ordinato)\s+(?:by|nach|par|por|(?<=ordinato\s+)per)\s+(?:the\s+)?([^.,;?!\n]{1,50})/iu.exec(
      query.text,
    );
  if (!match?.[1]) return undefined;
  const stop = STOP.exec(match[1]);
  const target = stop ? match[1].slice(0, stop.index) : match[1];
  blank(query, match.index, match.index + match[0].length - match[1].length + target.length);
  return { order: 'ascending', target: target.trim(), at: match.index };
}

/** Takes away the polite words that led to the clause: `, and I want to`. */
function blankLead(query: QueryText, at: number): void {
  const lead =
    /(?:[,\s]|\b(?:and|could|can|would|you|i|want|to|please|note that|should|also|then|that|my|me|need)\b)+$/i.exec(
      query.text.slice(0, at),
    );
  if (lead) blank(query, at - lead[0].length, at);
}

/** `top 5`, `the 3 highest`, `five most`, `bottom 2`. */
export function readLimit(query: QueryText): { count: number; order: Order } | undefined {
  const count = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)';
  const patterns: [RegExp, Order][] = [
    [
      new RegExp(
        `\\b(?:which|what|the)\\s+${count}\\s+(?=[\\p{L} ]{2,40}\\b(?:highest|most|largest|biggest|best)\\b)`,
        'iu',
      ),
      'descending',
    ],
    [
      new RegExp(
        `\\b(?:which|what|the)\\s+${count}\\s+(?=[\\p{L} ]{2,40}\\b(?:lowest|least|smallest|fewest|worst)\\b)`,
        'iu',
      ),
      'ascending',
    ],
    [new RegExp(`\\b(?:top|first|best)[\\s-]+${count}\\b`, 'i'), 'descending'],
    [
      new RegExp(
        `\\b${count}\\s+(?:most|highest|largest|biggest|best|top|greatest|oldest|longest|tallest|heaviest|fastest|richest|latest|newest|priciest|dearest|hottest|warmest|busiest|strongest)\\b`,
        'i',
      ),
      'descending',
    ],
    [new RegExp(`\\b(?:bottom|worst|lowest|last)[\\s-]+${count}\\b`, 'i'), 'ascending'],
    [
      new RegExp(
        `\\b${count}\\s+(?:least|lowest|smallest|fewest|worst|cheapest|youngest|shortest|lightest|slowest|poorest|earliest|coldest|coolest|quietest|weakest)\\b`,
        'i',
      ),
      'ascending',
    ],
  ];
  for (const [pattern, order] of patterns) {
    const match = pattern.exec(query.text);
    const value = match?.[1] ? smallNumber(match[1]) : undefined;
    if (!match || !value) continue;
    blank(query, match.index, match.index + match[0].length);
    return { count: value, order };
  }
  return undefined;
}
