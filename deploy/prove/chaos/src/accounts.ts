import { newId } from '@sitewright/local/ulid';
import { AuthServiceService } from '@sitewright/protos/auth';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { createRpcClient } from '@sitewright/rpc';
import type { Stack } from './stack.ts';
import type { Account } from './wish.ts';

/** More than a run can spend. */
export const firstCredits = 1_000_000;

/** Makes workspaces with credit and a key each, past all proxies. */
export async function makeAccounts({ addresses }: Stack, count: number): Promise<Account[]> {
  const at = (name: string) => ({ target: addresses.get(name) ?? '', deadlineMs: 60_000 });
  const auth = createRpcClient({ definition: AuthServiceService, ...at('auth') });
  const credits = createRpcClient({ definition: CreditsServiceService, ...at('credits') });
  try {
    const accounts: Account[] = [];
    for (let index = 0; index < count; index += 1) {
      const workspaceId = newId('wsp');
      await auth.rpc.createWorkspace({ workspaceId, name: `Client ${index}`, plan: 'free' });
      await credits.rpc.grantCredits({
        grantId: newId('gnt'),
        workspaceId,
        kind: 'GRANT_KIND_PURCHASE',
        amountCredits: firstCredits,
        note: '',
      });
      const { secret } = await auth.rpc.issueKey({
        keyId: newId('key'),
        workspaceId,
        name: 'Client',
        scopes: ['SCOPE_READ', 'SCOPE_WRITE'],
        mode: 'KEY_MODE_LIVE',
      });
      accounts.push({ workspaceId, apiKey: secret });
    }
    return accounts;
  } finally {
    auth.close();
    credits.close();
  }
}
