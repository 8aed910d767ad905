import { z } from 'zod';

/** How a field that will go is told: from when on it should not be used, when it goes at the soonest, what to use. */
export interface Deprecation {
  /** A day, such as `2027-01-31`. */
  since: string;
  /** The day from which on it may be gone; undefined while none is decided. At least 180 days after `since`. */
  sunset?: string;
  /** A sentence: what to use in its place. */
  instead: string;
}

/** What callers read of it: how long a field lives on once it is deprecated. */
export const leastDays = 180;

const dayMs = 86_400_000;
const deprecations = new WeakMap<z.core.$ZodType, Deprecation>();

/**
 * A field of a request that still works and will go. The document marks it as `deprecated`, and whoever uses it is told
 * so in the header fields of the answer.
 * @throws where it would go before callers have had their time.
 */
export function deprecated<S extends z.ZodType>(schema: S, deprecation: Deprecation): S {
  const { since, sunset, instead } = deprecation;
  if (sunset !== undefined && Date.parse(sunset) - Date.parse(since) < leastDays * dayMs) {
    throw new Error(
      `A field lives on for ${leastDays} days at the least: ${since} to ${sunset} is too short.`,
    );
  }
  const ends = sunset === undefined ? '' : ` It may be gone from ${sunset} on.`;
  const marked = schema.meta({
    ...schema.meta(),
    deprecated: true,
    description: `${schema.description ?? ''} Deprecated since ${since}: ${instead}${ends}`.trim(),
  });
  deprecations.set(marked, deprecation);
  return marked;
}

/**
 * `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and where to read on, for the deprecated fields that a request uses;
 * nothing where it uses none.
 */
export function deprecationHeaders(
  ...parts: [schema: z.core.$ZodType | undefined, value: unknown][]
): Record<string, string> {
  const used = parts.flatMap(([schema, value]) => usedDeprecations(schema, value));
  if (used.length === 0) return {};
  const since = Math.min(...used.map((deprecation) => Date.parse(deprecation.since)));
  const sunsets = used.flatMap(({ sunset }) => (sunset === undefined ? [] : [Date.parse(sunset)]));
  return {
    deprecation: `@${since / 1000}`,
    ...(sunsets.length === 0 ? {} : { sunset: new Date(Math.min(...sunsets)).toUTCString() }),
    link: '</docs#description/versions>; rel="deprecation"; type="text/html"',
  };
}

function usedDeprecations(schema: z.core.$ZodType | undefined, value: unknown): Deprecation[] {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const deprecation = Object.hasOwn(value, name) ? deprecations.get(field) : undefined;
    return deprecation === undefined ? [] : [deprecation];
  });
}
