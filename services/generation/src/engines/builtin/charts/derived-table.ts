import type { ChartSpec } from '@sitewright/site-spec';
import type { Cell, Dataset, Field } from '../datasets/dataset.ts';
import type { ChartPlan, PlottedRow } from './plan.ts';

export interface DerivedRequest {
  plan: ChartPlan;
  plotted: readonly PlottedRow[];
  spec: ChartSpec;
  dataset: Dataset;
  title: string;
  id: (prefix: string) => string;
}

export interface Derived {
  table: Dataset;
  /** Set where the chart must be drawn from the table: lines through groups that no row is in. */
  drawn?: Dataset;
  spec: ChartSpec;
}

type Channel = 'x' | 'y' | 'color' | 'theta' | 'detail';
type Encoded = NonNullable<ChartSpec['encoding']['x']>;

const safe = (title: string) =>
  title
    .replace(/[[\].\\"']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);

function describe(plan: ChartPlan): string {
  const number =
    plan.y.aggregate === 'count' ? 'count of rows' : `${plan.y.aggregate ?? 'values'} of ${plan.y.field}`;
  const base = plan.x.field ? ` by ${plan.x.timeUnit ? `${plan.x.timeUnit} of ` : ''}${plan.x.field}` : '';
  const split = plan.color ? ` and ${plan.color}` : '';
  const kept =
    plan.filters.length > 0
      ? `, rows filtered by ${[...new Set(plan.filters.flat().map((each) => each.field))].join(', ')}`
      : '';
  return `${number}${base}${split}${kept}`.slice(0, 300);
}

/** A line must touch zero where a group has no rows; Vega-Lite would draw straight past it. */
function filled(request: DerivedRequest, rows: readonly PlottedRow[]): PlottedRow[] {
  const { plan } = request;
  const isLine = plan.mark === 'line' || plan.mark === 'area';
  if (!isLine || !plan.color || (plan.y.aggregate !== 'count' && plan.y.aggregate !== 'sum'))
    return [...rows];
  const bases: Cell[] = [...new Set(rows.map((row) => row.x ?? null))];
  const colors: Cell[] = [...new Set(rows.map((row) => row.color ?? null))];
  if (bases.length * colors.length > 2000) return [...rows];
  const known = new Map(rows.map((row) => [JSON.stringify([row.x, row.color]), row]));
  return bases.flatMap((x) =>
    colors.map((color) => known.get(JSON.stringify([x, color])) ?? { x, y: 0, color }),
  );
}

/** The plotted numbers as a table, unless they are the rows as they stand. */
export function derivedTable(request: DerivedRequest): Derived | undefined {
  const { plan, spec, plotted } = request;
  if (!plan.y.aggregate && !plan.x.timeUnit && plan.filters.length === 0 && !plan.limit) return undefined;
  const order: Channel[] = spec.encoding.theta ? ['color', 'theta'] : ['x', 'y', 'color', 'detail'];
  const channels = order.flatMap((name): [Channel, Encoded][] => {
    const channel = spec.encoding[name];
    return channel ? [[name, channel]] : [];
  });
  const names = new Map<Channel, string>();
  for (const [name, channel] of channels) {
    const wanted = safe(String(channel.title ?? channel.field ?? name)) || name;
    names.set(
      name,
      [...names.values()].includes(wanted) ? `${wanted} ${names.size + 1}`.slice(0, 100) : wanted,
    );
  }
  const fields = channels.map(([name, channel]): Field => {
    const isNumber =
      plotted.every((row) => typeof row[name] === 'number') &&
      (channel.type === 'quantitative' || channel.aggregate !== undefined);
    return {
      name: names.get(name) ?? name,
      type: isNumber
        ? 'quantitative'
        : channel.type === 'temporal'
          ? 'temporal'
          : channel.type === 'ordinal'
            ? 'ordinal'
            : 'nominal',
    };
  });
  const rows = filled(request, plotted);
  const table: Dataset = {
    id: request.id('data'),
    title: fields
      .map((field) => field.name)
      .join(' · ')
      .slice(0, 200),
    fields,
    rows: rows.slice(0, 5000).map((row) => channels.map(([name]) => row[name] ?? null)),
    source: {
      kind: request.dataset.source.kind === 'illustrative' ? 'illustrative' : 'derived',
      method: describe(plan),
    },
  };
  if (rows.length === plotted.length) return { table, spec };
  const encoding = Object.fromEntries(
    channels.map(([name, { aggregate: _, timeUnit: __, bin: ___, ...channel }]) => [
      name,
      {
        ...channel,
        field: names.get(name),
        ...(name === 'x' && channel.sort === undefined && channel.type === 'ordinal' ? { sort: null } : {}),
      },
    ]),
  );
  return { table, drawn: table, spec: { mark: spec.mark, encoding } };
}
