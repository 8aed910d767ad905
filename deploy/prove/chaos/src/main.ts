/**
 * The crash test: `npm run chaos -- --kills 200 [--seed N] [--clients N]`. Boots the mesh as processes with short
 * leases, lets clients build through HTTP, kills, pauses and cuts off its parts at every step of a build, silences each
 * of them, and compares in the end what clients were told with what is stored. Exit code 0 when every count is zero.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { createRpcClient } from '@sitewright/rpc';
import { makeAccounts } from './accounts.ts';
import { readBooks, untilQuiet, withDatabase } from './books.ts';
import { runCampaign } from './campaign.ts';
import { createChance } from './chance.ts';
import { runClient } from './client.ts';
import { guardMs } from './guard.ts';
import { openRecordedModel } from './recorded-model.ts';
import { replayKeys, replayStreams } from './replay.ts';
import { printReport, printVerdict } from './report.ts';
import { judgeSilences, printSilences, silenceParts } from './silence.ts';
import { bootStack, lifetimes, type Stack } from './stack.ts';
import { judge, type Violation } from './verdict.ts';
import type { Wish } from './wish.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    clients: { type: 'string', default: '4' },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
const log = (line: string): void => console.log(line);

/** Of each of the two answers that a build in economy takes. */
const modelAnswerMs = 600;

/** Generously: when a gateway dies, what it had to take back is taken over by another one within 20 s. */
const quietWithinMs = guardMs + lifetimes.holdTtlMs + lifetimes.longestBuildMs;

async function run(stack: Stack): Promise<number> {
  const chance = createChance(seed);
  const [patient, ...accounts] = await makeAccounts(stack, Number(values.clients) + 1);
  if (patient === undefined) throw new Error('no account was made');
  const wishes: Wish[] = [];
  const stop = new AbortController();
  const over = new AbortController();
  const started = performance.now();
  const clients = accounts.map((account, index) =>
    runClient(stack.baseUrl, account, {
      chance: createChance(seed + index + 1),
      stop: stop.signal,
      over: over.signal,
      wishes,
    }),
  );
  const campaign = await runCampaign(stack, { kills, chance, log });
  stop.abort();
  const guard = setTimeout(() => over.abort(), guardMs);
  await Promise.all(clients);
  clearTimeout(guard);
  log('Enough. Now every part behind the gateway is stopped, gone and slow in turn …');
  const silences = await silenceParts(stack, patient, wishes);
  printSilences(silences);
  log('Waiting until every build has ended …');
  const violations = await withDatabase(stack.adminUrl, async (database): Promise<Violation[]> => {
    await untilQuiet(database, stack.redisUrl, quietWithinMs);
    const keys = await replayKeys(stack.baseUrl, accounts, wishes);
    const streams = await replayStreams(stack.baseUrl, accounts, wishes);
    const books = await readBooks(database);
    const seconds = (performance.now() - started) / 1000;
    printReport({ campaign, wishes, books, keys: keys.replayed, streams: streams.replayed, seconds });
    return [
      ...judge(wishes, books),
      ...judgeSilences(silences),
      ...keys.violations,
      ...streams.violations,
      ...(await ledgerViolations(stack)),
    ];
  });
  return conclude(violations, wishes);
}

async function ledgerViolations({ addresses }: Stack): Promise<Violation[]> {
  const target = addresses.get('credits') ?? '';
  const credits = createRpcClient({ definition: CreditsServiceService, target, deadlineMs: 30_000 });
  const { violations } = await credits.rpc.checkLedger({ workspaceId: '' });
  credits.close();
  return violations.map((detail) => ({ rule: 'the ledger does not add up', detail }));
}

function conclude(violations: readonly Violation[], wishes: readonly Wish[]): number {
  printVerdict(violations);
  if (violations.length === 0) return 0;
  for (const { rule, detail } of violations.slice(0, 5)) log(`\n${rule}: ${detail.slice(0, 1_000)}`);
  const file = join(tmpdir(), `sitewright-chaos-${seed}.json`);
  writeFileSync(file, JSON.stringify({ seed, violations, wishes }, undefined, 1));
  log(`\nAll details are in ${file}. Run it again with --seed ${seed}.`);
  return 1;
}

log(`Seed ${seed}.`);
const endings = createChance(seed);
const model = await openRecordedModel(modelAnswerMs, () =>
  endings.happens(0.05) ? endings.pick(['broken', 'refused']) : 'answered',
);
// Every build that is killed was read by the model, and is not charged: this is not what is tried here.
const written = {
  GENERATION_ENGINE_ECONOMY: `compatible:m@${model.url}`,
  GENERATION_UNCHARGED_TOKENS_PER_DAY: '1000000000',
};
const stack = await bootStack({
  log,
  settings: (service) => (service === 'generation' ? written : {}),
});
try {
  const failed = await run(stack);
  if (failed !== 0) process.exitCode = failed;
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  await stack.stop();
  model.close();
}
process.exit();
