import type { ScopeName, State } from './key.ts';

/** What a link's secret begins with. */
export const linkPrefix = 'sl_';

/** What a link is handed out for. */
export type LinkRole = 'view' | 'edit';

/** What whoever opens a link may do; its key must hold it as well. */
export const scopesOfRole: Record<LinkRole, readonly ScopeName[]> = {
  view: ['read'],
  edit: ['read', 'write'],
};

/** What a key must hold to hand out links. */
export const scopesToIssue: readonly ScopeName[] = ['read', 'write'];

/** The record of a link: everything but its secret. */
export interface LinkRecord {
  linkId: string;
  projectId: string;
  keyId: string;
  role: LinkRole;
  state: State;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}
