import type { DatavizSpec, RichText } from '@sitewright/site-spec';
import { relativeLinks } from './address.ts';
import { insightNumber } from './board-number.ts';
import { chartFigure, dataTable } from './figure.ts';
import { type Html, html } from './html.ts';
import { createContext, type PageContext } from './page-context.ts';
import type { RenderedPage } from './rendered-page.ts';
import { bound, boundWords, richText } from './rich-text.ts';

type Content = DatavizSpec['content'];
type Placement = Content['dashboard']['placements'][number];

/** The inside of the widest board, which charts are drawn for. */
const boardWidth = 1180;
/** How many times larger than its drawing a chart over the whole board is. */
const ENLARGED = 1.3;

/** A dashboard as one page: every tile where the specification puts it, and under them what it has not placed. */
export async function renderDataviz(spec: DatavizSpec): Promise<RenderedPage[]> {
  const context = createContext(spec, relativeLinks('/'));
  const { columns, placements } = spec.content.dashboard;
  const inOrder = placements.toSorted((one, other) => one.row - other.row || one.column - other.column);
  const placed = await Promise.all(inOrder.map((placement) => tile(placement, columns, spec, context)));
  const rest = unplaced(spec.content);
  const others = await Promise.all(rest.map((placement) => tile(placement, 12, spec, context)));
  return [
    {
      path: '/',
      title: spec.title,
      description: spec.description,
      kind: 'dataviz',
      body: html`<main id="content" class="board"><div class="board-head"><h1>${boundWords(spec.title)}</h1>${spec.description !== '' && html`<p class="note">${boundWords(spec.description)}</p>`}</div>${placed.length > 0 && html`<div class="board-grid cols-${columns}">${placed}</div>`}${others.length > 0 && html`<div class="board-grid cols-12">${others}</div>`}</main>`,
    },
  ];
}

/** Lines of data stand one under another, without a blank one between any two. */
function tight(text: RichText): RichText {
  if (typeof text !== 'string') return text;
  const lines = text.split(/\n{2,}/u);
  return lines.length >= 4 && lines.every((line) => line.length <= 60) ? lines.join('\n') : text;
}

/** What no placement shows: charts two in a row, then words. Datasets are seen with their charts. */
function unplaced({ charts, insights, notes = [], dashboard }: Content): Placement[] {
  const shown = new Set(dashboard.placements.map(({ ref }) => ref));
  const left = charts.filter(({ id }) => !shown.has(id));
  const words = insights.filter(({ id }) => !shown.has(id));
  const said = notes.filter(({ id }) => !shown.has(id));
  const place = (kind: Placement['kind'], ref: string, index: number, columnSpan: number): Placement => ({
    ...{ id: `more-${ref}`, kind, ref, columnSpan, rowSpan: 1 },
    ...{ column: ((index * columnSpan) % 12) + 1, row: 1 },
  });
  return [
    ...left.map(({ id }, index) => {
      const alone = left.length % 2 === 1 && index === left.length - 1;
      return place('chart', id, alone ? 0 : index, alone ? 12 : 6);
    }),
    ...words.map(({ id }, index) => place('insight', id, index, 4)),
    ...said.map(({ id }, index) => place('note', id, index, 6)),
  ];
}

async function tile(
  placement: Placement,
  columns: number,
  spec: DatavizSpec,
  context: PageContext,
): Promise<Html | undefined> {
  const column = Math.min(placement.column, columns);
  const span = Math.min(placement.columnSpan, columns - column + 1);
  const inner = await inside(placement, span / columns, spec, context);
  if (inner === undefined) return undefined;
  const kind = inner.isNumber ? 'number' : placement.kind === 'number' ? 'insight' : placement.kind;
  return html`<section class="panel tile-${kind} at-${column} span-${span} deep-${placement.rowSpan}" id="${placement.id}">${inner.markup}</section>`;
}

/** What a tile shows, or nothing where it refers to nothing that it can show. */
async function inside(
  { kind, ref }: Placement,
  share: number,
  spec: DatavizSpec,
  context: PageContext,
): Promise<{ markup: Html; isNumber?: boolean } | undefined> {
  const { charts, datasets, insights, notes = [] } = spec.content;
  const note = notes.find(({ id }) => id === ref);
  if (note !== undefined) {
    const heading = note.heading !== undefined && html`<h2>${boundWords(note.heading)}</h2>`;
    return {
      markup: html`${heading}<p>${richText(bound(tight(note.text)), context.linkTo)}</p>${context.placeholder(note)}`,
    };
  }
  const chart = charts.find(({ id }) => id === ref);
  const dataset = datasets.find(({ id }) => id === (chart?.dataset ?? ref));
  const insight = insights.find(({ id }) => id === ref);
  if (insight !== undefined) {
    const figure = insightNumber(insight, spec);
    // A figure that the words do not say is what they are about.
    const isSaid = figure !== undefined && insight.text.includes(figure);
    const value = kind === 'number' || !isSaid ? figure : undefined;
    return {
      markup: html`${value !== undefined && html`<p class="value">${value}</p>`}<p>${boundWords(insight.text)}</p>`,
      isNumber: value !== undefined,
    };
  }
  if (dataset === undefined) return undefined;
  if (chart !== undefined && kind === 'chart') {
    const wide = Math.max(340, Math.round(boardWidth * share) - 60);
    // A chart over the whole board is shown larger than it is drawn: its words are read from the back of a room.
    const width = wide > 800 ? Math.round(wide / ENLARGED) : wide;
    const figure = await chartFigure(chart, dataset, context, {
      ...{ width, height: wide > 800 ? 300 : 320, mayGrow: true },
    });
    return {
      markup: html`<h2>${boundWords(chart.title)}</h2>${chart.subtitle !== undefined && html`<p class="note">${boundWords(chart.subtitle)}</p>`}${figure}`,
    };
  }
  if (kind === 'table') {
    return {
      markup: html`<h2>${dataset.title}</h2><div class="scroll" tabindex="0" role="group" aria-label="${dataset.title}">${dataTable(dataset, spec.language)}</div>`,
    };
  }
  return { markup: html`<p>${chart?.takeaway ?? dataset.title}</p>` };
}
