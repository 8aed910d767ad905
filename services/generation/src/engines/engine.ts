import type { BuildMode, BuildType } from '@sitewright/site-spec';

/** Name of the writer that needs no model. */
export const builtinName = 'builtin';
/** A new version may word and lay out the same prompt differently. */
export const engineVersion = '2.0.0';

export interface EngineRequest {
  prompt: string;
  buildType: BuildType;
  mode: BuildMode;
  /** RFC 3339; stamped into the specification's provenance. Engines have no clock of their own. */
  createdAt: string;
  /** Aborted when the caller goes away or the deadline passes; engines stop at once. */
  signal: AbortSignal;
  onProgress?: (stage: string, fraction: number, message: string) => void;
}

export interface EngineResult {
  /** The Site Specification as JSON in UTF-8. */
  specJson: Uint8Array;
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
  /** Ends what the engine holds: threads, connections. */
  close(): Promise<void>;
}
