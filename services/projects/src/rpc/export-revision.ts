import type { ExportRevisionRequest, ExportRevisionResponse } from '@sitewright/protos/projects';
import type { CallContext } from '@sitewright/rpc';
import { getProjectRecord } from '../db/projects.ts';
import { getRevisionSpec } from '../db/revisions.ts';
import { requireFormatName, titleFilename, withoutBleed } from '../domain/export-format.ts';
import { slugCandidates } from '../domain/slug.ts';
import { keyOf, type RpcContext } from './context.ts';
import { findOrMake } from './find-or-make-export.ts';
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
  const wish = { format, bleed: request.bleed ?? false };
  if (wish.bleed && format !== 'pdf') throw withoutBleed();
  const spec = await getRevisionSpec(
    context.db,
    project.id,
    request.revision ?? project.current_revision ?? 0,
  );
  const { entry, content } = await findOrMake(context, project.id, spec, wish, call.signal);
  const name =
    project.slug ?? slugCandidates(project.title ?? '', project.id, project.test).next().value ?? project.id;
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
        bleed: wish.bleed,
      },
    },
  };
  for (let at = 0; at < content.length; at += chunkBytes) {
    yield { part: { $case: 'chunk', value: content.subarray(at, at + chunkBytes) } };
  }
}
