import { ApiError, createSitewright } from '@sitewright/client';
import type { Command } from 'commander';
import { forgetAccess, keepAccess, localUrl, withoutSlash } from '../access.ts';
import { UsageError } from '../exit-codes.ts';
import type { Session } from '../session.ts';

/** `sitewright login` and `logout`. */
export function addLogin(program: Command, { io, tell }: Session): void {
  program
    .command('login')
    .description('keep a key for later commands')
    .option('--url <url>', 'where the API is', io.env.SITEWRIGHT_URL ?? localUrl)
    .action(async ({ url }: { url: string }) => {
      if (io.isTerminal) io.err('Paste the key, then press Enter and Ctrl-D: ');
      const apiKey = (await io.readInput()).trim();
      if (apiKey === '') throw new UsageError('There was no key on the standard input.');
      const access = { baseUrl: withoutSlash(url), apiKey };
      await requireValid(access);
      const file = await keepAccess(io.env, access);
      tell({ url: access.baseUrl, file }, `Signed in to ${access.baseUrl}. The key is in ${file}.\n`);
    });

  program
    .command('logout')
    .description('forget the key')
    .action(async () => {
      await forgetAccess(io.env);
      tell({ signedIn: false }, 'Signed out.\n');
    });
}

/** @throws ApiError for a key that is not valid. One that may not list builds is a key all the same. */
async function requireValid(access: { baseUrl: string; apiKey: string }): Promise<void> {
  try {
    await createSitewright(access).builds.list({ limit: 1 }).next();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'insufficient_scope')) throw error;
  }
}
