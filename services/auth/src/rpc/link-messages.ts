import { type Link, LinkRole, LinkState } from '@sitewright/protos/auth';
import type { State } from '../domain/key.ts';
import type { LinkRecord, LinkRole as RoleName } from '../domain/link.ts';

const wireStates: Record<State, LinkState> = {
  active: LinkState.LINK_STATE_ACTIVE,
  expired: LinkState.LINK_STATE_EXPIRED,
  revoked: LinkState.LINK_STATE_REVOKED,
};

/** @returns undefined for what is not a role. */
export function fromWireRole(role: LinkRole): RoleName | undefined {
  if (role === LinkRole.LINK_ROLE_VIEW) return 'view';
  return role === LinkRole.LINK_ROLE_EDIT ? 'edit' : undefined;
}

export function toWireLink(link: LinkRecord): Link {
  return {
    linkId: link.linkId,
    projectId: link.projectId,
    keyId: link.keyId,
    role: link.role === 'edit' ? LinkRole.LINK_ROLE_EDIT : LinkRole.LINK_ROLE_VIEW,
    state: wireStates[link.state],
    createdAt: link.createdAt,
    expiresAt: link.expiresAt,
    revokedAt: link.revokedAt ?? undefined,
  };
}
