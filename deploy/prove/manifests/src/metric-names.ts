import { meshMetrics, prometheusNames } from '@sitewright/local/service-metrics';

const names: ReadonlySet<string> = new Set(meshMetrics.flatMap(prometheusNames));

/** The names that Prometheus sees of the metrics that services and libraries of ours make. */
export const metricNames = (): ReadonlySet<string> => names;
