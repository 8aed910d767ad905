import { isReachable, openDatabase } from '@sitewright/database';
import { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { createRpcServer } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import type { McpToolsConfig } from './config.ts';
import type { McpToolsDatabase } from './db/schema.ts';
import { createHandlers } from './rpc/index.ts';

/** The composition root: what is opened here is closed here, in reverse. */
export function createServer(config: McpToolsConfig, logger: Logger) {
  const db = openDatabase<McpToolsDatabase>({
    url: config.databaseUrl,
    service: 'mcp-tools',
    maxConnections: config.databaseMaxConnections,
  });
  const server = createRpcServer({
    name: 'mcp-tools',
    definition: McpToolsServiceService,
    handlers: createHandlers(),
    listen: config.listen,
    maxInFlight: config.maxInFlight,
    drainMs: config.drainMs,
    maxConnectionAgeMs: config.maxConnectionAgeMs,
    tls: config,
    isReady: () => isReachable(db),
    logger,
  });
  return {
    start: () => server.start(),
    async stop() {
      await server.stop();
      await db.destroy();
    },
  };
}
