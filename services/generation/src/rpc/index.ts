import type { GenerationServiceService } from '@sitewright/protos/generation';
import type { AllowedCallers, Handlers } from '@sitewright/rpc';
import type { SagaContext } from '../saga/context.ts';
import { abandonBuild } from './abandon-build.ts';
import { build } from './build.ts';
import { buildStream } from './build-stream.ts';
import { cancelBuild } from './cancel-build.ts';
import { getBuild } from './get-build.ts';
import { listBuilds } from './list-builds.ts';
import { sumCosts } from './sum-costs.ts';
import { watchBuild } from './watch-build.ts';

/** The table of RPCs. */
export const createHandlers = (context: SagaContext) =>
  ({
    build: (request, call) => build(context, request, call),
    buildStream: (request, call) => buildStream(context, request, call),
    watchBuild: (request, call) => watchBuild(context, request, call),
    listBuilds: (request) => listBuilds(context, request),
    sumCosts: (request) => sumCosts(context, request),
    getBuild: (request, call) => getBuild(context, request, call),
    cancelBuild: (request) => cancelBuild(context, request),
    abandonBuild: (request) => abandonBuild(context, request),
  }) satisfies Handlers<typeof GenerationServiceService>;

/** Who may call which RPC. */
export const allowedCallers = {
  build: ['gateway', 'mcp-tools'],
  buildStream: ['gateway'],
  watchBuild: ['gateway'],
  listBuilds: ['gateway', 'operator'],
  sumCosts: ['operator'],
  getBuild: ['gateway', 'mcp-tools', 'operator'],
  cancelBuild: ['operator'],
  abandonBuild: ['gateway'],
} satisfies AllowedCallers<typeof GenerationServiceService>;
