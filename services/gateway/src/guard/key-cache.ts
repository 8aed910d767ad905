import { hash, randomBytes } from 'node:crypto';
import { AppError } from '@sitewright/errors';
import { LRUCache } from 'lru-cache';
import { keyLookups } from '../events.ts';
import type { Principal } from './principal.ts';

/** What auth says of a key. */
export interface Verified {
  principal: Principal;
  /** How long the key itself still lives; undefined: without end. */
  expiresInMs: number | undefined;
}

export interface KeyCacheOptions {
  /** Asks auth. @throws AppError UNAUTHORIZED when the key is refused, another one when auth cannot say. */
  verify(key: string): Promise<Verified>;
  /** A clock that never runs backwards, in milliseconds. */
  now(): number;
}

/** Interface, section 4: a revocation is felt within this time, counted from the start of the call. */
const freshMs = 1_000;
/** While auth is not there an answer serves this long. */
const staleMs = 5_000;
const maxAccepted = 20_000;
const maxRefused = 2_000;

interface Answer {
  /** When the call began that brought it. */
  since: number;
  /** Undefined: refused. */
  principal: Principal | undefined;
  /** When the key itself ends. */
  until: number;
}

interface Flight {
  since: number;
  answer: Promise<Answer>;
}

/**
 * The last answers. A refusal is remembered as long as an acceptance and apart from them: no key that was refused becomes
 * good later, and a flood of bad ones must not push good ones out.
 */
function createAnswers() {
  const accepted = new LRUCache<string, Answer>({ max: maxAccepted });
  const refused = new LRUCache<string, Answer>({ max: maxRefused });
  return {
    acceptance: (id: string): Answer | undefined => accepted.get(id),
    refusal: (id: string): Answer | undefined => refused.get(id),
    /** An answer that comes late takes the place of no newer one, be it of the other kind. */
    keep(id: string, answer: Answer): void {
      const { since } = answer;
      const newest = Math.max(accepted.peek(id)?.since ?? since, refused.peek(id)?.since ?? since);
      if (newest > since) return;
      if (answer.principal !== undefined) accepted.set(id, answer);
      else {
        accepted.delete(id);
        refused.set(id, answer);
      }
    },
  };
}

/** Remembers what auth said of keys, for a moment. Keys are held as hashes under a secret of this process. */
export function createKeyCache({ verify, now }: KeyCacheOptions) {
  const secret = randomBytes(32).toString('base64');
  const answers = createAnswers();
  const flights = new Map<string, Flight>();

  const ask = async (id: string, key: string, since: number): Promise<Answer> => {
    const answer = await verify(key).then(
      ({ principal, expiresInMs }): Answer => ({
        since,
        principal,
        until: since + (expiresInMs ?? Infinity),
      }),
      (error: unknown): Answer => {
        if (!isRefusal(error)) throw error;
        return { since, principal: undefined, until: Infinity };
      },
    );
    answers.keep(id, answer);
    return answer;
  };

  /** Joins a call that began within the fresh time, or makes one. */
  const fly = (id: string, key: string, at: number): Promise<Answer> => {
    const flying = flights.get(id);
    if (flying !== undefined && at - flying.since < freshMs) return flying.answer;
    const flight = { since: at, answer: ask(id, key, at) };
    flights.set(id, flight);
    const land = (): void => {
      if (flights.get(id) === flight) flights.delete(id);
    };
    flight.answer.then(land, land);
    return flight.answer;
  };

  const usable = (answer: Answer | undefined, ageMs: number): answer is Answer =>
    answer !== undefined && now() - answer.since < ageMs && now() < answer.until;

  return {
    /** @returns undefined for a key that is refused. @throws AppError UNAVAILABLE when auth cannot say. */
    async find(key: string): Promise<Principal | undefined> {
      // A plain hash behind the secret: no digest leaves the process, so nobody can lengthen one.
      const id = hash('sha256', secret + key, 'base64');
      const acceptance = answers.acceptance(id);
      const known = usable(acceptance, freshMs) ? acceptance : answers.refusal(id);
      if (usable(known, freshMs)) {
        keyLookups.add(1, { 'sitewright.source': 'fresh' });
        return known.principal;
      }
      try {
        const { principal } = await fly(id, key, now());
        keyLookups.add(1, { 'sitewright.source': 'auth' });
        return principal;
      } catch (error) {
        const stale = answers.acceptance(id);
        if (isAbsence(error) && usable(stale, staleMs)) {
          keyLookups.add(1, { 'sitewright.source': 'stale' });
          return stale.principal;
        }
        keyLookups.add(1, { 'sitewright.source': 'none' });
        throw unavailable(error);
      }
    },
  };
}

export type KeyCache = ReturnType<typeof createKeyCache>;

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.reason === 'UNAUTHORIZED';

/** Auth is not there, as opposed to there and unwell. */
const isAbsence = (error: unknown): boolean =>
  error instanceof AppError && (error.reason === 'UNAVAILABLE' || error.reason === 'DEADLINE_EXCEEDED');

/** Whatever went wrong: nobody passes, and a later try may. */
const unavailable = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', 'Keys cannot be checked right now. Try again shortly.', {
    cause,
    retryAfterMs: 1_000,
  });
