import type { z } from 'zod';
import { SPEC_VERSION } from './envelope.ts';
import { SpecError, type SpecIssue } from './issue.ts';
import { findTooDeep, findTooLarge } from './limits.ts';
import { migrate } from './migrate.ts';
import { plainWords } from './plain-words.ts';
import { formatPointer } from './pointer.ts';
import { type SiteSpec, siteSpecSchema } from './spec.ts';

function toIssues(error: z.ZodError): SpecIssue[] {
  return error.issues.map((issue) => ({
    path: formatPointer(issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))),
    code: issue.code,
    message: issue.message,
  }));
}

/** A spec of a later minor version may have fields that this reader has never seen: they are left out. */
function withoutUnknownKeys(value: unknown, error: z.ZodError): boolean {
  let removed = false;
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const owner = issue.path.reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
      value,
    );
    if (typeof owner !== 'object' || owner === null) continue;
    for (const key of issue.keys) removed = Reflect.deleteProperty(owner, key) || removed;
  }
  return removed;
}

const minorOf = (version: unknown): number =>
  typeof version === 'string' ? Number(/^1[.](\d{1,3})$/.exec(version)?.[1] ?? 0) : 0;

/** Checks a value against the schema, without limits and migration. */
export function checkSchema(value: unknown): SiteSpec {
  const result = siteSpecSchema.safeParse(value, { error: plainWords });
  if (result.success) return result.data;
  throw new SpecError(toIssues(result.error));
}

function readNewerMinor(value: unknown): SiteSpec {
  const copy = structuredClone(value);
  const first = siteSpecSchema.safeParse(copy, { error: plainWords });
  if (first.success) return first.data;
  if (!withoutUnknownKeys(copy, first.error)) throw new SpecError(toIssues(first.error));
  return checkSchema(copy);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'not JSON';
    throw new SpecError([{ path: '', code: 'not_json', message }]);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SpecError([{ path: '', code: 'not_utf8', message: 'not valid UTF-8' }]);
  }
}

function refuseIf(issue: SpecIssue | undefined): void {
  if (issue !== undefined) throw new SpecError([issue]);
}

function readBytes(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  refuseIf(findTooLarge(text));
  const value = parseJson(text);
  refuseIf(findTooDeep(value));
  return value;
}

/** Depth comes first here: what is too deep can't be written as JSON to be measured. */
function readValue(value: unknown): unknown {
  refuseIf(findTooDeep(value));
  refuseIf(findTooLarge(JSON.stringify(value) ?? ''));
  return value;
}

/**
 * Reads a spec from bytes, or from a parsed value: limits first, then migration to the current major version,
 * then the schema. Throws SpecError.
 */
export function parseSpec(input: unknown): SiteSpec {
  const current = migrate(input instanceof Uint8Array ? readBytes(input) : readValue(input));
  const version =
    typeof current === 'object' && current !== null ? Reflect.get(current, 'specVersion') : undefined;
  return minorOf(version) > minorOf(SPEC_VERSION) ? readNewerMinor(current) : checkSchema(current);
}

/** A spec as bytes for storage and the wire. */
export const serializeSpec = (spec: SiteSpec): Uint8Array => new TextEncoder().encode(JSON.stringify(spec));
