/** What a clause of the query says about a number or a date. */
export interface Comparison {
  op: 'gt' | 'gte' | 'lt' | 'lte' | 'equal' | 'not' | 'between' | 'outside';
  values: string[];
  /** The words compare ages or times: `older than`, `before`. */
  hint?: 'age' | 'time';
  from: number;
  to: number;
}

const VALUE = `["'“‘]?(\\d{4}-\\d{1,2}-\\d{1,2}|-?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|-?\\d+(?:\\.\\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten)["'”’]?%?(?![\\d.]*\\w)`;
const OPS: [Comparison['op'], string, Comparison['hint']?][] = [
  [
    'gte',
    'at least|no (?:less|fewer|lower|smaller|younger|earlier) than|greater than or equals? to|more than or equals? to|not (?:less|lower|fewer) than|(?:greater|more|higher|larger|bigger|older|later) than or equals?(?: to)?|>=|≥|mindestens|au moins|al menos|almeno|pelo menos',
  ],
  [
    'lte',
    'at most|no (?:more|greater|higher|larger|older|later) than|less than or equals? to|not (?:more|greater|higher|larger) than|(?:less|fewer|smaller|lower|younger|earlier) than or equals?(?: to)?|up to|<=|≤|höchstens|au plus',
  ],
  ['gte', 'on or after|no earlier than|not before', 'time'],
  ['lte', 'on or before|no later than|not after', 'time'],
  ['gt', 'older than|elder than', 'age'],
  ['lt', 'younger than', 'age'],
  ['gt', 'after(?: the year)?(?: of)?|later than', 'time'],
  ['gte', 'since|seit|depuis|desde|dal', 'time'],
  ['lt', 'before(?: the year)?(?: of)?|earlier than|prior to', 'time'],
  ['not', "not equals? to|not equal|is not|are not|isn't|unequal to|other than|!=|<>"],
  [
    'gt',
    '(?:is |are |be )?(?:greater|more|higher|larger|bigger|longer|taller|heavier|better) than|above|over|exceed(?:s|ing)?|>|größer als|mehr als|über|plus de|supérieure? à|más de|mayor que|più di|mais de',
  ],
  [
    'lt',
    '(?:is |are |be )?(?:less|lower|smaller|fewer|shorter|lighter|cheaper|worse) than|below|under|<|kleiner als|weniger als|unter|moins de|inférieure? à|menos de|menor que|meno di',
  ],
  [
    'equal',
    'equals?(?: to)?|is exactly|exactly|is|are|=|was|of|in|from|during|(?:only|for|für|pour|en|para|nel|im Jahre?)(?=\\s+(?:the year\\s+)?(?:19|20)\\d\\d(?!\\d))',
  ],
];

const PATTERNS = OPS.map(([op, words, hint]) => ({
  op,
  hint,
  pattern: new RegExp(`(?<![\\w])(?:${words})\\s*(?:the (?:year|value|age) (?:of )?)?${VALUE}`, 'giu'),
}));
const BETWEEN = new RegExp(
  `(?:\\b(?:between|(?:is |are )?in the range (?:of|from|between)|ranging (?:from|between)|ranges? (?:from|between)|from|zwischen|entre|tra)\\s+)${VALUE}\\s*(?:and|to|-|und|et|y|e|a)\\s*${VALUE}`,
  'giu',
);
/** `two or more wines`, `5 or fewer`. */
const POSTFIX = new RegExp(
  `(?<![\\w.,])${VALUE}\\s+(?:or|oder|ou|o)\\s+(more|fewer|less|greater|higher|lower|older|younger|later|earlier|above|below|mehr|weniger|plus|moins|más|menos)\\b`,
  'giu',
);

/** "who do not work for managers with ids between 1 and 5": a clause that starts with a denial. */
const NOT_BEFORE =
  /\b(?:do|does|did|is|are|was|were|has|have)(?:\s+not|n't)\b(?:(?!\b(?:and|or|but)\b)[^,.;?!])*$/i;

/** Every comparison with a number or a date, in the order of the text; none overlaps another. */
export function findComparisons(text: string): Comparison[] {
  const found: Comparison[] = [];
  const free = (from: number, to: number) => !found.some((other) => from < other.to && other.from < to);
  for (const match of text.matchAll(BETWEEN)) {
    const to = match.index + match[0].length;
    const isNot = NOT_BEFORE.test(text.slice(Math.max(0, match.index - 90), match.index));
    if (free(match.index, to))
      found.push({
        op: isNot ? 'outside' : 'between',
        values: [match[1] ?? '', match[2] ?? ''],
        from: match.index,
        to,
      });
  }
  for (const match of text.matchAll(POSTFIX)) {
    const op = /more|mehr|plus|más|over|above|greater|higher|later|after|older/i.test(match[2] ?? '')
      ? 'gte'
      : 'lte';
    found.push({ op, values: [match[1] ?? ''], from: match.index, to: match.index + match[0].length });
  }
  for (const { op, hint, pattern } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const to = match.index + match[0].length;
      // "not released in 2010" leaves the year out.
      const isNot =
        op === 'equal' && /\b(?:not|n't|never)\s+(?:\p{L}+\s+)?$/iu.test(text.slice(0, match.index));
      if (free(match.index, to))
        found.push({
          op: isNot ? 'not' : op,
          values: [match[1] ?? ''],
          ...(hint ? { hint } : {}),
          from: match.index,
          to,
        });
    }
  }
  return found.sort((left, right) => left.from - right.from);
}
