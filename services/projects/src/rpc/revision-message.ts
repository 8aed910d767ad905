import type { Revision } from '@sitewright/protos/projects';
import type { RevisionRow } from '../db/revisions.ts';

/** A revision's record as it goes over the wire. */
export const toRevision = (row: RevisionRow): Revision => ({
  revision: row.revision,
  origin: row.origin,
  restoredFrom: row.restored_from ?? undefined,
  specSha256: row.spec_sha256.toString('hex'),
  sizeBytes: row.size_bytes,
  keyId: row.key_id,
  linkId: row.link_id ?? undefined,
  name: row.name ?? undefined,
  createdAt: row.created_at,
});
