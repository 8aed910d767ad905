import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';

/** What one HTTP call was told; status 0: it was told nothing. */
export interface Told {
  status: number;
  body: Record<string, unknown>;
  replayed: boolean;
  /** The wall clock before and after, in ms; a build's id is minted in between. */
  from: number;
  to: number;
}

/** One thing that a client wanted, and every answer it got on the way. */
export interface Wish {
  workspaceId: string;
  /** How it was asked: plainly, with an Idempotency-Key until it succeeded, or asynchronously. */
  kind: 'plain' | 'keyed' | 'async';
  key: string | undefined;
  body: { prompt: string; buildType: string; mode: keyof typeof prices; save: boolean };
  /** Whether the client went away on purpose. */
  left: boolean;
  told: Told[];
}

export const prices = { lite: 1, economy: 2, power: 5 };

/** Past the longest build: then an answer is not coming. */
const patienceMs = 20_000;
const mostTries = 400;

/** Sends a request and records what came back, if anything did. */
export async function ask(
  url: string,
  init: { method?: string; headers: Record<string, string>; body?: string },
  leave?: AbortSignal,
): Promise<Told> {
  const from = Date.now();
  const limit = AbortSignal.timeout(patienceMs);
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

/** A workspace and its key. */
export interface Account {
  workspaceId: string;
  apiKey: string;
}

/**
 * A client with a workspace of its own, one wish after another, until told to stop: so every build of the workspace
 * belongs to the call during which its id was minted. It leaves none half-way: one that was told of a failure and
 * then that its build is still running has not been told how it ended.
 */
export async function runClient(
  baseUrl: string,
  account: Account,
  { chance, stop, wishes }: { chance: Chance; stop: AbortSignal; wishes: Wish[] },
): Promise<void> {
  while (!stop.aborted) {
    const wish = newWish(account.workspaceId, chance);
    wishes.push(wish);
    const leave = wish.left ? AbortSignal.timeout(10 + chance.below(150)) : undefined;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const told = await send(baseUrl, account, wish, leave);
      wish.told.push(told);
      if (wish.kind === 'plain' || told.status === 200 || told.status === 202) break;
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
  const kind = chance.pick(['plain', 'plain', 'keyed', 'keyed', 'async'] as const);
  const number = chance.below(1_000_000);
  return {
    workspaceId,
    kind,
    key:
      kind === 'keyed' || (kind === 'async' && chance.happens(0.7))
        ? `key-${number}-${Date.now()}`
        : undefined,
    body: {
      prompt: `A bakery in street number ${number}`,
      buildType: chance.pick(['website', 'document', 'slides'] as const),
      mode: chance.pick(['lite', 'lite', 'economy'] as const),
      save: chance.happens(0.6),
    },
    left: kind === 'plain' && chance.happens(0.25),
    told: [],
  };
}
