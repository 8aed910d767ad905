import { KeyMode, Scope as WireScope } from '@sitewright/protos/auth';
import type { CallContext } from '@sitewright/rpc';
import type { Clients } from '../clients.ts';
import { bearerKey } from './bearer.ts';
import type { Principal, Scope } from './principal.ts';

const scopeNames: Partial<Record<WireScope, Scope>> = {
  [WireScope.SCOPE_READ]: 'read',
  [WireScope.SCOPE_WRITE]: 'write',
  [WireScope.SCOPE_PUBLISH]: 'publish',
  [WireScope.SCOPE_ADMIN]: 'admin',
};

/** Tells who presents the key of an Authorization header. @throws AppError UNAUTHORIZED, or UNAVAILABLE with auth down. */
export async function authenticate(
  auth: Clients['auth'],
  header: string | undefined,
  call: CallContext,
): Promise<Principal> {
  const verified = await auth.verifyKey({ key: bearerKey(header) }, { within: call });
  return {
    keyId: verified.keyId,
    workspaceId: verified.workspaceId,
    scopes: verified.scopes.map((scope) => scopeNames[scope]).filter((scope) => scope !== undefined),
    test: verified.mode === KeyMode.KEY_MODE_TEST,
  };
}
