/** What RFC 8187 allows as it is; everything else is written in per cent. */
const kept = /[A-Za-z0-9!#$&+.^_`|~-]/;

const extended = (name: string): string =>
  [...Buffer.from(name, 'utf8')]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return kept.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

/**
 * A `Content-Disposition` (RFC 6266) with a name in ASCII for every client, and, where it says more, the name in the
 * letters that it has for those that read RFC 8187.
 */
export function attachmentOf(ascii: string, name: string): string {
  const plain = ascii.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const first = `attachment; filename="${plain}"`;
  return name === '' || name === ascii ? first : `${first}; filename*=UTF-8''${extended(name)}`;
}
