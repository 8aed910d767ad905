import { type ExportEntry, findExport, saveExport } from '../db/exports.ts';
import type { RevisionSpec } from '../db/revisions.ts';
import { hasRoomForExport } from '../db/room.ts';
import { sha256 } from '../db/specs.ts';
import { countExport } from '../events.ts';
import type { ExportWish } from '../rendering/renderer.ts';
import type { RpcContext } from './context.ts';

/** An export of a revision, made once by each version of the renderer while its workspace has room for it. */
export async function findOrMake(
  { config, db, files, renderer }: RpcContext,
  projectId: string,
  spec: RevisionSpec,
  { format, bleed }: ExportWish,
  signal: AbortSignal,
): Promise<{ entry: ExportEntry; content: Buffer }> {
  if (format === 'json') return { entry: entryOf(spec.specJson, 'application/json'), content: spec.specJson };
  // With a hyphen it is no format that a caller can name.
  const kind = bleed ? `${format}-bleed` : format;
  const key = { projectId, specSha256: spec.sha256, format: kind, renderer: await renderer.version() };
  const known = await findExport(db, key);
  const kept = known === undefined ? undefined : await files.read(known.sha256);
  countExport(format, known !== undefined && kept !== undefined);
  if (known !== undefined && kept !== undefined) return { entry: known, content: kept };

  const made = await renderer.export(spec.specJson, { format, bleed }, signal);
  const content = Buffer.from(made.content.buffer, made.content.byteOffset, made.content.byteLength);
  const entry = entryOf(content, made.mediaType);
  if (!(await hasRoomForExport(db, projectId, content.length, config.maxExportBytes)))
    return { entry, content };
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
