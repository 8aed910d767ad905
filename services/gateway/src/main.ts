import '@sitewright/telemetry/register';
import { loadConfig } from '@sitewright/config';
import { serviceMain } from '@sitewright/rpc';
import { settings } from './config.ts';
import { createServer } from './server.ts';

await serviceMain(process, {
  name: 'gateway',
  loadConfig: (env) => loadConfig('GATEWAY', settings, env),
  createServer,
});
