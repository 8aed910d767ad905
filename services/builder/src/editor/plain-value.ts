/** A value of a field as words. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(plainText).join(' ');
  const text: unknown = typeof value === 'object' ? Reflect.get(value, 'text') : undefined;
  return typeof text === 'string' ? text : JSON.stringify(value);
}
