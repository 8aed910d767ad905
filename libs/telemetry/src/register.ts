import { NodeSDK } from '@opentelemetry/sdk-node';
import { createRequestSampler } from './request-sampler.ts';
import { setSdk } from './sdk.ts';

// Imported first by every main.ts, for its effect: tracers and meters that are made later are real. Configured
// by the standard OTEL_* variables alone. Spans are made in our own server, client, query and HTTP code, so
// nothing is patched and the order of other imports does not matter.
const env = process.env;
env.OTEL_SERVICE_NAME ??= 'sitewright';
env.OTEL_TRACES_EXPORTER ??= env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? 'none' : 'otlp';
env.OTEL_EXPORTER_OTLP_PROTOCOL ??= 'http/protobuf';
env.OTEL_METRICS_EXPORTER ??= env.OTEL_EXPORTER_PROMETHEUS_PORT === undefined ? 'none' : 'prometheus';
env.OTEL_LOGS_EXPORTER ??= 'none';
env.OTEL_NODE_RESOURCE_DETECTORS ??= 'env';
// What nobody reads is not recorded; ids are still made, for logs, answers and the services behind.
if (env.OTEL_TRACES_EXPORTER === 'none') env.OTEL_TRACES_SAMPLER ??= 'always_off';

// What a deployment says itself comes later in the list and wins.
env.OTEL_RESOURCE_ATTRIBUTES = [
  `service.namespace=sitewright,service.version=${env.SITEWRIGHT_VERSION || 'source'}`,
  `deployment.environment.name=${env.SITEWRIGHT_ENVIRONMENT || 'development'}`,
  ...(env.OTEL_RESOURCE_ATTRIBUTES ? [env.OTEL_RESOURCE_ATTRIBUTES] : []),
].join(',');

const readRatio = Number(env.OTEL_TRACES_SAMPLER_ARG ?? '0.1');
const sdk = new NodeSDK({
  instrumentations: [],
  ...(env.OTEL_TRACES_SAMPLER === undefined ? { sampler: createRequestSampler(readRatio) } : {}),
});
sdk.start();
setSdk(sdk);
// Only now: a meter that is made before the SDK has started measures nothing.
if (env.OTEL_METRICS_EXPORTER !== 'none') (await import('./runtime-metrics.ts')).watchRuntime();
