import '@sitewright/telemetry/register';
import { migrateService } from '@sitewright/database';
import { serviceMain } from '@sitewright/rpc';
import { migrations } from '../migrations/index.ts';
import { loadGenerationConfig } from './config.ts';
import { createServer } from './server.ts';

await serviceMain(process, {
  name: 'generation',
  loadConfig: loadGenerationConfig,
  createServer,
  migrate: (config) => migrateService('generation', config, migrations),
});
