import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { startMesh } from '@sitewright/local/running-mesh';
import { startKeyProxy } from './key-proxy.ts';
import { applicable, notApplicable } from './scenarios.ts';

// What others wrote, against the running mesh: the official suite, the official client, the Inspector's command
// line, and a client that sends batches. `--url` and `--key` name a mesh that runs already, with raised limits.
const { values } = parseArgs({ options: { url: { type: 'string' }, key: { type: 'string' } } });
const bin = (name: string): string =>
  fileURLToPath(new URL(`../../../node_modules/.bin/${name}`, import.meta.url));

interface Row {
  what: string;
  passed: boolean;
  note: string;
}

/** Runs a program to its end. */
function run(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output }));
  });
}

/** Every scenario of the suite is run, or named in the baseline with a reason. */
async function runSuite(url: string): Promise<Row[]> {
  const { output } = await run(bin('conformance'), ['list', '--server']);
  const known = [...output.matchAll(/^ {2}- ([\w-]+) \[/gm)].map((match) => match[1] ?? '');
  const rows: Row[] = [];
  for (const scenario of known) {
    const what = `suite: ${scenario}`;
    const reason = notApplicable.find(([prefix]) => scenario.startsWith(prefix))?.[1];
    if (!applicable.includes(scenario)) {
      rows.push({
        what,
        passed: reason !== undefined,
        note: reason === undefined ? 'NOT IN THE BASELINE' : `n/a: ${reason}`,
      });
      continue;
    }
    const { code, output: said } = await run(bin('conformance'), [
      'server',
      '--url',
      url,
      '--scenario',
      scenario,
    ]);
    rows.push({
      what,
      passed: code === 0,
      note: code === 0 ? '' : said.trim().split('\n').slice(-8).join(' | '),
    });
  }
  if (known.length === 0)
    rows.push({ what: 'suite', passed: false, note: `it lists no scenario: ${output}` });
  return rows;
}

async function runSdkClient(endpoint: string, key: string): Promise<Row> {
  const transport = new StreamableHTTPClientTransport(new URL(endpoint), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  const client = new Client({ name: 'sitewright-conformance', version: '1.0.0' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  const credits = await client.callTool({ name: 'get_credits', arguments: {} });
  const refused = await client.callTool({ name: 'get_project', arguments: { projectId: 'prj_none' } });
  await client.close();
  const passed = tools.length === 16 && credits.isError !== true && refused.isError === true;
  return { what: 'official client: connect, list, call, refusal', passed, note: `${tools.length} tools` };
}

async function runInspector(endpoint: string, key: string): Promise<Row[]> {
  const common = ['--cli', endpoint, '--transport', 'http', '--header', `Authorization: Bearer ${key}`];
  const calls: [string, string[], RegExp][] = [
    ['tools/list', ['--method', 'tools/list'], /"generate_project"/],
    ['tools/call', ['--method', 'tools/call', '--tool-name', 'get_credits'], /"remaining"/],
  ];
  return Promise.all(
    calls.map(async ([method, args, expected]) => {
      const { code, output } = await run(bin('mcp-inspector'), [...common, ...args]);
      const passed = code === 0 && expected.test(output);
      return { what: `Inspector: ${method}`, passed, note: passed ? '' : output.slice(-300) };
    }),
  );
}

async function runBatchClient(endpoint: string, key: string): Promise<Row> {
  const batch = Array.from({ length: 20 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: id % 2 ? 'ping' : 'tools/list',
  }));
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(batch),
  });
  const answers: unknown = await response.json();
  const passed =
    Array.isArray(answers) && answers.every((answer, id) => answer.id === id && answer.result !== undefined);
  return { what: 'batch client: 20 calls in order', passed, note: `HTTP ${response.status}` };
}

const proxy = await startKeyProxy();
// What the suite takes for a page of this machine.
const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${proxy.port}`).join(',');
const mesh =
  values.url !== undefined && values.key !== undefined
    ? { baseUrl: values.url, apiKey: values.key, pid: 0, stop: async () => undefined }
    : await startMesh({
        GATEWAY_MCP_LIMIT: '100000',
        GATEWAY_KEY_LIMIT: '100000',
        GATEWAY_BAD_KEY_LIMIT: '100000',
        GATEWAY_ALLOWED_ORIGINS: origins,
      });
const endpoint = `${mesh.baseUrl}/api/mcp`;
proxy.pointAt(mesh.baseUrl, mesh.apiKey);
try {
  const rows = [
    ...(await runSuite(`http://127.0.0.1:${proxy.port}/api/mcp`)),
    await runSdkClient(endpoint, mesh.apiKey),
    ...(await runInspector(endpoint, mesh.apiKey)),
    await runBatchClient(endpoint, mesh.apiKey),
  ];
  for (const { what, passed, note } of rows) {
    const mark = !passed ? 'FAIL' : note.startsWith('n/a') ? '-' : 'ok';
    console.log(`${mark.padEnd(5)}${what.padEnd(62)}${note}`);
  }
  const ran = rows.filter(({ note }) => !note.startsWith('n/a'));
  console.log(
    `\n${ran.filter(({ passed }) => passed).length} passed, ${rows.filter(({ passed }) => !passed).length} failed`,
  );
  process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
} finally {
  proxy.stop();
  await mesh.stop();
}
process.exit();
