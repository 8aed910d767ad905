import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { mcpAt } from '../mcp/mcp-http.ts';
import { type StartedCommand, startOneCommand } from '../support/one-command.ts';

// The mesh as processes, each stopped in turn (SIGSTOP): its connections stay open, and nothing comes back over them.
const folder = mkdtempSync(join(tmpdir(), 'sitewright-stopped-'));
let run: StartedCommand;
/** Credit that is left when nothing is under way. */
let left: number;
let projectId: string;

beforeAll(async () => {
  run = await startOneCommand(folder, {
    args: ['A bakery in Freiburg', '--mode', 'lite'],
    env: { GENERATION_BUILD_LIMIT: '1000' },
  });
  const { body } = await ask('/api/v1/projects');
  projectId = body.items[0].projectId;
  ({ left } = await spent());
});
afterAll(async () => {
  const ended = new Promise((resolve) => run.process.once('exit', resolve));
  if (run.process.exitCode === null && run.process.kill('SIGINT')) await ended;
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, { headers = {}, body }: { headers?: object; body?: object } = {}) {
  const response = await fetch(`${run.baseUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${run.apiKey}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: isJson ? JSON.parse(text) : {} };
}

// Of the mode that may take three minutes: the test's own limit is far shorter, and shorter than what MCP waits for builds.
const order = { prompt: 'A bakery in Freiburg', mode: 'power' };
const price = 5;
const build = async (headers: object = {}) =>
  (await ask('/api/v1/generate', { body: order, headers })).status;

/** 200, or what a tool refuses with, or the code of the JSON-RPC error. */
async function callTool(name: string, args: object = {}): Promise<number | string> {
  const { json } = await mcpAt(run.baseUrl, run.apiKey).callTool(name, args);
  if (json.error !== undefined) return json.error.code;
  return json.result.isError === true ? json.result.content[0].text.split(':')[0] : 200;
}

async function askAll() {
  const status = async (path: string) => (await ask(path)).status;
  const asked = {
    projects: status('/api/v1/projects'),
    exported: status(`/api/v1/projects/${projectId}/export?format=json`),
    builds: status('/api/v1/builds'),
    credits: status('/api/v1/credits'),
    keys: status('/api/v1/keys'),
    listProjects: callTool('list_projects'),
    exportProject: callTool('export_project', { projectId, format: 'json' }),
    getCredits: callTool('get_credits'),
    plain: build(),
    keyed: build({ 'idempotency-key': `once-${Math.random()}` }),
    events: build({ accept: 'text/event-stream' }),
    tool: callTool('generate_project', order),
  };
  const answers = await Promise.all(Object.entries(asked).map(async ([name, told]) => [name, await told]));
  return Object.fromEntries(answers);
}

const everything = {
  ...{ projects: 200, exported: 200, builds: 200, credits: 200, keys: 200 },
  ...{ listProjects: 200, exportProject: 200, getCredits: 200 },
  ...{ plain: 200, keyed: 200, events: 200, tool: 200 },
};
const noBuild = { plain: 503, keyed: 503, events: 503, tool: 'failed' };

/** What was spent once nothing is held any more. */
const spent = () =>
  waitFor(async () => {
    const { status, body } = await ask('/api/v1/credits');
    return status === 200 && body.held === 0 ? { left: body.remaining as number } : undefined;
  }, 'all that is held to be settled');

test.each([
  // Keys that were seen a moment ago are known to the gateway.
  ['auth', { keys: 504 }],
  ['credits', { credits: 504, getCredits: 'timeout', ...noBuild }],
  [
    'projects',
    { projects: 504, exported: 504, listProjects: 'timeout', exportProject: 'timeout', ...noBuild },
  ],
  ['generation', { builds: 504, ...noBuild }],
  ['mcp-tools', { listProjects: -32603, exportProject: -32603, getCredits: -32603, tool: -32603 }],
])(
  'while %s is stopped, callers get what does not need it, and a documented answer for the rest',
  async (service, missing) => {
    const pid = run.pids[service] ?? 0;
    process.kill(pid, 'SIGSTOP');
    const told = await askAll().finally(() => process.kill(pid, 'SIGCONT'));
    expect(told).toEqual({ ...everything, ...missing });
    const { plain, keyed, events, tool } = told;
    const succeeded = [plain, keyed, events, tool].filter((status) => status === 200).length;
    left -= succeeded * price;
    // A build that was told as failed is not charged in the end, however late what was stopped comes to it.
    await waitFor(
      async () => ((await spent()).left === left ? true : undefined),
      `what is left to be ${left}`,
    );
  },
  170_000,
);
