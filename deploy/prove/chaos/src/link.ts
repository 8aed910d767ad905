import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How a link fails: its connections break, or they stay open and nothing gets through. */
export type Cut = 'reset' | 'hang';

/** Looks at what passes. `drop` breaks the connection instead of passing the bytes on. */
export type Spy = (direction: 'up' | 'down', bytes: Buffer, connection: object) => 'pass' | 'drop';

/** A TCP link between two parts of the mesh that can be watched and cut. */
export interface Link {
  port: number;
  watch(spy: Spy | undefined): void;
  /** Fails the link for a time. */
  cut(how: Cut, ms: number): Promise<void>;
  close(): void;
}

/** Listens on a port of its own and passes everything on to a port of this machine. */
export async function openLink(targetPort: number): Promise<Link> {
  const open = new Set<Socket>();
  let state: 'up' | Cut = 'up';
  let spy: Spy | undefined;
  const server = createServer((client) => {
    if (state === 'reset') return void client.destroy();
    const target = connect(targetPort, '127.0.0.1');
    const connection = {};
    const pass = (from: Socket, to: Socket, direction: 'up' | 'down'): void => {
      from.on('data', (bytes) => {
        if (typeof bytes === 'string') return;
        if (spy?.(direction, bytes, connection) === 'drop') {
          client.destroy();
          target.destroy();
        } else if (!to.destroyed && !to.write(bytes)) {
          from.pause();
          to.once('drain', () => state !== 'hang' && from.resume());
        }
      });
      from.on('error', () => undefined);
      from.once('close', () => {
        open.delete(from);
        to.destroy();
      });
      open.add(from);
      if (state === 'hang') from.pause();
    };
    pass(client, target, 'up');
    pass(target, client, 'down');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was assigned');
  return {
    port: address.port,
    watch(next) {
      spy = next;
    },
    async cut(how, ms) {
      state = how;
      for (const socket of open) how === 'reset' ? socket.destroy() : socket.pause();
      await new Promise((resolve) => setTimeout(resolve, ms));
      state = 'up';
      for (const socket of open) socket.resume();
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
