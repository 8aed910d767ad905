import type { Route } from '../../../../../services/gateway/src/http/route.ts';
import { rows } from './authorisation-rows.ts';

/** How a request says whom it is from: by a key, or by the cookie of a session. */
export interface Credential {
  key?: string | undefined;
  cookie?: string;
  /** True for a test key. */
  test?: boolean;
}

/**
 * Asks a route for what its row says, of the thing with this id. A link's id stands behind its project's, after a blank.
 */
export function askRoute(baseUrl: string, route: Route, id: string, by: Credential): Promise<Response> {
  const row = rows[route.id] ?? { access: 'public' };
  const [thing = '', linkId = 'none'] = id.split(' ');
  const params: Record<string, string> = { id: thing, linkId, ...row.params };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const sent = by.test === true ? (row.testBody ?? row.body) : row.body;
  const body = sent === undefined ? undefined : JSON.stringify(sent);
  return fetch(`${baseUrl}${path}${row.query ?? ''}`, {
    method: route.method,
    headers: {
      ...(by.key === undefined ? {} : { authorization: `Bearer ${by.key}` }),
      ...(by.cookie === undefined ? {} : { cookie: by.cookie, 'sec-fetch-site': 'same-origin' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...row.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}
