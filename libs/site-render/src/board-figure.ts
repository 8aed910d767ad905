import { type DatavizSpec, type Placement, typeScale } from '@sitewright/site-spec';
import { wordsOf } from './board-note.ts';
import { insightNumber, isGap, namedFigure, tileNumber } from './board-number.ts';
import { kindOf } from './chart-kind.ts';
import { textWidth } from './chart-style/text-width.ts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page-context.ts';
import { boardRoomOnPhone } from './phone-table.ts';
import { boundWords, richText } from './rich-text.ts';

type Content = DatavizSpec['content'];

/** Figures in a row, drawn as a chart. */
export const isFigures = (chart: Content['charts'][number]): boolean => kindOf(chart) === 'text';

/** A figure of more letters breaks before its unit where a telephone has no room for both, and not within a word. */
const MOST_BOUND = 9;

/** The size of figures on a telephone, px. */
const ON_PHONE = 35;

/** Whether a figure has no room in one line of a telephone in its usual size there. */
const isBroad = (value: string, { theme }: DatavizSpec): boolean =>
  textWidth(value, ON_PHONE) * typeScale(theme) > boardRoomOnPhone(theme);

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
  // Under a figure lines are small words; where there is none they are what the tile is for, as in a note.
  const said =
    words === undefined
      ? undefined
      : value === undefined
        ? wordsOf(words, context)
        : html`<p>${richText(boundWords(words), context.linkTo)}</p>`;
  return {
    markup: html`${name !== undefined && html`<h2 class="name">${boundWords(name)}</h2>`}${value !== undefined && (isOpen ? html`<p>${value}</p>` : html`<p class="value${value.length > 12 && html` long`}${isBroad(value, spec) && html` broad`}">${value.length > MOST_BOUND ? value.replaceAll('\u00a0', ' ') : boundWords(value)}</p>`)}${said}${context.placeholder(insight)}`,
    isNumber: kind === 'number' || value !== undefined,
  };
}
