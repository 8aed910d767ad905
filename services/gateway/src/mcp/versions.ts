/** The revision without `initialize`: every request stands for itself. */
export const statelessVersion = '2026-07-28';

/** The revisions that begin with `initialize` and whose methods are the ones served here, newest first. */
const initializedVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** Every revision of MCP that is served, newest first. */
export const servedVersions: readonly string[] = [statelessVersion, ...initializedVersions];

/** What a client gets that asks `initialize` for a revision we do not know. */
export const preferred = '2025-06-18';

export const isInitializedVersion = (version: unknown): boolean =>
  typeof version === 'string' && initializedVersions.includes(version);

/** Content of type resource_link came with 2025-06-18; older clients refuse what they do not know. */
export const knowsLinks = (version: unknown): boolean =>
  typeof version === 'string' && version >= '2025-06-18';

export const serverInfo = { name: 'sitewright', title: 'Sitewright', version: '1.0.0' };

export const capabilities = {
  tools: { listChanged: false },
  resources: { listChanged: false, subscribe: false },
  prompts: { listChanged: false },
  extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } },
};

export const instructions = [
  'Sitewright turns a prompt into a project: a website, design, slide deck, document or data visualisation.',
  'generate_project builds one and spends credit (get_credits says what is left); a failed build costs nothing.',
  'A build that takes long answers with a buildId and status "running": ask get_build until it has ended.',
  'list_projects and get_project find what there is; an outline tells where read_spec and update_spec find a part.',
  'export_project gives files; publish_project puts the current revision at a public address, unpublish_project takes it down.',
].join('\n');
