import { applySpecPatch, findAt, type SiteSpec, SpecError } from '@sitewright/site-spec';
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
    try {
      const next = applySpecPatch(spec, [operation]);
      operations.push(...addressAll(spec, [operation]));
      spec = next;
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      lost += 1;
    }
  }
  return { spec, operations, conflicts, lost };
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
