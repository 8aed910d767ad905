import { hash } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * The public id of an entry: `ent_` and a ULID of its time, its workspace and its number. Entries are keyed by
 * workspace and number; this id is made where one is shown, and sorts as they do.
 */
export function entryId(workspaceId: string, number: number, createdAt: Date): string {
  const workspace = hash('sha256', workspaceId, 'buffer').readUIntBE(0, 5);
  return `ent_${base32(createdAt.getTime(), 10)}${base32(number % 2 ** 40, 8)}${base32(workspace, 8)}`;
}

/** The lowest digits of a number below 2^53. */
function base32(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let place = 0; place < length; place += 1) {
    text = alphabet[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
