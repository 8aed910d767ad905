import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { help } from '../../../../../libs/client/cli/src/help.ts';
import { createProgram, run } from '../../../../../libs/client/cli/src/run.ts';
import { bootMesh, type Mesh } from '../support/mesh.ts';

let mesh: Mesh;
let home: string;
let key: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'sitewright-home-'));
  mesh = await bootMesh();
  ({ key } = await mesh.workspace());
});
afterAll(async () => {
  await mesh.stop();
  rmSync(home, { recursive: true, force: true });
});

interface Options {
  env?: Record<string, string>;
  input?: string;
  isTerminal?: boolean;
}

async function sitewright(args: string[], { env, input = '', isTerminal = false }: Options = {}) {
  const out: (string | Uint8Array)[] = [];
  const said = { err: '' };
  const code = await run(args, {
    env: env ?? { SITEWRIGHT_URL: mesh.baseUrl, SITEWRIGHT_API_KEY: key },
    isTerminal,
    out: (text) => void out.push(text),
    err: (text) => {
      said.err += text;
    },
    readInput: async () => input,
    readSecret: async () => input,
  });
  const whole = Buffer.concat(out.map((piece) => Buffer.from(piece)));
  return {
    code,
    bytes: whole,
    out: whole.toString(),
    err: said.err,
    json: () => JSON.parse(whole.toString()),
  };
}

test('login keeps a key that is valid, for its owner alone; logout forgets it', async () => {
  const env = { XDG_CONFIG_HOME: home };
  expect(await sitewright(['projects'], { env })).toMatchObject({
    code: 2,
    err: expect.stringContaining('sitewright login'),
  });
  const login = ['login', '--url', `${mesh.baseUrl}/`];
  const wrong = await sitewright(login, { env, input: 'sw_live_x' });
  expect(wrong).toMatchObject({ code: 4, err: expect.stringContaining('A valid API key is required') });
  const { code, json } = await sitewright([...login, '--json'], { env, input: `${key}\n` });
  expect(code).toBe(0);
  expect(json()).toMatchObject({ url: mesh.baseUrl });
  expect(statSync(json().file).mode & 0o777).toBe(0o600);
  expect((await sitewright(['projects'], { env })).code).toBe(0);
  await sitewright(['logout'], { env });
  expect((await sitewright(['projects'], { env })).code).toBe(2);
});

