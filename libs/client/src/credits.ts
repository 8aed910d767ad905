import { type CallOptions, dataOf, type Http } from './http.ts';
import { pages } from './pages.ts';
import type { Balance, CreditEntry, Grant } from './schema.ts';

/** What a workspace has left, where it came from and where it went. */
export const createCredits = (http: Http) => ({
  async get({ signal }: CallOptions = {}): Promise<Balance> {
    return dataOf(await http.GET('/api/v1/credits', { signal }));
  },
  /** Every movement of credit, newest first, over all pages. */
  entries({ signal }: CallOptions = {}): AsyncGenerator<CreditEntry, void> {
    return pages(async (cursor) =>
      dataOf(
        await http.GET('/api/v1/credits/entries', { params: { query: { limit: 100, cursor } }, signal }),
      ),
    );
  },
  /** Every grant, newest first, over all pages. */
  grants({ signal }: CallOptions = {}): AsyncGenerator<Grant, void> {
    return pages(async (cursor) =>
      dataOf(await http.GET('/api/v1/credits/grants', { params: { query: { limit: 100, cursor } }, signal })),
    );
  },
});
