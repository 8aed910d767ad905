import { openServiceDatabase, schemaChecks } from '@sitewright/database';
import { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { createRpcServer } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import { migrations } from '../migrations/index.ts';
import { createAuditLog } from './audit/audit-log.ts';
import { createClients } from './clients.ts';
import type { McpToolsConfig } from './config.ts';
import type { McpToolsDatabase } from './db/schema.ts';
import { createEvents } from './events.ts';
import { allowedCallers, createHandlers } from './rpc/index.ts';

/** The composition root: what is opened here is closed here, in reverse. */
export function createServer(config: McpToolsConfig, logger: Logger) {
  const db = openServiceDatabase<McpToolsDatabase>('mcp-tools', config);
  const clients = createClients(config, logger);
  const events = createEvents(logger);
  const audit = createAuditLog({ ...config, db, events });
  const server = createRpcServer({
    ...config,
    ...schemaChecks(db, migrations),
    name: 'mcp-tools',
    definition: McpToolsServiceService,
    handlers: createHandlers({ db, clients, audit, events, addresses: config }),
    allowedCallers,
    logger,
  });
  return {
    async start() {
      audit.start();
      return server.start();
    },
    async stop() {
      await server.stop();
      await audit.stop();
      clients.close();
      await db.destroy();
    },
  };
}
