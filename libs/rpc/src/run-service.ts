import { ConfigError } from '@sitewright/config';
import { type Logger, stopTelemetry } from '@sitewright/telemetry';

/** What a composition root gives back. */
export interface RunningService {
  start(): Promise<unknown>;
  stop(): Promise<void>;
}

/** The parts of `process` that running a service needs; main.ts hands them in. */
export type ServiceProcess = Pick<NodeJS.Process, 'argv' | 'once' | 'on' | 'exit' | 'stderr'>;

export interface ServiceMain {
  logger: Logger;
  /** Builds the service; a ConfigError in here ends the process with its message. */
  create: () => RunningService;
  /** Brings the schema up to date; run instead of the service with the argument `migrate`. */
  migrate?: () => Promise<string[]>;
}

/** Runs a service until SIGTERM or SIGINT, then drains it. The whole body of every main.ts. */
export async function runService(process: ServiceProcess, main: ServiceMain): Promise<void> {
  const { logger } = main;
  process.on('unhandledRejection', (reason) => {
    logger.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });
  try {
    if (process.argv[2] === 'migrate') {
      const applied = (await main.migrate?.()) ?? [];
      logger.info({ applied }, 'schema is up to date');
      await stopTelemetry();
      return;
    }
    const service = main.create();
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
