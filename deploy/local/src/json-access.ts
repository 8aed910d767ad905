/** Whether a value from JSON is an object with members. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a member, where there is one. */
export function textAt(value: unknown, name: string): string | undefined {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The number of a member, where there is one. */
export function numberAt(value: unknown, name: string): number | undefined {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === 'number' ? found : undefined;
}

/** The entries of a list member; none where there is no list. */
export function listAt(value: unknown, name: string): unknown[] {
  const found = isRecord(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
}
