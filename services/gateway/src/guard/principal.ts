/** What a key may do, as the API names it. */
export const SCOPES = ['read', 'write', 'publish', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who is calling, once the key has been verified. */
export interface Principal {
  keyId: string;
  workspaceId: string;
  scopes: readonly Scope[];
  /** True for a test key: the built-in engine, nothing charged. */
  test: boolean;
  /** The link whose session this is, and the one project that it reaches; undefined: the key's own. */
  link?: { linkId: string; projectId: string } | undefined;
}
