/** Where the public finds what the services hold. */
export interface Addresses {
  /** The base URL that callers use, without a trailing slash. */
  publicUrl: string;
  /** The online builder; `/builder` under the base URL where it is left out. */
  builderUrl?: string | undefined;
  /** The origin of published projects; the base URL where it is left out. */
  publishedOrigin?: string | undefined;
}

/** The builder's address of a project. */
export function editorUrl({ builderUrl, publicUrl }: Addresses, projectId: string): string {
  const url = new URL(builderUrl ?? `${publicUrl}/builder`);
  url.searchParams.set('project', projectId);
  return url.href;
}

/** A link to one project. Its secret stands in the fragment, which no server, log or Referer sees. */
export const linkUrl = (addresses: Addresses, projectId: string, secret: string): string =>
  `${editorUrl(addresses, projectId)}#t=${secret}`;

/** The public address of a slug. */
export const publishedUrl = ({ publishedOrigin, publicUrl }: Addresses, slug: string): string =>
  `${publishedOrigin ?? publicUrl}/s/${slug}/`;
