import { Failure, type Reply, Status } from './resp.ts';
import { SortedSet, toScore } from './sorted-set.ts';

interface Entry {
  value: string | SortedSet;
  /** By `Date.now()`; it is gone from then on. */
  endsAt: number;
}

type Command = (store: Entries, args: string[]) => Reply;

/** Values by their keys, those that have ended left out. */
class Entries {
  readonly #entries = new Map<string, Entry>();

  find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.endsAt > Date.now()) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  text(key: string): string | undefined {
    const value = this.find(key)?.value;
    if (value instanceof SortedSet) throw wrongKind();
    return value;
  }

  /** @returns an empty one, which is not kept, where there is none */
  set(key: string): SortedSet {
    const value = this.find(key)?.value ?? new SortedSet();
    if (typeof value === 'string') throw wrongKind();
    return value;
  }

  /** Keeps a value; one that is empty goes. */
  keep(key: string, value: string | SortedSet, endsAt = this.find(key)?.endsAt ?? Infinity): void {
    if (value instanceof SortedSet && value.size === 0) this.#entries.delete(key);
    else this.#entries.set(key, { value, endsAt });
  }

  delete(key: string): boolean {
    return this.find(key) !== undefined && this.#entries.delete(key);
  }

  keys(): string[] {
    return [...this.#entries.keys()].filter((key) => this.find(key) !== undefined);
  }

  clear(): void {
    this.#entries.clear();
  }
}

const wrongKind = (): Error => new Error('WRONGTYPE Operation against a key holding the wrong kind of value');
const has = (args: readonly string[], option: string): boolean =>
  args.some((arg) => arg.toUpperCase() === option);
const after = (args: readonly string[], option: string): string | undefined =>
  args[args.findIndex((arg) => arg.toUpperCase() === option) + 1];

function wholeNumber(text: string | undefined): number {
  const number = Number(text);
  if (text === '' || !Number.isSafeInteger(number))
    throw new Error('ERR value is not an integer or out of range');
  return number;
}

/** How long a key has to live, as `PTTL` says: -2 where it is not there, -1 where it does not end. */
function lifeOf(store: Entries, key: string): number {
  const entry = store.find(key);
  if (entry === undefined) return -2;
  return entry.endsAt === Infinity ? -1 : entry.endsAt - Date.now();
}

function expire(store: Entries, key: string, lifeMs: number): Reply {
  const entry = store.find(key);
  if (entry === undefined) return 0;
  store.keep(key, entry.value, Date.now() + lifeMs);
  return 1;
}

/** Takes members out of a sorted set. @returns how many were in it */
function remove(store: Entries, key: string, members: readonly string[]): number {
  const set = store.set(key);
  const removed = members.filter((member) => set.delete(member)).length;
  store.keep(key, set);
  return removed;
}

const commands: Readonly<Record<string, { words: number; run: Command }>> = {
  GET: { words: 1, run: (store, [key = '']) => store.text(key) ?? null },
  SET: {
    words: 2,
    run(store, [key = '', value = '', ...options]) {
      if (has(options, 'NX') && store.find(key) !== undefined) return null;
      if (has(options, 'XX') && store.find(key) === undefined) return null;
      const lifeMs = has(options, 'PX')
        ? wholeNumber(after(options, 'PX'))
        : has(options, 'EX')
          ? wholeNumber(after(options, 'EX')) * 1000
          : Infinity;
      store.keep(key, value, Date.now() + lifeMs);
      return new Status('OK');
    },
  },
  DEL: { words: 1, run: (store, keys) => keys.filter((key) => store.delete(key)).length },
  EXISTS: { words: 1, run: (store, keys) => keys.filter((key) => store.find(key) !== undefined).length },
  KEYS: {
    words: 1,
    run(store, [pattern = '']) {
      const parts = pattern.split('*').map((part) => part.replace(/[.+^${}()|[\]\\]/g, '\\$&'));
      const like = new RegExp(`^${parts.join('.*').replaceAll('?', '.')}$`, 's');
      return store.keys().filter((key) => like.test(key));
    },
  },
  PTTL: { words: 1, run: (store, [key = '']) => lifeOf(store, key) },
  TTL: {
    words: 1,
    run(store, [key = '']) {
      const lifeMs = lifeOf(store, key);
      return lifeMs < 0 ? lifeMs : Math.ceil(lifeMs / 1000);
    },
  },
  PEXPIRE: { words: 2, run: (store, [key = '', lifeMs]) => expire(store, key, wholeNumber(lifeMs)) },
  EXPIRE: { words: 2, run: (store, [key = '', life]) => expire(store, key, wholeNumber(life) * 1000) },
  FLUSHDB: {
    words: 0,
    run(store) {
      store.clear();
      return new Status('OK');
    },
  },
  ZADD: {
    words: 3,
    run(store, [key = '', ...pairs]) {
      const set = store.set(key);
      const scores = pairs.filter((_, at) => at % 2 === 0).map(toScore);
      if (pairs.length % 2 === 1) throw new Error('ERR syntax error');
      const added = scores.filter((score, at) => set.add(pairs[2 * at + 1] ?? '', score)).length;
      store.keep(key, set);
      return added;
    },
  },
  ZREM: { words: 2, run: (store, [key = '', ...members]) => remove(store, key, members) },
  ZCARD: { words: 1, run: (store, [key = '']) => store.set(key).size },
  ZSCORE: { words: 2, run: (store, [key = '', member = '']) => toText(store.set(key).score(member)) },
  ZRANGE: {
    words: 3,
    run(store, [key = '', first, last, ...options]) {
      const set = store.set(key);
      return set.reply(set.ranks(wholeNumber(first), wholeNumber(last)), has(options, 'WITHSCORES'));
    },
  },
  ZREVRANGE: {
    words: 3,
    run(store, [key = '', first, last, ...options]) {
      const set = store.set(key);
      const members = set.ranks(-1 - wholeNumber(last), -1 - wholeNumber(first)).reverse();
      return set.reply(members, has(options, 'WITHSCORES'));
    },
  },
  ZRANGEBYSCORE: {
    words: 3,
    run(store, [key = '', low = '', high = '', ...options]) {
      const set = store.set(key);
      const at = options.findIndex((option) => option.toUpperCase() === 'LIMIT');
      const skipped = at === -1 ? 0 : wholeNumber(options[at + 1]);
      const count = at === -1 ? -1 : wholeNumber(options[at + 2]);
      const members = set.between(low, high).slice(skipped, count < 0 ? undefined : skipped + count);
      return set.reply(members, has(options, 'WITHSCORES'));
    },
  },
  ZREMRANGEBYSCORE: {
    words: 3,
    run: (store, [key = '', low = '', high = '']) => remove(store, key, store.set(key).between(low, high)),
  },
};

const toText = (score: number | undefined): string | null => (score === undefined ? null : String(score));

/** The data of one numbered database, and the commands on it that the services and their tests use. */
export class RedisStore {
  readonly #entries = new Entries();

  /** Runs one command to its end. */
  run([name = '', ...args]: readonly string[]): Reply {
    const command = commands[name.toUpperCase()];
    if (command === undefined) return new Failure(`ERR unknown command '${name}'`);
    if (args.length < command.words)
      return new Failure(`ERR wrong number of arguments for '${name.toLowerCase()}' command`);
    try {
      return command.run(this.#entries, args);
    } catch (error) {
      return new Failure(error instanceof Error ? error.message : String(error));
    }
  }
}
