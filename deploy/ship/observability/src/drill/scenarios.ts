import { withDatabase } from '@sitewright/chaos/books';
import type { Account } from '@sitewright/chaos/wish';
import { until } from '@sitewright/local/until';
import { Client } from 'pg';
import { z } from 'zod';
import { ask, build, repeat } from './load.ts';
import type { Drill, Scenario } from './scenario.ts';

/** Goes on with something until it is taken away. */
function going(work: (stop: AbortSignal) => Promise<unknown>): () => Promise<void> {
  const stop = new AbortController();
  const done = work(stop.signal);
  return async () => {
    stop.abort();
    await done;
  };
}

const failedIn =
  (...services: string[]) =>
  ({ failed, service }: { failed: boolean; service: string }): boolean =>
    failed && services.includes(service);

const dbDown: Scenario = {
  says: 'PostgreSQL is killed, and comes back later',
  alerts: ['DatabaseFailing', 'GatewayFailing'],
  async begin({ stack }) {
    stack.signal('postgres', 'SIGKILL');
    return () => stack.restart('postgres');
  },
  tells: failedIn('auth', 'projects', 'credits'),
};

const redisDown: Scenario = {
  says: 'no connection to Redis lasts',
  alerts: ['RedisAway'],
  async begin({ stack }) {
    const links = [...stack.links].filter(([name]) => name.endsWith('>redis')).map(([, link]) => link);
    return going((stop) => Promise.all(links.map((link) => repeat(stop, 0, () => link.cut('reset', 1_000)))));
  },
  tells: ({ attributes, failed }) => failed && attributes['db.system.name'] === 'redis',
};

const providerOutage: Scenario = {
  says: 'the language model of power builds cannot be reached, and callers go on to ask for it',
  settings: {
    generation: {
      GENERATION_ENGINE_POWER: 'compatible:drill@http://127.0.0.1:9/v1',
      GENERATION_COMPATIBLE_KEY: 'a key for a drill',
      // Seconds here are minutes there.
      GENERATION_MODEL_BREAKER_REST_MS: '500',
    },
  },
  alerts: ['ProviderFailing', 'BuildsFailing'],
  async begin({ stack, account }) {
    return going((stop) => repeat(stop, 200, () => ask(stack.baseUrl, account, build('power'))));
  },
  tells: ({ attributes, failed }) => failed && attributes['gen_ai.operation.name'] !== undefined,
};

const made = z.object({ projectId: z.string() });

/** Builds until it works: a machine that is at work already may be late with the first. */
async function makeProject(baseUrl: string, account: Account, buildType: string): Promise<string> {
  const built = await until(
    async () => made.safeParse((await ask(baseUrl, account, build('lite', true, buildType))).body).data,
    { withinMs: 180_000, everyMs: 500 },
  );
  if (built === undefined) throw new Error('no build succeeded within three minutes');
  return built.projectId;
}

const slowRender: Scenario = {
  says: 'far more exports are asked for than threads can draw',
  // None is kept, so that each is drawn anew.
  settings: { projects: { PROJECTS_RENDER_WORKERS: '2', PROJECTS_MAX_EXPORT_BYTES: '0' } },
  alerts: ['RenderingSaturated'],
  async begin({ stack, account }) {
    const projectId = await makeProject(stack.baseUrl, account, 'slides');
    const draw = () =>
      ask(stack.baseUrl, account, { path: `/api/v1/projects/${projectId}/export?format=pdf` });
    const { status } = await draw();
    if (status !== 200) throw new Error(`an export was answered with ${status}`);
    return going((stop) => Promise.all(Array.from({ length: 24 }, () => repeat(stop, 10, draw))));
  },
  // However fast threads draw: who waits far longer than a drawing takes waits for a thread.
  tells: ({ name, ms }) => name === 'wait for a thread' && ms > 100,
};

const keyFlood: Scenario = {
  says: 'keys that do not exist, each from another address',
  settings: { gateway: { GATEWAY_TRUSTED_PROXIES: '1' } },
  alerts: ['KeysGuessed'],
  async begin({ stack, account }) {
    const part = () => Math.floor(Math.random() * 250) + 1;
    const guessed = () => ({
      apiKey: account.apiKey.replace(/.{12}$/, () =>
        Math.random().toString(36).slice(2).padEnd(12, 'x').slice(0, 12),
      ),
    });
    const guess = () =>
      ask(stack.baseUrl, guessed(), {
        path: '/api/v1/projects',
        headers: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
      });
    return going((stop) => Promise.all(Array.from({ length: 4 }, () => repeat(stop, 20, guess))));
  },
  tells: ({ service, attributes }) =>
    service === 'gateway' && attributes['http.response.status_code'] === '401',
};

const ledgerMismatch: Scenario = {
  says: 'somebody writes to the tables of the ledger',
  alerts: ['LedgerViolated'],
  async begin({ stack, account: { workspaceId } }) {
    const write = (sign: '+' | '-') =>
      withDatabase(stack.adminUrl, async (database) => {
        // As only an owner of the database can: past the triggers that guard the books.
        await database.query('set session_replication_role = replica');
        await database.query(
          `update credits.grants set remaining = remaining ${sign} 7 where workspace_id = $1`,
          [workspaceId],
        );
      });
    await write('-');
    return () => write('+');
  },
  tells: ({ attributes }) => attributes['sitewright.ledger.first_violation'] !== undefined,
};

const stuckBuild: Scenario = {
  says: 'a forgotten session holds the rows of builds at work, so that nobody can end them or take them over',
  alerts: ['BuildsStuck'],
  async begin({ stack }: Drill) {
    const session = new Client({ connectionString: stack.adminUrl });
    await session.connect();
    await session.query('begin');
    const held = await until(
      async () => {
        const { rowCount } = await session.query(
          'select from generation.builds where ended_at is null for update skip locked limit 1',
        );
        return rowCount === 1;
      },
      { withinMs: 20_000, everyMs: 5 },
    );
    if (held !== true) throw new Error('no build was at work for 20 s');
    return async () => {
      await session.query('rollback');
      await session.end();
    };
  },
  tells: ({ service, attributes, ms, failed }) =>
    service === 'generation' && attributes['db.system.name'] === 'postgresql' && (failed || ms > 1_000),
};

export const scenarios: Readonly<Record<string, Scenario>> = {
  'provider-outage': providerOutage,
  'db-down': dbDown,
  'redis-down': redisDown,
  'slow-render': slowRender,
  'key-flood': keyFlood,
  'ledger-mismatch': ledgerMismatch,
  'stuck-build': stuckBuild,
};
