/** Reads and changes a draft by paths. The draft is JSON, so arrays and plain objects are all there is. */
export type Path = readonly (string | number)[];

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) ? value[String(key)] : undefined;
  }, root);
}

export function setAt(root: unknown, path: Path, value: unknown): void {
  const owner = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (key === undefined) return;
  if (Array.isArray(owner)) owner[Number(key)] = value;
  else if (isRecord(owner)) owner[String(key)] = value;
}

/** Removes a member, or an entry of a list. */
export function removeAt(root: unknown, path: Path): void {
  const owner = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (key === undefined) return;
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else if (isRecord(owner)) Reflect.deleteProperty(owner, String(key));
}

/** Path of the nearest list entry that holds `path`, or undefined at the top. */
export function entryAbove(path: Path): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    if (typeof path[length - 1] === 'number') return path.slice(0, length);
  }
  return undefined;
}

export function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((token) => (/^\d+$/.test(token) ? Number(token) : token));
}
