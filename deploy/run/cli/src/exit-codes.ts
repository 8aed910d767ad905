import { AppError, type GrpcCode } from '@sitewright/errors';
import { CommanderError } from 'commander';

/** What the exit code of a command says, so that scripts need not read its words. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  refused: 4,
  unreachable: 5,
} as const;

const byStatus: Partial<Record<GrpcCode, number>> = {
  INVALID_ARGUMENT: exitCodes.usage,
  NOT_FOUND: exitCodes.notFound,
  ALREADY_EXISTS: exitCodes.refused,
  FAILED_PRECONDITION: exitCodes.refused,
  ABORTED: exitCodes.refused,
  PERMISSION_DENIED: exitCodes.refused,
  UNAUTHENTICATED: exitCodes.refused,
  UNAVAILABLE: exitCodes.unreachable,
  DEADLINE_EXCEEDED: exitCodes.unreachable,
};

export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (error instanceof AppError) return byStatus[error.form.grpc] ?? exitCodes.failed;
  return exitCodes.failed;
}

export const exitCodeHelp = `
Exit codes:
  0  done
  1  failed; the message says why
  2  the command is wrong: an option, an id, a value
  3  there is no such thing
  4  refused: it conflicts with what is there, or the key is not valid
  5  a service does not answer`;
