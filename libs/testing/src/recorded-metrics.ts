import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';

// Meters are made as modules load: whoever imports this loads what is measured later, by `await import()`.
const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));

/** Everything that has been recorded until now: each metric's name with its series. */
export async function recordedMetrics() {
  await reader.forceFlush();
  const scopes = exporter.getMetrics().at(-1)?.scopeMetrics ?? [];
  return scopes
    .flatMap((scope) => scope.metrics)
    .map(({ descriptor, dataPoints }) => ({ name: descriptor.name, points: dataPoints }));
}

/** What has been recorded under a name until now, by attributes. */
export const recorded = async (name: string) =>
  (await recordedMetrics()).find((metric) => metric.name === name)?.points ?? [];
