import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createClient } from 'redis';

export interface BuildRow {
  buildId: string;
  workspaceId: string;
  status: string;
  save: boolean;
  mode: string;
  /** Who wrote it; null where nobody did. */
  engine: string | null;
  key: string | null;
  charged: number;
  /** The state of its hold, and what that held; null without a hold. */
  hold: string | null;
  amount: number;
  /** The state of its project; null without one. */
  project: string | null;
}

/** What is stored: every build with its hold and its project, and what can be wrong without any build. */
export interface Books {
  builds: BuildRow[];
  holdsPastExpiry: number;
  /** Holds and projects of builds that nobody knows. */
  strays: number;
}

export async function withDatabase<T>(adminUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Waits until no build is at work, no hold is pending, and no gateway still owes it to its caller that a build is
 * taken back. @returns false when that does not come about.
 */
export async function untilQuiet(database: Client, redisUrl: string, withinMs: number): Promise<boolean> {
  const redis = await createClient({ url: redisUrl }).connect();
  const end = Date.now() + withinMs;
  try {
    while (Date.now() < end) {
      // First, since what has been struck off here counts as open from then on until it is undone.
      const disowned = await redis.zCard('disowned-builds');
      const { rows } = await database.query(
        `select (select count(*) from generation.builds where ended_at is null)
          + (select count(*) from credits.holds where state = 'pending') as open`,
      );
      if (Number(rows[0]?.open) === 0 && disowned === 0) return true;
      await pause(250);
    }
    return false;
  } finally {
    await redis.close();
  }
}

export async function readBooks(client: Client): Promise<Books> {
  const builds = await client.query<BuildRow>(`
    select b.build_id as "buildId", b.workspace_id as "workspaceId", b.status, b.save, b.mode,
      b.engine, b.idempotency_key as key, b.charged_credits::int as charged, h.state as hold,
      coalesce(h.amount, 0)::int as amount, p.state as project
    from generation.builds b
    left join credits.holds h on h.hold_id = b.build_id
    left join projects.projects p on p.id = 'prj_' || substr(b.build_id, 5)
    order by b.build_id`);
  const rest = await client.query(`
    select (select count(*) from credits.holds where state = 'pending' and expires_at < clock_timestamp())::int
        as "holdsPastExpiry",
      (select count(*) from credits.holds h where h.state in ('pending', 'captured')
        and not exists (select from generation.builds b where b.build_id = h.hold_id))::int
      + (select count(*) from projects.projects p where p.state in ('pending', 'active')
        and not exists (select from generation.builds b where b.build_id = 'bld_' || substr(p.id, 5)))::int
        as strays`);
  return { builds: builds.rows, holdsPastExpiry: rest.rows[0].holdsPastExpiry, strays: rest.rows[0].strays };
}
