import type { BuildMode } from '@sitewright/site-spec';
import type { Brief } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Provider } from '../../provider/provider.ts';
import type { Outline } from './outline.ts';

/** What a language model is to write. */
export interface ModelWriting {
  brief: Brief;
  mode: BuildMode;
  /** In order of preference, at least one: the next is asked for what is missing when one fails. */
  providers: readonly Provider[];
  /** When the draft must be there, in ms since 1970; the share that checking and assembling need is off already. */
  deadline: number;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
  /** Told of the outline and of every part that is finished, with the draft as it is by then; never awaited. */
  onDraft: (draft: Draft, progress: { written: number; planned: number }) => void;
}

export interface Written {
  draft: Draft;
  /** What its own plan promised and the draft does not keep. */
  faults: readonly Fault[];
  /** Its plan, where it had one. */
  outline?: Outline;
  /** The provider that wrote the most of it. */
  writer: Provider;
  /** Of all instructions that were sent, in hex. */
  instructionsSha256: string;
}

/**
 * Writes a draft. Calls go through `Provider.stream` alone, which also counts what they use.
 * @throws ProviderFault of the last provider when none could write it; the signal's reason when aborted.
 */
export type WriteWithModel = (writing: ModelWriting) => Promise<Written>;

/** Faults that are told in one turn at most. */
export const mostFaults = 20;

/** What a check found in a draft: where, by the names of members and places in lists, and what, in one sentence. */
export interface Fault {
  path: readonly (string | number)[];
  message: string;
}

/**
 * One turn in which the model mends its own draft: parts of it, or, at the end, single texts in which the program would have to
 * cut or mark something. Gives the draft back as it was where that fails or would take too long.
 * @throws the signal's reason when aborted.
 */
export type RepairWithModel = (
  writing: ModelWriting,
  written: Written,
  faults: readonly Fault[],
) => Promise<Written>;

/** The ways in which a language model works on a draft. */
export interface ModelWriter {
  write: WriteWithModel;
  repair: RepairWithModel;
  retouch: RepairWithModel;
}
