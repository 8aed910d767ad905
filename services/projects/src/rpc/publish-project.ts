import type { PublishProjectRequest, PublishProjectResponse } from '@sitewright/protos/projects';
import type { CallContext } from '@sitewright/rpc';
import { toProject } from '../db/project-record.ts';
import { getProjectRecord, requireActive } from '../db/projects.ts';
import { beginPublish, finishPublish, type PublicationFile } from '../db/publications.ts';
import { getRevisionSpec } from '../db/revisions.ts';
import { sha256 } from '../db/specs.ts';
import { countPublication } from '../events.ts';
import type { RenderedFile } from '../rendering/renderer.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireCaller } from './require-caller.ts';

/** Number first, then the rendering, then the pointer: a slow publish never overwrites a later act. */
export async function publishProject(
  context: RpcContext,
  request: PublishProjectRequest,
  call: CallContext,
): Promise<PublishProjectResponse> {
  const { db, files, renderer } = context;
  const key = keyOf(context, requireCaller(request.caller, 'publish'), request.projectId);
  const before = requireActive(await getProjectRecord(db, key));
  if (before.published_revision === before.current_revision) return { project: toProject(before) };

  const act = await beginPublish(db, key);
  const { specJson } = await getRevisionSpec(db, key.id, act.revision);
  const rendered = (await renderer.site(specJson, call.signal)).map(hash);
  await files.put(rendered.map(({ file, content }) => ({ sha256: file.sha256, content })));
  const isPublic = await finishPublish(
    db,
    act,
    rendered.map(({ file }) => file),
  );
  countPublication(isPublic ? 'published' : 'overtaken');
  return { project: toProject(await getProjectRecord(db, key)) };
}

function hash({ content: bytes, ...rest }: RenderedFile): { file: PublicationFile; content: Buffer } {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { file: { ...rest, sha256: sha256(content) }, content };
}
