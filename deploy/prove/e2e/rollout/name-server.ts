import { createSocket, type Socket } from 'node:dgram';

/** The answer to a query for a name: its addresses, changed at will. Whom a headless Service lists, in short. */
export interface NameServer {
  /** `127.0.0.1:port`. */
  address: string;
  add(name: string, address: string): void;
  remove(name: string, address: string): void;
  close(): void;
}

const headerBytes = 12;
const typeA = 1;

/** A DNS server on loopback that answers questions for A records, and any other with "no such record". */
export async function startNameServer(): Promise<NameServer> {
  const names = new Map<string, Set<string>>();
  const socket = createSocket('udp4');
  socket.on('message', (query, peer) => {
    const answered = answer(query, (name) => [...(names.get(name) ?? [])]);
    if (answered !== undefined) socket.send(answered, peer.port, peer.address);
  });
  await listen(socket);
  return {
    address: `127.0.0.1:${socket.address().port}`,
    add: (name, address) => names.set(name, new Set(names.get(name)).add(address)),
    remove: (name, address) => names.get(name)?.delete(address),
    close: () => socket.close(),
  };
}

function listen(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(0, '127.0.0.1', resolve);
  });
}

/** Answers a message with one question; undefined for anything else. */
function answer(query: Buffer, lookUp: (name: string) => string[]): Buffer | undefined {
  if (query.length < headerBytes || query.readUInt16BE(4) !== 1) return undefined;
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  const end = at + 5;
  if (query.length < end) return undefined;
  const addresses = query.readUInt16BE(at + 1) === typeA ? lookUp(labels.join('.')) : [];
  const header = Buffer.alloc(headerBytes);
  query.copy(header, 0, 0, 2);
  // A response, authoritative, recursion desired and available, no error.
  header.writeUInt16BE(0x8580, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  return Buffer.concat([header, query.subarray(headerBytes, end), ...addresses.map(recordOf)]);
}

/** An A record for the name of the question, to be asked for anew each time. */
function recordOf(address: string): Buffer {
  const record = Buffer.from([0xc0, headerBytes, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0]);
  for (const [i, byte] of address.split('.').entries()) record[headerBytes + i] = Number(byte);
  return record;
}
