import { AppError } from '@sitewright/errors';
import type { Principal, Scope } from './principal.ts';

/** Lets a principal pass that has any of the scopes. @throws AppError INSUFFICIENT_SCOPE that names them. */
export function requireScope(principal: Principal, scopes: readonly Scope[]): void {
  if (scopes.length === 0 || scopes.some((scope) => principal.scopes.includes(scope))) return;
  const names = scopes.map((scope) => `"${scope}"`).join(' or ');
  throw new AppError(
    'INSUFFICIENT_SCOPE',
    `This key lacks the scope ${names}. Use a key that has it, or ask an admin of the workspace for one.`,
    { metadata: { scope: scopes.join(' ') } },
  );
}

/** Keeps the session of a link to what is about its project. @throws AppError INSUFFICIENT_SCOPE. */
export function requireReach({ link }: Principal, reachesLinks: boolean): void {
  if (link === undefined || reachesLinks) return;
  throw new AppError(
    'INSUFFICIENT_SCOPE',
    'A link reaches its project alone. Sign in with a key of the workspace for this.',
  );
}
