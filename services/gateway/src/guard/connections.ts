import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type CutReason, connectionsClosed, openConnections } from '../events.ts';

/** What clients may take of a server before anybody has looked at who they are. */
export interface ConnectionLimits {
  /** Open at once, in all. */
  maxConnections: number;
  /** Open at once from one address. */
  maxConnectionsPerAddress: number;
  /** Bytes of requests that are not whole and of answers that are not taken, over all connections. */
  maxWaitingBytes: number;
  /** How long a request may take to arrive whole, in ms. */
  requestMs: number;
  /** How long a client may take nothing of an answer, in ms. */
  writeMs: number;
  /** The address that a peer counts under; undefined for one that is not counted by its address. */
  addressOf(peer: string): string | undefined;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A request that is not yet answered, and about how much its connection had read before it. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  readBytes: number;
}

/** A connection as it is watched. */
interface Held {
  address: string | undefined;
  /** Requests not yet answered; the first is at work. */
  pipeline: Asked[];
  /** How much had been read when the last request was answered. */
  doneBytes: number;
  /** How much the client has taken so far, and since when no more while something waits. */
  takenBytes: number;
  since: number;
}

/** More than clients that pipeline at all send ahead; who sends more loses the connection (RFC 9112, section 9.3.2). */
const maxPipelined = 16;

const sweepMs = 100;
const headersMs = 10_000;
/** Longer than the balancers' own, so that they are the ones to end an idle connection. */
const keepAliveMs = 72_000;

/**
 * An HTTP server that no client can fill: its connections, the requests on each, and what waits to be sent are
 * bounded, and so is the time for sending a request and for taking an answer. Requests on one connection are handled
 * one after another, so that each has one answer in memory at most.
 */
export function createBoundedServer(handler: Handler, limits: ConnectionLimits): Server {
  const connections = new Map<Socket, Held>();
  const byAddress = new Map<string, number>();

  const server = createServer(
    // The host is looked at with the request, in the words of every other error.
    { requireHostHeader: false, connectionsCheckingInterval: Math.min(1_000, limits.requestMs) },
    (request, response) => {
      const { socket } = request;
      const held = connections.get(socket);
      if (held === undefined || socket.destroyed) return;
      if (held.pipeline.length >= maxPipelined) return cut(socket, 'pipeline');
      const readBytes = held.pipeline.length === 0 ? held.doneBytes : socket.bytesRead;
      held.pipeline.push({ request, response, readBytes });
      if (held.pipeline.length === 1) handleNext(held);
    },
  );
  server.maxConnections = limits.maxConnections;
  server.requestTimeout = limits.requestMs;
  server.headersTimeout = Math.min(headersMs, limits.requestMs);
  server.keepAliveTimeout = keepAliveMs;
  // Any byte that moves puts it off. Without a listener the framework of Node would cut off builds, too.
  server.setTimeout(limits.writeMs, (socket) => {
    if (socket.writableLength > 0) cut(socket, 'slow');
    else if (connections.get(socket)?.pipeline.length === 0) socket.destroy();
  });

  function handleNext(held: Held): void {
    const [first] = held.pipeline;
    if (first === undefined) return;
    const { request, response } = first;
    response.once('close', () => {
      held.pipeline.shift();
      held.doneBytes = request.socket.bytesRead;
      if (!request.socket.destroyed) handleNext(held);
    });
    handler(request, response);
  }

  server.on('connection', (socket) => {
    const address = limits.addressOf(socket.remoteAddress ?? '');
    openConnections.add(1);
    connections.set(socket, { address, pipeline: [], doneBytes: 0, takenBytes: 0, since: Date.now() });
    const count = address === undefined ? 0 : (byAddress.get(address) ?? 0) + 1;
    if (address !== undefined) byAddress.set(address, count);
    socket.once('close', () => forget(socket));
    if (count > limits.maxConnectionsPerAddress) cut(socket, 'address');
  });
  server.on('drop', () => connectionsClosed.add(1, { 'sitewright.reason': 'all' }));

  function forget(socket: Socket): void {
    const address = connections.get(socket)?.address;
    connections.delete(socket);
    openConnections.add(-1);
    if (address === undefined) return;
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  }

  const sweep = setInterval(() => cutBeyond(limits.maxWaitingBytes, connections), sweepMs).unref();
  server.once('close', () => clearInterval(sweep));
  return server;
}

/** Where too much waits in all, cuts off those whose requests wait to be whole, or answers to be taken, the longest. */
function cutBeyond(maxWaitingBytes: number, connections: ReadonlyMap<Socket, Held>): void {
  const now = Date.now();
  const waiting: { socket: Socket; since: number; bytes: number }[] = [];
  for (const [socket, held] of connections) {
    const unsent = socket.writableLength;
    const takenBytes = socket.bytesWritten - unsent;
    const bytes = unsent + halfBytes(socket, held);
    if (bytes === 0 || takenBytes > held.takenBytes) held.since = now;
    held.takenBytes = takenBytes;
    if (bytes > 0) waiting.push({ socket, since: held.since, bytes });
  }
  let inAll = waiting.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { socket, bytes } of waiting.sort((one, other) => one.since - other.since)) {
    if (inAll <= maxWaitingBytes) return;
    cut(socket, 'waiting');
    inAll -= bytes;
  }
}

/** What has come of requests that nobody works on yet: half ones, and those behind the first. */
function halfBytes(socket: Socket, { pipeline: [first, second], doneBytes }: Held): number {
  if (first === undefined) return socket.bytesRead - doneBytes;
  return first.request.complete && second === undefined ? 0 : socket.bytesRead - first.readBytes;
}

/** Gives up what still waits to be sent, in the system too. */
function cut(socket: Socket, reason: CutReason): void {
  connectionsClosed.add(1, { 'sitewright.reason': reason });
  socket.resetAndDestroy();
}
