import { settings as auth } from '@sitewright/auth/config';
import type { Settings } from '@sitewright/config';
import { settings as credits } from '@sitewright/credits/config';
import { settings as gateway } from '@sitewright/gateway/config';
import { settings as generation } from '@sitewright/generation/config';
import { settings as mcpTools } from '@sitewright/mcp-tools/config';
import { settings as projects } from '@sitewright/projects/config';

export interface ServiceSettings {
  name: string;
  /** Before the names of its environment variables. */
  prefix: string;
  settings: Settings;
}

/** The settings of every service, for whoever checks an environment before a service does. */
export const serviceSettings: readonly ServiceSettings[] = [
  { name: 'gateway', prefix: 'GATEWAY', settings: gateway },
  { name: 'auth', prefix: 'AUTH', settings: auth },
  { name: 'credits', prefix: 'CREDITS', settings: credits },
  { name: 'projects', prefix: 'PROJECTS', settings: projects },
  { name: 'generation', prefix: 'GENERATION', settings: generation },
  { name: 'mcp-tools', prefix: 'MCP_TOOLS', settings: mcpTools },
];
