import { loadPackageDefinition } from '@sitewright/protos/package-definition';

let definition: ReturnType<typeof loadPackageDefinition> | undefined;

/**
 * The gRPC service config of a channel: round robin over all addresses, and retries of UNAVAILABLE for the
 * methods whose contract says `idempotency_level`, under a budget that stops retry storms.
 */
export function serviceConfig(service: string): string {
  definition ??= loadPackageDefinition();
  const methods = definition[service];
  const idempotent = Object.entries(methods ?? {})
    .filter(([, method]) => idempotencyOf(method) !== 'IDEMPOTENCY_UNKNOWN')
    .map(([method]) => ({ service, method }));
  return JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    retryThrottling: { maxTokens: 100, tokenRatio: 0.1 },
    methodConfig: [
      {
        name: idempotent,
        retryPolicy: {
          maxAttempts: 5,
          initialBackoff: '0.05s',
          maxBackoff: '1s',
          backoffMultiplier: 3,
          retryableStatusCodes: ['UNAVAILABLE'],
        },
      },
    ],
  });
}

function idempotencyOf(method: unknown): string {
  if (typeof method !== 'object' || method === null || !('options' in method)) return 'IDEMPOTENCY_UNKNOWN';
  const { options } = method;
  if (typeof options !== 'object' || options === null || !('idempotency_level' in options))
    return 'IDEMPOTENCY_UNKNOWN';
  return String(options.idempotency_level);
}
