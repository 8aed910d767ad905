import '@sitewright/telemetry/register';
import { loadConfig } from '@sitewright/config';
import { migrate, openDatabase } from '@sitewright/database';
import { runService } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { migrations } from '../migrations/index.ts';
import { settings } from './config.ts';
import { createServer } from './server.ts';

const logger = createLogger('mcp-tools', process.env.LOG_LEVEL);

await runService(process, {
  logger,
  create: () => createServer(loadConfig('MCP_TOOLS', settings, process.env), logger),
  async migrate() {
    const { databaseUrl } = loadConfig('MCP_TOOLS', settings, process.env);
    const db = openDatabase({ url: databaseUrl, service: 'mcp-tools', statementTimeoutMs: 600_000 });
    return migrate(db, migrations).finally(() => db.destroy());
  },
});
