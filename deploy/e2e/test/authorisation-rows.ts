import { randomUUID } from 'node:crypto';
import type { Scope } from '../../../services/gateway/src/guard/principal.ts';

/** What a route is asked for, so that whoever may gets a 2xx. */
export interface Row {
  access: 'public' | readonly Scope[];
  /** What stands for `{id}` in the path: a thing of the asking workspace, made afresh. */
  thing?: 'project' | 'build' | 'key';
  /** What stands for other parameters. */
  params?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

const patch = [{ op: 'replace', path: '/title', value: 'Another title' }];

/** Who may do what: written by hand, so that a route cannot change its own rules unseen. */
export const rows: Record<string, Row> = {
  generate: { access: ['write'], body: { prompt: 'A bakery in Freiburg', mode: 'lite' } },
  getBuild: { access: ['read', 'write'], thing: 'build' },
  listProjects: { access: ['read'] },
  getProject: { access: ['read'], thing: 'project' },
  renameProject: { access: ['write'], thing: 'project', body: { title: 'Another title' } },
  deleteProject: { access: ['write'], thing: 'project' },
  restoreProject: { access: ['write'], thing: 'project' },
  readSpec: { access: ['read'], thing: 'project' },
  patchSpec: {
    access: ['write'],
    thing: 'project',
    headers: { 'content-type': 'application/json-patch+json', 'if-match': '"1"' },
    body: patch,
  },
  listRevisions: { access: ['read'], thing: 'project' },
  restoreRevision: {
    access: ['write'],
    thing: 'project',
    params: { revision: '1' },
    headers: { 'if-match': '"1"' },
  },
  publishProject: { access: ['publish'], thing: 'project' },
  unpublishProject: { access: ['publish'], thing: 'project' },
  changeSlug: {
    access: ['publish'],
    thing: 'project',
    // A slug is given to one project, and this row asks for several.
    get body() {
      return { slug: `s-${randomUUID()}` };
    },
  },
  exportProject: { access: ['read'], thing: 'project', query: '?format=json' },
  getCredits: { access: ['read'] },
  listCreditEntries: { access: ['read'] },
  listCreditGrants: { access: ['read'] },
  listKeys: { access: ['admin'] },
  issueKey: { access: ['admin'], body: { name: 'Another', scopes: ['admin'] } },
  renameKey: { access: ['admin'], thing: 'key', body: { name: 'Another' } },
  rotateKey: { access: ['admin'], thing: 'key' },
  revokeKey: { access: ['admin'], thing: 'key' },
  getHealth: { access: 'public' },
  getReadiness: { access: 'public' },
  getOpenApi: { access: 'public' },
  getSiteSpecSchema: { access: 'public' },
  getDocs: { access: 'public' },
};

/** The same for MCP tools: any one of the scopes lets a key use it. */
export const toolRows: Record<string, readonly Scope[]> = {
  list_projects: ['read'],
  get_project: ['read'],
  read_spec: ['read'],
  export_project: ['read'],
  get_credits: ['read'],
  generate_project: ['write'],
  get_build: ['read', 'write'],
  update_spec: ['write'],
  delete_project: ['write'],
  publish_project: ['publish'],
  unpublish_project: ['publish'],
};
