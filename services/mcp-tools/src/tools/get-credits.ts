import { entryJson } from '@sitewright/public-api';
import { z } from 'zod';
import { defineTool } from './tool.ts';

const lastEntries = 5;

export const getCredits = defineTool({
  name: 'get_credits',
  title: 'Get credits',
  description: 'Tells what credit is left, what builds hold, what each mode costs, and the last movements.',
  scopes: ['read'],
  input: z.strictObject({}),
  output: z.object({
    remaining: z.int(),
    held: z.int(),
    plan: z.string(),
    prices: z.looseObject({}),
    entries: z.array(z.looseObject({})),
  }),
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run({ clients }, _args, { caller: { workspaceId } }) {
    const [{ balance, recentEntries }, prices] = await Promise.all([
      clients.credits.account(workspaceId, lastEntries),
      clients.credits.prices(),
    ]);
    return {
      result: {
        remaining: balance?.availableCredits ?? 0,
        held: balance?.heldCredits ?? 0,
        plan: balance?.plan ?? 'free',
        prices: Object.fromEntries(
          prices.filter((price) => price.buildType === '').map((price) => [price.mode, price.amountCredits]),
        ),
        entries: recentEntries
          .map(entryJson)
          .map(({ kind, amount, buildId, createdAt }) => ({ kind, amount, buildId, createdAt })),
      },
    };
  },
});
