import type { DatavizSpec } from '@sitewright/site-spec';
import { insightNumber, isGap, namedFigure, tileNumber } from './board-number.ts';
import { kindOf } from './chart-kind.ts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page-context.ts';
import { boundWords } from './rich-text.ts';

type Content = DatavizSpec['content'];
type Placement = Content['dashboard']['placements'][number];

/** Figures in a row, drawn as a chart. */
export const isFigures = (chart: Content['charts'][number]): boolean => kindOf(chart) === 'text';

/** The name of a figure, the figure, and what is said of it; where it is not known yet, words and their mark. */
export function figureTile(
  insight: Content['insights'][number],
  kind: Placement['kind'],
  spec: DatavizSpec,
  context: PageContext,
): { markup: Html; isNumber: boolean } {
  const figure = insightNumber(insight, spec);
  // A figure that the words do not say is what they are about.
  const isSaid = figure !== undefined && insight.text.includes(figure);
  const value = kind === 'number' ? tileNumber(insight, spec) : isSaid ? undefined : figure;
  const { name, words } = namedFigure(insight);
  const isOpen = value === undefined || isGap(value);
  return {
    markup: html`${name !== undefined && html`<h2 class="name">${boundWords(name)}</h2>`}${value !== undefined && (isOpen ? html`<p>${value}</p>` : html`<p class="value${value.length > 12 && html` long`}">${boundWords(value)}</p>`)}${words !== undefined && html`<p>${boundWords(words)}</p>`}${context.placeholder(insight)}`,
    isNumber: kind === 'number' || value !== undefined,
  };
}
