import { Server, ServerCredentials } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';

/** The standard health service: `liveness`, `readiness`, the empty name and the service's own. */
export function createHealth(serviceName: string) {
  const health = new HealthImplementation({
    '': 'NOT_SERVING',
    liveness: 'SERVING',
    readiness: 'NOT_SERVING',
    [serviceName]: 'NOT_SERVING',
  });
  return {
    addTo: (server: Server): void => health.addToServer(server),
    setReady(ready: boolean): void {
      for (const name of ['', 'readiness', serviceName])
        health.setStatus(name, ready ? 'SERVING' : 'NOT_SERVING');
    },
  };
}

/** The state of a server, as load balancers and probes are told it. */
export type Health = ReturnType<typeof createHealth>;

/** Serves health alone, in plain text, for probes that know no TLS. */
export function createHealthServer(health: Health) {
  const server = new Server({ 'grpc.enable_channelz': 0 });
  health.addTo(server);
  return {
    listen: (address: string): Promise<number> => bind(server, address, ServerCredentials.createInsecure()),
    close: (): void => server.forceShutdown(),
  };
}

/** Listens. @returns the port. @throws Error naming the address. */
export function bind(server: Server, address: string, credentials: ServerCredentials): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, credentials, (error, port) => {
      if (error === null) resolve(port);
      else reject(new Error(`Cannot listen on ${address}: ${error.message}`, { cause: error }));
    });
  });
}
