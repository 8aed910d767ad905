import type { SiteSpec } from '@sitewright/site-spec';
import type { BuildMode, BuildType } from './builtin/brief/brief.ts';

export interface EngineRequest {
  prompt: string;
  buildType: BuildType;
  mode: BuildMode;
  /** RFC 3339; stamped into the specification's provenance. Engines have no clock of their own. */
  createdAt: string;
  /** Aborted when the caller goes away or the deadline passes; engines stop at their next step. */
  signal: AbortSignal;
  onProgress?: (stage: string, fraction: number, message: string) => void;
}

export interface EngineResult {
  spec: SiteSpec;
  /** Name of the language model that wrote it; null for the built-in engine. */
  model: string | null;
  inputTokens: number;
  outputTokens: number;
}

/** Turns a prompt into a Site Specification. Throws an AppError with a reason the build can be failed with. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  build(request: EngineRequest): Promise<EngineResult>;
}
