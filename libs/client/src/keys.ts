import { type CallOptions, dataOf, type Http } from './http.ts';
import { pages } from './pages.ts';
import type { IssuedKey, Key, operations, RotatedKey } from './schema.ts';

type KeyWish = operations['issueKey']['requestBody']['content']['application/json'];

/** API keys; all of it needs the scope `admin`. */
export const createKeys = (http: Http) => ({
  /** Every key, newest first, over all pages. */
  list({ signal }: CallOptions = {}): AsyncGenerator<Key, void> {
    return pages(async (cursor) =>
      dataOf(await http.GET('/api/v1/keys', { params: { query: { limit: 100, cursor } }, signal })),
    );
  },
  /** The answer shows the key, this once. */
  async issue(wish: KeyWish, { signal }: CallOptions = {}): Promise<IssuedKey> {
    return dataOf(await http.POST('/api/v1/keys', { body: wish, signal }));
  },
  async rename(id: string, name: string, { signal }: CallOptions = {}): Promise<Key> {
    return dataOf(
      await http.PATCH('/api/v1/keys/{id}', { params: { path: { id } }, body: { name }, signal }),
    );
  },
  /** Issues a successor; the old key lives on for the overlap, 0 to 604,800 seconds. */
  async rotate(id: string, overlapSeconds: number, { signal }: CallOptions = {}): Promise<RotatedKey> {
    const init = { params: { path: { id } }, body: { overlapSeconds }, signal };
    return dataOf(await http.POST('/api/v1/keys/{id}/rotate', init));
  },
  async revoke(id: string, { signal }: CallOptions = {}): Promise<Key> {
    return dataOf(await http.DELETE('/api/v1/keys/{id}', { params: { path: { id } }, signal }));
  },
});
