import { ConfigError } from '@sitewright/config';
import { createLogger, type Logger, stopTelemetry } from '@sitewright/telemetry';

/** What a composition root gives back. */
export interface RunningService {
  start(): Promise<unknown>;
  stop(): Promise<void>;
}

/** The parts of `process` that running a service needs; main.ts hands them in. */
export type ServiceProcess = Pick<NodeJS.Process, 'argv' | 'env' | 'once' | 'on' | 'exit' | 'stderr'>;

/** What there is to run. */
export interface ServiceParts<Config> {
  /** As logs name it. */
  name: string;
  /** @throws ConfigError, which ends the process with its message. */
  loadConfig(env: NodeJS.ProcessEnv): Config;
  createServer(config: Config, logger: Logger): RunningService;
  /** Brings the schema up to date; run instead of the service with the argument `migrate`. @returns what it applied. */
  migrate?(config: Config): Promise<string[]>;
}

/** Runs a service until SIGTERM or SIGINT, then drains it. The whole body of every main.ts. */
export async function serviceMain<Config>(
  process: ServiceProcess,
  { name, loadConfig, createServer, migrate }: ServiceParts<Config>,
): Promise<void> {
  const { argv, env } = process;
  const logger = createLogger(name, env.LOG_LEVEL);
  process.on('unhandledRejection', (reason) => {
    logger.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });
  try {
    const config = loadConfig(env);
    if (argv[2] === 'migrate') {
      const applied = (await migrate?.(config)) ?? [];
      logger.info({ applied }, 'schema is up to date');
      await stopTelemetry();
      return;
    }
    const service = createServer(config, logger);
    await service.start();
    const stop = async (signal: string): Promise<void> => {
      logger.info({ signal }, 'draining');
      await service.stop();
      await stopTelemetry();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
  } catch (error) {
    if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
    else logger.fatal({ err: error }, 'could not start');
    await stopTelemetry();
    process.exit(1);
  }
}
