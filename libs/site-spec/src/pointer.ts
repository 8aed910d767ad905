/** Splits a JSON Pointer (RFC 6901) into unescaped tokens; undefined if it is none. */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Makes a JSON Pointer of tokens. */
export function formatPointer(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const ARRAY_INDEX = /^(?:0|[1-9]\d{0,8})$/;

/** Whether a token can be an index into an array: digits without a leading zero. */
export const isArrayIndex = (token: string): boolean => ARRAY_INDEX.test(token);

function step(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return isArrayIndex(token) ? value[Number(token)] : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
  return Reflect.get(value, token);
}

/** The value that a pointer names, or undefined. Only own members are seen. */
export function findAt(root: unknown, pointer: string): unknown {
  const tokens = parsePointer(pointer);
  if (tokens === undefined) return undefined;
  return tokens.reduce<unknown>((value, token) => step(value, token), root);
}
