import { ApiError, createSitewright } from '@sitewright/client';
import type { Command } from 'commander';
import { type Access, baseUrlOf, forgetAccess, keepAccess, localUrl } from '../access.ts';
import { isFetchFailure, UsageError } from '../exit-codes.ts';
import type { Session } from '../session.ts';

/** `sitewright login` and `logout`. */
export function addLogin(program: Command, { io, tell }: Session): void {
  program
    .command('login')
    .description('keep a key for later commands')
    .option('--url <url>', 'where the API is', io.env.SITEWRIGHT_URL ?? localUrl)
    .action(async ({ url }: { url: string }) => {
      const baseUrl = baseUrlOf(url);
      const apiKey = (await io.readSecret('API key: ')).trim();
      if (apiKey === '') throw new UsageError('There was no key on the standard input.');
      const access = { baseUrl, apiKey };
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
async function requireValid(access: Access): Promise<void> {
  try {
    await createSitewright(access).builds.list({ limit: 1 }).next();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'insufficient_scope') return;
    if (!isOfAnotherServer(error)) throw error;
    throw new UsageError(
      `What answers at ${access.baseUrl} is no Sitewright. Give --url the address that its paths begin behind, without /api.`,
    );
  }
}

/** Whether the answer was no JSON, or lacked the id that all answers of the API have. */
const isOfAnotherServer = (error: unknown): boolean =>
  error instanceof ApiError ? error.requestId === undefined && !error.retryable : !isFetchFailure(error);
