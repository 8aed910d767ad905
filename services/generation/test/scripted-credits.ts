import { AppError } from '@sitewright/errors';
import { CreditsServiceService, HoldState } from '@sitewright/protos/credits';
import { type ScriptedServer, startScripted } from '@sitewright/testing';
import { ulid } from 'ulid';

const prices: Readonly<Record<string, number>> = { lite: 1, economy: 2, power: 5 };
const granted = 1000;

/** The one workspace without credits. */
export const poorWorkspaceId = `wsp_${ulid().toLowerCase()}`;

/** Credits with a hold for each build and 1000 credits for each workspace. */
export interface ScriptedCredits extends ScriptedServer {
  stateOf(holdId: string): HoldState | undefined;
  /** What a workspace was charged. */
  spentBy(workspaceId: string): number;
  hold(holdId: string, workspaceId: string, state: HoldState): void;
  /** Answers nothing from now on, until the function that it gives is called. */
  fallSilent(): () => void;
  /** What `capture` refuses with from now on; undefined: it captures. */
  refuseCapture(error: AppError | undefined): void;
}

export async function startCredits(): Promise<ScriptedCredits> {
  const holds = new Map<string, { workspaceId: string; state: HoldState; amountCredits: number }>();
  let refusal: AppError | undefined;
  let awake = Promise.resolve();
  const spentBy = (workspaceId: string): number =>
    [...holds.values()]
      .filter((hold) => hold.workspaceId === workspaceId && hold.state === HoldState.HOLD_STATE_CAPTURED)
      .reduce((sum, { amountCredits }) => sum + amountCredits, 0);
  /** A hold in its new state, if it was in one of those; the loser is told the state that it is in. */
  const settle = (
    { holdId, workspaceId }: { holdId: string; workspaceId: string },
    from: readonly HoldState[],
    state: HoldState,
  ) => {
    const hold = holds.get(holdId) ?? {
      workspaceId,
      state: HoldState.HOLD_STATE_UNSPECIFIED,
      amountCredits: 0,
    };
    if (from.includes(hold.state)) hold.state = state;
    holds.set(holdId, hold);
    const spentCredits = spentBy(workspaceId);
    return {
      hold: { holdId, ...hold, createdAt: undefined, resolvedAt: undefined },
      balance: {
        ...{ availableCredits: granted - spentCredits, heldCredits: 0, spentCredits },
        ...{ expiredCredits: 0, grantedCredits: granted, plan: 'free' },
      },
    };
  };
  const { HOLD_STATE_UNSPECIFIED, HOLD_STATE_PENDING, HOLD_STATE_CAPTURED, HOLD_STATE_RELEASED } = HoldState;
  const server = await startScripted(CreditsServiceService, {
    async reserve({ holdId, workspaceId, mode, test }) {
      await awake;
      if (workspaceId === poorWorkspaceId)
        throw new AppError('OUT_OF_CREDITS', 'There is not enough credit.');
      const amountCredits = test ? 0 : (prices[mode] ?? 0);
      if (!holds.has(holdId)) holds.set(holdId, { workspaceId, state: HOLD_STATE_PENDING, amountCredits });
      return settle({ holdId, workspaceId }, [], HOLD_STATE_PENDING);
    },
    async capture(request) {
      await awake;
      if (refusal !== undefined) throw refusal;
      return settle(request, [HOLD_STATE_PENDING], HOLD_STATE_CAPTURED);
    },
    async release(request) {
      await awake;
      return settle(request, [HOLD_STATE_PENDING, HOLD_STATE_UNSPECIFIED], HOLD_STATE_RELEASED);
    },
    async reverse(request) {
      await awake;
      return settle(request, [HOLD_STATE_CAPTURED], HoldState.HOLD_STATE_REVERSED);
    },
  });
  return {
    ...server,
    stateOf: (holdId) => holds.get(holdId)?.state,
    spentBy,
    hold: (holdId, workspaceId, state) => void holds.set(holdId, { workspaceId, state, amountCredits: 2 }),
    fallSilent() {
      const silence = Promise.withResolvers<void>();
      awake = silence.promise;
      return silence.resolve;
    },
    refuseCapture(error) {
      refusal = error;
    },
  };
}
