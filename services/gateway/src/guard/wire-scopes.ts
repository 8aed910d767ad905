import { KeyMode, Scope as WireScope } from '@sitewright/protos/auth';
import { type Principal, SCOPES, type Scope } from './principal.ts';

const wireScopes: Record<Scope, WireScope> = {
  read: WireScope.SCOPE_READ,
  write: WireScope.SCOPE_WRITE,
  publish: WireScope.SCOPE_PUBLISH,
  admin: WireScope.SCOPE_ADMIN,
};

export const toWireScopes = (scopes: readonly Scope[]): WireScope[] =>
  scopes.map((scope) => wireScopes[scope]);

/** A scope that this release does not know counts for nothing. */
export const fromWireScopes = (scopes: readonly WireScope[]): Scope[] =>
  SCOPES.filter((scope) => scopes.includes(wireScopes[scope]));

/** What a caller's own key holds, and so the most that it may hand on. */
export const toGrantor = ({ scopes, test }: Principal) => ({
  scopes: toWireScopes(scopes),
  mode: test ? KeyMode.KEY_MODE_TEST : KeyMode.KEY_MODE_LIVE,
});

/** Who is calling, as auth tells it. */
export const toPrincipal = (answer: {
  keyId: string;
  workspaceId: string;
  scopes: readonly WireScope[];
  mode: KeyMode;
}): Principal => ({
  keyId: answer.keyId,
  workspaceId: answer.workspaceId,
  scopes: fromWireScopes(answer.scopes),
  test: answer.mode === KeyMode.KEY_MODE_TEST,
});
