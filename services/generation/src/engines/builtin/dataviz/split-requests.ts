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
  if (borders.length === 0) return [query];
  return [0, ...borders]
    .map((from, at) => query.slice(from, borders[at] ?? query.length))
    .filter((part) => part.trim() !== '');
}
