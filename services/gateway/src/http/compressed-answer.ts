import { compress, encodingFor } from './content-encoding.ts';
import type { Answer } from './route.ts';

/** An answer in the best encoding that the client takes. Entity tags stay as they are: they name revisions, and `Vary` tells encodings apart. */
export async function compressed(answer: Answer, acceptEncoding: string | undefined): Promise<Answer> {
  const { body } = answer;
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return answer;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const headers: Record<string, string> = { ...answer.headers, vary: 'accept-encoding' };
  const encoding = encodingFor(acceptEncoding, headers['content-type'] ?? '', bytes.length);
  if (encoding === undefined) return { ...answer, headers };
  headers['content-encoding'] = encoding;
  return { ...answer, headers, body: await compress(bytes, encoding) };
}
