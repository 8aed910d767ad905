import { isReachable, openDatabase } from '@sitewright/database';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { createRpcServer } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import type { ProjectsConfig } from './config.ts';
import type { ProjectsDatabase } from './db/schema.ts';
import { createHandlers } from './rpc/index.ts';
import { startSweeper } from './sweeper.ts';

/** The composition root: what is opened here is closed here, in reverse. */
export function createServer(config: ProjectsConfig, logger: Logger) {
  const db = openDatabase<ProjectsDatabase>({
    url: config.databaseUrl,
    service: 'projects',
    maxConnections: config.databaseMaxConnections,
  });
  const server = createRpcServer({
    name: 'projects',
    definition: ProjectsServiceService,
    handlers: createHandlers({ config, db }),
    listen: config.listen,
    maxInFlight: config.maxInFlight,
    drainMs: config.drainMs,
    maxConnectionAgeMs: config.maxConnectionAgeMs,
    tls: config,
    isReady: () => isReachable(db),
    logger,
  });
  const sweeper = startSweeper(db, config, logger);
  return {
    start: () => server.start(),
    async stop() {
      await server.stop();
      await sweeper.stop();
      await db.destroy();
    },
  };
}
