import '@sitewright/telemetry/register';
import { loadConfig } from '@sitewright/config';
import { migrateService } from '@sitewright/database';
import { serviceMain } from '@sitewright/rpc';
import { migrations } from '../migrations/index.ts';
import { settings } from './config.ts';
import { createServer } from './server.ts';

await serviceMain(process, {
  name: 'credits',
  loadConfig: (env) => loadConfig('CREDITS', settings, env),
  createServer,
  migrate: (config) => migrateService('credits', config, migrations),
});
