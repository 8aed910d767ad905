import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { loadConfig } from '@sitewright/config';
import { createLogger } from '@sitewright/telemetry';
import { settings } from '../../../../../services/gateway/src/config.ts';
import { createServer } from '../../../../../services/gateway/src/server.ts';

const nowhere = '127.0.0.1:1';

test('a gateway that leaves says so, answers on, and closes each connection with its answer', async () => {
  const targets = ['AUTH', 'CREDITS', 'PROJECTS', 'GENERATION', 'MCP_TOOLS'].map((name) => [
    `GATEWAY_${name}_TARGET`,
    nowhere,
  ]);
  const env = {
    GATEWAY_LISTEN: '127.0.0.1:0',
    GATEWAY_LINGER_MS: '3000',
    GATEWAY_REDIS_URL: process.env.TEST_REDIS_URL,
    ...Object.fromEntries(targets),
  };
  const gateway = createServer(loadConfig('GATEWAY', settings, env), createLogger('test', 'silent'));
  const port = await gateway.start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1' }, resolve).once('error', reject);
    });
    await response.toArray();
    return { status: response.statusCode, connection: response.headers.connection };
  };

  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  const stopping = gateway.stop();
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' });
  await stopping;
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});
