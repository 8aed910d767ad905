import { expect, test } from '@jest/globals';
import { createLogger } from '../src/index.ts';

function capture() {
  const lines: string[] = [];
  return { lines, stream: { write: (line: string) => void lines.push(line) } };
}

test('a line is JSON with service, level and time', () => {
  const { lines, stream } = capture();
  createLogger('credits', 'info', stream).info({ hold_id: 'bld_1' }, 'captured');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    service: 'credits',
    level: 'info',
    hold_id: 'bld_1',
    msg: 'captured',
  });
});

test.each(['key', 'secret', 'prompt', 'authorization', 'password'])('%s never reaches a line', (name) => {
  const { lines, stream } = capture();
  createLogger('gateway', 'info', stream).info(
    { [name]: 'sw_live_x', request: { [name]: 'sw_live_x' } },
    'oops',
  );
  expect(lines.join('')).not.toContain('sw_live_x');
});
