import type { Generated } from 'kysely';
import type { BuildMode, BuildType } from '../domain/build.ts';

/** One build. Columns are told by migrations/0001_builds.ts. */
export interface BuildsTable {
  build_id: string;
  workspace_id: string;
  key_id: string;
  test: boolean;
  build_type: BuildType;
  mode: BuildMode;
  save: boolean;
  durable: boolean;
  streamed: Generated<boolean>;
  idempotency_key: string | null;
  prompt: string | null;
  /** Of the request that the build was accepted in; null where it had no trace. */
  traceparent: string | null;
  status: 'running' | 'built' | 'undoing' | 'succeeded' | 'failed';
  epoch: Generated<number>;
  lease_until: Date;
  runs: Generated<number>;
  cancel_requested: Generated<boolean>;
  reclaimed: Generated<boolean>;
  /** Of a build that is being undone: its failure was told, and the rest left to a takeover. */
  undo_postponed: Generated<boolean>;
  spec: Buffer | null;
  engine: string | null;
  model: string | null;
  input_tokens: Generated<string | number>;
  output_tokens: Generated<string | number>;
  cache_read_tokens: Generated<string | number>;
  cache_write_tokens: Generated<string | number>;
  reasoning_tokens: Generated<string | number>;
  calls: Generated<number>;
  repairs: Generated<number>;
  providers: Generated<string[]>;
  spent_tokens: Generated<string | number>;
  cost_micros: Generated<string | number>;
  charged_credits: Generated<string | number>;
  remaining_credits: string | number | null;
  held_credits: string | number | null;
  plan: string | null;
  error_reason: string | null;
  error_message: string | null;
  error_retry_after_ms: number | null;
  progress_stage: string | null;
  progress_fraction: number | null;
  progress_message: string | null;
  created_at: Generated<Date>;
  ended_at: Date | null;
}

export interface IdempotencyKeysTable {
  workspace_id: string;
  test: Generated<boolean>;
  idempotency_key: string;
  fingerprint: string;
  build_id: string;
  created_at: Generated<Date>;
}

export interface BuildEventsTable {
  build_id: string;
  seq: number;
  epoch: number;
  event: 'progress' | 'part';
  data: string;
  created_at: Generated<Date>;
}

export interface GenerationDatabase {
  build_events: BuildEventsTable;
  builds: BuildsTable;
  idempotency_keys: IdempotencyKeysTable;
}
