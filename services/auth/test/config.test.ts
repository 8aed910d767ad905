import { describe, expect, test } from '@jest/globals';
import { ConfigError, loadConfig } from '@sitewright/config';
import { settings } from '../src/config.ts';

const load = (peppers: string) =>
  loadConfig('AUTH', settings, {
    AUTH_DATABASE_URL: 'postgres://auth:auth@localhost/sitewright',
    AUTH_PEPPERS: peppers,
  });
const secret = 'this-is-a-secret-of-32-characters';

describe('AUTH_PEPPERS', () => {
  test('reads versions and secrets', () => {
    expect(load(`1:${secret}, 12:x:${secret}`).peppers).toEqual([
      { version: 1, secret },
      { version: 12, secret: `x:${secret}` },
    ]);
  });

  test.each([
    secret,
    `x:${secret}`,
    `0:${secret}`,
    `1:short-${secret.slice(0, 10)}`,
    `1:${secret},1:${secret}`,
    `1:${secret},`,
  ])('refuses %j without quoting it', (peppers) => {
    let message = '';
    try {
      load(peppers);
    } catch (error) {
      message = error instanceof ConfigError ? error.message : '';
    }
    expect(message).toContain('AUTH_PEPPERS');
    expect(message).not.toContain(secret.slice(0, 10));
  });

  test('has no default', () => {
    expect(() => load('')).toThrow('AUTH_PEPPERS');
  });
});
