import type { Mark } from './plan.ts';
import { blank, type QueryText, take } from './query-text.ts';

export interface MarkClause {
  mark?: Mark;
  stack?: boolean;
  horizontal?: boolean;
  dodge?: boolean;
  /** The colours tell a second column apart: grouped, stacked, multi-series. */
  grouped?: boolean;
  /** The reader's words say what the marks should show, without naming a mark. */
  hint?: 'trend' | 'share' | 'relation';
}

const CHART = '(?:\\s*-?\\s*(?:charts?|graphs?|plots?|diagrams?|charting|grafik|grafiek))';
const NAMED: { mark: Mark; pattern: RegExp }[] = [
  { mark: 'rect', pattern: /\bheat ?-?maps?\b/i },
  {
    mark: 'point',
    pattern: new RegExp(
      `\\b(?:scatter(?:ed)?|scattergram|bubble|dot|point)${CHART}|\\bscatter ?plots?\\b|\\bscatter\\b|\\bstreudiagramm|\\bpunktdiagramm|\\bnuage de points|\\bdispersi[óo]n\\b|\\bdispersione\\b|\\bdispersão\\b|散布図|散点图`,
      'iu',
    ),
  },
  {
    mark: 'arc',
    pattern: new RegExp(
      `\\b(?:pie|donut|doughnut|ring)${CHART}?\\b|kreisdiagramm|tortendiagramm|\\bcamembert|\\bcirculaire|\\bpastel\\b|\\bpizza\\b|\\btorta\\b|\\bcirkeldiagram|taartdiagram|kołow|円グラフ|饼图|مخطط دائري|पाई चार्ट`,
      'iu',
    ),
  },
  {
    mark: 'area',
    pattern: new RegExp(
      `\\barea${CHART}|flächendiagramm|\\baires\\b|gráfico de áreas?|面グラフ|面积图`,
      'iu',
    ),
  },
  {
    mark: 'line',
    pattern: new RegExp(
      `\\b(?:line|trend ?line|trend|time series)${CHART}|\\btrend ?lines?\\b|\\b(?:as|with|in) (?:a )?lines?\\b|liniendiagramm|\\bcourbe|\\blinéaire|gráfico de l[íi]n[eh]as|grafico a linee|lijndiagram|lijngrafiek|liniowy|折れ線|折线图|خطي|लाइन चार्ट`,
      'iu',
    ),
  },
  {
    mark: 'bar',
    pattern: new RegExp(
      `\\b(?:bars?|column|histogram)${CHART}|\\bhistograms?\\b|\\bbar\\b|\\b(?:as|with|in|by|of|using)(?: \\p{L}+)? bars\\b|\\bbars (?:in|of|for|with|sorted|ordered)\\b|balkendiagramm|säulendiagramm|\\bbarres\\b|\\bbarras\\b|\\bbarre\\b|staafdiagram|słupkowy|棒グラフ|柱状图|条形图|أعمدة|बार चार्ट`,
      'iu',
    ),
  },
];
const LEAD =
  /(?:\b(?:please|and|can you|could you|draw|show|plot|give|return|visuali[sz]e|visuali[sz]ing|display|make|create|present|use|using|with|in|by|as|for|them|it|this|me|an?|the|simple)\s+)+$/i;
const TAIL = /^\s+(?:of|for|about|to show|showing|shows|that shows|that counts|on|with)\b/i;

/** "From high to low by the bar" speaks of the order, not of the kind of chart. */
function isOrder(match: RegExpMatchArray, text: string): boolean {
  return /^bars?$/i.test(match[0]) && /\b(?:by|of) (?:the )?$/i.test(text.slice(0, match.index));
}

/** Takes the chart's kind out of the query: `in a stacked bar chart`. */
export function readMark(query: QueryText): MarkClause {
  const stack =
    take(
      query,
      /\bstack(?:ed|ing)?\b(?!\s+by)|gestapelt\w*|empilé\w*|apilad\w*|impilat\w*|empilhad\w*|gestapeld\w*/i,
    ) !== undefined;
  const grouped =
    take(
      query,
      /\b(?:group(?:ed|ing)|multi(?:ple)?|clustered)[- ](?=(?:lines?|bars?|scatters?|points?|columns?|series)\b)/i,
    ) !== undefined;
  const horizontal =
    take(query, /\b(?:horizontal(?:ly|e[sn]?)?|sideways|waagerecht\w*|liegend\w*|orizzontal\w*)\b/i) !==
    undefined;
  const told = {
    ...(horizontal ? { horizontal: true } : {}),
    ...(grouped && !stack ? { dodge: true } : {}),
    ...(stack ? { stack: true } : {}),
    ...(stack || grouped ? { grouped: true } : {}),
  };
  for (const { mark, pattern } of NAMED) {
    const found = [...query.text.matchAll(new RegExp(pattern.source, `g${pattern.flags}`))].find(
      (match) => !isOrder(match, query.text),
    );
    if (!found) continue;
    const to = found.index + found[0].length;
    const lead = LEAD.exec(query.text.slice(0, found.index))?.[0].length ?? 0;
    const tail = TAIL.exec(query.text.slice(to))?.[0].length ?? 0;
    blank(query, found.index - lead, to + tail);
    return { mark, ...told };
  }
  if (stack || /\bstack(?:ed)?\s+by\b/i.test(query.text))
    return { mark: 'bar', ...told, stack: true, grouped: true };
  return { ...told, ...hintOf(query.text) };
}

function hintOf(text: string): { hint?: 'trend' | 'share' | 'relation' } {
  if (
    /\b(?:correlat|relations?\b|relationship|versus|vs\b|zusammenhang|zusammenhäng|corrélation|correlación|relación entre|relazione tra)/i.test(
      text,
    )
  )
    return { hint: 'relation' };
  if (
    /\b(?:proportions?|shares?|percentages?|breakdown|make-?up|split of|anteile?|parts? de|cuota|quota)\b/i.test(
      text,
    )
  )
    return { hint: 'share' };
  return /\b(?:trends?|over time|evolution|development of|change of|changes? over|verlauf|entwicklung|évolution|evolución|andamento|evolução)\b/i.test(
    text,
  )
    ? { hint: 'trend' }
    : {};
}
