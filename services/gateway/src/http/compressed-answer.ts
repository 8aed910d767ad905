import { compress, type Encoding, encodingFor } from './content-encoding.ts';
import type { Answer } from './route.ts';

/** What was made of bytes that answers share, for as long as there are such. */
const made = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** Bytes that many answers share: of a text each would have a copy, and these are compressed once for each encoding. */
export function sharedBody(text: string): Buffer {
  const bytes = Buffer.from(text);
  made.set(bytes, new Map());
  return bytes;
}

/** An answer in the best encoding that the client takes. Entity tags stay as they are: they name revisions, and `Vary` tells encodings apart. */
export async function compressed(answer: Answer, acceptEncoding: string | undefined): Promise<Answer> {
  const { body } = answer;
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return answer;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const headers: Record<string, string> = { ...answer.headers, vary: 'accept-encoding' };
  const encoding = encodingFor(acceptEncoding, headers['content-type'] ?? '', bytes.length);
  if (encoding === undefined) return { ...answer, headers };
  headers['content-encoding'] = encoding;
  return { ...answer, headers, body: await compressOnce(bytes, encoding) };
}

function compressOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const ofBytes = made.get(bytes);
  const known = ofBytes?.get(encoding);
  if (known !== undefined) return known;
  const making = compress(bytes, encoding);
  ofBytes?.set(encoding, making);
  // One that failed is tried again.
  making.catch(() => ofBytes?.delete(encoding));
  return making;
}
