import { openServiceDatabase, schemaChecks } from '@sitewright/database';
import { AuthServiceService } from '@sitewright/protos/auth';
import { createRpcServer } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import { migrations } from '../migrations/index.ts';
import type { AuthConfig } from './config.ts';
import { createUseRecorder } from './db/key-uses.ts';
import type { AuthDatabase } from './db/schema.ts';
import { createKeyHasher } from './domain/pepper.ts';
import { createEvents } from './events.ts';
import { allowedCallers, createHandlers } from './rpc/index.ts';

/** The composition root: what is opened here is closed here, in reverse. */
export function createServer(config: AuthConfig, logger: Logger) {
  const db = openServiceDatabase<AuthDatabase>('auth', config);
  const uses = createUseRecorder(db, { flushMs: config.usageFlushMs, logger });
  const hasher = createKeyHasher(config.peppers);
  const server = createRpcServer({
    ...config,
    ...schemaChecks(db, migrations),
    name: 'auth',
    definition: AuthServiceService,
    handlers: createHandlers({ db, hasher, uses, events: createEvents(logger) }),
    allowedCallers,
    logger,
  });
  return {
    start() {
      uses.start();
      return server.start();
    },
    async stop() {
      await server.stop();
      await uses.stop();
      await db.destroy();
    },
  };
}
