import { createHash } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * The public id of an entry: `ent_` and a ULID of its time, its workspace and its number. Entries are keyed by
 * workspace and number; this id is made where one is shown, and sorts as they do.
 */
export function entryId(workspaceId: string, number: number, createdAt: Date): string {
  const workspace = createHash('sha256').update(workspaceId).digest().readUIntBE(0, 5);
  return `ent_${base32(createdAt.getTime(), 10)}${base32(number % 2 ** 40, 8)}${base32(workspace, 8)}`;
}

function base32(value: number, length: number): string {
  let text = '';
  let rest = BigInt(value);
  for (let place = 0; place < length; place += 1) {
    text = alphabet[Number(rest % 32n)] + text;
    rest /= 32n;
  }
  return text;
}
