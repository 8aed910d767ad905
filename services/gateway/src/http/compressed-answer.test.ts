import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compressed, sharedBody } from './compressed-answer.ts';

const text = JSON.stringify({ words: 'again and '.repeat(500) });
const answerWith = (body: string | Buffer) => ({
  ...{ status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body },
});

test('bytes that answers share are compressed once for each encoding', async () => {
  const shared = sharedBody(text);
  const [first, second] = await Promise.all([
    compressed(answerWith(shared), 'br'),
    compressed(answerWith(shared), 'gzip, br'),
  ]);
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(second.body).toBe(first.body);
  expect(Buffer.isBuffer(first.body) && brotliDecompressSync(first.body).toString()).toBe(text);
  const zipped = await compressed(answerWith(shared), 'gzip');
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip' });
  expect(zipped.body).not.toBe(first.body);
  expect((await compressed(answerWith(shared), undefined)).body).toBe(shared);
});

test('of what one answer has alone nothing is kept', async () => {
  const own = answerWith(Buffer.from(text));
  const [first, second] = [await compressed(own, 'br'), await compressed(own, 'br')];
  expect(first.body).toEqual(second.body);
  expect(first.body).not.toBe(second.body);
});
