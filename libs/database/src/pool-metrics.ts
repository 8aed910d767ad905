import { createMeter } from '@sitewright/telemetry';
import type pg from 'pg';

const meter = createMeter('@sitewright/database');
const pools = { 'db.client.connection.pool.name': 10 } as const;

const connections = meter.watched('db.client.connection.count', {
  unit: '{connection}',
  description: 'Connections of the pool, by whether they are at work',
  by: { ...pools, 'db.client.connection.state': ['idle', 'used'] },
});
const most = meter.watched('db.client.connection.max', {
  unit: '{connection}',
  description: 'How many connections the pool may open',
  by: pools,
});
const waiting = meter.watched('db.client.connection.pending_requests', {
  unit: '{request}',
  description: 'What waits for a connection of the pool; above zero for long, the pool is too small',
  by: pools,
});

/** Tells how full a pool is until it ends. */
export function watchPool(service: string, pool: pg.Pool): void {
  const name = { 'db.client.connection.pool.name': service };
  const ends = [
    connections.watch((observe) => {
      // The pool has no event for its own end; the first look after it forgets it.
      if (pool.ended) {
        for (const end of ends) end();
        return;
      }
      observe(pool.idleCount, { ...name, 'db.client.connection.state': 'idle' });
      observe(pool.totalCount - pool.idleCount, { ...name, 'db.client.connection.state': 'used' });
    }),
    most.watch((observe) => observe(pool.options.max ?? 10, name)),
    waiting.watch((observe) => observe(pool.waitingCount, name)),
  ];
}
