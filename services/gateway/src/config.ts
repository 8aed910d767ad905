import {
  buildDeadlineSettings,
  type Config,
  integer,
  list,
  listenAddress,
  redisUrl,
  rpcTarget,
  tlsSettings,
} from '@sitewright/config';
import { z } from 'zod';
import { parseProxyTrust } from './guard/client-address.ts';

/** Settings of the gateway; prefix GATEWAY. */
export const settings = {
  ...tlsSettings,
  ...buildDeadlineSettings,
  listen: listenAddress().describe('host:port to listen on').default('127.0.0.1:8080'),
  publicUrl: z
    .url()
    .describe('the base URL that callers use, without a trailing slash')
    .default('http://127.0.0.1:8080'),
  builderUrl: z
    .url()
    .describe('address of the online builder; `/builder` under the public URL where it is left out')
    .optional(),
  builderFolder: z
    .string()
    .min(1)
    .describe(
      "folder of the builder's built files; `services/builder/dist` of this checkout or image where it is left out",
    )
    .optional(),
  publishedOrigin: z
    .url()
    .describe('origin that serves published projects; the public URL where it is left out')
    .optional(),
  authTarget: rpcTarget().describe('where auth listens'),
  creditsTarget: rpcTarget().describe('where credits listens'),
  projectsTarget: rpcTarget().describe('where projects listens'),
  generationTarget: rpcTarget().describe('where generation listens'),
  mcpToolsTarget: rpcTarget().describe('where mcp-tools listens'),
  redisUrl: redisUrl().describe('Redis for rate windows, sessions, and builds to be taken back'),
  callDeadlineMs: integer(100)
    .describe('how long a call to another service may take, builds and exports aside')
    .default(7_000),
  maxConnections: integer(1).describe('connections of clients that may be open at once').default(16_384),
  maxConnectionsPerAddress: integer(1)
    .describe('the same from one address; trusted proxies may have more')
    .default(256),
  maxWaitingBytes: integer(1024)
    .describe('bytes of half requests and of answers not taken that may wait, over all connections')
    .default(32 * 1024 * 1024),
  requestMs: integer(100).describe('how long a request may take to arrive whole').default(18_000),
  writeMs: integer(100).describe('how long a client may take nothing of its answer').default(20_000),
  lingerMs: integer(0)
    .describe(
      'how long requests are still taken after SIGTERM, while balancers learn that this replica leaves',
    )
    .default(5_000),
  drainMs: integer(0).describe('how long requests in flight may take to end at SIGTERM').default(200_000),
  replicas: integer(1).describe('how many gateways run; divides the limits while Redis is down').default(1),
  trustedProxies: list()
    .refine(
      (words) => parseProxyTrust(words) !== undefined,
      'must be one count, or addresses and CIDR blocks',
    )
    .describe('how many proxies to trust, or their addresses as CIDR blocks, by commas')
    .default([]),
  allowedOrigins: list()
    .describe(
      'values of Origin whose pages may call the API with a key (CORS), and that /api/mcp lets through, by commas',
    )
    .default([]),
  mcpLimit: integer(1).describe('MCP requests in any minute from one address').default(120),
  mcpAnswerMs: integer(100)
    .describe('within what time an MCP request is answered; a build that takes longer is told as running')
    .default(45_000),
  keyLimit: integer(20)
    .describe('requests in any minute with one key; entries of an MCP batch count singly')
    .default(600),
  badKeyLimit: integer(1).describe('requests with a bad key in any minute from one address').default(60),
};

export type GatewayConfig = Config<typeof settings>;
