import { setTimeout as pause } from 'node:timers/promises';
import { openRedis } from '@sitewright/rate-window';
import type { Logger } from '@sitewright/telemetry';
import { createClients } from './clients.ts';
import type { GatewayConfig } from './config.ts';
import { createGuard } from './guard/guard.ts';
import { createApp } from './http/app.ts';
import { createDisownedBuilds } from './http/disowned-builds.ts';
import type { Gateway, Route } from './http/route.ts';
import { createRoutes } from './http/routes.ts';

/** In the place of what the service has. */
export interface ServerOverrides {
  routes?: readonly Route[];
}

/** The composition root: what is opened here is closed here, in reverse. */
export function createServer(config: GatewayConfig, logger: Logger, overrides: ServerOverrides = {}) {
  const clients = createClients(config, logger);
  const redis = openRedis({ url: config.redisUrl, logger });
  // Windows can be counted by each process, who is signed in cannot: a slow answer is better than none.
  const sessionRedis = openRedis({
    url: config.redisUrl,
    logger,
    timeoutMs: 2_000,
    without: 'nobody who is signed in can be told from others',
  });
  const guard = createGuard(config, clients.auth, redis, sessionRedis);
  const disowned = createDisownedBuilds({ generation: clients.generation, redis, logger });
  const gateway: Gateway = { config, clients, guard, disowned, draining: false };
  const app = createApp(gateway, overrides.routes ?? createRoutes(config.publicUrl), logger);
  return {
    app,
    /** @returns the port. */
    async start(): Promise<number> {
      disowned.start();
      const { host, port } = splitAddress(config.listen);
      await app.listen({ host, port });
      const address = app.server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      logger.info({ port: bound, listen: config.listen }, 'serving');
      return bound;
    },
    async stop(): Promise<void> {
      gateway.draining = true;
      // Balancers go on sending until they have asked for readiness; each answer closes its connection meanwhile.
      await pause(config.lingerMs);
      const cut = setTimeout(() => app.server.closeAllConnections(), config.drainMs);
      await app.close();
      clearTimeout(cut);
      await disowned.stop();
      await sessionRedis.close();
      await redis.close();
      clients.close();
    },
  };
}

function splitAddress(listen: string): { host: string; port: number } {
  const at = listen.lastIndexOf(':');
  return { host: listen.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(listen.slice(at + 1)) };
}
