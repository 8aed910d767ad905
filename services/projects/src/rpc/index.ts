import type { ProjectsServiceService } from '@sitewright/protos/projects';
import type { Handlers } from '@sitewright/rpc';
import { unimplemented } from '@sitewright/rpc';
import type { Kysely } from 'kysely';
import type { ProjectsConfig } from '../config.ts';
import type { ProjectKey } from '../db/projects.ts';
import type { ProjectsDatabase } from '../db/schema.ts';
import { activateProject } from './activate-project.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { discardProject } from './discard-project.ts';
import { getProject } from './get-project.ts';
import { listProjects } from './list-projects.ts';
import { listRevisions } from './list-revisions.ts';
import { readSpec } from './read-spec.ts';
import { renameProject } from './rename-project.ts';
import type { KnownCaller } from './require-caller.ts';
import { restoreProject } from './restore-project.ts';
import { restoreRevision } from './restore-revision.ts';
import { updateSpec } from './update-spec.ts';

/** What the handlers of this service work with. */
export interface RpcContext {
  config: ProjectsConfig;
  db: Kysely<ProjectsDatabase>;
}

/** The key of a project that a caller names. */
export const keyOf = (context: RpcContext, caller: KnownCaller, id: string): ProjectKey => ({
  id,
  workspaceId: caller.workspaceId,
  binTtlMs: context.config.binTtlMs,
});

/** The table of RPCs. */
export const createHandlers = (context: RpcContext) =>
  ({
    createProject: (request) => createProject(context, request),
    activateProject: (request) => activateProject(context, request),
    discardProject: (request) => discardProject(context, request),
    getProject: (request) => getProject(context, request),
    listProjects: (request) => listProjects(context, request),
    readSpec: (request) => readSpec(context, request),
    updateSpec: (request) => updateSpec(context, request),
    renameProject: (request) => renameProject(context, request),
    listRevisions: (request) => listRevisions(context, request),
    restoreRevision: (request) => restoreRevision(context, request),
    renderRevision: unimplemented,
    exportRevision: async function* () {
      yield await unimplemented();
    },
    publishProject: unimplemented,
    unpublishProject: unimplemented,
    changeSlug: unimplemented,
    readPublishedFile: unimplemented,
    deleteProject: (request) => deleteProject(context, request),
    restoreProject: (request) => restoreProject(context, request),
  }) satisfies Handlers<typeof ProjectsServiceService>;
