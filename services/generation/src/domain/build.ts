import { createHash } from 'node:crypto';
import { BUILD_MODES, BUILD_TYPES, type BuildMode, type BuildType } from '@sitewright/site-spec';

export { BUILD_MODES, BUILD_TYPES, type BuildMode, type BuildType };

/** Whose builds: those of a workspace's live keys and those of its test keys know nothing of each other. */
export interface World {
  workspaceId: string;
  test: boolean;
}

/** What a caller asked for, checked. */
export interface BuildOrder extends World {
  buildId: string;
  keyId: string;
  clientAddress: string;
  prompt: string;
  buildType: BuildType;
  mode: BuildMode;
  save: boolean;
  idempotencyKey?: string | undefined;
  detached: boolean;
  /** Told event by event. */
  streamed: boolean;
}

/** A build of which this process is the worker: writes carry the epoch, and no row means that it no longer is. */
export interface OwnedBuild extends World {
  buildId: string;
  keyId: string;
  buildType: BuildType;
  mode: BuildMode;
  save: boolean;
  durable: boolean;
  streamed: boolean;
  idempotencyKey: string | null;
  epoch: number;
}

/** The project of a build has the same ULID. */
export const projectIdOf = (buildId: string): string => buildId.replace(/^bld_/, 'prj_');

/** A build whose result can be asked for later runs on when its caller leaves. */
export const isDurable = (order: Pick<BuildOrder, 'idempotencyKey' | 'detached' | 'streamed'>): boolean =>
  order.detached || order.streamed || order.idempotencyKey !== undefined;

/** Equal for two orders that an idempotency key may treat as one: the parsed body with its defaults, live or test. */
export function fingerprint(order: BuildOrder): string {
  const content = [order.prompt, order.buildType, order.mode, order.save, order.test];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
