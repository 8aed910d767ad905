import type { AuthServiceService } from '@sitewright/protos/auth';
import type { AllowedCallers, Handlers } from '@sitewright/rpc';
import { checkSession } from './check-session.ts';
import type { RpcContext } from './context.ts';
import { createWorkspace } from './create-workspace.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { getWorkspace } from './get-workspace.ts';
import { issueKey } from './issue-key.ts';
import { issueLink } from './issue-link.ts';
import { listKeys } from './list-keys.ts';
import { listLinks } from './list-links.ts';
import { listWorkspaces } from './list-workspaces.ts';
import { redeemLink } from './redeem-link.ts';
import { renameKey } from './rename-key.ts';
import { revokeKey } from './revoke-key.ts';
import { revokeLink } from './revoke-link.ts';
import { rotateKey } from './rotate-key.ts';
import { verifyKey } from './verify-key.ts';

/** The table of RPCs. */
export const createHandlers = (context: RpcContext) =>
  ({
    verifyKey: (request) => verifyKey(context, request),
    checkSession: (request) => checkSession(context, request),
    issueKey: (request) => issueKey(context, request),
    listKeys: (request) => listKeys(context, request),
    renameKey: (request) => renameKey(context, request),
    rotateKey: (request) => rotateKey(context, request),
    revokeKey: (request) => revokeKey(context, request),
    issueLink: (request) => issueLink(context, request),
    listLinks: (request) => listLinks(context, request),
    revokeLink: (request) => revokeLink(context, request),
    redeemLink: (request) => redeemLink(context, request),
    createWorkspace: (request) => createWorkspace(context, request),
    getWorkspace: (request) => getWorkspace(context, request),
    listWorkspaces: (request) => listWorkspaces(context, request),
    deleteWorkspace: (request) => deleteWorkspace(context, request),
  }) satisfies Handlers<typeof AuthServiceService>;

/** Who may call which RPC. */
export const allowedCallers = {
  verifyKey: ['gateway', 'operator'],
  checkSession: ['gateway'],
  issueKey: ['gateway', 'operator'],
  listKeys: ['gateway', 'operator'],
  renameKey: ['gateway', 'operator'],
  rotateKey: ['gateway', 'operator'],
  revokeKey: ['gateway', 'operator'],
  issueLink: ['gateway', 'mcp-tools'],
  listLinks: ['gateway'],
  revokeLink: ['gateway'],
  redeemLink: ['gateway'],
  createWorkspace: ['operator'],
  getWorkspace: ['operator'],
  listWorkspaces: ['operator'],
  deleteWorkspace: ['operator'],
} satisfies AllowedCallers<typeof AuthServiceService>;
