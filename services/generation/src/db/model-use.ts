import { safeInteger } from '@sitewright/database';
import { type Kysely, sql } from 'kysely';
import type { BuildMode } from '../domain/build.ts';
import type { Usage } from '../engines/provider/provider.ts';
import type { GenerationDatabase } from './schema.ts';

type Db = Kysely<GenerationDatabase>;

export interface RecordedUse {
  usage: Usage;
  spentTokens: number;
  costMicros: number;
}

/** Adds what a run of a build used. Whoever owns the build by now: it was spent. */
export async function addUse(db: Db, buildId: string, use: RecordedUse): Promise<void> {
  const { usage } = use;
  await db
    .updateTable('builds')
    .set((eb) => ({
      input_tokens: eb('input_tokens', '+', usage.input),
      output_tokens: eb('output_tokens', '+', usage.output),
      cache_read_tokens: eb('cache_read_tokens', '+', usage.cacheRead),
      cache_write_tokens: eb('cache_write_tokens', '+', usage.cacheWrite),
      reasoning_tokens: eb('reasoning_tokens', '+', usage.reasoning),
      calls: eb('calls', '+', usage.calls),
      repairs: eb('repairs', '+', usage.repairs),
      providers: sql<string[]>`array(select distinct unnest(providers || ${usage.providers}::text[]))`,
      spent_tokens: eb('spent_tokens', '+', use.spentTokens),
      cost_micros: eb('cost_micros', '+', use.costMicros),
    }))
    .where('build_id', '=', buildId)
    .execute();
}

export interface SpentToday {
  /** By a workspace, in builds that were not charged. */
  unchargedTokens: number;
  /** By everybody. */
  tokens: number;
  costMicros: number;
  /** Until a day begins anew, by UTC. */
  msLeft: number;
}

/** What language models were used for since midnight UTC. A build counts once it is over. */
export async function readSpentToday(db: Db, workspaceId: string): Promise<SpentToday> {
  const { rows } = await sql<Record<keyof SpentToday, string | number>>`
    with day as (select date_trunc('day', now(), 'UTC') as began)
    select
      coalesce(sum(spent_tokens) filter (
        where workspace_id = ${workspaceId} and charged_credits = 0 and ended_at is not null
      ), 0) as "unchargedTokens",
      coalesce(sum(spent_tokens), 0) as tokens,
      coalesce(sum(cost_micros), 0) as "costMicros",
      ceil(extract(epoch from (select began from day) + interval '1 day' - now()) * 1000) as "msLeft"
    from builds
    where spent_tokens > 0 and created_at >= (select began from day)
  `.execute(db);
  const [row] = rows;
  return {
    unchargedTokens: safeInteger(row?.unchargedTokens ?? 0),
    tokens: safeInteger(row?.tokens ?? 0),
    costMicros: safeInteger(row?.costMicros ?? 0),
    msLeft: safeInteger(row?.msLeft ?? 0),
  };
}

/** What the builds of a mode took of language models, and what they brought in. */
export interface ModeCost {
  mode: BuildMode;
  builds: number;
  chargedBuilds: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  chargedCredits: number;
}

/** What builds of the last `withinMs` took of language models, by mode. */
export async function sumCosts(db: Db, withinMs: number): Promise<ModeCost[]> {
  const rows = await db
    .selectFrom('builds')
    .select(({ fn }) => [
      'mode',
      fn.countAll<string>().as('builds'),
      fn.countAll<string>().filterWhere('charged_credits', '>', 0).as('chargedBuilds'),
      fn.sum<string>('input_tokens').as('inputTokens'),
      fn.sum<string>('output_tokens').as('outputTokens'),
      fn.sum<string>('cost_micros').as('costMicros'),
      fn.sum<string>('charged_credits').as('chargedCredits'),
    ])
    .where('spent_tokens', '>', 0)
    .where('created_at', '>', sql<Date>`now() - ${withinMs} * interval '1 millisecond'`)
    .groupBy('mode')
    .orderBy('mode')
    .execute();
  return rows.map(({ mode, ...sums }) => ({
    mode,
    builds: safeInteger(sums.builds),
    chargedBuilds: safeInteger(sums.chargedBuilds),
    inputTokens: safeInteger(sums.inputTokens),
    outputTokens: safeInteger(sums.outputTokens),
    costMicros: safeInteger(sums.costMicros),
    chargedCredits: safeInteger(sums.chargedCredits),
  }));
}
