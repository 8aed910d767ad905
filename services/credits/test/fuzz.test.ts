import { afterAll, expect, test } from '@jest/globals';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { fuzz } from '@sitewright/testing/fuzz';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits();
afterAll(() => credits.stop());

const workspaceIds = [newId('wsp'), newId('wsp')];
const known = {
  workspaceId: workspaceIds,
  holdId: [newId('bld'), newId('bld'), newId('bld')],
  grantId: [newId('gnt'), newId('gnt')],
  mode: ['lite', 'economy', 'power'],
  buildType: ['website', 'slides'],
  amountCredits: [1, 5, 12],
  effectiveIn: [undefined, { seconds: 60, nanos: 0 }],
  expiresIn: [undefined, { seconds: 3600, nanos: 0 }],
  note: ['thanks'],
  cursor: [''],
};

test.each(Object.keys(CreditsServiceService))(
  '%s answers, or says what was wrong, and the books agree',
  async (name) => {
    await fuzz(CreditsServiceService, credits.rpc, name, known);
    for (const workspace of workspaceIds) expect(await credits.violations(workspace)).toEqual([]);
  },
);
