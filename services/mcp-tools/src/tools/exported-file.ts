import { AppError, notHonoured } from '@sitewright/errors';
import type { Caller } from '@sitewright/protos/mcp-tools';
import type { CallContext } from '@sitewright/rpc';
import { projectUri } from '../resources/resource-uri.ts';
import { callerOf } from './project-fields.ts';
import type { ToolContext } from './tool.ts';

/** Every format that some project can be had in. */
export const formats = ['html', 'pdf', 'pptx', 'docx', 'svg', 'png', 'md', 'zip', 'json'] as const;

/** An export: its facts and, up to a size, its bytes. */
export interface ExportedFile {
  filename: string;
  mediaType: string;
  sizeBytes: number;
  revision: number;
  /** Where it is over HTTP, for who has a key. */
  url: string;
  /** The resource that it is. */
  uri: string;
  /** Absent where it is larger than what was asked for. */
  bytes?: Buffer;
}

/** Which export of which project; its current revision where none is named. */
export interface Export {
  projectId: string;
  format: string;
  /** With bleed and crop marks. */
  bleed: boolean;
  revision: number | undefined;
}

/** Reads an export of up to `maxBytes`; of a larger one its facts alone. A type without pictures gives its cover as png. */
export async function readExport(
  context: ToolContext,
  { projectId, format, bleed, revision }: Export,
  maxBytes: number,
  { caller, call }: { caller: Caller; call: CallContext },
): Promise<ExportedFile> {
  await requireProject(context, projectId, { caller, call });
  const parts = context.clients.projects.exportRevision(
    { caller: callerOf(caller), projectId, format, bleed, revision },
    { within: call, deadlineMs: call.deadline - Date.now() },
  );
  const chunks: Buffer[] = [];
  let file: ExportedFile | undefined;
  try {
    for await (const { part } of parts) {
      if (part?.$case === 'file') {
        const { filename, mediaType, sizeBytes, revision: exported } = part.value;
        if (bleed && !part.value.bleed) throw notHonoured();
        const query = `revision=${exported}${bleed ? '&bleed=true' : ''}`;
        const url = `${context.addresses.publicUrl}/api/v1/projects/${projectId}/export?format=${format}&${query}`;
        const uri = `${projectUri(projectId)}/export/${format}?${query}`;
        file = { filename, mediaType, sizeBytes, revision: exported, url, uri };
        if (sizeBytes > maxBytes) return file;
      }
      if (part?.$case === 'chunk') chunks.push(part.value);
    }
  } catch (error) {
    if (!(format === 'png' && error instanceof AppError && hasOtherFormats(error))) throw error;
    return drawCover(context, { projectId, revision }, { caller, call });
  }
  if (file === undefined) throw new AppError('UNAVAILABLE', 'The export ended before it began. Try again.');
  return { ...file, bytes: Buffer.concat(chunks) };
}

const hasOtherFormats = ({ reason, metadata }: AppError): boolean =>
  reason === 'UNSUPPORTED_FORMAT' && metadata.formats !== undefined;

/** The picture of 1200 x 630 pixels that stands for a project of any type. */
export async function readCover(
  context: ToolContext,
  what: Omit<Export, 'format' | 'bleed'>,
  on: { caller: Caller; call: CallContext },
): Promise<ExportedFile & { bytes: Buffer }> {
  await requireProject(context, what.projectId, on);
  return drawCover(context, what, on);
}

/** A record is read at once, so that nobody waits as long as for a rendering where projects does not answer. */
async function requireProject(
  { clients }: ToolContext,
  projectId: string,
  { caller, call }: { caller: Caller; call: CallContext },
): Promise<void> {
  await clients.projects.getProject({ caller: callerOf(caller), projectId }, { within: call });
}

async function drawCover(
  { clients, addresses }: ToolContext,
  { projectId, revision }: Omit<Export, 'format' | 'bleed'>,
  { caller, call }: { caller: Caller; call: CallContext },
): Promise<ExportedFile & { bytes: Buffer }> {
  const { png, revision: drawn } = await clients.projects.renderCover(
    { caller: callerOf(caller), projectId, revision },
    { within: call, deadlineMs: call.deadline - Date.now() },
  );
  return {
    filename: 'cover.png',
    mediaType: 'image/png',
    sizeBytes: png.length,
    revision: drawn,
    url: `${addresses.publicUrl}/api/v1/projects/${projectId}/cover.png?revision=${drawn}`,
    uri: `${projectUri(projectId)}/cover.png?revision=${drawn}`,
    bytes: png,
  };
}

export const isText = (mediaType: string): boolean => /^text\/|[/+](?:json|xml)\b/.test(mediaType);
