import { AppError } from '@sitewright/errors';

/** A page travels in one message, an export in many; both are below what the wire and the store can take. */
const most = { page: 6 * 1024 * 1024, export: 32 * 1024 * 1024 };

/** @throws AppError RENDER_FAILED for what is too large to be kept. */
export function requireSize(kind: keyof typeof most, content: Uint8Array): Uint8Array {
  if (content.length <= most[kind]) return content;
  throw new AppError(
    'RENDER_FAILED',
    `The ${kind} is larger than ${most[kind]} bytes. Make the project smaller.`,
  );
}
