import { AppError, isReason } from '@sitewright/errors';
import { type Build, BuildStatus } from '@sitewright/protos/generation';
import { type Addresses, buildResultJson, statusWord } from '@sitewright/public-api';
import { toMs } from '@sitewright/rpc';
import { z } from 'zod';

/** A build as tools show it: with its result once it has succeeded. */
export const buildRecord = z.object({
  buildId: z.string(),
  status: z.string(),
  progress: z.looseObject({}).optional(),
  error: z.string().optional(),
  projectId: z.string().nullable().optional(),
  editorUrl: z.string().nullable().optional(),
  spec: z.looseObject({}).optional(),
  usage: z.looseObject({}).optional(),
  credits: z.looseObject({}).optional(),
});

const resultSchema = buildRecord.pick({
  projectId: true,
  editorUrl: true,
  spec: true,
  usage: true,
  credits: true,
});

export function buildOf(addresses: Addresses, build: Build): z.input<typeof buildRecord> {
  const { progress, buildId } = build;
  const error = errorOf(build);
  const hasResult = build.status === BuildStatus.BUILD_STATUS_SUCCEEDED && build.specJson.length > 0;
  return {
    buildId,
    status: statusWord(build),
    ...(progress === undefined ? {} : { progress: { ...progress } }),
    ...(error === undefined ? {} : { error: `${error.form.code}: ${error.message}` }),
    ...(hasResult ? resultSchema.parse(JSON.parse(buildResultJson(addresses, build))) : {}),
  };
}

/** Why a build failed, as the synchronous call would have thrown it. */
export function errorOf(build: Build): AppError | undefined {
  if (build.status !== BuildStatus.BUILD_STATUS_FAILED) return undefined;
  const { reason = '', message, retryAfter } = build.error ?? {};
  return new AppError(
    isReason(reason) ? reason : 'BUILD_FAILED',
    message ?? 'The build could not be finished and was not charged.',
    retryAfter === undefined ? {} : { retryAfterMs: toMs(retryAfter) },
  );
}
