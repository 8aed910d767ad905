import type { Placement } from '@sitewright/site-spec';
import { within } from '../ids.ts';

export const COLUMNS = 12;

/** A tile that waits for its place. `third` and `half` may grow so that no row has a hole. */
export interface Panel {
  kind: Placement['kind'];
  ref: string;
  width: 'third' | 'half' | 'full';
}

type Row = { panel: Panel; span: number }[];

const most = ({ width }: Panel): number => (width === 'third' ? 3 : width === 'half' ? 2 : 1);

const even = (panels: readonly Panel[]): Row =>
  panels.map((panel) => ({ panel, span: COLUMNS / panels.length }));

/** Figures stand in rows of at most four, as even as their number allows. */
function figureRows(panels: readonly Panel[]): Row[] {
  const rows = Math.ceil(panels.length / 4);
  const out: Row[] = [];
  let at = 0;
  for (let left = rows; left > 0; left -= 1) {
    const size = Math.ceil((panels.length - at) / left);
    out.push(even(panels.slice(at, at + size)));
    at += size;
  }
  return out;
}

/** Rows of three, two or one: as many as the next panels bear, and never a lone one after a full row where two rows even out. */
function restRows(panels: readonly Panel[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < panels.length; ) {
    const next = panels.slice(at, at + 3);
    const [first] = next;
    if (first === undefined) break;
    const fits = (size: number) =>
      next.length >= size && next.slice(0, size).every((panel) => most(panel) >= size);
    const left = panels.length - at;
    const size = fits(3) && left !== 4 ? 3 : fits(2) ? 2 : 1;
    rows.push(even(next.slice(0, size)));
    at += size;
  }
  return rows;
}

/** The main chart has eight columns where something small stands beside it, else all. */
function mainRow(main: Panel, beside: Panel | undefined): Row {
  return beside === undefined
    ? even([main])
    : [
        { panel: main, span: 8 },
        { panel: beside, span: 4 },
      ];
}

/** A board: figures first, then what is said before the main chart, that chart, and the rest in thirds and halves, without holes. */
export function placePanels(panels: readonly Panel[]): Placement[] {
  const figures = panels.filter(({ kind }) => kind === 'number');
  const others = panels.filter(({ kind }) => kind !== 'number');
  const main = others.find(({ kind }) => kind === 'chart');
  const charts = others.filter(({ kind }) => kind === 'chart');
  const beside =
    main && main.width !== 'full'
      ? others.find((panel) => panel.kind !== 'chart' && panel.width === 'third')
      : undefined;
  const isEven = charts.length === 2 && beside === undefined && charts.every(({ width }) => width !== 'full');
  const head = main === undefined || isEven ? [] : [mainRow(main, beside)];
  const rest = (part: Panel[]) => restRows(part.filter((one) => isEven || (one !== main && one !== beside)));
  const at = main === undefined ? 0 : others.indexOf(main);
  const words = [rest(others.slice(0, at)), head, rest(others.slice(at))].flat();
  const rows = [...figureRows(figures), ...words].slice(0, 100);
  return rows.flatMap((row, index) => {
    let column = 1;
    return row.map(({ panel, span }) => {
      const placement: Placement = {
        id: within(panel.ref, 'tile'),
        kind: panel.kind,
        ref: panel.ref,
        column,
        row: index + 1,
        columnSpan: span,
        rowSpan: 1,
      };
      column += span;
      return placement;
    });
  });
}
