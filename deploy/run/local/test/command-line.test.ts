import { expect, test } from '@jest/globals';
import { parseCommand } from '../src/command-line.ts';

test('a prompt alone builds a saved website in economy mode and goes on serving', () => {
  expect(parseCommand(['A site'])).toEqual({
    prompt: 'A site',
    buildType: 'website',
    mode: 'economy',
    save: true,
    once: false,
    trace: false,
    port: 8080,
    engine: undefined,
    dev: undefined,
    help: false,
  });
});

test('every option is read, in any place', () => {
  const words = [
    '--type',
    'slides',
    'Ten slides',
    '--mode=power',
    '--no-save',
    '--once',
    '--trace',
    '--port',
    '9000',
  ];
  expect(parseCommand(words)).toMatchObject({
    prompt: 'Ten slides',
    buildType: 'slides',
    mode: 'power',
    save: false,
    once: true,
    trace: true,
    port: 9000,
  });
});

test.each([
  [['--type', 'poster', 'x'], '--type is one of website'],
  [['--mode', 'fast', 'x'], '--mode is one of lite'],
  [['--port', '0', 'x'], '--port is a number'],
  [['--port', '80a', 'x'], '--port is a number'],
  [['A', 'site'], 'put it in quotes'],
  [['--once'], 'needs a prompt'],
  [['--faster'], "Unknown option '--faster'"],
])('%j is refused with a sentence that says why', (words, message) => {
  expect(() => parseCommand(words)).toThrow(message);
});

test('npm run dev takes names of services in the place of a prompt', () => {
  expect(parseCommand(['--dev', 'credits', '--inspect'])).toMatchObject({
    prompt: undefined,
    dev: { watched: ['credits'], inspect: true, without: false },
  });
  expect(parseCommand(['--dev']).dev?.watched).toHaveLength(6);
});

test.each([
  [['--dev', 'credit'], 'There is no service "credit"'],
  [['--dev', '--without'], '--without needs the names'],
  [['A bakery', '--inspect'], 'belong to npm run dev'],
])('%p is refused', (words, message) => {
  expect(() => parseCommand(words)).toThrow(message);
});