test('login refuses an address where no API answers as ours does, and says so', async () => {
  const env = { XDG_CONFIG_HOME: home };
  const login = (url: string) => sitewright(['login', '--url', url], { env, input: key });
  expect(await login('nonsense')).toMatchObject({ code: 2, err: expect.stringContaining('"nonsense"') });
  expect(await login('ftp://127.0.0.1')).toMatchObject({ code: 2 });
  const other = createServer((request, response) => {
    response.statusCode = request.url?.startsWith('/missing') ? 404 : 200;
    response.end('<!doctype html>');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  for (const path of ['', '/missing']) {
    expect(await login(`http://127.0.0.1:${address.port}${path}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no Sitewright'),
    });
  }
  other.closeAllConnections();
  other.close();
  expect((await sitewright(['projects'], { env })).code).toBe(2);
});

test('a file of access that is broken is named', async () => {
  const folder = join(home, 'broken', 'sitewright');
  mkdirSync(folder, { recursive: true });
  for (const text of ['{', '{}']) {
    writeFileSync(join(folder, 'access.json'), text);
    const { code, err } = await sitewright(['projects'], { env: { XDG_CONFIG_HOME: join(home, 'broken') } });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('access.json holds no key') });
  }
});

test('errors of the API are JSON where JSON is asked for', async () => {
  const { code, err, out } = await sitewright(['publish', 'prj_none', '--json']);
  expect({ code, out }).toEqual({ code: 3, out: '' });
  expect(JSON.parse(err)).toMatchObject({ code: 'not_found', retryable: false });
});

test('ends in silence where nobody reads on', async () => {
  const main = fileURLToPath(new URL('../../../../../libs/client/cli/src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=sitewright', main, '--help']);
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes;
  });
  const [code] = await once(child, 'close');
  expect({ code, said }).toEqual({ code: 0, said: '' });
});

test('build shows how it goes and tells what was built', async () => {
  const order = ['build', 'Three slides about tides', '--type', 'slides', '--mode', 'lite'];
  const log = await sitewright(order);
  expect(log).toMatchObject({ code: 0, out: expect.stringMatching(/Project: {4}prj_\w{26}\nEdit: /) });
  expect(log.err).toMatch(/^ +\d+ % {2}\w/);
  const moving = await sitewright(order, { isTerminal: true });
  const redraw = '\r\u001b[2K';
  const drawn = moving.err.split(redraw);
  expect(drawn[1]).toMatch(/^[█░]{24} +\d+ % {2}\w/);
  // The bar is gone once there is something to read in its place.
  expect(drawn.at(-1)).toBe('');
  const { json } = await sitewright([...order, '--json']);
  expect(json()).toMatchObject({ spec: { buildType: 'slides' }, usage: { mode: 'lite' } });
});

test('build publishes where it is asked to, and gives only the specification where nothing is saved', async () => {
  const order = ['--type', 'document', '--mode', 'lite'];
  const published = await sitewright(['build', '-', ...order, '--publish', '--json'], { input: 'A memo' });
  expect(new URL(published.json().publishedUrl).pathname).toMatch(/^\/s\//);
  const unsaved = await sitewright(['build', 'A memo', ...order, '--no-save']);
  expect(unsaved.json()).toMatchObject({ buildType: 'document' });
  expect((await sitewright(['build', 'A memo', '--no-save', '--publish'])).code).toBe(2);
});

test('projects are listed, exported, published and taken down', async () => {
  const { json } = await sitewright([
    'build',
    'A memo about tea',
    '--type',
    'document',
    '--mode',
    'lite',
    '--json',
  ]);
  const { projectId } = json();
  expect((await sitewright(['projects', '--type', 'document'])).out).toContain(projectId);
  expect((await sitewright(['projects', '--limit', '1', '--json'])).json().items).toHaveLength(1);
  const path = join(home, 'memo.md');
  const saved = await sitewright(['export', projectId, '--format', 'md', '--out', path]);
  expect(saved.out).toBe(`${path}: revision 1, ${statSync(path).size} bytes\n`);
  const piped = await sitewright(['export', projectId, '--format', 'md', '--out', '-']);
  expect(piped.bytes.equals(readFileSync(path))).toBe(true);
  const printed = await sitewright(['export', projectId, '--format', 'pdf', '--bleed', '--out', '-']);
  expect(printed.bytes.toString('latin1')).toContain('/BleedBox');
  expect((await sitewright(['publish', projectId])).out).toMatch(/^http.*\/s\/.*\n$/);
  expect((await sitewright(['unpublish', projectId])).out).toContain('no longer public');
});

test('exit codes tell a wrong command, what is not there, a refusal and silence apart', async () => {
  expect((await sitewright(['build'])).code).toBe(2);
  expect((await sitewright(['build', 'x', '--type', 'poem'])).code).toBe(2);
  expect((await sitewright(['publish', 'prj_none'])).code).toBe(3);
  const { key: reader } = await mesh.workspace({ credits: 0 });
  const env = { SITEWRIGHT_URL: mesh.baseUrl, SITEWRIGHT_API_KEY: reader };
  const refused = await sitewright(['build', 'A memo'], { env });
  expect(refused).toMatchObject({ code: 4, err: expect.stringContaining('credit') });
  const silent = { SITEWRIGHT_URL: 'http://127.0.0.1:9', SITEWRIGHT_API_KEY: key };
  expect((await sitewright(['publish', 'prj_x'], { env: silent })).code).toBe(5);
});

test('the one help names every command and option, and is what every command shows', async () => {
  const { commands, options } = createProgram({
    env: {},
    isTerminal: false,
    out: () => undefined,
    err: () => undefined,
    readInput: async () => '',
    readSecret: async () => '',
  });
  for (const command of commands) {
    const block = new RegExp(`\\n  ${command.name()} ([^]*?)(?=\\n  \\S|\\n\\n)`).exec(help)?.[1];
    if (block === undefined) throw new Error(`the help does not name ${command.name()}`);
    for (const { long } of command.options) expect(block).toContain(`${long} `);
  }
  for (const { long } of options) expect(help).toContain(`\n  ${long} `);
  expect((await sitewright(['--help'])).out).toBe(help);
  expect((await sitewright(['export', '--help'])).out).toBe(help);
});

test.each(['bash', 'zsh', 'fish'])('completes commands, options and their words in %s', async (shell) => {
  const { code, out } = await sitewright(['completions', shell]);
  expect(code).toBe(0);
  for (const word of ['login', 'build', 'export', 'publish', 'mode', 'format', 'economy'])
    expect(out).toContain(word);
});

test.each([
  [['pu'], ['publish']],
  [['build', '--m'], ['--mode']],
  [
    ['build', 'A memo', '--mode', ''],
    ['lite', 'economy', 'power'],
  ],
  [
    ['projects', '--type', 'd'],
    ['design', 'document', 'dataviz'],
  ],
  [['export', 'prj_x', '--out', ''], []],
  [
    ['completions', ''],
    ['bash', 'zsh', 'fish', '--json', '--version'],
  ],
])('bash completes %j to %j', async (words, offered) => {
  const { out } = await sitewright(['completions', 'bash']);
  const script = `${out}
COMP_WORDS=(sitewright "$@")
COMP_CWORD=$#
_sitewright
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const said = execFileSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' });
  expect(said.split('\n').filter((word) => word !== '')).toEqual(offered);
});
