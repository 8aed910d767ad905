import { AppError } from '@sitewright/errors';

/**
 * Whether a call's caller has left it. The signal is made when somebody asks for it: most calls end without. Once
 * the call has been answered nothing cancels it any more, though grpc-js reports the end of its stream as a
 * cancellation too.
 */
export class Cancellation {
  #abort: AbortController | undefined;
  #state: 'open' | 'cancelled' | 'answered' = 'open';

  get signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.#state === 'cancelled') this.#abort.abort(cancelled());
    return this.#abort.signal;
  }

  cancel(): void {
    if (this.#state !== 'open') return;
    this.#state = 'cancelled';
    this.#abort?.abort(cancelled());
  }

  answered(): void {
    if (this.#state === 'open') this.#state = 'answered';
  }
}

const cancelled = (): AppError => new AppError('CANCELLED', 'The call was cancelled.');
