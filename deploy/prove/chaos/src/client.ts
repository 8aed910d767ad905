import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { guardMs } from './guard.ts';
import { recorded } from './recorded-model.ts';
import { askStream } from './stream.ts';
import type { Account, Told, Wish } from './wish.ts';

/** Sends a request and records what came back, if anything did. */
export async function ask(
  url: string,
  init: { method?: string; headers: Record<string, string>; body?: string },
  leave?: AbortSignal,
): Promise<Told> {
  const from = Date.now();
  const limit = AbortSignal.timeout(guardMs);
  try {
    const signal = leave === undefined ? limit : AbortSignal.any([limit, leave]);
    const response = await fetch(url, { ...init, signal });
    const text = await response.text();
    const replayed = response.headers.get('idempotency-replayed') === 'true';
    return { status: response.status, body: read(text), replayed, from, to: Date.now() };
  } catch {
    return { status: 0, body: {}, replayed: false, from, to: Date.now() };
  }
}

function read(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return { unreadable: text.slice(0, 200) };
  }
}

/**
 * A client with a workspace of its own, one wish after another, until told to stop: so every build of the workspace
 * belongs to the call during which its id was minted. It leaves none half-way: one that was told of a failure and
 * then that its build is still running has not been told how it ended. So it asks until `over`, long past the last fault.
 */
export async function runClient(
  baseUrl: string,
  account: Account,
  { chance, stop, over, wishes }: { chance: Chance; stop: AbortSignal; over: AbortSignal; wishes: Wish[] },
): Promise<void> {
  while (!stop.aborted) {
    const wish = newWish(account.workspaceId, chance);
    wishes.push(wish);
    const isOnce = wish.kind === 'plain' || (wish.kind === 'stream' && wish.key === undefined);
    const leave =
      wish.left && wish.kind === 'plain' ? AbortSignal.timeout(10 + chance.below(150)) : undefined;
    while (!over.aborted) {
      const told = await (wish.kind === 'stream'
        ? askStream(baseUrl, account, wish, over)
        : send(baseUrl, account, wish, leave));
      wish.told.push(told);
      if (isOnce || told.status === 200 || told.status === 202) break;
      await pause(100 + chance.below(300));
    }
    await pause(20 + chance.below(150));
  }
}

/** Asks for a wish once. */
export function send(baseUrl: string, { apiKey }: Account, wish: Wish, leave?: AbortSignal): Promise<Told> {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    ...(wish.key === undefined ? {} : { 'idempotency-key': wish.key }),
    ...(wish.kind === 'async' ? { prefer: 'respond-async' } : {}),
  };
  return ask(
    `${baseUrl}/api/v1/generate`,
    { method: 'POST', headers, body: JSON.stringify(wish.body) },
    leave,
  );
}

function newWish(workspaceId: string, chance: Chance): Wish {
  const kind = chance.pick(['plain', 'plain', 'keyed', 'keyed', 'async', 'stream', 'stream'] as const);
  const number = chance.below(1_000_000);
  const hasKey = kind === 'keyed' || (kind !== 'plain' && chance.happens(0.7));
  const mode = chance.pick(['lite', 'lite', 'economy'] as const);
  return {
    workspaceId,
    kind,
    key: hasKey ? `key-${number}-${Date.now()}` : undefined,
    body: {
      ...(mode === 'economy'
        ? { prompt: `${recorded.prompt}, room ${number}`, buildType: 'website' }
        : {
            prompt: `A bakery in street number ${number}`,
            buildType: chance.pick(['website', 'document', 'slides'] as const),
          }),
      mode,
      save: chance.happens(0.6),
    },
    left: (kind === 'plain' || kind === 'stream') && chance.happens(0.25),
    told: [],
  };
}
