/** The ledger as the contract describes it, in plain lists: what the service is compared with. */
interface ModelGrant {
  grantId: string | undefined;
  amount: number;
  remaining: number;
  booked: boolean;
  effectiveAt: number;
  expiresAt: number;
  periodStart?: number;
}

interface ModelHold {
  state: 'pending' | 'captured' | 'released' | 'expired' | 'reversed';
  amount: number;
  /** What it was asked for; undefined for a tombstone. */
  asked: string | undefined;
  expiresAt: number;
  slices: { grant: ModelGrant; amount: number }[];
}

/** What an RPC about a hold answers. */
export type Outcome =
  | { reason: string }
  | { state: ModelHold['state']; amount: number; balance: ReturnType<LedgerModel['balance']> };

export const holdTtlMs = 3_600_000;

/** What a hold that is not there is refused with; nothing is settled for such a call. */
const notFound: Outcome = { reason: 'NOT_FOUND' };

export class LedgerModel {
  now: number;
  readonly grants: ModelGrant[] = [];
  readonly holds = new Map<string, ModelHold>();
  private plan: { name: string; monthly: number; anchor: number } | undefined;

  constructor(now: number) {
    this.now = now;
  }

  /** What time has decided by now. */
  settle(): void {
    if (this.plan !== undefined && this.plan.monthly > 0) this.grantPeriod(this.plan);
    for (const grant of this.grants) {
      if (grant.booked || grant.effectiveAt > this.now) continue;
      grant.booked = true;
      grant.remaining = grant.amount;
    }
    for (const hold of this.holds.values()) {
      if (hold.state === 'pending' && hold.expiresAt <= this.now) this.giveBack(hold, 'expired');
    }
    for (const grant of this.grants) if (grant.booked && grant.expiresAt <= this.now) grant.remaining = 0;
  }

  grant(grantId: string, amount: number, effectiveInMs: number, expiresInMs: number): void {
    this.settle();
    const times = { effectiveAt: this.now + effectiveInMs, expiresAt: this.now + expiresInMs };
    this.grants.push({ grantId, amount, remaining: 0, booked: false, ...times });
    this.settle();
  }

  reserve(holdId: string, price: number, asked: string): Outcome {
    this.settle();
    const known = this.holds.get(holdId);
    if (known !== undefined) {
      return known.asked === undefined || known.asked === asked ? this.answer(known) : { reason: 'CONFLICT' };
    }
    if (this.balance().availableCredits < price) return { reason: 'OUT_OF_CREDITS' };
    const hold: ModelHold = {
      state: 'pending',
      amount: price,
      asked,
      expiresAt: this.now + holdTtlMs,
      slices: [],
    };
    let wanted = price;
    for (const grant of this.grants.toSorted(bySoonestExpiry)) {
      const amount = Math.min(wanted, grant.remaining);
      if (amount === 0) continue;
      grant.remaining -= amount;
      wanted -= amount;
      hold.slices.push({ grant, amount });
    }
    this.holds.set(holdId, hold);
    return this.answer(hold);
  }

  capture(holdId: string): Outcome {
    const hold = this.holds.get(holdId);
    if (hold === undefined) return notFound;
    this.settle();
    if (hold.state === 'pending') hold.state = 'captured';
    return this.answer(hold);
  }

  release(holdId: string): Outcome {
    this.settle();
    const tombstone: ModelHold = { state: 'released', amount: 0, asked: undefined, expiresAt: 0, slices: [] };
    const hold = this.holds.get(holdId) ?? tombstone;
    this.holds.set(holdId, hold);
    if (hold.state === 'pending') this.giveBack(hold, 'released');
    return this.answer(hold);
  }

  reverse(holdId: string): Outcome {
    const hold = this.holds.get(holdId);
    if (hold === undefined) return notFound;
    this.settle();
    if (hold.state === 'captured') this.giveBack(hold, 'reversed');
    return hold.state === 'reversed' ? this.answer(hold) : { reason: 'HOLD_NOT_CAPTURED' };
  }

  setPlan(name: string, monthly: number): void {
    this.settle();
    const anchor = this.plan?.anchor ?? this.now;
    const had = this.grants.some((grant) => grant.periodStart === periodOf(anchor, this.now).starts);
    this.plan = { name, monthly, anchor: had ? anchor : this.now };
    this.settle();
  }

  balance() {
    const booked = this.grants.filter((grant) => grant.booked);
    const granted = sum(booked.map((grant) => grant.amount));
    const available = sum(booked.map((grant) => grant.remaining));
    const inState = (...states: string[]) =>
      sum([...this.holds.values()].filter((hold) => states.includes(hold.state)).map((hold) => hold.amount));
    const [held, spent] = [inState('pending'), inState('captured')];
    return {
      availableCredits: available,
      heldCredits: held,
      spentCredits: spent,
      expiredCredits: granted - available - held - spent,
      grantedCredits: granted,
      plan: this.plan !== undefined && this.plan.monthly > 0 ? this.plan.name : 'free',
    };
  }

  private answer({ state, amount }: ModelHold): Outcome {
    return { state, amount, balance: this.balance() };
  }

  private giveBack(hold: ModelHold, state: ModelHold['state']): void {
    hold.state = state;
    for (const { grant, amount } of hold.slices) if (grant.expiresAt > this.now) grant.remaining += amount;
  }

  private grantPeriod(plan: { monthly: number; anchor: number }): void {
    const { starts, ends } = periodOf(plan.anchor, this.now);
    const had = sum(this.grants.filter((grant) => grant.periodStart === starts).map((grant) => grant.amount));
    if (had >= plan.monthly) return;
    const times = { effectiveAt: this.now, expiresAt: ends, periodStart: starts };
    this.grants.push({
      grantId: undefined,
      amount: plan.monthly - had,
      remaining: 0,
      booked: false,
      ...times,
    });
  }
}

// Sorting is stable, so the older of two comes first; never expiring is Infinity, whose difference is NaN.
const bySoonestExpiry = (a: ModelGrant, b: ModelGrant): number => a.expiresAt - b.expiresAt || 0;

function periodOf(anchor: number, now: number): { starts: number; ends: number } {
  let months = 0;
  while (monthsAfter(anchor, months + 1) <= now) months += 1;
  return { starts: monthsAfter(anchor, months), ends: monthsAfter(anchor, months + 1) };
}

/** The same day and time some months on, or the last day of a month that is too short. */
function monthsAfter(anchor: number, months: number): number {
  const start = new Date(anchor);
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moved.getTime();
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
