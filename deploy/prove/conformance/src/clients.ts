import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2,
} from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type Row, run } from './run.ts';

const self = { name: 'sitewright-conformance', version: '1.0.0' };
const toolCount = 16;

/** What the official clients have in common, as far as it is asked here. */
interface OfficialClient {
  listTools(): Promise<{ tools: unknown[] }>;
  listPrompts(): Promise<{ prompts: unknown[] }>;
  readResource(asked: { uri: string }): Promise<{ contents: unknown[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  close(): Promise<void>;
}

async function drive(what: string, connect: () => Promise<OfficialClient>): Promise<Row> {
  try {
    const client = await connect();
    const { tools } = await client.listTools();
    const credits = await client.callTool({ name: 'get_credits', arguments: {} });
    const refused = await client.callTool({ name: 'get_project', arguments: { projectId: 'prj_none' } });
    const { prompts } = await client.listPrompts();
    const { contents } = await client.readResource({ uri: 'ui://sitewright/project' });
    await client.close();
    const all = tools.length === toolCount && prompts.length === 3 && contents.length === 1;
    const passed = all && Object(credits).isError !== true && Object(refused).isError === true;
    return { what, passed, note: `${tools.length} tools` };
  } catch (error) {
    return { what, passed: false, note: String(error) };
  }
}

/** The official client of either line, the newer one in each way of finding the revision. */
export async function runClients(endpoint: string, key: string): Promise<Row[]> {
  const url = new URL(endpoint);
  const options = { requestInit: { headers: { authorization: `Bearer ${key}` } } };
  const rows = [
    await drive('official client v1: connect, list, call, refusal', async () => {
      const client = new ClientV1(self);
      await client.connect(new TransportV1(url, options));
      return client;
    }),
  ];
  for (const mode of ['legacy', 'auto', { pin: '2026-07-28' }] as const) {
    const name = typeof mode === 'string' ? mode : mode.pin;
    rows.push(
      await drive(`official client v2 (${name}): connect, list, call, refusal`, async () => {
        const client = new ClientV2(self, { versionNegotiation: { mode } });
        await client.connect(new TransportV2(url, options));
        return client;
      }),
    );
  }
  return rows;
}

/** The Inspector's command line, in both eras. */
export async function runInspector(endpoint: string, key: string): Promise<Row[]> {
  const common = ['--cli', endpoint, '--transport', 'http', '--header', `Authorization: Bearer ${key}`];
  const calls: [string, string[], RegExp][] = [
    ['tools/list', ['--method', 'tools/list'], /"generate_project"/],
    ['tools/call', ['--method', 'tools/call', '--tool-name', 'get_credits'], /"remaining"/],
    ['resources/read', ['--method', 'resources/read', '--uri', 'ui://sitewright/project'], /ui.initialize/],
    ['prompts/list', ['--method', 'prompts/list'], /"new_site"/],
  ];
  const rows: Row[] = [];
  for (const era of ['legacy', 'modern']) {
    for (const [method, args, expected] of calls) {
      const { code, output } = await run('mcp-inspector', [...common, '--protocol-era', era, ...args]);
      const passed = code === 0 && expected.test(output);
      rows.push({ what: `Inspector (${era}): ${method}`, passed, note: passed ? '' : output.slice(-300) });
    }
  }
  return rows;
}

/** A client that sends batches, which no official one does. */
export async function runBatchClient(endpoint: string, key: string): Promise<Row> {
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
