import { z } from 'zod';
import { SpecError, type SpecIssue } from './issue.ts';
import { applyOperation, NotApplicable } from './json-patch.ts';
import { findTooDeep, MAX_SPEC_BYTES, MAX_SPEC_DEPTH } from './limits.ts';
import { parseSpec } from './parse.ts';
import { plainWords } from './plain-words.ts';
import { findAt, parsePointer } from './pointer.ts';
import { checkReferences } from './references.ts';
import type { SiteSpec } from './spec.ts';

const MAX_OPERATIONS = 500;
const path = z.string().max(500);
// Any JSON; what is too deep for a spec would also be too deep for whoever walks it next.
const value = z
  .unknown()
  .refine((json) => json !== undefined, 'is missing')
  .refine((json) => findTooDeep(json) === undefined, 'nested deeper than 32 levels')
  .refine(isKeptWhole, 'a number is too large, or a member is named "__proto__"');

/** Whether a value is stored as it was sent: JSON has no infinity, and set like others such a member is lost. */
function isKeptWhole(json: unknown): boolean {
  const rest = [json];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'number' && !Number.isFinite(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    if (Object.hasOwn(next, '__proto__')) return false;
    for (const member of Object.values(next)) rest.push(member);
  }
  return true;
}

/** A JSON Patch (RFC 6902). Members that an operation does not have are passed over, as its section 4 asks. */
export const specPatchSchema = z
  .array(
    z.discriminatedUnion('op', [
      z.object({ op: z.literal('add'), path, value }),
      z.object({ op: z.literal('replace'), path, value }),
      z.object({ op: z.literal('test'), path, value }),
      z.object({ op: z.literal('remove'), path }),
      z.object({ op: z.literal('move'), path, from: path }),
      z.object({ op: z.literal('copy'), path, from: path }),
    ]),
  )
  .max(MAX_OPERATIONS);

/** A change to a specification: operations of JSON Patch, in their order. */
export type SpecPatch = z.infer<typeof specPatchSchema>;
type Operation = SpecPatch[number];

// What a spec is, and where it came from, is not up to an edit.
const FIXED = /^[/](?:buildType|specVersion|\$schema|provenance)(?:[/]|$)/;

const refuse = (index: number, code: string, message: string): never => {
  throw new SpecError([{ path: `/${index}`, code, message }], `operation ${index}`);
};

const idOf = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && Object.hasOwn(node, 'id')
    ? Reflect.get(node, 'id')
    : undefined;

/** A node keeps its id for life: it may be removed, and another added, but never renamed in place. */
function checkStable(spec: unknown, operation: Operation, index: number): void {
  if (operation.op === 'test') return;
  const touched = operation.op === 'move' ? [operation.path, operation.from] : [operation.path];
  for (const pointer of touched) {
    const tokens = parsePointer(pointer);
    if (tokens === undefined || tokens.length === 0) {
      refuse(index, 'bad_path', `"${pointer}" names no place within the specification`);
    } else if (FIXED.test(pointer)) {
      refuse(index, 'fixed_field', `${pointer} can't be edited`);
    } else if (tokens.at(-1) === 'id' && findAt(spec, pointer) !== undefined) {
      refuse(index, 'stable_id', `${pointer}: the id of a node can't be changed`);
    }
  }
  if (operation.op !== 'replace') return;
  const before = idOf(findAt(spec, operation.path));
  if (before !== undefined && idOf(operation.value) !== before) {
    refuse(index, 'stable_id', `${operation.path}: a replaced node keeps its id "${String(before)}"`);
  }
}

function applyOne(draft: unknown, operation: Operation, index: number): void {
  try {
    applyOperation(draft, operation);
  } catch (error) {
    if (!(error instanceof NotApplicable)) throw error;
    refuse(index, 'not_applicable', error.message);
  }
}

function applyAll(draft: unknown, operations: SpecPatch): void {
  let copied = 0;
  for (const [index, operation] of operations.entries()) {
    checkStable(draft, operation, index);
    // Copies of copies double in depth and size, and moves nest what was moved before: measured before they are made.
    if ('from' in operation) checkDepth(draft, operation, index);
    if (operation.op === 'copy') copied += JSON.stringify(findAt(draft, operation.from) ?? null).length;
    if (copied > MAX_SPEC_BYTES)
      refuse(index, 'too_large', `the copies are larger than a specification: ${MAX_SPEC_BYTES} bytes`);
    applyOne(draft, operation, index);
  }
}

function checkDepth(draft: unknown, { from, path }: Operation & { from: string }, index: number): void {
  const levels = MAX_SPEC_DEPTH - (parsePointer(path)?.length ?? 0);
  if (findTooDeep(findAt(draft, from), levels) !== undefined)
    refuse(index, 'too_deep', `nested deeper than ${MAX_SPEC_DEPTH} levels at ${path}`);
}

/** Problems of references that the edit brought in; those that were there before don't stand in its way. */
function newIssues(before: SiteSpec, after: SiteSpec): SpecIssue[] {
  const known = new Set(checkReferences(before).map((issue) => `${issue.code} ${issue.message}`));
  return checkReferences(after).filter((issue) => !known.has(`${issue.code} ${issue.message}`));
}

/** Applies a patch as a whole or not at all; the result is valid in all that `parseSpec` and `checkReferences` ask. */
export function applySpecPatch(spec: SiteSpec, patch: unknown): SiteSpec {
  const parsed = specPatchSchema.safeParse(patch, { error: plainWords });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SpecError([
      {
        path: `/${(issue?.path ?? []).join('/')}`,
        code: 'bad_patch',
        message: issue?.message ?? 'not a JSON Patch',
      },
    ]);
  }
  const draft: unknown = structuredClone(spec);
  applyAll(draft, parsed.data);
  const result = parseSpec(draft);
  const issues = newIssues(spec, result);
  if (issues.length > 0) throw new SpecError(issues);
  return result;
}
