import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { type ChannelCredentials, Client, credentials } from '@grpc/grpc-js';
import { service as health } from 'grpc-health-check';

// The health check of a container: ends with 0 while the service in it is ready. Address and certificates are read from
// the environment of the service itself; the gateway answers HTTP, all others gRPC.
const { env } = process;
const limitMs = 3_000;
const prefix = Object.keys(env).flatMap((name) => /^([A-Z_]+)_LISTEN$/.exec(name)?.[1] ?? [])[0] ?? '';
const address = (env[`${prefix}_LISTEN`] ?? '').replace(/^(?:0\.0\.0\.0|\[::\]):/, '127.0.0.1:');

function end(problem?: string): void {
  if (problem !== undefined) process.stderr.write(`${problem}\n`);
  process.exitCode = problem === undefined ? 0 : 1;
}

function askHttp(): void {
  const request = get(`http://${address}/readyz`, { signal: AbortSignal.timeout(limitMs) }, (response) => {
    response.resume();
    end(response.statusCode === 200 ? undefined : `/readyz answers ${response.statusCode}`);
  });
  request.once('error', (error) => end(error.message));
}

/** The service's own certificate is good enough to ask itself; its name is not that of this address. */
function ownCredentials(): ChannelCredentials {
  const [cert, key, ca] = ['CERT', 'KEY', 'CA'].map((part) => env[`${prefix}_TLS_${part}_FILE`]);
  if (cert === undefined || key === undefined || ca === undefined) return credentials.createInsecure();
  return credentials.createSsl(readFileSync(ca), readFileSync(key), readFileSync(cert), {
    checkServerIdentity: () => undefined,
  });
}

function askRpc(): void {
  const method = health.Check;
  if (method === undefined) throw new Error('grpc-health-check has no Check');
  const { path, requestSerialize, responseDeserialize } = method;
  const client = new Client(address, ownCredentials());
  client.makeUnaryRequest(
    path,
    requestSerialize,
    responseDeserialize,
    { service: 'readiness' },
    { deadline: Date.now() + limitMs },
    (error: Error | null, response?: object) => {
      client.close();
      if (error !== null) return end(error.message);
      const status = response !== undefined && 'status' in response ? String(response.status) : 'unknown';
      end(status === 'SERVING' ? undefined : `readiness is ${status}`);
    },
  );
}

if (prefix === '') end('No variable ends with _LISTEN: this container runs no service.');
else if (prefix === 'GATEWAY') askHttp();
else askRpc();
