const system = process.env.TEST_SUITE === 'system';

/** One configuration for both suites: `*.test.ts` need nothing but Node, `*.system.test.ts` need Debian's programs. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/libs', '<rootDir>/services', '<rootDir>/deploy'],
  testMatch: system ? ['**/*.system.test.ts'] : ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(system ? [] : ['\\.system\\.test\\.ts$'])],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/libs/testing/jest-transform.mjs' },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['sitewright', 'node', 'node-addons'] },
  globalSetup: '<rootDir>/deploy/local/jest-setup.ts',
  globalTeardown: '<rootDir>/deploy/local/jest-teardown.ts',
  reporters: ['default', '<rootDir>/libs/testing/closing-line-reporter.mjs'],
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};
