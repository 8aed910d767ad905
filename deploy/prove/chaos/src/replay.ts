import { until } from '@sitewright/local/until';
import { send } from './client.ts';
import { guardMs } from './guard.ts';
import { isSame, replayStream } from './stream.ts';
import type { Violation } from './verdict.ts';
import type { Account, Told, Wish } from './wish.ts';

/** Repeats every request whose key was accepted: the answer must be the first one's, and say that it is. */
export async function replayKeys(
  baseUrl: string,
  accounts: readonly Account[],
  wishes: readonly Wish[],
): Promise<{ replayed: number; violations: Violation[] }> {
  const violations: Violation[] = [];
  let replayed = 0;
  for (const wish of wishes) {
    const account = accounts.find(({ workspaceId }) => workspaceId === wish.workspaceId);
    const first = wish.told.find(({ status }) => status === 200);
    if (wish.kind !== 'keyed' || first === undefined || account === undefined) continue;
    const again = await askAgain(baseUrl, account, wish);
    replayed += 1;
    if (
      again?.status !== 200 ||
      !again.replayed ||
      JSON.stringify(again.body) !== JSON.stringify(first.body)
    ) {
      const detail = JSON.stringify({ key: wish.key, status: again?.status, error: again?.body.error });
      violations.push({ rule: 'a key answered differently', detail });
    }
  }
  return { replayed, violations };
}

/** Follows every stream again from its first event, once all is quiet: it must tell what it told. */
export async function replayStreams(
  baseUrl: string,
  accounts: readonly Account[],
  wishes: readonly Wish[],
): Promise<{ replayed: number; violations: Violation[] }> {
  const violations: Violation[] = [];
  let replayed = 0;
  for (const wish of wishes) {
    const account = accounts.find(({ workspaceId }) => workspaceId === wish.workspaceId);
    for (const told of wish.told) {
      if (told.events === undefined || account === undefined) continue;
      const ask = () => replayStream(baseUrl, account, told);
      const again = await until(ask, { withinMs: guardMs, everyMs: 250 });
      replayed += 1;
      if (!isSame(again, told.events))
        violations.push({
          rule: 'a stream told again differently',
          detail: JSON.stringify({ told: told.events, again }),
        });
    }
  }
  return { replayed, violations };
}

/** Repeats a request until it is answered by a part that could be reached: the last fault has only just passed. */
function askAgain(baseUrl: string, account: Account, wish: Wish): Promise<Told | undefined> {
  const ask = async (): Promise<Told | undefined> => {
    const told = await send(baseUrl, account, wish);
    return told.status === 0 || told.status === 503 ? undefined : told;
  };
  return until(ask, { withinMs: guardMs, everyMs: 250 });
}
