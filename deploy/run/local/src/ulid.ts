import { randomInt } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id: the prefix and a ULID in lower case, sortable by the time at which it was made. */
export function newId(prefix: string, now = Date.now()): string {
  let time = '';
  for (let rest = now, i = 0; i < 10; i += 1, rest = Math.floor(rest / 32)) time = alphabet[rest % 32] + time;
  const random = Array.from({ length: 16 }, () => alphabet[randomInt(32)]).join('');
  return `${prefix}_${time}${random}`;
}
