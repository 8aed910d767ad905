import { AppError } from '@sitewright/errors';
import type { ExportRevisionResponse_File } from '@sitewright/protos/projects';
import { z } from 'zod';
import { callerOf, projectId, revisionNumber } from './project-fields.ts';
import { type ContentBlock, defineTool } from './tool.ts';

const formats = ['html', 'pdf', 'pptx', 'docx', 'svg', 'png', 'md', 'zip', 'json'] as const;

/** A larger file is told as a link: few clients take more, and fewer models. */
const inlineBytes = 1024 * 1024;

export const exportProject = defineTool({
  name: 'export_project',
  title: 'Export a project',
  description:
    'Gives a project as a file: text inline, binary as a resource, a link when over 1 MiB. A refusal names the formats that there are.',
  scopes: ['read'],
  input: z.strictObject({ projectId, format: z.enum(formats), revision: revisionNumber.optional() }),
  output: z.object({
    filename: z.string(),
    mediaType: z.string(),
    sizeBytes: z.int(),
    revision: z.int(),
    url: z.string(),
  }),
  notFound: 'list_projects shows what there is; leave revision out for the current one.',
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run({ clients, addresses }, args, { caller, call }) {
    const { projectId: id, format, revision } = args;
    const parts = clients.projects.exportRevision(
      { caller: callerOf(caller), projectId: id, format, revision },
      { within: call, deadlineMs: call.deadline - Date.now() },
    );
    let file: ExportRevisionResponse_File | undefined;
    const chunks: Buffer[] = [];
    for await (const { part } of parts) {
      if (part?.$case === 'file') file = part.value;
      if (file !== undefined && file.sizeBytes > inlineBytes) break;
      if (part?.$case === 'chunk') chunks.push(part.value);
    }
    if (file === undefined) throw new AppError('UNAVAILABLE', 'The export ended before it began. Try again.');
    const { filename, mediaType, sizeBytes } = file;
    const url = `${addresses.publicUrl}/api/v1/projects/${id}/export?format=${format}&revision=${file.revision}`;
    return {
      result: { filename, mediaType, sizeBytes, revision: file.revision, url },
      content: [contentOf(file, Buffer.concat(chunks), url)],
    };
  },
});

function contentOf(file: ExportRevisionResponse_File, bytes: Buffer, url: string): ContentBlock {
  const { mediaType, filename } = file;
  if (file.sizeBytes > inlineBytes)
    return { type: 'resource_link', uri: url, name: filename, mimeType: mediaType };
  if (/^text\/|[/+](?:json|xml)\b|svg/.test(mediaType)) return { type: 'text', text: bytes.toString('utf8') };
  return { type: 'resource', resource: { uri: url, mimeType: mediaType, blob: bytes.toString('base64') } };
}
