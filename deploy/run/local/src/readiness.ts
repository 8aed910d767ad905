import { Client, credentials } from '@grpc/grpc-js';
import { service as health } from 'grpc-health-check';

/** Asks a gRPC service's health service whether it is ready for work. */
export function isRpcReady(address: string): Promise<boolean> {
  const method = health.Check;
  if (method === undefined) throw new Error('grpc-health-check has no Check');
  const { path, requestSerialize, responseDeserialize } = method;
  const client = new Client(address, credentials.createInsecure());
  return new Promise((resolve) => {
    client.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      { service: 'readiness' },
      { deadline: Date.now() + 2_000 },
      (error: Error | null, response?: object) => {
        client.close();
        resolve(
          error === null && response !== undefined && 'status' in response && response.status === 'SERVING',
        );
      },
    );
  });
}

/** Asks an HTTP service whether it is ready for work. */
export async function isHttpReady(baseUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
