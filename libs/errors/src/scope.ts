import { AppError } from './app-error.ts';

/** Lets a key pass that holds any of the scopes; none wanted lets everybody. @throws AppError INSUFFICIENT_SCOPE that names them. */
export function requireScope(held: readonly string[], wanted: readonly string[]): void {
  if (wanted.length === 0 || wanted.some((scope) => held.includes(scope))) return;
  const names = wanted.map((scope) => `"${scope}"`).join(' or ');
  throw new AppError(
    'INSUFFICIENT_SCOPE',
    `This key lacks the scope ${names}. Use a key that has it, or ask an admin of the workspace for one.`,
    { metadata: { scope: wanted.join(' ') } },
  );
}

/** Refuses the session of a link what is about more than its project. */
export const beyondItsProject = (): AppError =>
  new AppError(
    'INSUFFICIENT_SCOPE',
    'A link reaches its project alone. Sign in with a key of the workspace for this.',
  );
