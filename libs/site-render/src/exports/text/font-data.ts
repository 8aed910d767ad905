import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

/** The files that a thread has read; there are only as many as the packages hold. */
const known = new Map<string, Promise<Buffer>>();

/** What was read of a path before, or is read now; what could not be read is asked for anew. */
export function readOnce<T>(
  files: Map<string, Promise<T>>,
  path: string,
  read: () => Promise<T>,
): Promise<T> {
  const before = files.get(path);
  if (before !== undefined) return before;
  const found = read();
  files.set(path, found);
  found.catch(() => files.delete(path));
  return found;
}

/** A font file: one in WOFF as OpenType, for what embeds fonts; others as they are. */
export const fontData = (path: string): Promise<Buffer> =>
  readOnce(known, path, async () => {
    const file = await readFile(path);
    return path.endsWith('.woff') ? unpackWoff(file) : file;
  });

/** OpenType from WOFF 1.0 (W3C Recommendation of 2012): the same tables, each inflated, under a plain directory. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, length] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ];
    const raw = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(raw, { maxOutputLength: length }) : raw,
    };
  });
  const header = Buffer.alloc(12 + count * 16);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = header.length;
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const at = 12 + index * 16;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
}
