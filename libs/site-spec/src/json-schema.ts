import { z } from 'zod';
import { SCHEMA_PATH } from './envelope.ts';
import { siteSpecSchema } from './spec.ts';

let cached: Readonly<Record<string, unknown>> | undefined;

/** The Site Specification as JSON Schema 2020-12, as it is published. */
export function jsonSchema(): Readonly<Record<string, unknown>> {
  cached ??= {
    ...z.toJSONSchema(siteSpecSchema, { target: 'draft-2020-12', reused: 'ref' }),
    $id: SCHEMA_PATH,
    title: 'Site Specification 1.0',
    description: 'What a build of Sitewright results in: one envelope, and the content of one build type.',
  };
  return cached;
}
