import '@sitewright/telemetry/register';
import { migrate, openDatabase } from '@sitewright/database';
import { runService } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { migrations } from '../migrations/index.ts';
import { loadGenerationConfig } from './config.ts';
import { createServer } from './server.ts';

const logger = createLogger('generation', process.env.LOG_LEVEL);

await runService(process, {
  logger,
  create: () => createServer(loadGenerationConfig(process.env), logger),
  async migrate() {
    const { databaseUrl } = loadGenerationConfig(process.env);
    const db = openDatabase({ url: databaseUrl, service: 'generation', statementTimeoutMs: 600_000 });
    return migrate(db, migrations).finally(() => db.destroy());
  },
});
