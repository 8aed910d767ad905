import type { BuildMode, BuildType } from '@sitewright/site-spec';
import type { Usage } from './provider/provider.ts';
import type { ModelUse } from './provider/usage.ts';

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
  /** When the result must be there, in ms since 1970. */
  deadline: number;
  /** Aborted when the caller goes away or the deadline passes; engines stop at once. */
  signal: AbortSignal;
  onProgress?: (stage: string, fraction: number, message: string) => void;
  /** Told the specification as far as it is written, as `specJson` of the result; a later one corrects it. */
  onDraft?: (specJson: Uint8Array) => void;
  /** Told once what language models were used for, however the build ends. */
  onUse?: (use: EngineUse) => void;
}

/** What a build took of language models. */
export interface EngineUse {
  usage: Usage;
  /** The same by model. */
  uses: readonly ModelUse[];
  /** Tokens that ceilings count: those of calls that gave no count are estimated. */
  spentTokens: number;
}

export interface EngineResult {
  /** The Site Specification as JSON in UTF-8. */
  specJson: Uint8Array;
  /** Who wrote it: `builtin`, or the provider's name. */
  engine: string;
  /** Name of the language model that wrote it; null for the built-in engine. */
  model: string | null;
}

/** Turns a prompt into a Site Specification. Throws an AppError with a reason the build can be failed with. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** Whether its builds cost the operator tokens. */
  readonly spends: boolean;
  build(request: EngineRequest): Promise<EngineResult>;
  /** Ends what the engine holds: threads, connections. */
  close(): Promise<void>;
}
