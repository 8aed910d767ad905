import {
  type AllowedCallers,
  createRpcServer,
  type Handlers,
  type ServiceDefinition,
  unimplemented,
} from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { localServer } from './local-server.ts';

/** A neighbour whose answers a test writes. */
export interface ScriptedServer {
  /** Where it listens, as a client's `target`. */
  target: string;
  stop(): Promise<void>;
}

/** Starts a real gRPC server with the handlers given; every other RPC of the service answers UNIMPLEMENTED. */
export async function startScripted<D extends ServiceDefinition>(
  definition: D,
  handlers: Partial<Handlers<D>>,
): Promise<ScriptedServer> {
  const names = Object.keys(definition);
  const written: Readonly<Record<string, unknown>> = handlers;
  const handlerOf = (name: string): unknown =>
    written[name] ?? (definition[name]?.responseStream === true ? unimplementedStream : unimplemented);
  const server = createRpcServer({
    name: 'scripted',
    definition,
    // Each name has its handler or one that throws, which no type of a generic definition can tell.
    handlers: Object.fromEntries(names.map((name) => [name, handlerOf(name)])) as Handlers<D>,
    allowedCallers: Object.fromEntries(names.map((name) => [name, []])) as unknown as AllowedCallers<D>,
    ...localServer,
    logger: createLogger('scripted', 'silent'),
  });
  const target = `127.0.0.1:${await server.start()}`;
  return { target, stop: () => server.stop() };
}

// biome-ignore lint/correctness/useYield: it ends before its first message.
async function* unimplementedStream(): AsyncGenerator<never> {
  await unimplemented();
}
