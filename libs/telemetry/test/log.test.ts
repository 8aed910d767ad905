import { expect, test } from '@jest/globals';
import { createLogger, readableLine } from '../src/index.ts';

function capture() {
  const lines: string[] = [];
  return { lines, stream: { write: (line: string) => void lines.push(line) } };
}

test('a line is JSON with service, level and time', () => {
  const { lines, stream } = capture();
  createLogger('credits', 'info', stream).info({ build_id: 'bld_1' }, 'captured');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    service: 'credits',
    level: 'info',
    build_id: 'bld_1',
    msg: 'captured',
  });
});

test.each(['key', 'secret', 'prompt', 'authorization', 'password'])('%s never reaches a line', (name) => {
  const { lines, stream } = capture();
  createLogger('gateway', 'info', stream).info(
    { [name]: 'sw_live_x', request: { [name]: 'sw_live_x' } },
    'oops',
  );
  expect(lines).toEqual([expect.stringContaining('oops')]);
  expect(lines.join('')).not.toContain('sw_live_x');
});

test('a field that is not declared is left out, and only its name is told', () => {
  const { lines, stream } = capture();
  createLogger('gateway', 'info', stream).info({ wish: 'a page for a bakery', port: 1 }, 'oops');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ port: 1, undeclared: ['wish'], msg: 'oops' });
  expect(lines.join('')).not.toContain('bakery');
});

test.each([
  'sw_live_ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  'sl_ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  'sk-abcdefghijklmnopqrstuvwxyz',
])('the secret %s is in no line, wherever it stood', (secret) => {
  const { lines, stream } = capture();
  const logger = createLogger('gateway', 'info', stream);
  logger.info({ route: `/x/${secret}` }, `with ${secret}`);
  logger.error({ err: new Error(`refused ${secret}`, { cause: new Error(secret) }) }, 'failed');
  expect(lines).toEqual([expect.stringContaining('with '), expect.stringContaining('refused ')]);
  expect(lines.join('')).not.toContain(secret);
});

test('the password of an address is in no line', () => {
  const { lines, stream } = capture();
  createLogger('auth', 'info', stream).error(
    { err: new Error('no way to postgres://auth:hunter2@db:5432/x') },
    'failed',
  );
  expect(lines).toEqual([expect.stringContaining('no way to')]);
  expect(lines.join('')).not.toContain('hunter2');
});

test('an error says what it is and where, and not what it quotes or carries', () => {
  const { lines, stream } = capture();
  const parsing = Object.assign(new SyntaxError('Unexpected token in "a page for a bakery"'), {
    input: 'a page for a bakery',
  });
  createLogger('gateway', 'info', stream).error(
    { err: new TypeError('no such part', { cause: parsing }) },
    'failed',
  );
  const { err } = JSON.parse(lines[0] ?? '');
  expect(err).toMatchObject({ type: 'TypeError', message: 'no such part', cause: { type: 'SyntaxError' } });
  expect(err.stack).toContain('log.test.ts');
  expect(lines.join('')).not.toContain('bakery');
});

test('a line is readable on a terminal', () => {
  const { lines, stream } = capture();
  createLogger('gateway', 'info', stream).info(
    { method: 'POST', route: '/api/v1/generate', status: 200, ms: 12.3, build_id: 'bld_1' },
    'served',
  );
  expect(readableLine(lines[0] ?? '')).toMatch(
    /^\d\d:\d\d:\d\d\.\d{3} info {2}gateway {4}POST \/api\/v1\/generate 200 12\.3 ms {2}build_id=bld_1$/,
  );
  expect(readableLine('Error: no JSON')).toBe('Error: no JSON');
});
