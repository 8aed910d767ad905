import type { NodeSDK } from '@opentelemetry/sdk-node';

let running: NodeSDK | undefined;

/** Remembers the SDK that register.ts started. */
export function setSdk(sdk: NodeSDK): void {
  running = sdk;
}

/** Sends what is still buffered and stops. Errors of an unreachable collector do not keep a process alive. */
export async function stopTelemetry(): Promise<void> {
  await running?.shutdown().catch(() => undefined);
  running = undefined;
}
