import { expect, test } from '@jest/globals';
import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { createRequestSampler } from '../src/request-sampler.ts';

const sampler = createRequestSampler(0.1);
const traceIds = Array.from({ length: 2_000 }, (_, index) =>
  // Spread over all ids, as random ones are.
  ((BigInt(index) * 0x9e3779b97f4a7c15f39cc0605cedc835n) & ((1n << 128n) - 1n))
    .toString(16)
    .padStart(32, '0'),
);
const keptOf = (kind: SpanKind, method: string | undefined, parent = ROOT_CONTEXT): number =>
  traceIds.filter(
    (traceId) =>
      sampler.shouldSample(parent, traceId, 'name', kind, { 'http.request.method': method }, []).decision ===
      SamplingDecision.RECORD_AND_SAMPLED,
  ).length / traceIds.length;

test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('every %s is kept', (method) => {
  expect(keptOf(SpanKind.SERVER, method)).toBe(1);
});

test('one read in ten is kept', () => {
  expect(keptOf(SpanKind.SERVER, 'GET')).toBeGreaterThan(0.07);
  expect(keptOf(SpanKind.SERVER, 'GET')).toBeLessThan(0.13);
});

test('work without a request is kept, and a statement without work is not', () => {
  expect(keptOf(SpanKind.INTERNAL, undefined)).toBe(1);
  expect(keptOf(SpanKind.CLIENT, undefined)).toBe(0);
});

test.each([
  [TraceFlags.SAMPLED, 1],
  [TraceFlags.NONE, 0],
])('who comes later does as was decided: %s', (traceFlags, kept) => {
  const parent = trace.setSpanContext(ROOT_CONTEXT, {
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: 'b7ad6b7169203331',
    traceFlags,
    isRemote: true,
  });
  expect(keptOf(SpanKind.SERVER, 'GET', parent)).toBe(kept);
});
