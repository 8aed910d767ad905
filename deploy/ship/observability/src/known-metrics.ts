import { meshMetrics, prometheusNames } from '@sitewright/local/service-metrics';
import { selectionsOf } from './query.ts';
import { createClock } from './rules/clock.ts';
import { ruleGroups } from './rules/files.ts';

/** Labels that a scrape adds to every series. */
const scraped = ['service', 'instance', 'job'];
const ofPrometheus = { up: [], ALERTS: ['alertname', 'alertstate', 'severity'] };

/** The labels of every metric, by the names that Prometheus knows them by: declared by services, recorded by rules. */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(ofPrometheus),
  ...meshMetrics.flatMap((metric) =>
    prometheusNames(metric).map(
      (name) => [name, metric.attributes.map((attribute) => attribute.replace(/\W/g, '_'))] as const,
    ),
  ),
  ...ruleGroups(createClock()).flatMap(({ recordings }) =>
    recordings.map(({ record, labels = {} }) => [record, Object.keys(labels)] as const),
  ),
]);

/** What a query asks for that no service exposes. @throws Error where it is no PromQL. */
export function unknownIn(query: string): string[] {
  return selectionsOf(query).flatMap(({ metric, labels }) => {
    const own = known.get(metric);
    if (own === undefined) return [`no metric ${metric}`];
    return labels
      .filter((label) => !own.includes(label) && !scraped.includes(label))
      .map((label) => `${metric} has no label ${label}`);
  });
}
