import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ProjectsDatabase, RevisionOrigin } from './schema.ts';

/** SHA-256 of bytes. */
export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A revision to be written, and who made it. */
export interface NewRevision {
  projectId: string;
  revision: number;
  origin: RevisionOrigin;
  restoredFrom?: number;
  specJson: Buffer;
  keyId: string;
  /** The link by which it was made, if it was. */
  linkId?: string | undefined;
}

/** Adds a revision, and its bytes where the project does not have them yet. */
export async function insertRevision(db: Kysely<ProjectsDatabase>, added: NewRevision): Promise<void> {
  const hash = sha256(added.specJson);
  await db
    .insertInto('specs')
    .values({ project_id: added.projectId, sha256: hash, spec_json: added.specJson })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('revisions')
    .values({
      project_id: added.projectId,
      revision: added.revision,
      origin: added.origin,
      restored_from: added.restoredFrom ?? null,
      spec_sha256: hash,
      size_bytes: added.specJson.length,
      key_id: added.keyId,
      link_id: added.linkId ?? null,
    })
    .execute();
}
