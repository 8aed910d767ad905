export {
  buildDeadlineSettings,
  buildDeadlinesMs,
  databaseSettings,
  databaseUrl,
  flag,
  integer,
  list,
  listenAddress,
  redisUrl,
  rpcServerSettings,
  rpcTarget,
  secret,
  tlsSettings,
} from './fragments.ts';
export { type Config, ConfigError, environmentName, loadConfig, type Settings } from './load-config.ts';
export { settingsTable } from './settings-table.ts';
