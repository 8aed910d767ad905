import { z } from 'zod';
import type { ModelUse } from './provider/usage.ts';

const price = z.number().min(0);

/** What a million tokens of a model cost the operator, in a currency of theirs. */
const pricesSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*:./),
  z.strictObject({
    input: price,
    output: price,
    /** Those found in the provider's cache; as `input` where left out. */
    cacheRead: price.optional(),
    /** Those put into it; as `input` where left out. */
    cacheWrite: price.optional(),
  }),
);

export type Prices = z.infer<typeof pricesSchema>;

/** A price table as JSON: `{"anthropic:MODEL":{"input":3,"output":15,"cacheRead":0.3,"cacheWrite":3.75}}`. */
export const priceTable = () =>
  z.string().transform((text, context): Prices => {
    const table = pricesSchema.safeParse(parsed(text));
    if (table.success) return table.data;
    context.addIssue({
      code: 'custom',
      message:
        'must be JSON such as {"anthropic:MODEL":{"input":3,"output":15}}: prices of a million tokens by model',
    });
    return {};
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a build cost, in millionths of the table's currency; models without a price cost nothing. */
export function costOf(prices: Prices, uses: readonly ModelUse[]): number {
  return Math.round(
    uses.reduce((sum, { provider, tokens }) => {
      const table = prices[provider];
      if (table === undefined) return sum;
      const plain = Math.max(0, tokens.input - tokens.cacheRead - tokens.cacheWrite);
      return (
        sum +
        plain * table.input +
        tokens.cacheRead * (table.cacheRead ?? table.input) +
        tokens.cacheWrite * (table.cacheWrite ?? table.input) +
        tokens.output * table.output
      );
    }, 0),
  );
}
