import { required } from '@sitewright/errors';
import {
  balanceExample,
  balanceSchema,
  entryExample,
  entryJson,
  entrySchema,
  grantExample,
  grantJson,
  grantSchema,
  named,
} from '@sitewright/public-api';
import { z } from 'zod';
import { pageOf, pageQuery } from './projects-page.ts';
import { type Answer, defineRoute } from './route.ts';

const tag = 'Credits';

/** A balance is of a moment: nothing on the way keeps it. */
const answer = (body: object): Answer => ({ status: 200, headers: { 'cache-control': 'no-store' }, body });

const pageAnswer = (items: object[], nextCursor: string): Answer =>
  answer({ items, nextCursor: nextCursor === '' ? null : nextCursor });

const balanceRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/credits',
  id: 'getCredits',
  tag,
  summary: 'See what is left, and what builds cost',
  access: ['read'],
  answers: { 200: { description: 'The balance as of now.', schema: balanceSchema, example: balanceExample } },
  errors: [],
  async handle({ clients }, { principal, call }) {
    const [answered, { prices }] = await Promise.all([
      clients.credits.getBalance({ workspaceId: principal.workspaceId }, { within: call }),
      clients.credits.listPrices({}, { within: call }),
    ]);
    const balance = required(answered.balance, 'balance');
    return answer({
      remaining: balance.availableCredits,
      held: balance.heldCredits,
      spent: balance.spentCredits,
      expired: balance.expiredCredits,
      granted: balance.grantedCredits,
      plan: balance.plan,
      prices: Object.fromEntries(
        prices.filter((price) => price.buildType === '').map((price) => [price.mode, price.amountCredits]),
      ),
    });
  },
});

const entriesRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/credits/entries',
  id: 'listCreditEntries',
  tag,
  summary: 'List the movements of credit',
  description:
    'Newest first. Every movement of credit is an entry from one account to another; entries are never changed.',
  access: ['read'],
  query: z.strictObject(pageQuery),
  answers: {
    200: {
      description: 'A page.',
      schema: named('CreditEntryPage', z.object(pageOf(entrySchema))),
      example: { items: [entryExample], nextCursor: null },
    },
  },
  errors: ['INVALID_REQUEST'],
  async handle({ clients }, { query, principal, call }) {
    const { entries, nextCursor } = await clients.credits.listEntries(
      { workspaceId: principal.workspaceId, pageSize: query.limit, cursor: query.cursor },
      { within: call },
    );
    return pageAnswer(entries.map(entryJson), nextCursor);
  },
});

const grantsRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/credits/grants',
  id: 'listCreditGrants',
  tag,
  summary: 'List the grants of credit',
  description: 'Newest first. Builds spend the grant that expires soonest, then the oldest.',
  access: ['read'],
  query: z.strictObject(pageQuery),
  answers: {
    200: {
      description: 'A page.',
      schema: named('GrantPage', z.object(pageOf(grantSchema))),
      example: { items: [grantExample], nextCursor: null },
    },
  },
  errors: ['INVALID_REQUEST'],
  async handle({ clients }, { query, principal, call }) {
    const { grants, nextCursor } = await clients.credits.listGrants(
      { workspaceId: principal.workspaceId, pageSize: query.limit, cursor: query.cursor },
      { within: call },
    );
    return pageAnswer(grants.map(grantJson), nextCursor);
  },
});

/** What a workspace has left, where it came from and where it went. */
export const creditRoutes = [balanceRoute, entriesRoute, grantsRoute];
