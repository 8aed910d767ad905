import { z } from 'zod';
import { type ExportedFile, formats, isText, readCover, readExport } from './exported-file.ts';
import { projectId, revisionNumber } from './project-fields.ts';
import { type ContentBlock, defineTool } from './tool.ts';

/** What a conversation can carry; more is told as a link. */
const inlineBytes = 16 * 1024;
/** Of a picture, which models see by its pixels. */
const inlinePixels = 1_000_000;
const pictureBytes = 1024 * 1024;

export const exportProject = defineTool({
  name: 'export_project',
  title: 'Export a project',
  description:
    'Gives a project as a file: up to 16 KB inline, else as a link; url needs the key. png shows a picture of any project, bleed gives printers a pdf of a document or print design with bleed and crop marks. A refusal names the formats that there are.',
  scopes: ['read'],
  input: z.strictObject({
    projectId,
    format: z.enum(formats),
    bleed: z.boolean().optional(),
    revision: revisionNumber.optional(),
  }),
  output: z.object({
    filename: z.string(),
    mediaType: z.string(),
    sizeBytes: z.int(),
    revision: z.int(),
    url: z.string(),
  }),
  notFound: 'list_projects shows the projects, list_revisions the revisions of one.',
  renders: true,
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run(context, { projectId: id, format, bleed = false, revision }, { caller, call, takesLinks }) {
    const asked = { projectId: id, format, bleed, revision };
    const on = { caller, call };
    const file = await readExport(context, asked, format === 'png' ? pictureBytes : inlineBytes, on);
    const { filename, mediaType, sizeBytes, url } = file;
    const result = { filename, mediaType, sizeBytes, revision: file.revision, url };
    const inline = inlineOf(file);
    if (inline !== undefined) return { result, content: [inline] };
    const link = { type: 'resource_link' as const, uri: file.uri, name: filename, mimeType: mediaType };
    const content: ContentBlock[] = takesLinks ? [{ ...link, size: sizeBytes }] : [];
    // Who wants to look at a picture that is too large sees it small.
    if (format === 'png') content.push(image((await readCover(context, asked, on)).bytes));
    return { result, content };
  },
});

function inlineOf({ bytes, mediaType, uri }: ExportedFile): ContentBlock | undefined {
  if (bytes === undefined) return undefined;
  if (mediaType === 'image/png') return pixelsOf(bytes) > inlinePixels ? undefined : image(bytes);
  if (isText(mediaType)) return { type: 'text', text: bytes.toString('utf8') };
  return { type: 'resource', resource: { uri, mimeType: mediaType, blob: bytes.toString('base64') } };
}

const image = (png: Buffer): ContentBlock => ({
  type: 'image',
  data: png.toString('base64'),
  mimeType: 'image/png',
});

/** A PNG begins with its signature and the chunk that holds width and height (PNG, sections 5.2 and 11.2.1). */
const pixelsOf = (png: Buffer): number => png.readUInt32BE(16) * png.readUInt32BE(20);
