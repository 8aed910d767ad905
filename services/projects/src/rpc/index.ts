import type { ProjectsServiceService } from '@sitewright/protos/projects';
import type { AllowedCallers, Handlers } from '@sitewright/rpc';
import { activateProject } from './activate-project.ts';
import { changeProjectSlug } from './change-slug.ts';
import { checkRoom } from './check-room.ts';
import type { RpcContext } from './context.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { discardProject } from './discard-project.ts';
import { exportRevision } from './export-revision.ts';
import { getProject } from './get-project.ts';
import { listProjects } from './list-projects.ts';
import { listRevisions } from './list-revisions.ts';
import { nameRevision } from './name-revision.ts';
import { publishProject } from './publish-project.ts';
import { purgeWorkspace } from './purge-workspace.ts';
import { readPublishedFile } from './read-published-file.ts';
import { readSpec } from './read-spec.ts';
import { renameProject } from './rename-project.ts';
import { renderCover } from './render-cover.ts';
import { renderRevision } from './render-revision.ts';
import { restoreProject } from './restore-project.ts';
import { restoreRevision } from './restore-revision.ts';
import { unpublishProject } from './unpublish-project.ts';
import { updateSpec } from './update-spec.ts';

/** The table of RPCs. */
export const createHandlers = (context: RpcContext) =>
  ({
    checkRoom: (request) => checkRoom(context, request),
    createProject: (request) => createProject(context, request),
    activateProject: (request) => activateProject(context, request),
    discardProject: (request) => discardProject(context, request),
    getProject: (request) => getProject(context, request),
    listProjects: (request) => listProjects(context, request),
    readSpec: (request) => readSpec(context, request),
    updateSpec: (request) => updateSpec(context, request),
    renameProject: (request) => renameProject(context, request),
    listRevisions: (request) => listRevisions(context, request),
    nameRevision: (request) => nameRevision(context, request),
    restoreRevision: (request) => restoreRevision(context, request),
    renderCover: (request, call) => renderCover(context, request, call),
    renderRevision: (request, call) => renderRevision(context, request, call),
    exportRevision: (request, call) => exportRevision(context, request, call),
    publishProject: (request, call) => publishProject(context, request, call),
    unpublishProject: (request) => unpublishProject(context, request),
    changeSlug: (request) => changeProjectSlug(context, request),
    readPublishedFile: (request) => readPublishedFile(context, request),
    deleteProject: (request) => deleteProject(context, request),
    restoreProject: (request) => restoreProject(context, request),
    purgeWorkspace: (request) => purgeWorkspace(context, request),
  }) satisfies Handlers<typeof ProjectsServiceService>;

/** Who may call which RPC. */
export const allowedCallers = {
  checkRoom: ['generation'],
  createProject: ['generation'],
  activateProject: ['generation'],
  discardProject: ['generation'],
  getProject: ['gateway', 'mcp-tools'],
  listProjects: ['gateway', 'mcp-tools', 'operator'],
  readSpec: ['gateway', 'mcp-tools'],
  updateSpec: ['gateway', 'mcp-tools'],
  renameProject: ['gateway', 'mcp-tools'],
  listRevisions: ['gateway', 'mcp-tools'],
  nameRevision: ['gateway'],
  restoreRevision: ['gateway', 'mcp-tools'],
  renderCover: ['gateway', 'mcp-tools'],
  renderRevision: ['gateway'],
  exportRevision: ['gateway', 'mcp-tools'],
  publishProject: ['gateway', 'mcp-tools'],
  unpublishProject: ['gateway', 'mcp-tools', 'operator'],
  changeSlug: ['gateway', 'mcp-tools'],
  readPublishedFile: ['gateway'],
  deleteProject: ['gateway', 'mcp-tools'],
  restoreProject: ['gateway', 'mcp-tools'],
  purgeWorkspace: ['operator'],
} satisfies AllowedCallers<typeof ProjectsServiceService>;
