import { createMeter, statementSeconds } from './meter.ts';
import { errorType } from './span.ts';

const duration = createMeter('@sitewright/telemetry').histogram('db.client.operation.duration', {
  unit: 's',
  description: 'Duration of a statement or script as its client saw it',
  by: {
    'db.system.name': ['postgresql', 'redis'],
    'db.operation.name': [
      'SELECT',
      'INSERT',
      'UPDATE',
      'DELETE',
      'WITH',
      'BEGIN',
      'COMMIT',
      'ROLLBACK',
      // Of which only those are told that failed.
      'CONNECT',
      'EVALSHA',
      'EVAL',
    ],
    'error.type': 10,
  },
  bounds: statementSeconds,
});

/** Measures something that a database was asked. */
export function measureStatement(
  system: 'postgresql' | 'redis',
  operation: string,
  durationMs: number,
  error?: unknown,
): void {
  duration.record(durationMs / 1000, {
    'db.system.name': system,
    'db.operation.name': operation,
    'error.type': error === undefined ? undefined : errorType(error),
  });
}
