export { localServer } from './local-server.ts';
export { type ScriptedServer, startScripted } from './scripted-server.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { waitFor } from './wait-for.ts';
