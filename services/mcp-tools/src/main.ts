import '@sitewright/telemetry/register';
import { loadConfig } from '@sitewright/config';
import { migrateService } from '@sitewright/database';
import { serviceMain } from '@sitewright/rpc';
import { migrations } from '../migrations/index.ts';
import { settings } from './config.ts';
import { createServer } from './server.ts';

await serviceMain(process, {
  name: 'mcp-tools',
  loadConfig: (env) => loadConfig('MCP_TOOLS', settings, env),
  createServer,
  migrate: (config) => migrateService('mcp-tools', config, migrations),
});
