import { randomUUID } from 'node:crypto';
import type { Scope } from '../../../../../services/gateway/src/guard/principal.ts';

/** What a route is asked for, so that whoever may gets a 2xx. */
export interface Row {
  access: 'public' | readonly Scope[];
  /** What stands for `{id}` in the path: a thing of the asking workspace, made afresh. */
  thing?: 'project' | 'build' | 'key' | 'link';
  /** What stands for other parameters. */
  params?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** A scope that is needed besides. */
  also?: Scope;
  /** Whether the session of a link may: one that views, or only one that edits. */
  links?: 'view' | 'edit';
  /** What a public route answers to this; 200 where it is left out. */
  status?: number;
  /** What a test key sends instead. */
  testBody?: unknown;
}

const patch = [{ op: 'replace', path: '/title', value: 'Another title' }];

/** Who may do what: written by hand, so that a route cannot change its own rules unseen. */
export const rows: Record<string, Row> = {
  generate: { access: ['write'], body: { prompt: 'A bakery in Freiburg', mode: 'lite' } },
  listBuilds: { access: ['read', 'write'] },
  getBuild: { access: ['read', 'write'], thing: 'build' },
  watchBuild: { access: ['read', 'write'], thing: 'build' },
  listProjects: { access: ['read'] },
  getProject: { links: 'view', access: ['read'], thing: 'project' },
  renameProject: { links: 'edit', access: ['write'], thing: 'project', body: { title: 'Another title' } },
  deleteProject: { access: ['write'], thing: 'project' },
  restoreProject: { access: ['write'], thing: 'project' },
  readSpec: { links: 'view', access: ['read'], thing: 'project' },
  patchSpec: {
    links: 'edit',
    access: ['write'],
    thing: 'project',
    headers: { 'content-type': 'application/json-patch+json', 'if-match': '"1"' },
    body: patch,
  },
  listRevisions: { links: 'view', access: ['read'], thing: 'project' },
  nameRevision: {
    links: 'edit',
    access: ['write'],
    thing: 'project',
    params: { revision: '1' },
    body: { name: 'The first' },
  },
  restoreRevision: {
    links: 'edit',
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
    get testBody() {
      return { slug: `test-${randomUUID()}` };
    },
  },
  previewProject: { links: 'view', access: ['read'], thing: 'project' },
  getCover: { links: 'view', access: ['read'], thing: 'project' },
  exportProject: { links: 'view', access: ['read'], thing: 'project', query: '?format=json' },
  issueLink: { access: ['write'], also: 'read', thing: 'project', body: { role: 'view' } },
  listLinks: { access: ['write'], also: 'read', thing: 'project' },
  revokeLink: { access: ['write'], also: 'read', thing: 'link' },
  getCredits: { access: ['read'] },
  listCreditEntries: { access: ['read'] },
  listCreditGrants: { access: ['read'] },
  listKeys: { access: ['admin'] },
  issueKey: { access: ['admin'], body: { name: 'Another', scopes: ['admin'] } },
  renameKey: { access: ['admin'], thing: 'key', body: { name: 'Another' } },
  rotateKey: { access: ['admin'], thing: 'key' },
  revokeKey: { access: ['admin'], thing: 'key' },
  openSession: {
    access: 'public',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: { key: 'sw_live_x' },
    status: 401,
  },
  getSession: { access: 'public' },
  closeSession: { access: 'public', headers: { 'sec-fetch-site': 'same-origin' } },
  getHealth: { access: 'public' },
  getReadiness: { access: 'public' },
  getOpenApi: { access: 'public' },
  getSiteSpecSchema: { access: 'public' },
};

/** The same for an MCP tool. */
export interface ToolRow {
  access: readonly Scope[];
  /** A scope that is needed besides. */
  also?: Scope;
  /** The argument that names a thing of the asking workspace. */
  thing?: 'projectId' | 'buildId';
  arguments?: Record<string, unknown>;
}

/** The resources of MCP: what a URI stands for, and the scope without which it is refused. */
export const resourceRows: Record<string, { uriOf(projectId: string): string; access: 'any key' | Scope }> = {
  card: { uriOf: () => 'ui://sitewright/project', access: 'any key' },
  schema: { uriOf: () => 'sitewright://schema/site-spec', access: 'any key' },
  project: { uriOf: (id) => `sitewright://project/${id}`, access: 'read' },
  spec: { uriOf: (id) => `sitewright://project/${id}/spec`, access: 'read' },
  markdown: { uriOf: (id) => `sitewright://project/${id}/markdown`, access: 'read' },
  cover: { uriOf: (id) => `sitewright://project/${id}/cover.png`, access: 'read' },
  export: { uriOf: (id) => `sitewright://project/${id}/export/json`, access: 'read' },
};

export const toolRows: Record<string, ToolRow> = {
  list_projects: { access: ['read'] },
  get_project: { access: ['read'], thing: 'projectId' },
  read_spec: { access: ['read'], thing: 'projectId' },
  list_revisions: { access: ['read'], thing: 'projectId' },
  export_project: { access: ['read'], thing: 'projectId', arguments: { format: 'json' } },
  get_credits: { access: ['read'] },
  generate_project: { access: ['write'], arguments: { prompt: 'A bakery in Freiburg', mode: 'lite' } },
  get_build: { access: ['read', 'write'], thing: 'buildId' },
  update_spec: { access: ['write'], thing: 'projectId', arguments: { revision: 1, patch } },
  restore_revision: {
    access: ['write'],
    thing: 'projectId',
    arguments: { revision: 1, currentRevision: 1 },
  },
  rename_project: { access: ['write'], thing: 'projectId', arguments: { title: 'Another' } },
  delete_project: { access: ['write'], thing: 'projectId' },
  restore_project: { access: ['write'], thing: 'projectId' },
  publish_project: { access: ['publish'], thing: 'projectId' },
  unpublish_project: { access: ['publish'], thing: 'projectId' },
  share_project: { access: ['write'], also: 'read', thing: 'projectId', arguments: { role: 'view' } },
};
