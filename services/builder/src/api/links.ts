import type { Link } from '@sitewright/client';
import { api, dataOf } from './client.ts';

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

/** The links of a project that still open it, the newest first. */
export async function listLinks(id: string): Promise<Link[]> {
  const page = dataOf(await api.GET('/api/v1/projects/{id}/links', at(id)));
  return page.items.filter(({ state }) => state === 'active');
}

export const revokeLink = (id: string, linkId: string) =>
  api.DELETE('/api/v1/projects/{id}/links/{linkId}', { params: { path: { id, linkId } } });
