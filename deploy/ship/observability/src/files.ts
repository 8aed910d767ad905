import { fileURLToPath } from 'node:url';
import { dashboardConfigMaps, dashboardFiles } from './dashboards/files.ts';
import { prometheusRule, ruleFiles, ruleTestFiles } from './rules/files.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const under = (folder: string, files: Record<string, string>): [string, string][] =>
  Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]);

/** Everything that is made of the sources here, by its path from the root. */
export function madeFiles(): Map<string, string> {
  return new Map([
    ...under('deploy/ship/observability/rules', { ...ruleFiles(), ...ruleTestFiles() }),
    ...under('deploy/ship/observability/grafana/dashboards', dashboardFiles()),
    ['k8s/components/monitoring/prometheus-rule.yaml', prometheusRule()],
    ['k8s/components/monitoring/dashboards.yaml', dashboardConfigMaps()],
  ]);
}

export const pathOf = (file: string): string => `${root}${file}`;
