import { AuthServiceService } from '@sitewright/protos/auth';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { GenerationServiceService } from '@sitewright/protos/generation';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { createRpcClient } from '@sitewright/rpc';
import type { Logger } from '@sitewright/telemetry';
import type { McpToolsConfig } from './config.ts';
import { createPriceList } from './tools/price-list.ts';
import { shareReads } from './tools/share-reads.ts';

/** Whom the tools call. */
export function createClients(config: McpToolsConfig, logger: Logger) {
  const common = { deadlineMs: config.callDeadlineMs, tls: config, logger };
  const auth = createRpcClient({ ...common, definition: AuthServiceService, target: config.authTarget });
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
  const generation = createRpcClient({
    ...common,
    definition: GenerationServiceService,
    target: config.generationTarget,
  });
  return {
    auth: auth.rpc,
    credits: {
      prices: createPriceList(credits.rpc),
      /** A workspace's credit and its latest entries. Those who ask at once share an answer: none of them cancels it. */
      account: shareReads((workspaceId: string, recentEntries: number) =>
        credits.rpc.getBalance({ workspaceId, recentEntries }),
      ),
    },
    projects: projects.rpc,
    generation: generation.rpc,
    close() {
      for (const client of [auth, credits, projects, generation]) client.close();
    },
  };
}

export type Clients = ReturnType<typeof createClients>;
