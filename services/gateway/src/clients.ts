import { AuthServiceService } from '@sitewright/protos/auth';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { GenerationServiceService } from '@sitewright/protos/generation';
import { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { createRpcClient } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import type { GatewayConfig } from './config.ts';

/** Whom the gateway calls. Builds bring a deadline of their own. */
export function createClients(config: GatewayConfig, logger: Logger) {
  const common = { deadlineMs: config.callDeadlineMs, tls: config, logger };
  const clients = {
    auth: createRpcClient({ ...common, definition: AuthServiceService, target: config.authTarget }),
    credits: createRpcClient({ ...common, definition: CreditsServiceService, target: config.creditsTarget }),
    projects: createRpcClient({
      ...common,
      definition: ProjectsServiceService,
      target: config.projectsTarget,
    }),
    generation: createRpcClient({
      ...common,
      definition: GenerationServiceService,
      target: config.generationTarget,
    }),
    mcpTools: createRpcClient({
      ...common,
      definition: McpToolsServiceService,
      target: config.mcpToolsTarget,
    }),
  };
  return {
    auth: clients.auth.rpc,
    credits: clients.credits.rpc,
    projects: clients.projects.rpc,
    generation: clients.generation.rpc,
    mcpTools: clients.mcpTools.rpc,
    close() {
      for (const client of Object.values(clients)) client.close();
    },
  };
}

export type Clients = ReturnType<typeof createClients>;
