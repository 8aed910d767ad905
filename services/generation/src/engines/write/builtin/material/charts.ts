import type { Brief, Dataset } from '../../../brief/brief.ts';
import type { DraftChart } from '../../../draft/common.ts';
import { CHART_KINDS } from '../../../draft/vocabulary.ts';
import { chartsFor } from '../dataviz/charts-for.ts';

/** Charts of a brief's data: those that a draft refers to are kept, the others were never drawn. */
export interface Charts {
  /** The charts of a dataset, which the draft is taken to refer to from now on. */
  draw: (dataset: Dataset) => DraftChart[];
  drawn: () => DraftChart[];
}

export function createCharts(brief: Brief): Charts {
  const charts = new Map<string, DraftChart[]>();
  return {
    draw: (dataset) => {
      const own = charts.get(dataset.id) ?? chartsFor(brief, dataset);
      charts.set(dataset.id, own);
      return own;
    },
    drawn: () => [...charts.values()].flat(),
  };
}

/** Whether charts show every column of the data, so that no table is needed beside them. */
export function showsAll(dataset: Dataset, charts: readonly DraftChart[]): boolean {
  const shown = new Set(charts.flatMap(({ x, y, series, size }) => [x, ...y, series, size]));
  const whole = charts.every(({ top, where }) => top === 0 && where.length === 0);
  return charts.length > 0 && whole && dataset.columns.every(({ name }) => shown.has(name));
}

const NAMES = new Set<string>(['chart', ...CHART_KINDS]);

/** Whether a request names a chart, of whatever kind. */
export const isChartName = (target: string): boolean => NAMES.has(target);
