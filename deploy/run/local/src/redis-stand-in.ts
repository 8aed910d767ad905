/**
 * A process that speaks as much of Redis as the services need: for development and tests on a machine without one.
 * It tells its owner the port and ends with it.
 */
import { createServer, type Socket } from 'node:net';
import { openStore, runCommand } from './redis-commands.ts';
import { CommandReader, encodeReply, Failure, type Reply, Status } from './resp.ts';

function serve(socket: Socket): void {
  const reader = new CommandReader();
  let store = openStore(0);

  function answer(words: string[]): Reply {
    const name = (words[0] ?? '').toUpperCase();
    if (name === 'SELECT') {
      const db = Number(words[1]);
      if (!Number.isInteger(db) || db < 0 || db > 15) return new Failure('ERR DB index is out of range');
      store = openStore(db);
      return new Status('OK');
    }
    return name === 'QUIT' ? new Status('OK') : runCommand(store, words);
  }

  socket.setNoDelay(true);
  socket.on('data', (piece) => {
    for (const words of reader.read(piece)) {
      if (socket.destroyed) return;
      socket.write(encodeReply(answer(words)));
      if (words[0]?.toUpperCase() === 'QUIT') socket.end();
    }
  });
  socket.on('error', () => socket.destroy());
}

const server = createServer(serve);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') process.send?.({ port: address.port });
});

process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});
process.on('SIGTERM', () => process.exit(0));
