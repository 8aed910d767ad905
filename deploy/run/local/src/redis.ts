import { fork } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';
import { keepProgram } from './keep.ts';
import { until } from './until.ts';

export interface Redis {
  url: string;
  kind: 'external' | 'redis-server' | 'stand-in';
  stop(): Promise<void>;
}

export interface RedisOptions {
  /** A Redis that is there already; nothing is started then. */
  url?: string | undefined;
  /** Where to look for a real server; the PATH of this process when not given. */
  path?: string;
  log: (line: string) => void;
}

/** The Redis side: the one that is configured, else a real server from the PATH, else the stand-in. */
export async function startRedis(options: RedisOptions): Promise<Redis> {
  if (options.url) return { url: options.url, kind: 'external', stop: async () => {} };
  const program = findServer(options.path ?? process.env.PATH ?? '');
  if (program === undefined) return startStandIn();
  options.log(`Redis: ${program}`);
  return startServer(program);
}

function findServer(path: string): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  const candidates = ['redis-server', 'valkey-server'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return candidates.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function startServer(command: string): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-redis-'));
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const settings = [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ];
    const program = await keepProgram(
      {
        command,
        args: settings,
        env: { PATH: process.env.PATH },
        signals: [
          { signal: 'SIGTERM', graceMs: 5_000 },
          { signal: 'SIGKILL', graceMs: 0 },
        ],
        remove: folder,
      },
      '/dev/null',
    );
    let running = true;
    void program.ended.then(() => {
      running = false;
    });
    const settled = await until(async () => !running || (await answersPing(port)), {
      withinMs: 20_000,
      everyMs: 10,
    });
    if (settled && running)
      return { url: `redis://127.0.0.1:${port}`, kind: 'redis-server', stop: program.stop };
    await program.stop();
    if (attempt === 3) throw new Error(`${command} does not start: try it by hand, or set REDIS_URL.`);
  }
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.once('data', (reply) => {
      resolve(reply.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

async function startStandIn(): Promise<Redis> {
  const file = fileURLToPath(new URL('./redis-stand-in.ts', import.meta.url));
  const child = fork(file, { execArgv: [], detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), exited]);
  if (typeof message?.port !== 'number') throw new Error('The stand-in for Redis ended at once.');
  child.unref();
  child.channel?.unref();
  return {
    url: `redis://127.0.0.1:${message.port}`,
    kind: 'stand-in',
    stop: async () => {
      child.ref();
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
