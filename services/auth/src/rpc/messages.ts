import { type Grantor, type Key, KeyMode, KeyState, Scope, type Workspace } from '@sitewright/protos/auth';
import type { WorkspaceRecord } from '../db/workspaces.ts';
import type { Holding, KeyRecord, ScopeName, State } from '../domain/key.ts';
import { scopeNames } from '../domain/key.ts';
import { type Mode, prefixes } from '../domain/key-format.ts';

const wireScopes: Record<ScopeName, Scope> = {
  read: Scope.SCOPE_READ,
  write: Scope.SCOPE_WRITE,
  publish: Scope.SCOPE_PUBLISH,
  admin: Scope.SCOPE_ADMIN,
};
const wireStates: Record<State, KeyState> = {
  active: KeyState.KEY_STATE_ACTIVE,
  expired: KeyState.KEY_STATE_EXPIRED,
  revoked: KeyState.KEY_STATE_REVOKED,
};

export const toWireMode = (mode: Mode): KeyMode =>
  mode === 'live' ? KeyMode.KEY_MODE_LIVE : KeyMode.KEY_MODE_TEST;

/** @returns undefined for what is not a mode. */
export function fromWireMode(mode: KeyMode): Mode | undefined {
  if (mode === KeyMode.KEY_MODE_LIVE) return 'live';
  return mode === KeyMode.KEY_MODE_TEST ? 'test' : undefined;
}

/** In the order of the contract, whatever the order in the row. */
export const toWireScopes = (scopes: readonly ScopeName[]): Scope[] =>
  scopeNames.filter((name) => scopes.includes(name)).map((name) => wireScopes[name]);

/** @returns undefined when one of them is no scope. */
export function fromWireScopes(scopes: readonly Scope[]): ScopeName[] | undefined {
  const known = scopeNames.filter((name) => scopes.includes(wireScopes[name]));
  return known.length === new Set(scopes).size ? known : undefined;
}

/** What the asking key holds. What cannot be read counts for nothing, so that it grants nothing. */
export function fromGrantor(grantor: Grantor): Holding {
  return { scopes: fromWireScopes(grantor.scopes) ?? [], mode: fromWireMode(grantor.mode) ?? 'test' };
}

export function toWireKey(key: KeyRecord): Key {
  return {
    keyId: key.keyId,
    workspaceId: key.workspaceId,
    name: key.name,
    scopes: toWireScopes(key.scopes),
    mode: toWireMode(key.mode),
    state: wireStates[key.state],
    prefix: prefixes[key.mode],
    lastFour: key.lastFour,
    createdAt: key.createdAt,
    expiresAt: key.expiresAt ?? undefined,
    revokedAt: key.revokedAt ?? undefined,
    lastUsedAt: key.lastUsedAt ?? undefined,
    rotatedFrom: key.rotatedFrom ?? undefined,
  };
}

export const toWireWorkspace = (workspace: WorkspaceRecord): Workspace => ({ ...workspace });
