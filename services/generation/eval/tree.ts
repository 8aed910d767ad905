/** A node of parsed JSON. The scorer reads specs as plain JSON, so that it shares no accessor with the engine. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls `visit` on every object in document order. */
export function walk(
  value: Json | undefined,
  visit: (node: JsonObject, path: string) => void,
  path = '',
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, visit, `${path}/${index}`);
  } else if (isObject(value)) {
    visit(value, path);
    for (const [key, item] of Object.entries(value)) walk(item, visit, `${path}/${key}`);
  }
}

/** The list under `key`, or an empty one: a missing list is a finding of the check that counts it. */
export function list(node: Json | undefined, key: string): Json[] {
  const value = isObject(node) ? node[key] : undefined;
  return Array.isArray(value) ? value : [];
}

export function objects(values: Json[]): JsonObject[] {
  return values.filter((value) => isObject(value));
}

/** Plain text of a text node: a string, or an array of marked runs. */
export function plain(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(plain).join('');
  return isObject(value) ? plain(value.text) : '';
}
