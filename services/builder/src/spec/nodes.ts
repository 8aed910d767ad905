import { type SiteSpec, walkNodes } from '@sitewright/site-spec';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function idOf(value: unknown): string | undefined {
  const id: unknown = isRecord(value) ? value.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The ids of a node and of all in it. */
export const idsWithin = (node: unknown): Set<string> =>
  new Set([...walkNodes(node)].flatMap(({ value }) => idOf(value) ?? []));

/** Whether a place is another or lies in it. */
export const isBelow = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}/`);

/** A copy of a node with ids that nothing has yet; what its parts say of each other goes with them. */
export function withFreshIds<T>(node: T, taken: ReadonlySet<string>): T {
  const used = new Set(taken);
  const renamed = new Map<string, string>();
  for (const id of idsWithin(node)) {
    const stem = id.replace(/-\d+$/, '').slice(0, 56);
    let number = 2;
    while (used.has(`${stem}-${number}`)) number += 1;
    used.add(`${stem}-${number}`);
    renamed.set(id, `${stem}-${number}`);
  }
  const names = new Set(['id', 'group', 'footnote', 'dataset', 'ref', 'section']);
  const copy = structuredClone(node);
  for (const { value } of walkNodes(copy)) {
    for (const [name, member] of Object.entries(value)) {
      if (typeof member !== 'string') continue;
      const own = renamed.get(member);
      if (names.has(name) && own !== undefined) value[name] = own;
      const anchor = member.startsWith('#') ? renamed.get(member.slice(1)) : undefined;
      if (name === 'href' && anchor !== undefined) value[name] = `#${anchor}`;
    }
  }
  return copy;
}

/** A copy of a node with ids that a specification does not have yet. */
export const freshIn = <T>(spec: SiteSpec, node: T): T =>
  withFreshIds(node, idsWithin([spec.content, spec.assets]));
