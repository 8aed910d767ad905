import { expect, test } from '@jest/globals';
import {
  ConfigError,
  databaseSettings,
  environmentName,
  flag,
  integer,
  list,
  loadConfig,
  secret,
  settingsTable,
} from '../src/index.ts';

const settings = {
  ...databaseSettings,
  holdTtlMs: integer(1000).describe('how long a hold lives').default(3_600_000),
  pepper: secret().describe('hashes keys'),
  origins: list().describe('who may call').default([]),
  strict: flag().describe('whether to be strict').optional(),
};

test('a setting is read from the variable of its name, and defaults stand where it is missing or empty', () => {
  const env = {
    CREDITS_DATABASE_URL: 'postgres://a@b/c',
    CREDITS_PEPPER: 'x'.repeat(32),
    CREDITS_HOLD_TTL_MS: '',
    CREDITS_ORIGINS: ' a, b ,',
  };
  expect(loadConfig('CREDITS', settings, env)).toEqual({
    databaseUrl: 'postgres://a@b/c',
    databaseMaxConnections: 10,
    holdTtlMs: 3_600_000,
    pepper: 'x'.repeat(32),
    origins: ['a', 'b'],
  });
});

test('every problem is told at once, by variable, and no value is shown', () => {
  const env = { CREDITS_DATABASE_URL: 'mysql://secret-host', CREDITS_HOLD_TTL_MS: 'soon' };
  const load = () => loadConfig('CREDITS', settings, env);
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(/CREDITS_DATABASE_URL[\s\S]*CREDITS_HOLD_TTL_MS[\s\S]*CREDITS_PEPPER/);
  expect(load).not.toThrow(/secret-host/);
});

test('the names of variables follow the names in code', () => {
  expect(environmentName('MCP_TOOLS', 'databaseMaxConnections')).toBe('MCP_TOOLS_DATABASE_MAX_CONNECTIONS');
});

test('the table of settings tells default and meaning of each', () => {
  const table = settingsTable('CREDITS', settings);
  expect(table).toContain('| `CREDITS_HOLD_TTL_MS` | `3600000` | how long a hold lives |');
  expect(table).toContain('| `CREDITS_PEPPER` | required | hashes keys |');
  expect(table).toContain('| `CREDITS_STRICT` | none | whether to be strict |');
});
