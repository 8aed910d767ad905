import { AppError } from '@sitewright/errors';
import { BUILD_TYPES, MAX_SPEC_BYTES } from '@sitewright/site-spec';
import { z } from 'zod';

const factsSchema = z.object({ title: z.string().min(1).max(120), buildType: z.enum(BUILD_TYPES) });

/** What a project's record takes from its specification. */
export type SpecFacts = z.infer<typeof factsSchema>;

/** Reads the facts of a specification that its maker has validated. The rest of it is not looked at. */
export function specFacts(specJson: Uint8Array): SpecFacts {
  if (specJson.length > MAX_SPEC_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', `A specification has at most ${MAX_SPEC_BYTES} bytes.`);
  }
  const facts = factsSchema.safeParse(readJson(specJson));
  if (facts.success) return facts.data;
  throw new AppError('INVALID_REQUEST', 'spec_json is not a Site Specification.', {
    violations: facts.error.issues.map((issue) => ({
      field: ['spec_json', ...issue.path].join('.'),
      description: issue.message,
    })),
  });
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('INVALID_REQUEST', 'spec_json is not JSON in UTF-8.', { cause });
  }
}
