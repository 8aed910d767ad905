import { ApiError } from '@sitewright/client';
import { CommanderError } from 'commander';

/** What the exit code of a command says; the operators' tool has the same ones. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notFound: 3, refused: 4, unreachable: 5 } as const;

const byStatus: Readonly<Record<number, number>> = {
  400: exitCodes.usage,
  401: exitCodes.refused,
  402: exitCodes.refused,
  403: exitCodes.refused,
  404: exitCodes.notFound,
  409: exitCodes.refused,
  412: exitCodes.refused,
  429: exitCodes.refused,
  503: exitCodes.unreachable,
};

/** A command that is wrong in a way that its parser can't see. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The exit code of a command that ended with an error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof ApiError) return byStatus[error.status] ?? exitCodes.failed;
  return isFetchFailure(error) ? exitCodes.unreachable : exitCodes.failed;
}

/** Whether it is what `fetch` throws where nobody answers. */
export const isFetchFailure = (error: unknown): boolean => String(error) === 'TypeError: fetch failed';
