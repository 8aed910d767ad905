import { expect } from '@jest/globals';
import { GrantKind } from '@sitewright/protos/credits';
import { toDuration } from '@sitewright/rpc';
import fc from 'fast-check';
import { type CreditsUnderTest, newId } from './credits-service.ts';
import type { LedgerModel, Outcome } from './ledger-model.ts';

/** One workspace under a random run; holds are meant by a small number, so that steps meet on the same ones. */
export interface Workspace {
  credits: CreditsUnderTest;
  workspaceId: string;
  holdIds: string[];
}

type Command = fc.AsyncCommand<LedgerModel, Workspace>;

const hour = 3_600_000;
const prices = { lite: 1, economy: 2, power: 5 };
const holds = 4;
export const newWorkspace = (credits: CreditsUnderTest): Workspace => ({
  credits,
  workspaceId: newId('wsp'),
  holdIds: Array.from({ length: holds }, () => newId('bld')),
});

/** A step: what it is called, and how it is taken by the model and by the service alike. */
const step = (name: string, run: Command['run']): Command => ({
  toString: () => name,
  check: () => true,
  run,
});

interface HoldAnswer {
  hold?: { state: string; amountCredits: number } | undefined;
  balance?: object | undefined;
}

/** A service's answer about a hold in the words of the model. */
export const outcomeOf = (answer: Promise<HoldAnswer>) =>
  answer.then(
    ({ hold, balance }) => ({
      state: hold?.state.replace('HOLD_STATE_', '').toLowerCase(),
      amount: hold?.amountCredits,
      balance,
    }),
    (error) => ({ reason: error.reason }),
  );

const grant = fc
  .record({
    amount: fc.integer({ min: 1, max: 9 }),
    effectiveInHours: fc.constantFrom(0, 0, 0, 2),
    livesHours: fc.constantFrom(null, 1, 2, 3, 24),
  })
  .map(({ amount, effectiveInHours, livesHours }) =>
    step(`grant ${amount} in ${effectiveInHours} h for ${livesHours} h`, async (model, real) => {
      const grantId = newId('gnt');
      const expiresInHours = livesHours === null ? undefined : effectiveInHours + livesHours;
      const { balance } = await real.credits.rpc.grantCredits({
        grantId,
        workspaceId: real.workspaceId,
        kind: GrantKind.GRANT_KIND_PROMOTION,
        amountCredits: amount,
        effectiveIn: toDuration(effectiveInHours * hour),
        expiresIn: expiresInHours === undefined ? undefined : toDuration(expiresInHours * hour),
        note: '',
      });
      model.grant(
        grantId,
        amount,
        effectiveInHours * hour,
        (expiresInHours ?? Number.POSITIVE_INFINITY) * hour,
      );
      expect(balance).toEqual(model.balance());
    }),
  );

const reserve = fc
  .record({
    hold: fc.nat({ max: holds - 1 }),
    mode: fc.constantFrom('lite' as const, 'economy' as const, 'power' as const),
    test: fc.constantFrom(false, false, false, true),
  })
  .map(({ hold, mode, test }) =>
    step(`reserve ${hold} ${mode}${test ? ' test' : ''}`, async (model, real) => {
      const holdId = real.holdIds[hold] ?? '';
      const request = { holdId, workspaceId: real.workspaceId, mode, buildType: 'design', test };
      const outcome = await outcomeOf(real.credits.rpc.reserve(request));
      expect(outcome).toEqual(model.reserve(holdId, test ? 0 : prices[mode], `${mode} ${test}`));
    }),
  );

const resolution = (verb: 'capture' | 'release' | 'reverse') =>
  fc.nat({ max: holds - 1 }).map((hold) =>
    step(`${verb} ${hold}`, async (model, real) => {
      const holdId = real.holdIds[hold] ?? '';
      const said: Outcome = model[verb](holdId);
      expect(await outcomeOf(real.credits.rpc[verb]({ holdId, workspaceId: real.workspaceId }))).toEqual(
        said,
      );
    }),
  );

const plan = fc.constantFrom(0, 3, 8).map((monthlyCredits) =>
  step(`plan ${monthlyCredits}`, async (model, { credits, workspaceId }) => {
    await credits.rpc.setPlanGrant({ workspaceId, plan: `of-${monthlyCredits}`, monthlyCredits });
    model.setPlan(`of-${monthlyCredits}`, monthlyCredits);
  }),
);

const advance = fc.constantFrom(1, 1, 1, 2, 700).map((hours) =>
  step(`advance ${hours} h`, async (model, { credits }) => {
    await credits.advance(hours * hour);
    model.now += hours * hour;
  }),
);

const sweep = fc.constant(
  step('sweep', async (model, { credits }) => {
    await credits.rpc.sweepExpired({});
    model.settle();
  }),
);

const balance = fc.constant(
  step('balance', async (model, { credits, workspaceId }) => {
    model.settle();
    expect(await credits.balance(workspaceId)).toEqual(model.balance());
  }),
);

/** Steps in the mix of a busy workspace, most of them about holds. */
export const steps = [
  ...Array.from({ length: 4 }, () => grant),
  ...Array.from({ length: 6 }, () => reserve),
  ...Array.from({ length: 4 }, () => resolution('capture')),
  ...Array.from({ length: 3 }, () => resolution('release')),
  ...Array.from({ length: 3 }, () => resolution('reverse')),
  ...Array.from({ length: 3 }, () => advance),
  plan,
  sweep,
  balance,
];
