import { afterAll, test } from '@jest/globals';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { fuzz } from '@sitewright/testing/fuzz';
import { createPlainRenderer } from './plain-renderer.ts';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, newProjectId, saveProject, startProjects } from './start-projects.ts';

const projects = await startProjects({}, { renderer: createPlainRenderer() });
afterAll(() => projects.stop());

test.each(Object.keys(ProjectsServiceService))(
  '%s answers, or says what was wrong, whatever it is sent',
  async (name) => {
    const caller = newCaller();
    const projectId = await saveProject(projects, caller, validSpecBytes());
    const { project } = await projects.rpc.publishProject({ caller, projectId });
    await fuzz(ProjectsServiceService, projects.rpc, name, {
      caller: [caller],
      workspaceId: [caller.workspaceId],
      scopes: caller.scopes,
      projectId: [projectId, newProjectId()],
      specJson: [validSpecBytes()],
      patchJson: [patchBytes({ op: 'replace', path: '/title', value: 'Tide' }), patchBytes({ op: 'remove' })],
      revision: [1, 2],
      expectedRevision: [1],
      slug: [project?.slug ?? '', 'harbour-books'],
      pagePath: [''],
      pointer: ['', '/title'],
      path: ['', 'about/'],
      buildType: [''],
      format: ['html', 'pdf', 'json'],
      cursor: [''],
    });
  },
);
