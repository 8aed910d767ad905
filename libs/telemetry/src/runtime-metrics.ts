import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { createMeter } from './meter.ts';

const meter = createMeter('@sitewright/telemetry');
const delay = meter.watched('nodejs.eventloop.delay.p99', {
  unit: 's',
  description: 'How late the event loop was, 99 in 100 times no later, since the last look',
});
const longestDelay = meter.watched('nodejs.eventloop.delay.max', {
  unit: 's',
  description: 'How late the event loop was at most since the last look',
});
const utilization = meter.watched('nodejs.eventloop.utilization', {
  unit: '1',
  description: 'The part of the time in which the event loop was busy, since the last look',
});
const memory = meter.watched('process.memory.usage', {
  unit: 'By',
  description: 'Memory of the process that is resident',
});

/** Measures the process itself for as long as it runs. */
export function watchRuntime(): void {
  const resolution = 20;
  const lag = monitorEventLoopDelay({ resolution });
  lag.enable();
  // The histogram counts its own interval as delay.
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
  delay.watch((observe) => observe(lag.count === 0 ? 0 : late(lag.percentile(99))));
  longestDelay.watch((observe) => {
    observe(lag.count === 0 ? 0 : late(lag.max));
    lag.reset();
  });
  let before = performance.eventLoopUtilization();
  utilization.watch((observe) => {
    const now = performance.eventLoopUtilization();
    observe(performance.eventLoopUtilization(now, before).utilization);
    before = now;
  });
  memory.watch((observe) => observe(process.memoryUsage.rss()));
}
