import { afterAll, test } from '@jest/globals';
import { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { startScripted } from '@sitewright/testing';
import { fuzz } from '@sitewright/testing/fuzz';
import { startMcpTools, toolCall } from './mcp-tools-service.ts';

const projects = await startScripted(ProjectsServiceService, {
  listProjects: async () => ({ projects: [], nextCursor: '', truncated: false }),
});
const mcpTools = await startMcpTools({ MCP_TOOLS_PROJECTS_TARGET: projects.target });
afterAll(async () => {
  await mcpTools.stop();
  await projects.stop();
});

const { tools } = await mcpTools.rpc.listTools({});
const known = {
  name: tools.map(({ name }) => name),
  caller: [toolCall('', { scopes: ['read', 'write', 'publish', 'admin'] }).caller],
  argumentsJson: [Buffer.from('{}')],
  cursor: [''],
};

test.each(Object.keys(McpToolsServiceService))(
  '%s answers, or says what was wrong, whatever it is sent',
  (name) => fuzz(McpToolsServiceService, mcpTools.rpc, name, known),
);
