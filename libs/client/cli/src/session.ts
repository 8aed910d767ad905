import { createSitewright, type Sitewright } from '@sitewright/client';
import { readAccess } from './access.ts';
import type { Io } from './io.ts';

/** What every command works with. */
export interface Session {
  io: Io;
  /** The API, with the key that is kept. @throws UsageError where there is none. */
  api(): Promise<Sitewright>;
  /** Tells what came of a command: as JSON for scripts, or as text for people. */
  tell(value: object, text: string): void;
}

/** Opens the API and the output for a command; access is read when the API is first asked for. */
export const openSession = (io: Io, wantsJson: () => boolean): Session => ({
  io,
  api: async () => createSitewright(await readAccess(io.env)),
  tell: (value, text) => io.out(wantsJson() ? `${JSON.stringify(value, null, 2)}\n` : text),
});
