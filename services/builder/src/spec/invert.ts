import { findAt, parsePointer, type SiteSpec, type SpecPatch } from '@sitewright/site-spec';

type Operation = SpecPatch[number];

/** What a person did: explicit operations, and those that take them back. */
export interface Command {
  /** Key of the words that name it. */
  label: string;
  operations: SpecPatch;
  /** Edits with the same key in quick succession are one to undo, as typing into a field is. */
  merge?: string;
  /** The node to look at afterwards. */
  focus?: string;
}

/**
 * The operations that take others back, the last one first. `apply` gives the document between two operations.
 * @throws RangeError for an operation that cannot be taken back exactly
 */
export function invert(
  spec: SiteSpec,
  operations: SpecPatch,
  apply: (draft: unknown, operation: Operation) => void,
): SpecPatch {
  const draft: unknown = structuredClone(spec);
  const inverse: Operation[] = [];
  for (const operation of operations) {
    inverse.unshift(...inverseOf(draft, operation));
    apply(draft, operation);
  }
  return inverse;
}

function inverseOf(draft: unknown, operation: Operation): Operation[] {
  const { op, path } = operation;
  switch (op) {
    case 'test':
      return [];
    case 'replace':
      return [{ op: 'replace', path, value: structuredClone(findAt(draft, path)) ?? null }];
    case 'remove':
      return [{ op: 'add', path, value: structuredClone(findAt(draft, path)) ?? null }];
    case 'move':
      return [{ op: 'move', from: placeOf(draft, path), path: operation.from }];
    case 'add':
    case 'copy': {
      const place = placeOf(draft, path);
      const before = Array.isArray(ownerOf(draft, path)) ? undefined : findAt(draft, path);
      if (before === undefined) return [{ op: 'remove', path: place }];
      return [{ op: 'replace', path, value: structuredClone(before) }];
    }
  }
}

const ownerOf = (draft: unknown, path: string): unknown =>
  findAt(draft, path.slice(0, path.lastIndexOf('/')));

/** `-` names the place behind the last element. */
function placeOf(draft: unknown, path: string): string {
  if (parsePointer(path)?.at(-1) !== '-') return path;
  const owner = ownerOf(draft, path);
  if (!Array.isArray(owner)) throw new RangeError(`${path} is no place in a list`);
  return `${path.slice(0, -1)}${owner.length}`;
}
