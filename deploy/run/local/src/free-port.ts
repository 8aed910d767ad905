import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

export interface PortRange {
  /** The first port of it. */
  lowest: number;
  /** The first port past it. */
  end: number;
}

/** Below the ports that systems give to outgoing connections, any of which may begin before the port is used. */
const drawn: PortRange = { lowest: 20_000, end: 32_000 };

/**
 * A port on the loopback address that nothing listens on at this moment, that no outgoing connection takes, and that
 * no other draw on this machine gives out while this process lives.
 * @throws when each port of the range is taken.
 */
export async function findFreePort({ lowest, end }: PortRange = drawn): Promise<number> {
  const size = end - lowest;
  const first = randomInt(size);
  for (let tried = 0; tried < size; tried += 1) {
    const port = lowest + ((first + tried) % size);
    if ((await isPortFree(port)) && (await claim(port))) return port;
  }
  throw new Error(`Each port from ${lowest} to ${end - 1} is taken: end programs that listen on them.`);
}

/**
 * Claims the TCP port of the number for this process by holding the UDP port of the same number: the system lets only
 * one process have it, leaves the TCP port to whoever the draw was for, and ends the claim with the process however
 * that ends. A file would have to be taken over from the dead.
 */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.once('error', (error: NodeJS.ErrnoException) => {
      socket.close();
      // Windows says EACCES for ports that it has set aside.
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(new Error(`Ports cannot be claimed on this machine: ${error.message}`, { cause: error }));
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      resolve(true);
    });
  });
}

/** Whether this process could listen on the port now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
