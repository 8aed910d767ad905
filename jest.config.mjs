const suite = process.env.TEST_SUITE;
const others = ['system', 'deep'].filter((name) => name !== suite).map((name) => `\\.${name}\\.test\\.ts$`);

/**
 * One configuration for all suites: `*.test.ts` need nothing but Node, `*.system.test.ts` need Debian's programs, and
 * `*.deep.test.ts` need them for longer than every change can wait.
 */
export default {
  rootDir: '.',
  roots: ['<rootDir>/libs', '<rootDir>/services', '<rootDir>/deploy'],
  testMatch: suite === undefined ? ['**/*.test.ts'] : [`**/*.${suite}.test.ts`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...others],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/libs/testing/jest-transform.mjs' },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['sitewright', 'node', 'node-addons'] },
  globalSetup: '<rootDir>/deploy/run/local/jest-setup.ts',
  globalTeardown: '<rootDir>/deploy/run/local/jest-teardown.ts',
  reporters: ['default', '<rootDir>/libs/testing/closing-line-reporter.mjs'],
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  // A guard against tests that never end, wide enough for a machine at work on something else.
  testTimeout: 180_000,
};
