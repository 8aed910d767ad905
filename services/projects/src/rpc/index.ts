import type { ProjectsServiceService } from '@sitewright/protos/projects';
import type { Handlers } from '@sitewright/rpc';
import { unimplemented } from '@sitewright/rpc';
import type { Kysely } from 'kysely';
import type { ProjectsConfig } from '../config.ts';
import type { ProjectsDatabase } from '../db/schema.ts';
import { activateProject } from './activate-project.ts';
import { createProject } from './create-project.ts';
import { discardProject } from './discard-project.ts';

/** What the handlers of this service work with. */
export interface RpcContext {
  config: ProjectsConfig;
  db: Kysely<ProjectsDatabase>;
}

/** The table of RPCs. */
export const createHandlers = (context: RpcContext) =>
  ({
    createProject: (request) => createProject(context, request),
    activateProject: (request) => activateProject(context, request),
    discardProject: (request) => discardProject(context, request),
    getProject: unimplemented,
    listProjects: unimplemented,
    readSpec: unimplemented,
    updateSpec: unimplemented,
    renameProject: unimplemented,
    listRevisions: unimplemented,
    restoreRevision: unimplemented,
    renderRevision: unimplemented,
    exportRevision: async function* () {
      yield await unimplemented();
    },
    publishProject: unimplemented,
    unpublishProject: unimplemented,
    changeSlug: unimplemented,
    readPublishedFile: unimplemented,
    deleteProject: unimplemented,
    restoreProject: unimplemented,
  }) satisfies Handlers<typeof ProjectsServiceService>;
