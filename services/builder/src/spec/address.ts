import { applyOperation, findAt, formatPointer, parsePointer, type SpecPatch } from '@sitewright/site-spec';

type Operation = SpecPatch[number];
/** A member's name, a place in a list, or the element of a list with an id. */
type Step = string | { id: string };

/** An operation whose places are named by the ids of nodes: it finds them again after others have edited. */
export interface AddressedOperation {
  operation: Operation;
  at: Step[];
  from?: Step[];
}

const idOf = (value: unknown): string | undefined => {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
};

function toSteps(root: unknown, pointer: string): Step[] {
  const tokens = parsePointer(pointer) ?? [];
  return tokens.map((token, index) => {
    const owner = findAt(root, formatPointer(tokens.slice(0, index)));
    const id = Array.isArray(owner) ? idOf(owner[Number(token)]) : undefined;
    return id === undefined ? token : { id };
  });
}

function toPointer(root: unknown, steps: readonly Step[]): string | undefined {
  const tokens: (string | number)[] = [];
  for (const step of steps) {
    if (typeof step === 'string') {
      tokens.push(step);
      continue;
    }
    const owner = findAt(root, formatPointer(tokens));
    const index = Array.isArray(owner) ? owner.findIndex((element) => idOf(element) === step.id) : -1;
    if (index < 0) return undefined;
    tokens.push(index);
  }
  return formatPointer(tokens);
}

/** What is added to a list goes to a place, not to the element that stood there. */
const withoutLast = (steps: Step[], pointer: string): Step[] => [
  ...steps.slice(0, -1),
  parsePointer(pointer)?.at(-1) ?? '',
];

/** Names the places of operations, each against the document that those before it leave. */
export function addressAll(root: unknown, operations: SpecPatch): AddressedOperation[] {
  const draft: unknown = structuredClone(root);
  return operations.map((operation) => {
    const found = toSteps(draft, operation.path);
    const placed = operation.op === 'add' || operation.op === 'copy' || operation.op === 'move';
    const at = placed ? withoutLast(found, operation.path) : found;
    const from = 'from' in operation ? { from: toSteps(draft, operation.from) } : {};
    applyOperation(draft, operation);
    return { operation, at, ...from };
  });
}

/** The operation for a document that may have changed since; undefined where its place is gone. */
export function resolve(root: unknown, { operation, at, from }: AddressedOperation): Operation | undefined {
  const path = clamp(root, toPointer(root, at), operation.op);
  if (path === undefined) return undefined;
  if (!('from' in operation)) return { ...operation, path };
  const source = toPointer(root, from ?? []);
  return source === undefined || findAt(root, source) === undefined
    ? undefined
    : { ...operation, path, from: source };
}

/** A place behind the end of a list that has become shorter is its end. */
function clamp(root: unknown, path: string | undefined, op: Operation['op']): string | undefined {
  if (path === undefined) return undefined;
  const cut = path.lastIndexOf('/');
  const owner = findAt(root, path.slice(0, cut));
  if (owner === undefined) return undefined;
  if (op === 'remove' || op === 'replace') return findAt(root, path) === undefined ? undefined : path;
  if (!Array.isArray(owner)) return path;
  const most = op === 'move' ? Math.max(0, owner.length - 1) : owner.length;
  return Number(path.slice(cut + 1)) > most ? `${path.slice(0, cut)}/${most}` : path;
}
