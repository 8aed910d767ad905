import { stringify } from 'yaml';
import { type Clock, createClock } from './clock.ts';
import { failureAlerts } from './failures.ts';
import { moneyAlerts } from './money.ts';
import type { Alert, Recording } from './rule.ts';
import { saturationAlerts } from './saturation.ts';
import { sloAlerts, sloRecordings } from './slos.ts';

/** The rules of one subject: a group, and a file of that name. */
export interface RuleGroup {
  name: string;
  recordings: readonly Recording[];
  alerts: readonly Alert[];
}

/** Every rule there is. Alerts on causes stand only where a person must act, whether or not a promise suffers yet. */
export const ruleGroups = (clock: Clock): RuleGroup[] => [
  { name: 'slos', recordings: sloRecordings(clock), alerts: sloAlerts() },
  { name: 'failures', recordings: [], alerts: failureAlerts(clock) },
  { name: 'money', recordings: [], alerts: moneyAlerts(clock) },
  { name: 'saturation', recordings: [], alerts: saturationAlerts(clock) },
];

/** Where the page of an alert is, from the root of the repository. */
export const runbookOf = (alert: Pick<Alert, 'name'>): string =>
  `deploy/ship/observability/runbooks/${alert.name}.md`;

/** A group as Prometheus and its operator read it. */
export function groupOf({ name, recordings, alerts }: RuleGroup, clock: Clock) {
  return {
    name: `sitewright-${name}`,
    rules: [
      ...recordings,
      ...alerts.map((alert) => ({
        alert: alert.name,
        expr: alert.expr,
        ...(alert.forMinutes === 0 ? {} : { for: clock.window(alert.forMinutes) }),
        labels: { severity: alert.severity, ...alert.labels },
        annotations: { summary: alert.summary, runbook: runbookOf(alert) },
      })),
    ],
  };
}

const made = '# Made by `npm run observability` from src/rules.\n';
const toYaml = (value: unknown): string =>
  `${made}${stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })}`;

/** The files of `rules/`, by their names. @param faster for a drill. */
export function ruleFiles(faster = 1): Record<string, string> {
  const clock = createClock(faster);
  return Object.fromEntries(
    ruleGroups(clock).map((group) => [`${group.name}.yaml`, toYaml({ groups: [groupOf(group, clock)] })]),
  );
}

/** For the operator of Prometheus, of all groups. */
export function prometheusRule(): string {
  const clock = createClock();
  return toYaml({
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: {
      name: 'sitewright',
      namespace: 'sitewright',
      labels: { 'app.kubernetes.io/part-of': 'sitewright' },
    },
    spec: { groups: ruleGroups(clock).map((group) => groupOf(group, clock)) },
  });
}

/** Tests for promtool of every alert, firing and not, by the names of their files. */
export function ruleTestFiles(): Record<string, string> {
  return Object.fromEntries(
    ruleGroups(createClock()).map(({ name, alerts }) => [
      `${name}.test.yaml`,
      toYaml({
        rule_files: [`${name}.yaml`],
        // Windows of days need no finer look, and one of each minute takes a minute.
        evaluation_interval: name === 'slos' ? '5m' : '1m',
        tests: [...Map.groupBy(alerts, proofKey).values()].flatMap(testsOf),
      }),
    ]),
  );
}

/** Alerts that one promise has for several burns are proven together. */
const proofKey = ({ name, proof }: Alert): string => `${name} ${JSON.stringify(proof.labels)}`;

function testsOf(alerts: readonly Alert[]) {
  const [first] = alerts;
  if (first === undefined) return [];
  const { proof, name } = first;
  const test = (series: Readonly<Record<string, string>>, expected: readonly Alert[]) => ({
    interval: '1m',
    input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
    alert_rule_test: [
      {
        eval_time: `${proof.at}m`,
        alertname: name,
        exp_alerts: expected.map((alert) => expectationOf(alert)),
      },
    ],
  });
  return [
    { name: `${name} fires`, ...test(proof.firing, alerts) },
    { name: `${name} does not fire`, ...test(proof.quiet, []) },
  ];
}

function expectationOf(alert: Alert) {
  const known: Readonly<Record<string, string>> = alert.proof.labels ?? {};
  return {
    exp_labels: { severity: alert.severity, ...alert.labels, ...known },
    exp_annotations: {
      summary: alert.summary.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => known[label] ?? ''),
      runbook: runbookOf(alert),
    },
  };
}
