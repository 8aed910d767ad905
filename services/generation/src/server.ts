import { openServiceDatabase, schemaChecks } from '@sitewright/database';
import { GenerationServiceService } from '@sitewright/protos/generation';
import { openRedis } from '@sitewright/rate-window';
import { createRpcServer } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import { migrations } from '../migrations/index.ts';
import { createClients } from './clients.ts';
import type { GenerationConfig } from './config.ts';
import type { GenerationDatabase } from './db/schema.ts';
import type { Engine } from './engines/engine.ts';
import { openEngines } from './engines/open-engines.ts';
import { createCoolDown } from './engines/provider/cool-down.ts';
import { modelWriter } from './engines/write/model/write-model.ts';
import { createEvents } from './events.ts';
import { allowedCallers, createHandlers } from './rpc/index.ts';
import type { SagaContext } from './saga/context.ts';
import { createNews } from './saga/news.ts';
import { createRunningBuilds } from './saga/running-builds.ts';
import { startSweep } from './saga/sweep.ts';
import { createBuildWindow } from './window.ts';

/** What tests put in the place of the real parts. */
export interface Overrides {
  engine?: Engine;
}

/** The composition root: what is opened here is closed here, in reverse. */
export function createServer(config: GenerationConfig, logger: Logger, overrides: Overrides = {}) {
  const db = openServiceDatabase<GenerationDatabase>('generation', config);
  const clients = createClients(config, logger);
  const redis = openRedis({ url: config.redisUrl, logger });
  const running = createRunningBuilds();
  const events = createEvents(logger);
  const threads = {
    threads: config.writerThreads,
    taskMs: config.writerTimeoutMs,
    memoryMb: config.writerMemoryMb,
  };
  const { engine } = overrides;
  const engines =
    engine === undefined
      ? openEngines(config, {
          threads,
          writer: modelWriter,
          coolDown: createCoolDown(redis),
          onFault: events.modelFault,
        })
      : { choose: () => engine, warm: async () => undefined, close: () => engine.close() };
  const context: SagaContext = {
    config,
    db,
    clients,
    engines,
    window: createBuildWindow(config, redis),
    events,
    running,
    news: createNews(db),
  };
  const server = createRpcServer({
    ...config,
    ...schemaChecks(db, migrations),
    name: 'generation',
    definition: GenerationServiceService,
    handlers: createHandlers(context),
    allowedCallers,
    logger,
  });
  let sweep: ReturnType<typeof startSweep> | undefined;
  return {
    async start() {
      // It takes builds only once it can work on them: on a busy machine threads load for seconds.
      await engines.warm();
      const port = await server.start();
      sweep = startSweep(context);
      return port;
    },
    async stop() {
      await server.stop();
      await sweep?.stop();
      await running.drain(config.drainMs);
      await engines.close();
      await redis.close();
      clients.close();
      await db.destroy();
    },
  };
}
