import type { Dataset, DatavizSpec, Placement } from '@sitewright/site-spec';
import { figureTile, isFigures } from './board-figure.ts';
import { boardNote } from './board-note.ts';
import { alignedIn, boardWidthOf, enlargedOn, onSheet } from './board-sheet.ts';
import { chartFigure, dataTable, tableFile } from './figure.ts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page-context.ts';
import { boundWords, keptWords, richText } from './rich-text.ts';

/** What the edges of a board and of its tiles take of its width. */
const EDGES = 164;
/** How high a chart is where nothing says so, and as wide as the board. */
const HEIGHT = { usual: 320, wide: 370 };

/** A tile of a board that flows. */
export async function tile(
  placement: Placement,
  columns: number,
  spec: DatavizSpec,
  context: PageContext,
  height?: number,
): Promise<Html | undefined> {
  const column = Math.min(placement.column, columns);
  const span = Math.min(placement.columnSpan, columns - column + 1);
  const inner = await inside(placement, span / columns, spec, context, { height });
  if (inner === undefined) return undefined;
  const kind = kindOfTile(placement, inner);
  return html`<section class="panel tile-${kind} at-${column} span-${span} deep-${placement.rowSpan}" id="${placement.id}">${inner.markup}</section>`;
}

interface Shown {
  markup: Html;
  isNumber?: boolean;
}

/** What a tile looks like: a figure that is not known is words. */
export const kindOfTile = ({ kind }: Placement, { isNumber }: Shown): string =>
  isNumber ? 'number' : kind === 'number' ? 'insight' : kind;

/** What stands over a table: neither the title of the board nor the head of its first column once more. */
export function headOfTable({ title, fields: [first] }: Dataset, board: string): string {
  return [board, first?.title ?? first?.name].includes(title) ? '' : title;
}

/** What a tile shows, or nothing where it refers to nothing that it can show. */
export async function inside(
  { kind, ref, text, file }: Placement,
  share: number,
  spec: DatavizSpec,
  context: PageContext,
  given: { height?: number | undefined; width?: number; isPlaced?: boolean } = {},
): Promise<Shown | undefined> {
  const { charts, datasets, insights, notes = [], dashboard } = spec.content;
  const note = notes.find(({ id }) => id === ref);
  if (note !== undefined) return { markup: boardNote(note, context) };
  const chart = charts.find(({ id }) => id === ref);
  const dataset = datasets.find(({ id }) => id === (chart?.dataset ?? ref));
  const insight = insights.find(({ id }) => id === ref);
  if (insight !== undefined) {
    return figureTile(insight, kind, spec, context);
  }
  if (dataset === undefined) return undefined;
  if (chart !== undefined && kind === 'chart') {
    const { height = onSheet(spec)?.chart ?? (share > 0.85 ? HEIGHT.wide : HEIGHT.usual) } = given;
    const width = Math.max(280, Math.round((boardWidthOf(spec) - EDGES) * share) - 60);
    const figure = await chartFigure(chart, dataset, context, {
      ...{ width, height: isFigures(chart) ? 150 : Math.min(height, width), mayGrow: true },
      enlarged: isFigures(chart) ? 1 : enlargedOn(spec),
      ...(given.isPlaced === true && given),
      isAligned: alignedIn(spec.content).has(chart.id),
      isOnSurface: context.look.cards !== 'ruled',
      isTableShown: dashboard.placements.some((one) => one.kind === 'table' && one.ref === dataset.id),
    });
    return {
      markup: html`<h2>${keptWords(chart.title)}</h2>${chart.subtitle !== undefined && html`<p class="note">${keptWords(chart.subtitle)}</p>`}${figure}`,
    };
  }
  if (kind === 'table') {
    const head = headOfTable(dataset, spec.title);
    return {
      markup: html`${head !== '' && html`<h2>${head}</h2>`}<div class="scroll" tabindex="0" role="group" aria-label="${dataset.title}">${dataTable(dataset, spec)}</div>${text !== undefined && html`<p class="note">${richText(boundWords(text), context.linkTo)}</p>`}${file !== undefined && tableFile(dataset)}`,
    };
  }
  return { markup: html`<p>${chart?.takeaway ?? dataset.title}</p>` };
}
