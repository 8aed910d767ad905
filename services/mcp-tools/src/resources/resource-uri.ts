/** Where the card of MCP Apps is. */
export const cardUri = 'ui://sitewright/project';
/** Where the JSON Schema of the specification is. */
export const schemaUri = 'sitewright://schema/site-spec';

/** What an address of a resource names. */
export type ResourceUri =
  | { kind: 'card' }
  | { kind: 'schema' }
  | { kind: 'project'; projectId: string }
  | { kind: 'spec' | 'markdown' | 'cover.png'; projectId: string; revision: number | undefined }
  | { kind: 'export'; format: string; projectId: string; revision: number | undefined; bleed: boolean };

const form =
  /^sitewright:\/\/project\/([\w-]{1,64})(?:\/(?:(spec|markdown|cover\.png)|export\/([a-z0-9]{1,10}))(?:\?(?:revision=([1-9]\d{0,8})(?:&bleed=(true|false))?|bleed=(true|false)))?)?$/;

/** Reads the URI of a resource. @returns undefined where there can be none. */
export function parseResourceUri(uri: string): ResourceUri | undefined {
  if (uri === cardUri) return { kind: 'card' };
  if (uri === schemaUri) return { kind: 'schema' };
  const [, projectId, part, format, number, ...bleeds] = form.exec(uri) ?? [];
  const bleed = bleeds.find((word) => word !== undefined);
  if (projectId === undefined || (bleed !== undefined && format === undefined)) return undefined;
  const revision = number === undefined ? undefined : Number(number);
  if (format !== undefined) return { kind: 'export', format, projectId, revision, bleed: bleed === 'true' };
  if (part === 'spec' || part === 'markdown' || part === 'cover.png')
    return { kind: part, projectId, revision };
  return { kind: 'project', projectId };
}

/** The address of a project. */
export const projectUri = (projectId: string): string => `sitewright://project/${projectId}`;

const project = 'sitewright://project/{projectId}';

/** What `resources/templates/list` shows. */
export const resourceTemplates = [
  {
    uriTemplate: project,
    name: 'project',
    title: 'A project',
    description: 'Its record, its outline and what is left to check.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: `${project}/spec{?revision}`,
    name: 'spec',
    title: 'The Site Specification of a project',
    mimeType: 'application/json',
  },
  {
    uriTemplate: `${project}/markdown{?revision}`,
    name: 'markdown',
    title: 'A project as Markdown',
    description: 'Slides and documents in full, other types by their outline.',
    mimeType: 'text/markdown',
  },
  {
    uriTemplate: `${project}/cover.png{?revision}`,
    name: 'cover',
    title: 'The cover of a project',
    description: '1200 x 630 pixels.',
    mimeType: 'image/png',
  },
  {
    uriTemplate: `${project}/export/{format}{?revision,bleed}`,
    name: 'export',
    title: 'A project as a file',
    description: 'As export_project gives it, of up to 4 MiB; a pdf with bleed=true for printers.',
  },
];
