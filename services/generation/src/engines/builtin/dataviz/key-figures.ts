import type { Dataset, Insight } from '@sitewright/site-spec';
import { aggregate } from '../charts/evaluate-chart.ts';
import { formatValue } from '../charts/format-value.ts';
import { humanName } from '../charts/labels.ts';
import { findMentions } from '../charts/mentions.ts';
import { chartPhrases } from '../charts/phrases.ts';
import { columnsOf, isMeasure } from '../charts/profile.ts';
import { isRate } from '../charts/rules.ts';
import type { ComposeContext } from '../compose-context.ts';

const MOST = 4;

/** Whether a prompt asks for figures that stand alone. */
export const wantsKeyFigures = (query: string): boolean =>
  /\bKPIs?\b|\bkey (?:figures|metrics|numbers)\b|\bscorecards?\b|\bkennzahl\p{L}*|\bindicateurs?\b|\bindicador\p{L}*|\bindicatori\b|\bwskaźnik\p{L}*/iu.test(
    query,
  );

/** Totals and averages of the measures, those that the prompt names first: `Total revenue: 5,200`. */
export function keyFigures(query: string, datasets: readonly Dataset[], ctx: ComposeContext): Insight[] {
  const words = chartPhrases(ctx.language).aggregates;
  const said = /(?:KPIs?|key \w+|Kennzahl\p{L}*)[^.\n]*/iu.exec(query)?.[0] ?? '';
  return datasets
    .flatMap((dataset) => {
      const measures = columnsOf(dataset).filter(isMeasure);
      const mentions = findMentions(said, measures, 0.6);
      const named = [...new Set(mentions.map((mention) => mention.column))];
      return (named.length > 0 ? named : measures).map((column): Insight => {
        const mention = mentions.find((each) => each.column === column);
        const before = mention ? said.slice(Math.max(0, mention.from - 14), mention.from) : '';
        const isMean =
          /\b(?:average|avg|mean|durchschnitt\p{L}*|moyenne?|promedio|media)\s*(?:of\s*)?$/iu.test(before) ||
          isRate(column);
        const value = aggregate(isMean ? 'mean' : 'sum', column.cells);
        const name = humanName(column.name);
        const label =
          `${(isMean ? words.mean : words.sum) ?? ''} ${ctx.language.startsWith('en') ? name.toLowerCase() : name}`.trim();
        return {
          id: ctx.id('insight'),
          text: `${label}: ${formatValue(typeof value === 'number' ? value : 0, column.field.unit, ctx.language)}`.slice(
            0,
            600,
          ),
          evidence: {
            dataset: dataset.id,
            fields: [column.name],
            calculation: `${isMean ? 'mean' : 'sum'} of ${column.name}`,
            value: typeof value === 'number' ? value : 0,
          },
        };
      });
    })
    .slice(0, MOST);
}
