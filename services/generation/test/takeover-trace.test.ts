import { afterAll, expect, test } from '@jest/globals';
import {
  INVALID_SPAN_CONTEXT,
  type Link,
  propagation,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { HoldState } from '@sitewright/protos/credits';
import { newWorkspaceId, startGeneration } from './generation-service.ts';

// A take-over is a trace of its own; whoever reads it finds the request, whose spans ended with the lost worker.
const takeOvers: (readonly Link[])[] = [];
const tracer: Tracer = {
  startSpan: (name, { links = [] } = {}) => {
    if (name === 'take over build') takeOvers.push(links);
    return trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
  },
  startActiveSpan: () => {
    throw new Error('not used here');
  },
};
trace.setGlobalTracerProvider({ getTracer: () => tracer });
propagation.setGlobalPropagator({
  inject: () => undefined,
  extract(context, carrier, getter) {
    const [, traceId = '', spanId = ''] = String(getter.get(carrier, 'traceparent') ?? '').split('-');
    return spanId === ''
      ? context
      : trace.setSpanContext(context, { traceId, spanId, traceFlags: TraceFlags.SAMPLED });
  },
  fields: () => ['traceparent'],
});

const generation = await startGeneration();
afterAll(async () => {
  trace.disable();
  propagation.disable();
  await generation.stop();
});

const left = { durable: true, built: true, hold: HoldState.HOLD_STATE_PENDING };
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test.each([
  [
    'links the trace of the request',
    { traceparent: `00-${traceId}-${spanId}-01` },
    [{ context: { traceId, spanId } }],
  ],
  ['links nothing where the request had no trace', {}, []],
])('a take-over %s', async (_what, told, links) => {
  takeOvers.length = 0;
  const workspaceId = newWorkspaceId();
  const buildId = await generation.orphan(workspaceId, { ...left, ...told });
  await generation.endOf(workspaceId, buildId);
  expect(takeOvers).toMatchObject([links]);
});
