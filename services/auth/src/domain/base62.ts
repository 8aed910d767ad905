/** 0-9, A-Z, a-z: the order gives each character its value. */
export const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The largest multiple of 62 that fits a byte: bytes from here on would favour the first characters. */
const fairBytes = 248;

/**
 * Draws characters of which each is as likely as any other: bytes that would not divide evenly are thrown away.
 * @param randomBytes a source of cryptographically random bytes.
 */
export function drawBase62(length: number, randomBytes: (size: number) => Uint8Array): string {
  let drawn = '';
  while (drawn.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fairBytes && drawn.length < length) drawn += alphabet.charAt(byte % 62);
    }
  }
  return drawn;
}

/** A whole number in base 62, filled up with zeros in front. */
export function toBase62(value: number, width: number): string {
  let digits = '';
  for (let left = value; left > 0; left = Math.floor(left / 62)) digits = alphabet.charAt(left % 62) + digits;
  return digits.padStart(width, '0');
}
