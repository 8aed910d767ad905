import { AppError, isReason } from '@sitewright/errors';
import { type Build, BuildStatus } from '@sitewright/protos/generation';
import { type Addresses, editorUrl, statusWord } from '@sitewright/public-api';
import { toMs } from '@sitewright/rpc';
import { z } from 'zod';
import { specSummary, summaryOf } from './spec-summary.ts';

/** What an answer about a build holds besides what it always does. */
export const include = z
  .array(z.enum(['spec']))
  .optional()
  .describe('spec: the whole specification too.');

/** A build as tools show it: with what it made once it has succeeded. */
export const buildRecord = z.object({
  buildId: z.string(),
  status: z.string(),
  progress: z.looseObject({}).optional(),
  error: z.string().optional(),
  projectId: z.string().nullable().optional(),
  title: z.string().optional(),
  buildType: z.string().optional(),
  editorUrl: z.string().nullable().optional(),
  ...specSummary.partial().shape,
  spec: z.looseObject({}).optional(),
  usage: z.looseObject({}).optional(),
  credits: z.looseObject({}).optional(),
});

type BuildRecord = z.input<typeof buildRecord>;

/** A build as tools show it; `wanted` names what is told beyond its summary. */
export function buildOf(
  addresses: Addresses,
  build: Build,
  wanted: readonly string[] | undefined,
): BuildRecord {
  const { progress, buildId, specJson } = build;
  const error = errorOf(build);
  const hasResult = build.status === BuildStatus.BUILD_STATUS_SUCCEEDED && specJson.length > 0;
  return {
    buildId,
    status: statusWord(build),
    ...(progress === undefined ? {} : { progress: { ...progress } }),
    ...(error === undefined ? {} : { error: `${error.form.code}: ${error.message}` }),
    ...(hasResult ? resultOf(addresses, build) : {}),
    ...(hasResult && wanted?.includes('spec') ? { spec: JSON.parse(specJson.toString('utf8')) } : {}),
  };
}

function resultOf(addresses: Addresses, build: Build): Partial<BuildRecord> {
  const { projectId = null, buildType, mode, usage, credits, specJson } = build;
  return {
    projectId,
    buildType,
    editorUrl: projectId === null ? null : editorUrl(addresses, projectId),
    ...summaryOf(specJson),
    usage: {
      mode,
      engine: usage?.engine ?? 'builtin',
      model: usage?.model ?? null,
      durationMs: usage?.durationMs ?? 0,
    },
    credits: {
      charged: credits?.chargedCredits ?? 0,
      remaining: credits?.remainingCredits ?? 0,
      held: credits?.heldCredits ?? 0,
    },
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
