import type { Dataset, Insight } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';

const MOST = 4;
const FIGURE =
  /^(\p{L}[\p{L} /'’-]{1,38}?)\s*(?::|=|\bof\b|\bat\b|\bis\b)?\s+([-+]?(?:[$€£¥]|US\$|CHF |R\$)?\d[\d.,]*\s?(?:k|K|M|m|bn|Mio\.?|Mrd\.?)?\s?(?:%|[€$£]|pts?|days?|min|ms|h)?)\s*(\([^()]{1,40}\))?$/u;

export interface ToldFigures {
  dataset: Dataset;
  insights: Insight[];
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `MRR $84k (up 6%), churn 2.1%, NPS 47`: figures that are given one by one, each with a measure of its own. */
export function toldFigures(brief: Brief, ctx: ComposeContext): ToldFigures | undefined {
  const [row] = brief.text
    .split(/\n|:\s|\.\s/)
    .map((part) => part.split(/[,;]\s+(?:and\s+|und\s+|et\s+|y\s+)?|\s+(?:and|und|et|y)\s+/u))
    .map((parts) => parts.map((part) => FIGURE.exec(part.trim().replace(/\.$/, ''))))
    .filter((parts) => parts.length >= 2 && parts.every((part) => part !== null));
  if (!row) return undefined;
  const figures = row.flatMap((match) =>
    match?.[1] && match[2]
      ? [{ name: capital(match[1].trim()), value: match[2].trim(), remark: match[3] ?? '' }]
      : [],
  );
  const dataset: Dataset = {
    id: ctx.id('data'),
    title: figures
      .map((figure) => figure.name)
      .join(', ')
      .slice(0, 200),
    fields: [
      { name: ctx.words.category, type: 'nominal' },
      { name: ctx.words.value, type: 'nominal' },
    ],
    rows: figures.map((figure) => [figure.name, `${figure.value} ${figure.remark}`.trim()]),
    source: { kind: 'prompt' },
  };
  const insights = figures.slice(0, MOST).map(
    (figure): Insight => ({
      id: ctx.id('insight'),
      text: `${figure.name}: ${figure.value} ${figure.remark}`.trim(),
      evidence: {
        dataset: dataset.id,
        fields: [ctx.words.category, ctx.words.value],
        calculation: 'as given',
        value: figure.value,
      },
    }),
  );
  return { dataset, insights };
}
