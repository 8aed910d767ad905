import { dashboards } from './dashboards/files.ts';

export interface PanelQuery {
  /** `overview: Latency by route` */
  panel: string;
  query: string;
}

/** Every query of every panel. */
export function panelQueries(): PanelQuery[] {
  return Object.entries(dashboards()).flatMap(([name, { panels }]) =>
    (panels ?? []).flatMap((panel) => {
      const { title = '', targets = [] }: { title?: string; targets?: readonly object[] } = panel;
      return targets.flatMap((target) =>
        'expr' in target && typeof target.expr === 'string'
          ? [{ panel: `${name}: ${title}`, query: target.expr }]
          : [],
      );
    }),
  );
}
