/** The revisions of MCP whose methods, for a server of tools alone, are the ones served here. */
const versions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'];

/** What a client gets that asks for a revision we do not know. */
const preferred = '2025-06-18';

export const isKnownVersion = (version: string): boolean => versions.includes(version);

/** Content of type resource_link came with 2025-06-18; older clients refuse what they do not know. */
export const knowsLinks = (version: string | string[] | undefined): boolean =>
  String(version ?? '') >= '2025-06-18';

const instructions = [
  'Sitewright turns a prompt into a project: a website, design, slide deck, document or data visualisation.',
  'generate_project builds one and spends credit (get_credits says what is left); a failed build costs nothing.',
  'A build that takes long answers with a buildId and status "running": ask get_build until it has ended.',
  'list_projects and get_project find what there is; an outline tells where read_spec and update_spec find a part.',
  'export_project gives files; publish_project puts the current revision at a public address, unpublish_project takes it down.',
].join('\n');

/** The result of `initialize`: a version that we know is echoed, any other is answered with ours. */
export function initializeResult(requested: unknown): string {
  return JSON.stringify({
    protocolVersion: typeof requested === 'string' && isKnownVersion(requested) ? requested : preferred,
    capabilities: { tools: { listChanged: false } },
    serverInfo: { name: 'sitewright', title: 'Sitewright', version: '1.0.0' },
    instructions,
  });
}
