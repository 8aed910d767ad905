import { CreditsServiceService } from '@sitewright/protos/credits';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { createRpcClient } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import type { GenerationConfig } from './config.ts';

/** Whom generation calls: credits for the hold, projects for what is saved. */
export function createClients(config: GenerationConfig, logger: Logger) {
  const common = { deadlineMs: config.settleMs, tls: config, logger };
  const credits = createRpcClient({
    ...common,
    definition: CreditsServiceService,
    target: config.creditsTarget,
  });
  const projects = createRpcClient({
    ...common,
    definition: ProjectsServiceService,
    target: config.projectsTarget,
  });
  return {
    credits: credits.rpc,
    projects: projects.rpc,
    close() {
      credits.close();
      projects.close();
    },
  };
}

export type Clients = ReturnType<typeof createClients>;
