import { AuthServiceService } from '@sitewright/protos/auth';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { createRpcClient, type TlsFiles } from '@sitewright/rpc';
import type { LocalSettings } from './settings.ts';
import { newId } from './ulid.ts';

type Workspace = NonNullable<LocalSettings['workspace']>;

const firstCredits = 1_000;

/**
 * The workspace of this checkout: the one of the last start while this database still knows its key, else a new
 * one with 1,000 credits and a live key with every scope. Everything goes through the services' own RPCs, under an
 * operator's certificate where they want one.
 */
export async function ensureWorkspace(
  kept: Workspace | undefined,
  addresses: ReadonlyMap<string, string>,
  tls?: TlsFiles,
): Promise<Workspace> {
  const common = { deadlineMs: 10_000, tls };
  const auth = createRpcClient({
    definition: AuthServiceService,
    target: addresses.get('auth') ?? '',
    serverName: 'auth',
    ...common,
  });
  const credits = createRpcClient({
    definition: CreditsServiceService,
    target: addresses.get('credits') ?? '',
    serverName: 'credits',
    ...common,
  });
  try {
    if (kept !== undefined && (await isAccepted(auth.rpc, kept.apiKey))) return kept;
    return await makeWorkspace(auth.rpc, credits.rpc);
  } finally {
    auth.close();
    credits.close();
  }
}

type Auth = ReturnType<typeof createRpcClient<typeof AuthServiceService>>['rpc'];
type Credits = ReturnType<typeof createRpcClient<typeof CreditsServiceService>>['rpc'];

async function isAccepted(auth: Auth, key: string): Promise<boolean> {
  return auth.verifyKey({ key }).then(
    () => true,
    () => false,
  );
}

async function makeWorkspace(auth: Auth, credits: Credits): Promise<Workspace> {
  const ids = { workspaceId: newId('wsp'), grantId: newId('gnt'), keyId: newId('key') };
  await auth.createWorkspace({ workspaceId: ids.workspaceId, name: 'Local workspace', plan: 'free' });
  await credits.grantCredits({
    grantId: ids.grantId,
    workspaceId: ids.workspaceId,
    kind: 'GRANT_KIND_PLAN',
    amountCredits: firstCredits,
    note: 'First credit of a local workspace',
  });
  const { secret } = await auth.issueKey({
    keyId: ids.keyId,
    workspaceId: ids.workspaceId,
    name: 'Local key',
    scopes: ['SCOPE_READ', 'SCOPE_WRITE', 'SCOPE_PUBLISH', 'SCOPE_ADMIN'],
    mode: 'KEY_MODE_LIVE',
  });
  return { ...ids, apiKey: secret };
}
