import { KeyMode } from '@sitewright/protos/auth';
import { mintKey } from '../../../../../services/auth/src/domain/key-format.ts';
import { SCOPES, type Scope } from '../../../../../services/gateway/src/guard/principal.ts';
import { scriptedEngine } from '../../../../../services/generation/test/scripted-engine.ts';
import { scopes as wireScopes } from '../support/edge.ts';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import type { Row } from './authorisation-rows.ts';

type Tenant = Awaited<ReturnType<Mesh['workspace']>>;

/** Two workspaces, and every kind of key that the authorisation matrix asks with. */
export interface Stage {
  baseUrl: string;
  owner: Tenant;
  stranger: Tenant;
  /** A test key of the owner's workspace, with every scope. */
  tester: Tenant;
  /** Keys of the owner with one scope alone. */
  single: Record<Scope, string>;
  /** Keys that let nobody in, by what is wrong with them. */
  bad: Record<string, string | undefined>;
  /** A thing of the owner, or of its test key, made afresh. @returns its id. */
  makeThing(kind: Row['thing'], maker?: 'owner' | 'tester'): Promise<string>;
  /** A link to a project of the owner. */
  issueLink(projectId: string, role: 'view' | 'edit'): Promise<{ linkId: string; secret: string }>;
  stop(): Promise<void>;
}

const modes = { owner: KeyMode.KEY_MODE_LIVE, tester: KeyMode.KEY_MODE_TEST };

/** Boots the whole mesh and sets its stage. */
export async function setStage(): Promise<Stage> {
  const mesh = await bootMesh({ engine: scriptedEngine().engine });
  const owner = await mesh.workspace();
  const issue = (names: readonly Scope[], mode: KeyMode = KeyMode.KEY_MODE_LIVE): Promise<Tenant> =>
    mesh.workspace({
      workspaceId: owner.workspaceId,
      credits: 0,
      mode,
      scopes: names.map((name) => wireScopes[name]),
    });
  const tester = await issue(SCOPES, KeyMode.KEY_MODE_TEST);
  const build = async (key: string) => {
    const response = await fetch(`${mesh.baseUrl}/api/v1/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'A bakery in Freiburg', mode: 'lite' }),
    });
    return JSON.parse(await response.text());
  };
  const linkBy = async (key: string, projectId: string, role: 'view' | 'edit') => {
    const response = await fetch(`${mesh.baseUrl}/api/v1/projects/${projectId}/links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ role }),
    });
    const { linkId, url } = JSON.parse(await response.text());
    return { linkId, secret: new URL(url).hash.slice('#t='.length) };
  };
  return {
    baseUrl: mesh.baseUrl,
    owner,
    issueLink: (projectId, role) => linkBy(owner.key, projectId, role),
    stranger: await mesh.workspace(),
    tester,
    single: {
      read: (await issue(['read'])).key,
      write: (await issue(['write'])).key,
      publish: (await issue(['publish'])).key,
      admin: (await issue(['admin'])).key,
    },
    bad: await makeBadKeys(mesh, () => issue(SCOPES)),
    async makeThing(kind, maker = 'owner') {
      if (kind === undefined) return 'none';
      if (kind === 'key') return (await issue(['admin'], modes[maker])).keyId;
      const { key } = { owner, tester }[maker];
      const built = await build(key);
      if (kind === 'link') {
        return `${built.projectId} ${(await linkBy(key, built.projectId, 'view')).linkId}`;
      }
      return kind === 'project' ? built.projectId : built.usage.buildId;
    },
    stop: mesh.stop,
  };
}

async function makeBadKeys(mesh: Mesh, issue: () => Promise<Tenant>): Promise<Stage['bad']> {
  const [revoked, expired, going] = [await issue(), await issue(), await mesh.workspace()];
  await mesh.auth.revokeKey({ workspaceId: revoked.workspaceId, keyId: revoked.keyId });
  // No RPC moves the end of a key into the past.
  await mesh.databases.auth
    .updateTable('keys')
    .set({ expires_at: new Date(0) })
    .where('key_id', '=', expired.keyId)
    .execute();
  await mesh.auth.deleteWorkspace({ workspaceId: going.workspaceId });
  return {
    'no key': undefined,
    'a malformed key': 'sw_live_x',
    'an unknown key': mintKey('live', (size) => new Uint8Array(size).fill(3)),
    'an expired key': expired.key,
    'a revoked key': revoked.key,
    'a key of a workspace that is going': going.key,
  };
}
