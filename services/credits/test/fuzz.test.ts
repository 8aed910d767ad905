import { afterAll, expect, test } from '@jest/globals';
import { AppError } from '@sitewright/errors';
import { GrantKind } from '@sitewright/protos/credits';
import fc from 'fast-check';
import { newId, startCredits } from './credits-service.ts';

// Whatever a caller sends, an RPC answers or refuses it for what it is: nothing is a fault of ours, and the books agree.
const credits = await startCredits();
afterAll(() => credits.stop());

const workspaceIds = [newId('wsp'), newId('wsp')];
const buildIds = [newId('bld'), newId('bld'), newId('bld')];
const grantIds = [newId('gnt'), newId('gnt')];

const wild = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', "'; drop table accounts; --", '%'),
);
const one = (known: readonly string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: wild });
const amount = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.maxSafeInteger());
const pageSize = fc.oneof(fc.integer({ min: -1, max: 101 }), fc.integer());
const duration = fc.option(
  fc.record({
    seconds: fc.oneof(fc.integer({ min: -10, max: 100_000 }), fc.maxSafeInteger()),
    nanos: fc.integer(),
  }),
  { nil: undefined },
);

const workspaceId = one(workspaceIds);
const holdId = one(buildIds);
const mode = one(['lite', 'economy', 'power']);
const buildType = one(['website', 'slides']);
const page = {
  workspaceId,
  pageSize,
  cursor: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: wild }),
};

const requests: Record<string, fc.Arbitrary<() => Promise<unknown>>> = {
  GetBalance: fc.record({ workspaceId }).map((sent) => () => credits.rpc.getBalance(sent)),
  GrantCredits: fc
    .record({
      ...{
        grantId: one(grantIds),
        workspaceId,
        kind: fc.constantFrom(...Object.values(GrantKind)),
        amountCredits: amount,
      },
      ...{ effectiveIn: duration, expiresIn: duration, note: wild },
    })
    .map((sent) => () => credits.rpc.grantCredits(sent)),
  Reserve: fc
    .record({ holdId, workspaceId, mode, buildType, test: fc.boolean() })
    .map((sent) => () => credits.rpc.reserve(sent)),
  Capture: fc.record({ holdId, workspaceId }).map((sent) => () => credits.rpc.capture(sent)),
  Release: fc.record({ holdId, workspaceId }).map((sent) => () => credits.rpc.release(sent)),
  Reverse: fc.record({ holdId, workspaceId }).map((sent) => () => credits.rpc.reverse(sent)),
  GetHold: fc.record({ holdId, workspaceId }).map((sent) => () => credits.rpc.getHold(sent)),
  ListEntries: fc.record(page).map((sent) => () => credits.rpc.listEntries(sent)),
  ListGrants: fc.record(page).map((sent) => () => credits.rpc.listGrants(sent)),
  SetPlanGrant: fc
    .record({ workspaceId, plan: wild, monthlyCredits: amount })
    .map((sent) => () => credits.rpc.setPlanGrant(sent)),
  CheckLedger: fc.record({ workspaceId }).map((sent) => () => credits.rpc.checkLedger(sent)),
};

test.each(Object.keys(requests))(
  '%s answers, or says what was wrong, whatever it is sent',
  async (name) => {
    const asked = requests[name] ?? fc.constant(async () => undefined);
    const run = fc.asyncProperty(asked, async (ask) => {
      const refusal = await ask().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (refusal === undefined) return;
      expect(refusal).toBeInstanceOf(AppError);
      expect(refusal).not.toMatchObject({ reason: 'INTERNAL' });
    });
    // Bounded by its runs: how long they take is the machine's affair.
    await fc.assert(run, { numRuns: 60 });
    for (const workspace of workspaceIds) expect(await credits.violations(workspace)).toEqual([]);
  },
  300_000,
);
