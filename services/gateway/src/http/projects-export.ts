import { Readable } from 'node:stream';
import { internalError, notHonoured } from '@sitewright/errors';
import type { ExportRevisionResponse, ExportRevisionResponse_File } from '@sitewright/protos/projects';
import { z } from 'zod';
import { attachmentOf } from './content-disposition.ts';
import { callerOf, projectParams, requireProject } from './projects-record.ts';
import { noneMatchHas } from './projects-revision-tag.ts';
import { revisionQuery } from './projects-spec.ts';
import { type Answer, defineRoute } from './route.ts';

const exportDeadlineMs = 90_000;

const kept = { 'cache-control': 'private, no-cache' };

/** Exports of what is saved: free, and made once for each revision and format. */
export const projectExportRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/projects/{id}/export',
  id: 'exportProject',
  tag: 'Projects',
  summary: 'Export a project as a file',
  description:
    'Made from the saved revision; free and repeatable. Every build type has `html` and `json`; a 400 lists what else it has.',
  access: ['read'],
  links: true,
  deadlineMs: () => exportDeadlineMs,
  params: projectParams,
  query: z.strictObject({
    format: z
      .string()
      .min(1)
      .max(20)
      .meta({ description: 'One of those that the build type has.', example: 'html' }),
    bleed: z
      .enum(['true', 'false'])
      .default('false')
      .describe(
        'For printers: the `pdf` of a document or of a design in mm, in or pt with bleed and crop marks.',
      ),
    revision: revisionQuery.describe('Which revision; the current one where it is left out.'),
  }),
  headers: z.object({ 'if-none-match': z.string().optional().describe('Answers 304 for the same file.') }),
  answers: {
    200: {
      description: 'The file, as an attachment with a name.',
      mediaType: 'application/octet-stream',
      schema: z.string().meta({ format: 'binary' }),
      headers: {
        ETag: "The file's hash.",
        'Content-Disposition': 'A suggested name.',
        'Sitewright-Revision': 'The revision that was exported.',
      },
    },
    304: { description: 'The file is still the one in `If-None-Match`.' },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND', 'UNSUPPORTED_FORMAT', 'RENDER_FAILED', 'OVERLOADED'],
  async handle(gateway, { params, query, headers, principal, call }): Promise<Answer> {
    await requireProject(gateway, principal, params.id, call);
    const bleed = query.bleed === 'true';
    const messages = gateway.clients.projects
      .exportRevision(
        { caller: callerOf(principal), projectId: params.id, ...query, bleed },
        { within: call, deadlineMs: exportDeadlineMs },
      )
      [Symbol.asyncIterator]();
    const file = await readFacts(messages, bleed);
    const etag = `"${file.sha256.slice(0, 32)}"`;
    if (noneMatchHas(headers['if-none-match'], etag)) {
      await messages.return?.();
      return { status: 304, headers: { etag, ...kept } };
    }
    return {
      status: 200,
      headers: fileHeaders(file, etag),
      body: Readable.from(readChunks(messages), { objectMode: false }),
    };
  },
});

const fileHeaders = (file: ExportRevisionResponse_File, etag: string): Record<string, string> => ({
  etag,
  ...kept,
  'content-type': file.mediaType,
  'content-length': String(file.sizeBytes),
  'content-disposition': attachmentOf(file.filename, file.titleFilename),
  'sitewright-revision': String(file.revision),
  // An export is to be kept, never to be run under this origin.
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
});

async function readFacts(
  messages: AsyncIterator<ExportRevisionResponse>,
  bleed: boolean,
): Promise<ExportRevisionResponse_File> {
  const { value, done } = await messages.next();
  if (done === true || value.part?.$case !== 'file') {
    throw internalError(new Error('an export began without its facts'));
  }
  const file = value.part.value;
  if (bleed && !file.bleed) {
    await messages.return?.();
    throw notHonoured();
  }
  return file;
}

async function* readChunks(messages: AsyncIterator<ExportRevisionResponse>): AsyncGenerator<Buffer> {
  try {
    for (let next = await messages.next(); next.done !== true; next = await messages.next()) {
      if (next.value.part?.$case === 'chunk') yield next.value.part.value;
    }
  } finally {
    await messages.return?.();
  }
}
