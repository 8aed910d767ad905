import { AppError } from '@sitewright/errors';

/** The cookie that holds a session's id, as the public URL allows it. */
export interface SessionCookie {
  /** The id in a Cookie header; undefined when there is none in it. */
  read(cookieHeader: string | undefined): string | undefined;
  /** A Set-Cookie header. @throws AppError TLS_REQUIRED where no cookie can be kept secret. */
  write(sessionId: string, ttlMs: number): string;
  /** A Set-Cookie header that removes it. */
  clear(): string;
}

const idForm = /^[\w-]{43}$/;

/**
 * Over TLS `__Host-sitewright`, which no other host and no plain page can set. Browsers keep no such cookie on plain
 * HTTP, so on loopback it goes without the prefix, by a name for each port, which cookies do not tell apart. On any
 * other plain HTTP there are no sessions.
 */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const { protocol, hostname, port } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const kept = secure || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  const name = secure ? '__Host-sitewright' : `sitewright-${port || '80'}`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return {
    read(cookieHeader = '') {
      const pairs = cookieHeader.split(';').map((pair) => pair.trim());
      const values = pairs
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1));
      // Two of one name: somebody else has set one of them, and nobody can tell which.
      const [id = ''] = values;
      return values.length === 1 && idForm.test(id) ? id : undefined;
    },
    write(sessionId, ttlMs) {
      if (!kept) {
        throw new AppError(
          'TLS_REQUIRED',
          'Signing in needs TLS here: what a browser keeps could be read on the way. Open this service by https.',
        );
      }
      return `${name}=${sessionId}; Max-Age=${Math.floor(ttlMs / 1000)}; ${attributes}`;
    },
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
