import { type Attributes, type Context, SpanKind } from '@opentelemetry/api';
import {
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/** Methods that change nothing. */
const reads: readonly unknown[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Decides where a trace begins, for all who take part in it: builds, other writes and work without a request are always
 * kept, reads at a ratio. A statement that belongs to no work, such as a sweep's, is not: there are many and they say
 * nothing. What of it stays, the collector decides, which sees the errors.
 */
export function createRequestSampler(readRatio: number): Sampler {
  const ratio = new TraceIdRatioBasedSampler(readRatio);
  const root: Sampler = {
    shouldSample(parent: Context, traceId: string, _name: string, kind: SpanKind, attributes: Attributes) {
      if (kind === SpanKind.CLIENT) return { decision: SamplingDecision.NOT_RECORD };
      if (reads.includes(attributes['http.request.method'])) return ratio.shouldSample(parent, traceId);
      return { decision: SamplingDecision.RECORD_AND_SAMPLED };
    },
    toString: () => `RequestSampler{${readRatio}}`,
  };
  return new ParentBasedSampler({ root });
}
