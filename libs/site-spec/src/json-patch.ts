import { findAt, formatPointer, isArrayIndex, parsePointer } from './pointer.ts';

/** One operation of a JSON Patch (RFC 6902, section 4). */
export type PatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value?: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move'; path: string; from: string }
  | { op: 'copy'; path: string; from: string };

/** An operation that does not fit the document that it was meant for. */
export class NotApplicable extends Error {}

/**
 * Applies one operation to a JSON document in place. Only own members of objects and elements of arrays are places:
 * a library that walks into inherited ones lets a patch change the functions of the whole process. What cannot be
 * done may be half done, so give it a copy. @throws NotApplicable
 */
export function applyOperation(document: unknown, operation: PatchOperation): void {
  const { op, path } = operation;
  if (op === 'add') add(document, path, structuredClone(operation.value));
  else if (op === 'remove') remove(document, path);
  else if (op === 'replace') replace(document, path, structuredClone(operation.value));
  else if (op === 'move') move(document, operation.from, path);
  else if (op === 'copy') add(document, path, structuredClone(read(document, operation.from)));
  else if (!isEqual(read(document, path), operation.value))
    throw new NotApplicable(`${path} has another value than the test says`);
}

function read(document: unknown, pointer: string): unknown {
  const value = findAt(document, pointer);
  if (value === undefined) throw new NotApplicable(`there is nothing at ${pointer}`);
  return value;
}

function add(document: unknown, pointer: string, value: unknown): void {
  const { parent, key } = placeOf(document, pointer);
  if (!Array.isArray(parent)) {
    parent[key] = value;
    return;
  }
  const index = key === '-' ? parent.length : isArrayIndex(key) ? Number(key) : undefined;
  if (index === undefined || index > parent.length)
    throw new NotApplicable(`${pointer} is no place in an array of ${parent.length}; "-" adds at its end`);
  parent.splice(index, 0, value);
}

function remove(document: unknown, pointer: string): void {
  read(document, pointer);
  const { parent, key } = placeOf(document, pointer);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

function replace(document: unknown, pointer: string, value: unknown): void {
  read(document, pointer);
  const { parent, key } = placeOf(document, pointer);
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else parent[key] = value;
}

function move(document: unknown, from: string, to: string): void {
  if (to.startsWith(`${from}/`)) throw new NotApplicable(`${from} can't be moved into itself`);
  const value = read(document, from);
  remove(document, from);
  add(document, to, value);
}

/** A member of an object or an element of an array, there or not yet. */
interface Place {
  parent: Record<string, unknown> | unknown[];
  key: string;
}

function placeOf(document: unknown, pointer: string): Place {
  const tokens = parsePointer(pointer) ?? [];
  const key = tokens.pop();
  const parent = findAt(document, formatPointer(tokens));
  // Set like any other member, this one would change what the object is.
  if (key !== undefined && key !== '__proto__' && (isObject(parent) || Array.isArray(parent)))
    return { parent, key };
  throw new NotApplicable(`${pointer} is no place in the specification`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equality as RFC 6902, section 4.6, has it: the order of members does not count. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return (
      Array.isArray(b) && a.length === b.length && a.every((element, index) => isEqual(element, b[index]))
    );
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}
