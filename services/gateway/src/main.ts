import '@sitewright/telemetry/register';
import { loadConfig } from '@sitewright/config';
import { runService } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { settings } from './config.ts';
import { createServer } from './server.ts';

const logger = createLogger('gateway', process.env.LOG_LEVEL);

await runService(process, {
  logger,
  create: () => createServer(loadConfig('GATEWAY', settings, process.env), logger),
});
