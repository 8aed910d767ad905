import { AppError } from '@sitewright/errors';
import { applySpecPatch, parseSpec, SpecError, serializeSpec } from '@sitewright/site-spec';
import { requireTitle } from './title.ts';

/** A specification after a patch, and its title if that is another one now. */
export interface PatchedSpec {
  specJson: Buffer;
  title: string | undefined;
}

/** Applies a JSON Patch to a stored specification. @returns undefined when nothing changes. */
export function patchSpec(specJson: Buffer, patchJson: Buffer): PatchedSpec | undefined {
  try {
    const before = parseSpec(specJson);
    const after = applySpecPatch(before, readPatch(patchJson));
    const bytes = Buffer.from(serializeSpec(after));
    if (bytes.equals(serializeSpec(before))) return undefined;
    return { specJson: bytes, title: after.title === before.title ? undefined : requireTitle(after.title) };
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    throw new AppError(
      'INVALID_REQUEST',
      `The patch can't be applied: ${error.message}. Mend it and send it again.`,
      {
        violations: error.issues.map((issue) => ({ field: issue.path, description: issue.message })),
      },
    );
  }
}

function readPatch(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('INVALID_REQUEST', 'The patch is not JSON in UTF-8.', { cause });
  }
}
