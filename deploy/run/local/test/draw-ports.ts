import { findFreePort } from '../src/free-port.ts';

// A process of free-port.test.ts: draws ports when told to, says which, and lives until it is ended.
process.on('message', ({ lowest, end, count }: { lowest: number; end: number; count: number }) => {
  const draws = Array.from({ length: count }, () => findFreePort({ lowest, end }));
  void Promise.all(draws).then((ports) => process.send?.(ports));
});
process.send?.('ready');
