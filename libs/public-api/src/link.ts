import { required } from '@sitewright/errors';
import { type Link, LinkRole, LinkState } from '@sitewright/protos/auth';
import { z } from 'zod';
import { named } from './schema-names.ts';

/** The role of a link as the contract has it, by the name that the API gives it. */
export const wireRoles = { view: LinkRole.LINK_ROLE_VIEW, edit: LinkRole.LINK_ROLE_EDIT } as const;

const states: Record<LinkState, 'active' | 'expired' | 'revoked'> = {
  [LinkState.LINK_STATE_ACTIVE]: 'active',
  [LinkState.LINK_STATE_EXPIRED]: 'expired',
  [LinkState.LINK_STATE_REVOKED]: 'revoked',
  // What cannot be read is shown as what cannot be used.
  [LinkState.LINK_STATE_UNSPECIFIED]: 'revoked',
  [LinkState.UNRECOGNIZED]: 'revoked',
};

/** A link to a project, without its secret. */
export const linkSchema = named(
  'Link',
  z.object({
    linkId: z.string().describe('`lnk_` and a ULID in lower case.'),
    projectId: z.string(),
    role: z.enum(['view', 'edit']),
    state: z.enum(['active', 'expired', 'revoked']),
    keyId: z.string().describe('The key that asked for it; it ends with it.'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
  }),
);

/** A link as answers carry it. */
export type LinkJson = z.input<typeof linkSchema>;

/** A link as the documentation shows it. */
export const linkExample: LinkJson = {
  linkId: 'lnk_01kagq5y2m8m5n1r7t0c9d4ehv',
  projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh',
  role: 'view',
  state: 'active',
  keyId: 'key_01kagq3fx2v8m5n1r7t0c9d4eh',
  createdAt: '2026-11-21T09:30:00.000Z',
  expiresAt: '2026-11-22T09:30:00.000Z',
  revokedAt: null,
};

/** A record as the API shows it. */
export function linkJson(answered: Link | undefined): LinkJson {
  const link = required(answered, 'link');
  return {
    linkId: link.linkId,
    projectId: link.projectId,
    role: link.role === LinkRole.LINK_ROLE_EDIT ? 'edit' : 'view',
    state: states[link.state],
    keyId: link.keyId,
    createdAt: required(link.createdAt, 'created_at').toISOString(),
    expiresAt: required(link.expiresAt, 'expires_at').toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
  };
}
