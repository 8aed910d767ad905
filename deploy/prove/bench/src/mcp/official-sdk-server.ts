import { createServer } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';

// The official SDK as its documentation runs it without sessions: a server and a transport for each request,
// answers as JSON. No key, no limit, no tool that leaves the process.
const names = Array.from({ length: 10 }, (_, index) => `tool_${index}`);

function serverOf(): McpServer {
  const server = new McpServer({ name: 'peer', version: '1.0.0' });
  for (const name of ['echo', ...names]) {
    server.registerTool(
      name,
      { description: 'Echoes what it is given.', inputSchema: { text: z.string().optional() } },
      async ({ text }) => ({ content: [{ type: 'text', text: text ?? '' }] }),
    );
  }
  return server;
}

const http = createServer(async (request, response) => {
  const server = serverOf();
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response);
});
http.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'));
