import { AppError, requireScope } from '@sitewright/errors';
import type { Caller } from '@sitewright/protos/mcp-tools';
import type { CallContext } from '@sitewright/rpc';
import { jsonSchema, parseSpec, type SiteSpec } from '@sitewright/site-spec';
import { type ExportedFile, isText, readCover, readExport } from '../tools/exported-file.ts';
import { callerOf, readProject } from '../tools/project-fields.ts';
import { outlineParts } from '../tools/spec-summary.ts';
import type { ToolContext } from '../tools/tool.ts';
import { card } from './card.ts';
import { cardType } from './list-resources.ts';
import { parseResourceUri, type ResourceUri } from './resource-uri.ts';

/** One entry of `contents`. */
export type Contents =
  | { uri: string; mimeType: string; text: string; _meta?: object }
  | { uri: string; mimeType: string; blob: string };

interface Reading {
  uri: string;
  caller: Caller;
  call: CallContext;
}

type Kind = ResourceUri['kind'];
type Of<K extends Kind> = Extract<ResourceUri, { kind: K }>;

/** More would not fit into a message between services, as base64 twice. */
const maxBytes = 4 * 1024 * 1024;

const json = 'application/json';

/** Reads a resource. @throws AppError NOT_FOUND for one that is not there. */
export async function readResource(context: ToolContext, reading: Reading): Promise<Contents> {
  const { uri, caller } = reading;
  const what = parseResourceUri(uri);
  if (what === undefined)
    throw new AppError('NOT_FOUND', 'There is no such resource. resources/list names them.');
  // Nothing of a workspace: a card of the view, a schema that is published.
  if (what.kind === 'card')
    return { uri, mimeType: cardType, text: card(), _meta: { ui: { csp: {}, prefersBorder: true } } };
  if (what.kind === 'schema') return { uri, mimeType: json, text: JSON.stringify(jsonSchema()) };
  requireScope(caller.scopes, ['read']);
  switch (what.kind) {
    case 'project': {
      const record = await readProject(context, what.projectId, caller, reading.call);
      return { uri, mimeType: json, text: JSON.stringify(record) };
    }
    case 'spec':
      return { uri, mimeType: json, text: (await specOf(context, what, reading)).toString('utf8') };
    case 'markdown':
      return { uri, mimeType: 'text/markdown', text: await markdownOf(context, what, reading) };
    case 'cover.png':
      return contentsOf(uri, await readCover(context, what, reading));
    case 'export':
      return contentsOf(uri, await readExport(context, what, maxBytes, reading));
  }
}

async function specOf(
  { clients }: ToolContext,
  { projectId, revision }: Of<'spec' | 'markdown' | 'cover.png'>,
  { caller, call }: Reading,
): Promise<Buffer> {
  const asked = { caller: callerOf(caller), projectId, revision, pointer: '' };
  return (await clients.projects.readSpec(asked, { within: call })).specJson;
}

/** As the type is exported; one that has no Markdown is told by its outline. */
async function markdownOf(
  context: ToolContext,
  what: Of<'spec' | 'markdown' | 'cover.png'>,
  reading: Reading,
): Promise<string> {
  const spec = parseSpec(await specOf(context, what, reading));
  if (spec.buildType !== 'slides' && spec.buildType !== 'document') return outlineMarkdown(spec);
  const { bytes } = await readExport(context, { ...what, format: 'md', bleed: false }, maxBytes, reading);
  return bytes?.toString('utf8') ?? outlineMarkdown(spec);
}

const outlineMarkdown = (spec: SiteSpec): string =>
  [
    `# ${spec.title}`,
    spec.description,
    ...outlineParts(spec).map(({ pointer, kind, text }) =>
      kind === 'page' ? `\n## ${text}\n` : `- ${kind}: ${text.replace(/\s+/g, ' ')} (\`${pointer}\`)`,
    ),
  ].join('\n');

function contentsOf(uri: string, { bytes, mediaType, sizeBytes, url }: ExportedFile): Contents {
  if (bytes === undefined) {
    const size = `${Math.ceil(sizeBytes / 1024 / 1024)} MiB`;
    throw new AppError('PAYLOAD_TOO_LARGE', `This file has ${size}: more than a resource. Fetch ${url}`);
  }
  if (isText(mediaType)) return { uri, mimeType: mediaType, text: bytes.toString('utf8') };
  return { uri, mimeType: mediaType, blob: bytes.toString('base64') };
}
