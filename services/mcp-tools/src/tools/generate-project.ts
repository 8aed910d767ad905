import { AppError, toAppError } from '@sitewright/errors';
import { buildRequestSchema, idempotencyKeySchema } from '@sitewright/public-api';
import { toDuration } from '@sitewright/rpc';
import { buildOf, buildRecord, errorOf, include } from './build-fields.ts';
import { callerOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

/** How long a build may take to begin; nobody is there who has not begun it by then. */
const beginMs = 4_000;

/** A build that nobody began is not one that takes long. */
const nobodyThere = (error: AppError): AppError =>
  error.reason === 'DEADLINE_EXCEEDED'
    ? new AppError('UNAVAILABLE', 'Nobody could take the build. It was not charged; try again.', {
        cause: error,
      })
    : error;

export const generateProject = defineTool({
  name: 'generate_project',
  title: 'Generate a project',
  description:
    'Builds a website, design, slide deck, document or data visualisation from a prompt, and answers with an outline of it. Spends credit by mode (see get_credits); a failed build is free. After 45 s it answers status "running": ask get_build. Reuse the idempotencyKey when you retry, so that nothing is charged twice.',
  scopes: ['write'],
  builds: true,
  card: true,
  input: buildRequestSchema.extend({ idempotencyKey: idempotencyKeySchema.optional(), include }),
  output: buildRecord,
  hints: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  async run(
    { clients, addresses },
    { idempotencyKey, include: wanted, ...body },
    { caller, buildId, answerBy, call },
  ) {
    const onBehalf = callerOf(caller);
    // Detached: a caller who goes away never cancels a build begun here.
    const { build: started } = await clients.generation
      .build(
        {
          buildId,
          caller: onBehalf,
          clientAddress: caller.clientAddress,
          ...body,
          idempotencyKey,
          detached: true,
        },
        { within: call, deadlineMs: beginMs },
      )
      .catch((thrown: unknown) => {
        throw nobodyThere(toAppError(thrown));
      });
    if (started === undefined) throw new AppError('UNAVAILABLE', 'The build did not begin. Try again.');
    const waitMs = Math.max(0, answerBy - Date.now());
    // A build that has begun goes on, whether or not its end can be waited for.
    const { build = started } = await clients.generation
      .getBuild(
        { caller: onBehalf, buildId: started.buildId, wait: toDuration(waitMs) },
        { deadlineMs: waitMs + 2_000 },
      )
      .catch(() => ({ build: started }));
    const error = errorOf(build);
    if (error !== undefined) throw error;
    return { result: buildOf(addresses, build, wanted) };
  },
});
