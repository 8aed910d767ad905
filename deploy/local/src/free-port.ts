import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, any of which may begin before the port is used. */
const lowest = 20_000;
const highest = 32_000;

const tries = 100;

/** A port on the loopback address that nothing listens on at this moment, and that no outgoing connection takes. */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < tries; tried += 1) {
    const port = randomInt(lowest, highest);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port from ${lowest} to ${highest} was found in ${tries} tries.`);
}

/** Whether this process could listen on the port now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
