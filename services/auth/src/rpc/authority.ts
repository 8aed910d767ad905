import { AppError, requireScope } from '@sitewright/errors';
import type { Grantor } from '@sitewright/protos/auth';
import { excess, type Holding } from '../domain/key.ts';
import type { Mode } from '../domain/key-format.ts';
import { fromGrantor } from './messages.ts';

/**
 * Checks once more, here where the work is done, that the asking key may manage keys. An operator asks in no key's
 * name.
 * @returns the mode of the keys within its reach; undefined: both.
 * @throws AppError INSUFFICIENT_SCOPE.
 */
export function requireAdmin(grantor: Grantor | undefined): Mode | undefined {
  if (grantor === undefined) return undefined;
  const { scopes, mode } = fromGrantor(grantor);
  requireScope(scopes, ['admin']);
  return mode === 'test' ? 'test' : undefined;
}

/** Nobody obtains a key that holds more than the asking one. @throws AppError INSUFFICIENT_SCOPE. */
export function requireHolding(grantor: Grantor | undefined, wanted: Holding): void {
  const more = grantor === undefined ? undefined : excess(fromGrantor(grantor), wanted);
  if (more === undefined) return;
  throw new AppError('INSUFFICIENT_SCOPE', `A key cannot obtain what it does not hold: ${more}.`, {
    metadata: { scope: wanted.scopes.join(' ') },
  });
}
