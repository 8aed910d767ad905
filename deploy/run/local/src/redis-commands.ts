import RedisMock from 'ioredis-mock';
import { adaptScript, redisTime, ScriptCache } from './redis-scripts.ts';
import { Failure, type Reply, Status } from './resp.ts';

const scripts = new ScriptCache();
const stores = new Map<number, RedisMock>();

/** The data of one numbered database, shared by all connections that selected it. */
export function openStore(db: number): RedisMock {
  const found = stores.get(db) ?? new RedisMock({ db });
  stores.set(db, found);
  return found;
}

/** Runs one command. Its effects are complete before this function returns, so that no two commands mix. */
export async function runCommand(store: RedisMock, [name = '', ...args]: string[]): Promise<Reply> {
  try {
    const own = ownCommands[name.toUpperCase()];
    return own === undefined ? await runOnStore(store, name, args) : await own(args, store);
  } catch (error) {
    return toFailure(error);
  }
}

type OwnCommand = (args: string[], store: RedisMock) => Reply | Promise<Reply>;

/** What ioredis-mock lacks, or answers in a way that clients would trip over. */
const ownCommands: Record<string, OwnCommand | undefined> = {
  HELLO: ([version = '2']) =>
    version === '2'
      ? [
          'server',
          'redis',
          'version',
          '7.0.0',
          'proto',
          2,
          'mode',
          'standalone',
          'role',
          'master',
          'modules',
          [],
        ]
      : new Failure('NOPROTO unsupported protocol version'),
  AUTH: () => new Failure('ERR Client sent AUTH, but no password is set'),
  CLIENT: ([sub = '']) => (sub.toUpperCase() === 'ID' ? 1 : new Status('OK')),
  PING: ([text]) => text ?? new Status('PONG'),
  TIME: () => redisTime(),
  INFO: () => '# Server\r\nredis_version:7.0.0\r\nredis_mode:standalone\r\n',
  EVAL: ([script = '', ...rest], store) => {
    scripts.add(script);
    return evaluate(store, script, rest);
  },
  EVALSHA: ([sha = '', ...rest], store) => {
    const script = scripts.find(sha);
    if (script === undefined) return new Failure('NOSCRIPT No matching script. Please use EVAL.');
    return evaluate(store, script, rest);
  },
  SCRIPT: ([sub = '', ...rest]) => {
    if (sub.toUpperCase() === 'LOAD') return scripts.add(rest[0] ?? '');
    if (sub.toUpperCase() === 'EXISTS') return rest.map((sha) => (scripts.find(sha) === undefined ? 0 : 1));
    if (sub.toUpperCase() !== 'FLUSH') return new Failure(`ERR unknown subcommand '${sub}'`);
    scripts.clear();
    return new Status('OK');
  },
};

function evaluate(store: RedisMock, script: string, rest: string[]): Promise<Reply> {
  return runOnStore(store, 'eval', [adaptScript(script), ...rest]);
}

async function runOnStore(store: RedisMock, name: string, args: string[]): Promise<Reply> {
  const method: unknown = Reflect.get(store, name.toLowerCase());
  if (!/^[a-z]+$/i.test(name) || typeof method !== 'function')
    return new Failure(`ERR unknown command '${name}'`);
  return toReply(await method.apply(store, args));
}

function toReply(value: unknown): Reply {
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return 1;
  if (value === 'OK') return new Status('OK');
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Buffer.isBuffer(value)) return value.toString('utf8');
  if (Array.isArray(value)) return value.map(toReply);
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, entry]) => [key, toReply(entry)]);
  return new Failure(`ERR the stand-in has no answer of type ${typeof value}`);
}

function toFailure(error: unknown): Failure {
  const text = error instanceof Error ? error.message : String(error);
  const luaText = /executing lua code string in VM: (.*)$/s.exec(text)?.[1] ?? text;
  if (luaText === 'null') return new Failure('ERR the script called a command that failed or is unknown');
  return new Failure(/^[A-Z]+ /.test(luaText) ? luaText : `ERR ${luaText}`);
}
