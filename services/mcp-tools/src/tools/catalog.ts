import { deleteProject } from './delete-project.ts';
import { exportProject } from './export-project.ts';
import { generateProject } from './generate-project.ts';
import { getBuild } from './get-build.ts';
import { getCredits } from './get-credits.ts';
import { getProject } from './get-project.ts';
import { listProjects } from './list-projects.ts';
import { listRevisions } from './list-revisions.ts';
import { publishProject } from './publish-project.ts';
import { readSpec } from './read-spec.ts';
import { renameProject } from './rename-project.ts';
import { restoreProject } from './restore-project.ts';
import { restoreRevision } from './restore-revision.ts';
import { shareProject } from './share-project.ts';
import type { Tool } from './tool.ts';
import { unpublishProject } from './unpublish-project.ts';
import { updateSpec } from './update-spec.ts';

/** Every tool, in the order of `tools/list`. */
export const catalog: readonly Tool[] = [
  listProjects,
  getProject,
  readSpec,
  listRevisions,
  exportProject,
  getCredits,
  generateProject,
  getBuild,
  updateSpec,
  restoreRevision,
  renameProject,
  deleteProject,
  restoreProject,
  publishProject,
  unpublishProject,
  shareProject,
];
