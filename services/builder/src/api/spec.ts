import { parseSpec, type SiteSpec, type SpecPatch } from '@sitewright/site-spec';
import { api } from './client.ts';
import { problemOf } from './problem.ts';

/** A specification with the revision that it is. */
export async function readSpec(id: string, revision?: number): Promise<{ spec: SiteSpec; revision: number }> {
  const query = revision === undefined ? {} : { revision };
  const { data, response } = await api.GET('/api/v1/projects/{id}/spec', { params: { path: { id }, query } });
  return { spec: parseSpec(data), revision: revisionOf(response) };
}

/** The revision in an ETag such as `"3"`. */
const revisionOf = (response: Response): number =>
  Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0] ?? 0);

/** Saves operations against a revision. @returns the new one. @throws Problem, 412 where the project has moved on */
export async function patchSpec(
  id: string,
  revision: number,
  operations: SpecPatch,
  options: { keepalive?: boolean } = {},
): Promise<number> {
  const response = await fetch(`/api/v1/projects/${encodeURIComponent(id)}/spec?save=auto`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json-patch+json', 'if-match': `"${revision}"` },
    body: JSON.stringify(operations),
    keepalive: options.keepalive ?? false,
  });
  if (!response.ok) throw await problemOf(response);
  return revisionOf(response);
}
