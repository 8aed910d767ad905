import { AppError } from '@sitewright/errors';

/** Arguments as the gateway sends them; none at all are an empty object. @throws AppError INVALID_REQUEST */
export function readArguments(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new AppError('INVALID_REQUEST', 'arguments_json is not JSON.', { cause });
  }
}
