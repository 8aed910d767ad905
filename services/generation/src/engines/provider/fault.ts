/** Why a call to a language model gave no whole answer. */
export type FaultKind =
  /** It refuses for load, or we spare it: another provider, or later. */
  | 'busy'
  /** The answer broke off, never came, was no answer at all: another try may do. */
  | 'broken'
  /** It takes no schema in the form that the call had; the provider's `form` is a lesser one by now. */
  | 'schema_refused'
  /** It declined to write about this; asking again won't help. */
  | 'filtered'
  /** The prompt does not fit what the model can read. */
  | 'too_long'
  /** Key, address or model are wrong: the operator must act. */
  | 'misconfigured'
  /** It refuses the request for what it says, or a ceiling of ours is reached. */
  | 'refused';

export interface FaultOptions {
  cause?: unknown;
  /** When the provider wants to be asked again. */
  retryAfterMs?: number | undefined;
}

/** A fault of a provider. Its message is ours and names no address, key or word of the provider. */
export class ProviderFault extends Error {
  readonly kind: FaultKind;
  readonly retryAfterMs: number | undefined;

  constructor(kind: FaultKind, message: string, { cause, retryAfterMs }: FaultOptions = {}) {
    super(message, { cause });
    this.name = 'ProviderFault';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same call to the same provider may yet succeed. */
  get worthRetrying(): boolean {
    return this.kind === 'busy' || this.kind === 'broken' || this.kind === 'schema_refused';
  }
}
