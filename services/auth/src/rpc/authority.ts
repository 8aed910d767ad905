import { AppError } from '@sitewright/errors';
import type { Grantor } from '@sitewright/protos/auth';
import { excess, type Holding } from '../domain/key.ts';
import { fromGrantor } from './messages.ts';

/**
 * Checks once more, here where the work is done, that the asking key may manage keys.
 * @throws AppError INSUFFICIENT_SCOPE. An operator asks in no key's name.
 */
export function requireAdmin(grantor: Grantor | undefined): void {
  if (grantor === undefined || fromGrantor(grantor).scopes.includes('admin')) return;
  throw new AppError('INSUFFICIENT_SCOPE', 'This key lacks the scope "admin".', {
    metadata: { scope: 'admin' },
  });
}

/** Nobody obtains a key that holds more than the asking one. @throws AppError INSUFFICIENT_SCOPE. */
export function requireHolding(grantor: Grantor | undefined, wanted: Holding): void {
  const more = grantor === undefined ? undefined : excess(fromGrantor(grantor), wanted);
  if (more === undefined) return;
  throw new AppError('INSUFFICIENT_SCOPE', `A key cannot obtain what it does not hold: ${more}.`, {
    metadata: { scope: wanted.scopes.join(' ') },
  });
}
