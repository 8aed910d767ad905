import { redisTime, Scripts } from './redis-scripts.ts';
import { RedisStore } from './redis-store.ts';
import { Failure, type Reply, Status } from './resp.ts';

const scripts = new Scripts();
const stores = new Map<number, RedisStore>();

/** The data of one numbered database, shared by all connections that selected it. */
export function openStore(db: number): RedisStore {
  const found = stores.get(db) ?? new RedisStore();
  stores.set(db, found);
  return found;
}

/** Runs one command to its end, so that no two commands mix. */
export function runCommand(store: RedisStore, [name = '', ...args]: string[]): Reply {
  try {
    const own = ownCommands[name.toUpperCase()];
    return own === undefined ? store.run([name, ...args]) : own(args, store);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return new Failure(/^[A-Z]+ /.test(text) ? text : `ERR ${text}`);
  }
}

const server = ['server', 'redis', 'version', '7.0.0', 'proto', 2, 'mode', 'standalone'];

/** What is asked of the server rather than of its data. */
const ownCommands: Record<string, ((args: string[], store: RedisStore) => Reply) | undefined> = {
  HELLO: ([version = '2']) =>
    version === '2'
      ? [...server, 'role', 'master', 'modules', []]
      : new Failure('NOPROTO unsupported protocol version'),
  AUTH: () => new Failure('ERR Client sent AUTH, but no password is set'),
  CLIENT: ([sub = '']) => (sub.toUpperCase() === 'ID' ? 1 : new Status('OK')),
  PING: ([text]) => text ?? new Status('PONG'),
  TIME: () => redisTime(),
  INFO: () => '# Server\r\nredis_version:7.0.0\r\nredis_mode:standalone\r\n',
  EVAL: ([script = '', ...rest], store) => scripts.run(store, scripts.add(script), rest),
  EVALSHA: ([sha = '', ...rest], store) => scripts.run(store, sha, rest),
  SCRIPT: ([sub = '', ...rest]) => {
    if (sub.toUpperCase() === 'LOAD') return scripts.add(rest[0] ?? '');
    if (sub.toUpperCase() === 'EXISTS') return rest.map((sha) => (scripts.has(sha) ? 1 : 0));
    if (sub.toUpperCase() !== 'FLUSH') return new Failure(`ERR unknown subcommand '${sub}'`);
    scripts.clear();
    return new Status('OK');
  },
};
