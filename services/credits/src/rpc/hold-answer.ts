import { AppError, requireId } from '@sitewright/errors';
import type { Balance, Hold } from '@sitewright/protos/credits';
import type { HoldKey } from '../db/holds.ts';
import type { HoldAnswer } from '../db/schema.ts';
import { countResolution } from '../events.ts';
import { toBalance, toHold } from './messages.ts';

/** Checks which hold is meant, acts on it, and answers how it stands, whoever resolved it. */
export async function answerAbout(
  verb: 'capture' | 'release' | 'reverse',
  key: HoldKey,
  act: () => Promise<HoldAnswer>,
): Promise<{ hold: Hold; balance: Balance }> {
  checkHoldKey(key);
  const { hold, balance } = await act();
  if (hold === undefined) throw holdNotFound();
  countResolution(verb, hold.state);
  return { hold: toHold(hold, key.workspaceId), balance: toBalance(balance) };
}

/** Refuses ids that can name no hold. */
export function checkHoldKey({ holdId, workspaceId }: HoldKey): void {
  requireId('hold_id', 'bld', holdId);
  requireId('workspace_id', 'wsp', workspaceId);
}

/** The answer for a hold that is not there, and for another workspace's. */
export const holdNotFound = (): AppError => new AppError('NOT_FOUND', 'There is no such hold.');
