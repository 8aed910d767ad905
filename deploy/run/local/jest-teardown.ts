/** Stops what jest-setup.ts started. */
export default async function tearDown(): Promise<void> {
  const started = globalThis.startedForTests;
  await Promise.all([started?.postgres?.stop(), started?.redis?.stop()]);
  // In watch mode the setup runs again and must not take these for given ones.
  if (started?.postgres !== undefined) delete process.env.TEST_DATABASE_URL;
  if (started?.redis !== undefined && started.redis.kind !== 'external') delete process.env.TEST_REDIS_URL;
}
