import { formatPointer } from './pointer.ts';
import type { SiteSpec } from './spec.ts';

/** An object of the spec with its place. */
export interface SpecNode {
  path: string;
  value: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object below a value, parents before children, in document order. */
export function* walkNodes(root: unknown, path: readonly (string | number)[] = []): Generator<SpecNode> {
  if (Array.isArray(root)) {
    for (const [index, child] of root.entries()) yield* walkNodes(child, [...path, index]);
    return;
  }
  if (!isRecord(root)) return;
  yield { path: formatPointer(path), value: root };
  for (const [key, child] of Object.entries(root)) {
    if (typeof child === 'object' && child !== null) yield* walkNodes(child, [...path, key]);
  }
}

/** Where the node of the content or the asset with an id stands, as a JSON Pointer; ids of the brief are a space of their own. */
export function findPointerOfId(spec: Pick<SiteSpec, 'content' | 'assets'>, id: string): string | undefined {
  for (const part of ['content', 'assets'] as const) {
    for (const node of walkNodes(spec[part], [part])) {
      if (node.value.id === id) return node.path;
    }
  }
  return undefined;
}
