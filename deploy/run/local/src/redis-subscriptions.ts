import RedisMock from 'ioredis-mock';
import type { Reply } from './resp.ts';

type Send = (reply: Reply) => void;

const kinds = ['SUBSCRIBE', 'UNSUBSCRIBE', 'PSUBSCRIBE', 'PUNSUBSCRIBE'];

/** The channels and patterns that one connection listens to. */
export class Subscriptions {
  readonly #send: Send;
  readonly #channels = new Set<string>();
  readonly #patterns = new Set<string>();
  #listener: RedisMock | undefined;

  constructor(send: Send) {
    this.#send = send;
  }

  static handles(name: string): boolean {
    return kinds.includes(name.toUpperCase());
  }

  async change(name: string, args: string[]): Promise<void> {
    const kind = name.toLowerCase();
    const wanted = kind.includes('psub') || kind.includes('punsub') ? this.#patterns : this.#channels;
    const names: (string | null)[] = args.length > 0 ? args : [...wanted];
    for (const entry of names.length > 0 ? names : [null]) {
      if (entry !== null) await this.#apply(kind, entry, wanted);
      this.#send([kind, entry, this.#channels.size + this.#patterns.size]);
    }
  }

  close(): void {
    this.#listener?.disconnect();
  }

  async #apply(kind: string, entry: string, wanted: Set<string>): Promise<void> {
    const listener = this.#open();
    const method: unknown = Reflect.get(listener, kind);
    if (typeof method === 'function') await method.call(listener, entry);
    if (kind.includes('unsub')) wanted.delete(entry);
    else wanted.add(entry);
  }

  #open(): RedisMock {
    if (this.#listener !== undefined) return this.#listener;
    const listener = new RedisMock({ db: 0 });
    for (const emitter of Object.values(listener.context)) {
      if (emitter instanceof Object && 'setMaxListeners' in emitter) emitter.setMaxListeners(0);
    }
    listener.on('message', (channel: string, text: string) => this.#send(['message', channel, text]));
    listener.on('pmessage', (pattern: string, channel: string, text: string) =>
      this.#send(['pmessage', pattern, channel, text]),
    );
    this.#listener = listener;
    return listener;
  }
}
