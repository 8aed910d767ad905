import { isReason, reasons } from '@sitewright/errors';
import { type Build, BuildStatus } from '@sitewright/protos/generation';
import { BUILD_MODES, BUILD_TYPES, SCHEMA_PATH } from '@sitewright/site-spec';
import { z } from 'zod';
import { type Addresses, editorUrl } from './addresses.ts';
import { named } from './schema-names.ts';

/** Who wrote a build, what it took and what it cost. */
export const usageSchema = named(
  'Usage',
  z.object({
    buildId: z.string(),
    buildType: z.enum(BUILD_TYPES),
    mode: z.enum(BUILD_MODES),
    engine: z.string().describe('`builtin`, or the name of the model provider.'),
    model: z.string().nullable().describe('null for the built-in engine.'),
    inputTokens: z.int().describe('As the provider reported them; 0 for the built-in engine.'),
    outputTokens: z.int().describe('As the provider reported them; 0 for the built-in engine.'),
    tokens: z
      .object({
        input: z.int(),
        output: z.int(),
        cacheRead: z.int().describe('Of the input: found in the provider’s cache.'),
        cacheWrite: z.int().describe('Of the input: put into the provider’s cache.'),
        reasoning: z.int().describe('Of the output: spent on reasoning.'),
      })
      .describe('The same with their kinds, over all calls.'),
    calls: z.int().describe('Calls to language models, failed ones and repairs included.'),
    repairs: z.int().describe('Of the calls, those in which a model mended its own draft.'),
    providers: z.array(z.string()).describe('`provider:model` of each that was asked.'),
    durationMs: z.int(),
    creditsCharged: z.int(),
  }),
);

/** The balance of the workspace after a build. */
export const creditsAfterSchema = named(
  'CreditsAfterBuild',
  z.object({
    remaining: z.int().describe('Free to spend; what other builds hold is not in it.'),
    held: z.int().describe('Held by other builds in flight.'),
    charged: z.int().describe('What this build cost; 0 with a test key.'),
    plan: z.string(),
  }),
);

/** A Site Specification that passes through: its own schema has checked it where it was made. */
export const siteSpecReference = z
  .looseObject({})
  .meta({ $ref: SCHEMA_PATH, description: 'The Site Specification.' });

/** What a build answers with. */
export const buildResultSchema = named(
  'BuildResult',
  z.object({
    projectId: z.string().nullable().describe('`prj_` and a ULID in lower case; null when save is false.'),
    editorUrl: z
      .url()
      .nullable()
      .describe('Where the project opens in the builder; null when save is false.'),
    spec: siteSpecReference,
    usage: usageSchema,
    credits: creditsAfterSchema,
  }),
);

/** Every refusal and failure; `code` is one of `errors`. */
export const errorSchema = named(
  'Error',
  z.object({ error: z.string(), code: z.string(), retryable: z.boolean() }),
);

/** A build by its id: how it is doing, and its result or error once it has one. */
export const buildStatusSchema = named(
  'Build',
  z.object({
    buildId: z.string(),
    status: z.enum(['queued', 'running', 'succeeded', 'failed']),
    buildType: z.enum(BUILD_TYPES),
    mode: z.enum(BUILD_MODES),
    createdAt: z.iso.datetime(),
    creditsCharged: z.int().describe('0 unless the build succeeded.'),
    progress: z.object({ stage: z.string(), fraction: z.number(), message: z.string() }).nullable(),
    result: buildResultSchema
      .optional()
      .describe('What the synchronous call would have answered; once succeeded.'),
    error: errorSchema.optional().describe('What the synchronous call would have answered; once failed.'),
  }),
);

