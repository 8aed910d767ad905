import { openServiceDatabase, schemaChecks } from '@sitewright/database';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { createRpcServer } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import { migrations } from '../migrations/index.ts';
import type { ProjectsConfig } from './config.ts';
import type { ProjectsDatabase } from './db/schema.ts';
import type { Renderer } from './rendering/renderer.ts';
import { createSiteRenderer } from './rendering/site-renderer.ts';
import { allowedCallers, createHandlers } from './rpc/index.ts';
import { createPostgresFileStore } from './storage/postgres-file-store.ts';
import { startSweeper } from './sweep/sweeper.ts';

/** What a test may put in the place of the real thing. */
export interface ServerOverrides {
  renderer?: Renderer;
}

/** The composition root: what is opened here is closed here, in reverse. */
export function createServer(config: ProjectsConfig, logger: Logger, overrides: ServerOverrides = {}) {
  const db = openServiceDatabase<ProjectsDatabase>('projects', config);
  const files = createPostgresFileStore(db);
  const renderer = overrides.renderer ?? createSiteRenderer(config);
  const server = createRpcServer({
    ...config,
    ...schemaChecks(db, migrations),
    name: 'projects',
    definition: ProjectsServiceService,
    handlers: createHandlers({ config, db, files, renderer }),
    allowedCallers,
    logger,
  });
  const sweeper = startSweeper({ db, config, files }, logger);
  return {
    start: () => server.start(),
    async stop() {
      await server.stop();
      await sweeper.stop();
      await renderer.close();
      await db.destroy();
    },
  };
}
