import { FastMCP } from 'fastmcp';
import { z } from 'zod';

// fastmcp without sessions, answers as JSON.
const server = new FastMCP({ name: 'peer', version: '1.0.0' });
for (const name of ['echo', ...Array.from({ length: 10 }, (_, index) => `tool_${index}`)]) {
  server.addTool({
    name,
    description: 'Echoes what it is given.',
    parameters: z.object({ text: z.string().optional() }),
    execute: async ({ text }) => text ?? '',
  });
}
await server.start({
  transportType: 'httpStream',
  httpStream: {
    port: Number(process.argv[2]),
    host: '127.0.0.1',
    endpoint: '/mcp',
    stateless: true,
    enableJsonResponse: true,
  },
});
console.log('listening');
