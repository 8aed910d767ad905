import { AppError } from '@sitewright/errors';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { type ScriptedServer, startScripted } from '@sitewright/testing';
import { ulid } from 'ulid';

/** The one workspace that has no room for another project. */
export const fullWorkspaceId = `wsp_${ulid().toLowerCase()}`;

export type ProjectState = 'pending' | 'active' | 'discarded';

/** Projects that keeps no more of each project than its state and its first specification. */
export interface ScriptedProjects extends ScriptedServer {
  stateOf(projectId: string): ProjectState | undefined;
  specOf(projectId: string): Buffer | undefined;
}

export async function startProjects(): Promise<ScriptedProjects> {
  const projects = new Map<string, { state: ProjectState; specJson: Buffer }>();
  const server = await startScripted(ProjectsServiceService, {
    async checkRoom({ caller }) {
      if (caller?.workspaceId === fullWorkspaceId) throw new AppError('QUOTA_EXCEEDED', 'There is no room.');
      return {};
    },
    async createProject({ projectId, specJson }) {
      const project = projects.get(projectId) ?? { state: 'pending', specJson };
      if (project.state === 'discarded') throw new AppError('PROJECT_DISCARDED', 'It was discarded.');
      projects.set(projectId, project);
      return {};
    },
    async activateProject({ projectId }) {
      const project = projects.get(projectId);
      if (project === undefined) throw new AppError('NOT_FOUND', 'There is no such project.');
      project.state = 'active';
      return { project: undefined };
    },
    async discardProject({ projectId }) {
      projects.set(projectId, { state: 'discarded', specJson: Buffer.alloc(0) });
      return {};
    },
  });
  return {
    ...server,
    stateOf: (projectId) => projects.get(projectId)?.state,
    specOf: (projectId) => projects.get(projectId)?.specJson,
  };
}
