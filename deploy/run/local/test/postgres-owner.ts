/** Starts a database, tells what it started, and stays until it is killed. */
import { startPostgres } from '../src/postgres.ts';

const postgres = await startPostgres({ dataDir: process.argv[2] ?? '', log: () => {} });
process.on('message', () => {});
process.send?.({ adminUrl: postgres.adminUrl, pid: postgres.pid });
