import { loadConfig } from '@sitewright/config';
import {
  type CallToolRequest,
  type CallToolResponse,
  McpToolsServiceService,
} from '@sitewright/protos/mcp-tools';
import { createRpcClient, fromStatus, toDuration } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { createTestDatabase } from '@sitewright/testing';
import { ulid } from 'ulid';
import { migrations } from '../migrations/index.ts';
import { settings } from '../src/config.ts';
import type { McpToolsDatabase } from '../src/db/schema.ts';
import { createServer } from '../src/server.ts';

export const newId = (prefix: 'wsp' | 'key'): string => `${prefix}_${ulid().toLowerCase()}`;

/** Where nobody listens. */
const nobody = '127.0.0.1:9';

/** The real service on a free port, with a schema of its own, and no services around it. */
export async function startMcpTools(env: Record<string, string> = {}) {
  const database = await createTestDatabase<McpToolsDatabase>(migrations);
  const config = loadConfig('MCP_TOOLS', settings, {
    MCP_TOOLS_DATABASE_URL: database.url,
    MCP_TOOLS_DRAIN_MS: '1000',
    MCP_TOOLS_AUTH_TARGET: nobody,
    MCP_TOOLS_CREDITS_TARGET: nobody,
    MCP_TOOLS_PROJECTS_TARGET: nobody,
    MCP_TOOLS_GENERATION_TARGET: nobody,
    MCP_TOOLS_CALL_DEADLINE_MS: '60000',
    MCP_TOOLS_AUDIT_FLUSH_MS: '20',
    ...env,
  });
  const server = createServer(config, createLogger('mcp-tools', 'silent'));
  const port = await server.start();
  const target = `127.0.0.1:${port}`;
  const client = createRpcClient({ definition: McpToolsServiceService, target, deadlineMs: 60_000 });
  const { rpc } = client;
  return {
    rpc,
    target,
    db: database.db,
    /** Calls a tool as the gateway does. @returns the result object of `tools/call`. */
    async call(name: string, call: Call = {}) {
      const { resultJson } = await this.send(toolCall(name, call));
      return JSON.parse(resultJson.toString('utf8'));
    },
    /** Sends one call. @throws AppError where mcp-tools had one for it. */
    async send(call: CallToolRequest): Promise<CallToolResponse> {
      for await (const { outcomes } of rpc.callTools({ calls: [call] })) {
        const end = outcomes[0]?.end;
        if (end?.$case === 'response') return end.value;
        if (end?.$case === 'error') throw fromStatus(end.value);
      }
      throw new Error('the call was left without an answer');
    },
    async stop(): Promise<void> {
      client.close();
      await server.stop();
      await database.drop();
    },
  };
}

interface Call {
  /** An object, or text that is sent as it is. */
  args?: object | string;
  scopes?: string[];
  workspaceId?: string;
}

/** A call as the gateway sends it. */
export function toolCall(
  name: string,
  { args = {}, scopes = ['read'], workspaceId = newId('wsp') }: Call = {},
): CallToolRequest {
  return {
    caller: { workspaceId, keyId: newId('key'), scopes, test: true, clientAddress: '192.0.2.1' },
    name,
    argumentsJson: Buffer.from(typeof args === 'string' ? args : JSON.stringify(args)),
    buildId: `bld_${ulid().toLowerCase()}`,
    budget: toDuration(10_000),
    traceparent: '',
    takesLinks: true,
  };
}

export type McpToolsUnderTest = Awaited<ReturnType<typeof startMcpTools>>;
