import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { waitFor } from '@sitewright/testing';
import { bootMesh, type Mesh } from '../support/mesh.ts';

// What others wrote: the official client, which validates every result against the tool's output schema.
let mesh: Mesh;
let workspace: { key: string; workspaceId: string };
let client: Client;

beforeAll(async () => {
  mesh = await bootMesh({ env: { MCP_TOOLS_AUDIT_FLUSH_MS: '50' } });
  workspace = await mesh.workspace();
  client = await connect(workspace.key);
});
afterAll(async () => {
  await client.close();
  await mesh.stop();
});

async function connect(key: string): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL(`${mesh.baseUrl}/api/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  const connected = new Client({ name: 'sitewright-tests', version: '1.0.0' });
  await connected.connect(transport);
  return connected;
}

test('connects, and learns who we are and how the tools fit together', () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'sitewright', title: 'Sitewright' });
  expect(client.getInstructions()?.split('\n')).toHaveLength(5);
  expect(client.getServerCapabilities()).toMatchObject({ tools: {}, resources: {}, prompts: {} });
});

test('pings and lists', async () => {
  await expect(client.ping()).resolves.toEqual({});
  expect((await client.listTools()).tools).toHaveLength(16);
});

test('calls tools whose results conform to their output schemas, from generation to deletion', async () => {
  await client.listTools();
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: args });
    expect({ isError, content: isError ? content : [] }).toEqual({ isError: undefined, content: [] });
    return Object(structuredContent);
  };
  const { projectId, buildId } = await call('generate_project', {
    prompt: 'A one-page site for a bakery in Graz',
    mode: 'lite',
  });
  await call('get_build', { buildId });
  await call('get_project', { projectId });
  await call('list_projects', { query: 'bakery' });
  await call('read_spec', { projectId });
  await call('get_credits');
  await call('update_spec', {
    projectId,
    revision: 1,
    patch: [{ op: 'replace', path: '/title', value: 'New' }],
  });
  await call('delete_project', { projectId });
});

test('a refusal reaches the caller as readable text', async () => {
  const { isError, content } = await client.callTool({
    name: 'get_project',
    arguments: { projectId: 'prj_none' },
  });
  expect(isError).toBe(true);
  expect(content).toEqual([{ type: 'text', text: expect.stringMatching(/^not_found: /) }]);
});

test('a wrong key is an error that the client can show', async () => {
  await expect(connect('sw_live_wrong')).rejects.toThrow(/401|key/i);
});

test('every call is audited with its outcome, and never with its arguments', async () => {
  const rows = await waitFor(async () => {
    const found = await mesh.databases.mcpTools
      .selectFrom('audit')
      .selectAll()
      .where('workspace_id', '=', workspace.workspaceId)
      .execute();
    return found.length >= 9 ? found : undefined;
  }, 'the audit to be written');
  const outcomes = new Set(rows.map(({ tool, outcome }) => `${tool} ${outcome}`));
  expect([...outcomes]).toEqual(expect.arrayContaining(['generate_project ok', 'get_project not_found']));
  expect(JSON.stringify(rows)).not.toContain('bakery');
});
