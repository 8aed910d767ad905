import type { Link } from '@sitewright/client';
import { api, dataOf } from './client.ts';
import type { Page, PageQuery } from './pages.ts';

export type LinkRole = Link['role'];

const at = (id: string) => ({ params: { path: { id } } });

/** Makes a link that opens one project without a key. @returns its address */
export async function issueLink(id: string, role: LinkRole, expiresInSeconds: number): Promise<string> {
  const issued = await api.POST('/api/v1/projects/{id}/links', {
    ...at(id),
    body: { role, expiresInSeconds },
  });
  return dataOf(issued).url;
}

/** The links of a project that still open it, the newest first: a page, in which others may have stood. */
export async function listLinks(id: string, page: PageQuery): Promise<Page<Link>> {
  const { items, nextCursor } = dataOf(
    await api.GET('/api/v1/projects/{id}/links', {
      params: { path: { id }, query: { limit: 50, ...page } },
    }),
  );
  return { items: items.filter(({ state }) => state === 'active'), nextCursor };
}

export const revokeLink = (id: string, linkId: string) =>
  api.DELETE('/api/v1/projects/{id}/links/{linkId}', { params: { path: { id, linkId } } });
