import {
  applyOperation,
  applySpecPatch,
  findAt,
  NotApplicable,
  type SiteSpec,
  SpecError,
} from '@sitewright/site-spec';
import { type AddressedOperation, addressAll, resolve } from './address.ts';

/** A text or choice that was changed here and elsewhere at the same time. */
export interface Conflict {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Replayed {
  spec: SiteSpec;
  operations: AddressedOperation[];
  conflicts: Conflict[];
  /** How many edits found their place gone. */
  lost: number;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Does pending edits again on what somebody else saved meanwhile. A field changed on both sides is left as theirs
 * and told; an edit whose place is gone, or that no longer fits, is counted.
 */
export function replay(base: SiteSpec, theirs: SiteSpec, pending: readonly AddressedOperation[]): Replayed {
  let spec = theirs;
  const conflicts: Conflict[] = [];
  const operations: AddressedOperation[] = [];
  let lost = 0;
  /** What waits for those after it: no step of a command may be allowed by itself. */
  const held: AddressedOperation[] = [];
  for (const edit of pending) {
    const operation = resolve(spec, edit);
    if (operation === undefined) {
      // What was to be removed is gone: that is what was wanted.
      if (edit.operation.op !== 'remove') lost += 1;
      continue;
    }
    const before = resolve(base, edit);
    const conflict =
      operation.op === 'replace' && !operation.path.endsWith('/questions')
        ? conflictOf(base, theirs, before?.path, operation)
        : undefined;
    if (conflict !== undefined) {
      const known = conflicts.findIndex(({ path }) => path === conflict.path);
      conflicts.splice(known < 0 ? conflicts.length : known, known < 0 ? 0 : 1, conflict);
      continue;
    }
    const next = applied(spec, [operation]);
    if (next === undefined) held.push(edit);
    else {
      operations.push(...addressAll(spec, [operation]));
      spec = next;
    }
    for (let from = 0; from < held.length; from += 1) {
      const together = applyTogether(spec, held.slice(from));
      if (together === undefined) continue;
      operations.push(...together.operations);
      spec = together.spec;
      held.length = from;
    }
  }
  return { spec, operations, conflicts, lost: lost + held.length };
}

/** Does at once what is forbidden one by one, as a part is removed with what leads to it. */
function applyTogether(
  spec: SiteSpec,
  edits: readonly AddressedOperation[],
): Pick<Replayed, 'spec' | 'operations'> | undefined {
  const draft: unknown = structuredClone(spec);
  const resolved: AddressedOperation['operation'][] = [];
  try {
    for (const edit of edits) {
      const operation = resolve(draft, edit);
      if (operation === undefined) return undefined;
      applyOperation(draft, operation);
      resolved.push(operation);
    }
  } catch (error) {
    if (error instanceof NotApplicable) return undefined;
    throw error;
  }
  const next = applied(spec, resolved);
  return next === undefined ? undefined : { spec: next, operations: addressAll(spec, resolved) };
}

/** A specification with operations done; undefined where it forbids them. */
function applied(spec: SiteSpec, operations: AddressedOperation['operation'][]): SiteSpec | undefined {
  try {
    return applySpecPatch(spec, operations);
  } catch (error) {
    if (error instanceof SpecError) return undefined;
    throw error;
  }
}

function conflictOf(
  base: SiteSpec,
  theirs: SiteSpec,
  pathBefore: string | undefined,
  { path, value }: { path: string; value?: unknown },
): Conflict | undefined {
  if (pathBefore === undefined) return undefined;
  const [was, is] = [findAt(base, pathBefore), findAt(theirs, path)];
  return is === undefined || same(was, is) || same(is, value)
    ? undefined
    : { path, base: was, mine: value, theirs: is };
}
