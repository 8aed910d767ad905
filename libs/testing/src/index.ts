export { localServer } from './local-server.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { waitFor } from './wait-for.ts';
