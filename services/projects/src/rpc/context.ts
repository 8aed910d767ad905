import type { Kysely } from 'kysely';
import type { ProjectsConfig } from '../config.ts';
import type { ProjectKey } from '../db/projects.ts';
import type { ProjectsDatabase } from '../db/schema.ts';
import type { Holdings } from '../domain/room.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { KnownCaller } from './require-caller.ts';

/** What the handlers of this service work with. */
export interface RpcContext {
  config: ProjectsConfig;
  db: Kysely<ProjectsDatabase>;
  files: FileStore;
  renderer: Renderer;
}

/** The key of a project that a caller names. */
export const keyOf = (context: RpcContext, caller: KnownCaller, id: string): ProjectKey => ({
  id,
  workspaceId: caller.workspaceId,
  test: caller.test,
  binTtlMs: context.config.binTtlMs,
});

/** The most that a workspace may keep, in either of its worlds. */
export const boundsOf = ({ maxProjects, maxRevisions, maxSpecBytes }: ProjectsConfig): Holdings => ({
  projects: maxProjects,
  revisions: maxRevisions,
  bytes: maxSpecBytes,
});
