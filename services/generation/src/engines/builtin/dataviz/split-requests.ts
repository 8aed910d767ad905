const CHART_WORD =
  '(?:(?:stacked|grouped|horizontal|simple|small)\\s+)*(?:bar|line|pie|donut|doughnut|scatter|area|column|bubble|trend|heat ?map|histogram)s?(?:\\s*-?\\s*(?:charts?|graphs?|plots?))?|(?:charts?|graphs?|plots?)';
const NEXT = new RegExp(
  `(?:,|;|\\.|\\band\\b|\\bplus\\b|\\bas well as\\b|\\balso\\b|\\bthen\\b|\\n)\\s*(?:and\\s+|also\\s+|then\\s+)*(?:show |add |include |draw )?(?:an?|another|one|the|second|third)\\s+(?:${CHART_WORD})\\b`,
  'gi',
);
const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

/** The charts that a prompt lists, each with its own words: `a line chart of sales and a pie chart of regions`. */
export function splitRequests(query: string): string[] {
  const lines = query.split('\n').filter((line) => line.trim() !== '');
  const items = lines.filter((line) => ITEM.test(line));
  const charts = items.filter((line) => new RegExp(`\\b(?:${CHART_WORD})\\b`, 'i').test(line));
  if (charts.length >= 2) return charts.map((line) => line.replace(ITEM, ''));
  const cuts = [...query.matchAll(NEXT)].map((match) => match.index);
  // The first chart may itself follow a comma: what stands before it is the lead of all.
  const first = new RegExp(`\\b(?:${CHART_WORD})\\b`, 'i').exec(query)?.index ?? 0;
  const borders = cuts.filter((cut) => cut > first);
  if (borders.length === 0) return listedViews(query) ?? questionsOf(query) ?? [query];
  return [0, ...borders]
    .map((from, at) => query.slice(from, borders[at] ?? query.length))
    .filter((part) => part.trim() !== '');
}

const SEPARATOR = /,\s*(?:and\s+|und\s+|et\s+|y\s+)?|;\s*|\s+(?:and|und|et|y)\s+/iu;
const VIEW = /\p{L}{3,}\s+(?:per|by|je|pro|nach|par|por)\s+(?:the\s+|each\s+)?\p{L}/iu;
const CLAUSE =
  /\b(?:sort|order|rank|group|bin|colou?r|stack|split|attribute|axis|asc|desc|ascending|descending|whose|where|that|versus|vs)\w*\b|\b(?:list|display|show)\w* by\b/iu;
const ONLY_ORDER =
  /^(?:in |from )?(?:asc\w*|desc\w*|absteigend|aufsteigend|ascendente|descendente|croissant|décroissant)\.?$/iu;
const MOST_WORDS = 60;

/** `Tickets per channel, average hours per agent and cost by week`: views in a row, each with its own base. */
function listedViews(query: string): string[] | undefined {
  if (query.split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS) return undefined;
  const sentences = query.split(/(?<=[.!?\n])\s+/).filter((sentence) => VIEW.test(sentence));
  const [sentence] = sentences;
  if (sentence === undefined || sentences.length > 1) return undefined;
  const [lead = '', listed = sentence] = /^([^:]*):\s+(.+)$/su.exec(sentence)?.slice(1) ?? [];
  const parts: string[] = [];
  for (const part of listed.split(SEPARATOR).map((each) => each.trim())) {
    if (ONLY_ORDER.test(part) && parts.length > 0) parts.push(`${parts.pop()} ${part}`);
    else if (part !== '') parts.push(part);
  }
  const isRow =
    parts.length >= 2 &&
    parts.every((part) => VIEW.test(part) && !CLAUSE.test(part.replace(/ (?:asc|desc)\w*$/i, '')));
  return isRow ? parts.map((part) => `${lead} ${part}`.trim()) : undefined;
}

const BASE = /\b(?:by|per|each|every|over time|je|pro|nach|par|por|chaque|cada)\b/iu;
const ANOTHER =
  /^(?:also|additionally|besides|furthermore|and also|what|how (?:many|much)|which|außerdem|zudem|auch|wie viele|ainsi que|également|combien|también|además|cuánt[oa]s|inoltre|anche|também)\b/iu;

/** `What is the average salary in each department? Also hires per year.`: each sentence asks for a chart. */
function questionsOf(query: string): string[] | undefined {
  if (query.split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS) return undefined;
  const [first = '', ...rest] = query
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const areViews =
    rest.length > 0 &&
    BASE.test(first) &&
    rest.every((sentence) => ANOTHER.test(sentence) && BASE.test(sentence) && !CLAUSE.test(sentence));
  return areViews ? [first, ...rest] : undefined;
}
