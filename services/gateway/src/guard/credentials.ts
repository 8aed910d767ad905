import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@sitewright/errors';

/** What a request brings that may tell whom it is from. */
export interface Credentials {
  authorization: string | undefined;
  cookie: string | undefined;
  /** `Sec-Fetch-Site`: what a browser says of the page that asks. */
  fetchSite: string | undefined;
  origin: string | undefined;
}

/** What a request brings to say whose it is. */
export function credentialsOf(headers: IncomingHttpHeaders): Credentials {
  const site = headers['sec-fetch-site'];
  return {
    authorization: headers.authorization,
    cookie: headers.cookie,
    fetchSite: Array.isArray(site) ? site.join(',') : site,
    origin: headers.origin,
  };
}

/**
 * A cookie comes along whoever asks; only a page of this very origin may use it. A browser says so in
 * `Sec-Fetch-Site`; one that does not, in `Origin`. @throws AppError ORIGIN_NOT_ALLOWED
 */
export function requireSameOrigin({ fetchSite, origin }: Credentials, publicUrl: string): void {
  const isOwn = fetchSite === undefined ? origin === new URL(publicUrl).origin : fetchSite === 'same-origin';
  if (isOwn) return;
  throw new AppError(
    'ORIGIN_NOT_ALLOWED',
    'Sessions are for pages of this origin in a browser. Anything else sends a key: "Authorization: Bearer <key>".',
  );
}