/** The body of a finished build as JSON text. The specification's bytes pass through untouched. */
export function buildResultJson(addresses: Addresses, build: Build): string {
  const projectId = build.projectId ?? null;
  const head = JSON.stringify({
    projectId,
    editorUrl: projectId === null ? null : editorUrl(addresses, projectId),
  });
  const { usage, credits } = build;
  const tail = JSON.stringify({
    usage: {
      buildId: build.buildId,
      buildType: build.buildType,
      mode: build.mode,
      engine: usage?.engine ?? 'builtin',
      model: usage?.model ?? null,
      inputTokens: usage?.inputTokens ?? 0,
      outputTokens: usage?.outputTokens ?? 0,
      tokens: {
        input: usage?.inputTokens ?? 0,
        output: usage?.outputTokens ?? 0,
        cacheRead: usage?.cacheReadTokens ?? 0,
        cacheWrite: usage?.cacheWriteTokens ?? 0,
        reasoning: usage?.reasoningTokens ?? 0,
      },
      calls: usage?.calls ?? 0,
      repairs: usage?.repairs ?? 0,
      providers: usage?.providers ?? [],
      durationMs: usage?.durationMs ?? 0,
      creditsCharged: usage?.chargedCredits ?? 0,
    },
    credits: {
      remaining: credits?.remainingCredits ?? 0,
      held: credits?.heldCredits ?? 0,
      charged: credits?.chargedCredits ?? 0,
      plan: credits?.plan ?? 'free',
    },
  });
  return `${head.slice(0, -1)},"spec":${build.specJson.toString('utf8')},${tail.slice(1)}`;
}

const statusWords: Partial<Record<BuildStatus, string>> = {
  [BuildStatus.BUILD_STATUS_QUEUED]: 'queued',
  [BuildStatus.BUILD_STATUS_RUNNING]: 'running',
  [BuildStatus.BUILD_STATUS_SUCCEEDED]: 'succeeded',
  [BuildStatus.BUILD_STATUS_FAILED]: 'failed',
};

/** The state of a build as the API names it. */
export const statusWord = (build: Build): string => statusWords[build.status] ?? 'running';

/** The body of GET /api/v1/builds/{id} as JSON text. A spec that has aged out leaves the result out. */
export function buildStatusJson(addresses: Addresses, build: Build): string {
  const { error, progress } = build;
  const head = JSON.stringify({
    buildId: build.buildId,
    status: statusWord(build),
    buildType: build.buildType,
    mode: build.mode,
    createdAt: build.createdAt?.toISOString(),
    creditsCharged: build.usage?.chargedCredits ?? 0,
    progress:
      progress === undefined
        ? null
        : { stage: progress.stage, fraction: progress.fraction, message: progress.message },
    ...(error === undefined ? {} : { error: errorBody(error) }),
  });
  if (build.status !== BuildStatus.BUILD_STATUS_SUCCEEDED || build.specJson.length === 0) return head;
  return `${head.slice(0, -1)},"result":${buildResultJson(addresses, build)}}`;
}

/** How a build failed, as the error body of a plain call, with the HTTP status that it would have had. */
export function buildErrorJson(error: { reason: string; message: string } | undefined): string {
  const told = error ?? {
    reason: 'BUILD_FAILED',
    message: 'The build could not be finished and was not charged.',
  };
  const form = isReason(told.reason) ? reasons[told.reason] : reasons.BUILD_FAILED;
  return JSON.stringify({ ...errorBody(told), status: form.http });
}

/** A build as the list of builds tells it. */
export const buildEntrySchema = named(
  'BuildEntry',
  z.object({
    buildId: z.string(),
    status: z.enum(['queued', 'running', 'succeeded', 'failed']),
    code: z.string().nullable().describe('Why it failed; null unless it did.'),
    buildType: z.enum(BUILD_TYPES),
    mode: z.enum(BUILD_MODES),
    engine: z
      .string()
      .nullable()
      .describe('`builtin`, or the name of the model provider; null while it runs.'),
    projectId: z.string().nullable(),
    creditsCharged: z.int(),
    durationMs: z.int().nullable().describe('null while it runs.'),
    createdAt: z.iso.datetime(),
  }),
);

/** A page of builds, newest first. */
export const buildPageSchema = named(
  'BuildPage',
  z.object({
    items: z.array(buildEntrySchema),
    nextCursor: z.string().nullable(),
  }),
);

/** A build in a list: how it ended, and never what it was asked for. */
export function buildEntry(build: Build): z.input<typeof buildEntrySchema> {
  const { buildId, buildType, mode, usage, error, projectId, createdAt } = build;
  return buildEntrySchema.parse({
    ...{ buildId, buildType, mode, status: statusWord(build), projectId: projectId ?? null },
    code: error === undefined ? null : errorBody(error).code,
    engine: usage?.engine ?? null,
    creditsCharged: usage?.chargedCredits ?? 0,
    durationMs: usage?.durationMs ?? null,
    createdAt: createdAt?.toISOString(),
  });
}

function errorBody(error: { reason: string; message: string }) {
  const form = isReason(error.reason) ? reasons[error.reason] : reasons.BUILD_FAILED;
  return { error: error.message, code: form.code, retryable: form.retryable };
}
