import {
  type Config,
  databaseSettings,
  integer,
  rpcServerSettings,
  rpcTarget,
  tlsSettings,
} from '@sitewright/config';
import { z } from 'zod';

/** Settings of the mcp-tools service; prefix MCP_TOOLS. */
export const settings = {
  ...rpcServerSettings,
  ...tlsSettings,
  ...databaseSettings,
  authTarget: rpcTarget().describe('where auth listens'),
  creditsTarget: rpcTarget().describe('where credits listens'),
  projectsTarget: rpcTarget().describe('where projects listens'),
  generationTarget: rpcTarget().describe('where generation listens'),
  callDeadlineMs: integer(100).describe('how long a call to another service may take').default(7_000),
  publicUrl: z.url().describe('the base URL that callers use').default('http://127.0.0.1:8080'),
  builderUrl: z.url().describe('address of the online builder').optional(),
  publishedOrigin: z.url().describe('origin that serves published projects').optional(),
  auditFlushMs: integer(10)
    .describe('how often audited calls are written, one statement for all')
    .default(1_000),
  auditBuffer: integer(1)
    .describe('audited calls kept while they cannot be written; older ones are dropped')
    .default(10_000),
  auditKeptDays: integer(1).describe('how long audited calls are kept').default(90),
};

export type McpToolsConfig = Config<typeof settings>;
