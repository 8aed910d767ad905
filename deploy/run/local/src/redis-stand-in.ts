/**
 * A process that speaks the Redis protocol over ioredis-mock: for development and tests on a machine without Redis.
 * It tells its owner the port and ends with it.
 */
import { createServer, type Socket } from 'node:net';
import { openStore, runCommand } from './redis-commands.ts';
import { Subscriptions } from './redis-subscriptions.ts';
import { CommandReader, encodeReply, Failure, type Reply, Status } from './resp.ts';

function serve(socket: Socket): void {
  const reader = new CommandReader();
  const send = (reply: Reply) => {
    if (!socket.destroyed) socket.write(encodeReply(reply));
  };
  const subscriptions = new Subscriptions(send);
  let store = openStore(0);

  async function answer(words: string[]): Promise<void> {
    const name = (words[0] ?? '').toUpperCase();
    if (Subscriptions.handles(name)) return subscriptions.change(name, words.slice(1));
    if (name === 'SELECT') {
      const db = Number(words[1]);
      if (!Number.isInteger(db) || db < 0 || db > 15)
        return send(new Failure('ERR DB index is out of range'));
      store = openStore(db);
      return send(new Status('OK'));
    }
    if (name === 'QUIT') {
      send(new Status('OK'));
      socket.end();
      return;
    }
    send(await runCommand(store, words));
  }

  // One after another: a pipeline's replies must come in the order of its commands.
  let last = Promise.resolve();
  socket.setNoDelay(true);
  socket.on('data', (piece) => {
    for (const words of reader.read(piece)) last = last.then(() => answer(words));
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => subscriptions.close());
}

const server = createServer(serve);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') process.send?.({ port: address.port });
});

process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});
process.on('SIGTERM', () => process.exit(0));
