import { openServiceDatabase, schemaChecks } from '@sitewright/database';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { createRpcServer } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import { migrations } from '../migrations/index.ts';
import type { CreditsConfig } from './config.ts';
import type { CreditsDatabase } from './db/schema.ts';
import { allowedCallers, createHandlers } from './rpc/index.ts';
import { startLedgerCheck } from './sweep/ledger-check.ts';
import type { Rounds } from './sweep/rounds.ts';
import { startSweeper } from './sweep/sweeper.ts';

/** The composition root: what is opened here is closed here, in reverse. */
export function createServer(config: CreditsConfig, logger: Logger) {
  const db = openServiceDatabase<CreditsDatabase>('credits', config);
  const server = createRpcServer({
    ...config,
    ...schemaChecks(db, migrations),
    name: 'credits',
    definition: CreditsServiceService,
    handlers: createHandlers({ config, db }),
    allowedCallers,
    logger,
  });
  let rounds: Rounds[] = [];
  return {
    async start() {
      const port = await server.start();
      rounds = [
        startSweeper(db, config.sweepIntervalMs, logger),
        startLedgerCheck(db, config.ledgerCheckIntervalMs, logger),
      ];
      return port;
    },
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
      await server.stop();
      await db.destroy();
    },
  };
}
