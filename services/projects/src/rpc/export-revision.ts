import type { ExportRevisionRequest, ExportRevisionResponse } from '@sitewright/protos/projects';
import type { CallContext } from '@sitewright/rpc';
import { type ExportEntry, findExport, saveExport } from '../db/exports.ts';
import { getProjectRecord } from '../db/projects.ts';
import { getRevisionSpec, type RevisionSpec } from '../db/revisions.ts';
import { sha256 } from '../db/specs.ts';
import { requireFormatName, titleFilename } from '../domain/export-format.ts';

import { slugCandidates } from '../domain/slug.ts';
import { countExport } from '../events.ts';
import { keyOf, type RpcContext } from './index.ts';
import { requireProjectCaller } from './require-caller.ts';

const chunkBytes = 64 * 1024;

/** A revision never changes, so each of its exports is made once, as long as it is asked for now and then. */
export async function* exportRevision(
  context: RpcContext,
  request: ExportRevisionRequest,
  call: CallContext,
): AsyncGenerator<ExportRevisionResponse> {
  const caller = requireProjectCaller(request, 'read');
  const project = await getProjectRecord(context.db, keyOf(context, caller, request.projectId));
  const format = requireFormatName(request.format);
  const spec = await getRevisionSpec(
    context.db,
    project.id,
    request.revision ?? project.current_revision ?? 0,
  );
  const { entry, content } = await findOrMake(context, project.id, spec, format, call.signal);
  const name = project.slug ?? slugCandidates(project.title ?? '', project.id).next().value ?? project.id;
  yield {
    part: {
      $case: 'file',
      value: {
        filename: `${name}.${format}`,
        titleFilename: titleFilename(project.title ?? '', format) ?? `${name}.${format}`,
        mediaType: entry.mediaType,
        sizeBytes: entry.sizeBytes,
        sha256: entry.sha256.toString('hex'),
        revision: spec.revision,
      },
    },
  };
  for (let at = 0; at < content.length; at += chunkBytes) {
    yield { part: { $case: 'chunk', value: content.subarray(at, at + chunkBytes) } };
  }
}

async function findOrMake(
  { db, files, renderer }: RpcContext,
  projectId: string,
  spec: RevisionSpec,
  format: string,
  signal: AbortSignal,
): Promise<{ entry: ExportEntry; content: Buffer }> {
  if (format === 'json') return { entry: entryOf(spec.specJson, 'application/json'), content: spec.specJson };
  const key = { projectId, specSha256: spec.sha256, format, renderer: await renderer.version() };
  const known = await findExport(db, key);
  const kept = known === undefined ? undefined : await files.read(known.sha256);
  countExport(format, known !== undefined && kept !== undefined);
  if (known !== undefined && kept !== undefined) return { entry: known, content: kept };

  const made = await renderer.export(spec.specJson, format, signal);
  const content = Buffer.from(made.content.buffer, made.content.byteOffset, made.content.byteLength);
  const entry = entryOf(content, made.mediaType);
  await files.put([{ sha256: entry.sha256, content }]);
  const saved = await saveExport(db, key, entry);
  if (saved.sha256.equals(entry.sha256)) return { entry, content };
  // Another call was first: everybody gets the same bytes.
  return { entry: saved, content: (await files.read(saved.sha256)) ?? content };
}

const entryOf = (content: Buffer, mediaType: string): ExportEntry => ({
  sha256: sha256(content),
  mediaType,
  sizeBytes: content.length,
});
