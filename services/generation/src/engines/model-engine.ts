import { AppError } from '@sitewright/errors';
import { SpecError } from '@sitewright/site-spec';
import type { Brief } from './brief/brief.ts';
import type { Draft } from './draft/draft.ts';
import { type Engine, type EngineRequest, type EngineResult, engineVersion } from './engine.ts';
import { ProviderFault } from './provider/fault.ts';
import type { Provider } from './provider/provider.ts';
import { type BuildCeiling, createMeter, type Meter } from './provider/usage.ts';
import type { Stages } from './stages.ts';
import type { ModelWriter, ModelWriting, Written } from './write/model/model-writer.ts';

export interface ModelEngineOptions {
  stages: Omit<Stages, 'close'>;
  writer: ModelWriter;
  /** In order of preference, at least one. */
  providers: readonly Provider[];
  ceiling: BuildCeiling;
}

/** Kept back of the time for checking and giving form. */
const finishingShare = 0.1;
/** With less than this share of the time left, a draft is mended by us instead of by its writer. */
const repairShare = 0.25;
/** What a caller is told to wait where the provider does not say. */
const busyMs = 5_000;

/** The engine whose writer is a language model: read, written, checked, mended by its writer, given its form. */
export function createModelEngine({ stages, writer, providers, ceiling }: ModelEngineOptions): Engine {
  async function write(request: EngineRequest, meter: Meter): Promise<EngineResult> {
    const { prompt, buildType, mode, signal, onProgress } = request;
    const share = shareLeft(request.deadline);
    onProgress?.('reading', 0.02, 'Reading the prompt');
    const brief = await stages.read({ prompt, buildType }, signal);
    const preview = previewsOf(request, brief, stages);
    const writing: ModelWriting = {
      ...{ brief, mode, providers: providers.map(meter.over), signal },
      deadline: request.deadline - share.total * finishingShare,
      onDraft(draft, { written, planned }) {
        const done = Math.min(1, written / Math.max(1, planned));
        const said =
          written === 0 ? 'The plan is written' : `${written} of about ${planned} parts are written`;
        onProgress?.('writing', 0.1 + 0.7 * done, said);
        preview.show(draft);
      },
    };
    onProgress?.('writing', 0.05, 'Planning');
    const first = await writer.write(writing);
    onProgress?.('checking', 0.85, 'Checking');
    const findingsIn = async ({ draft }: Written) => await stages.check(draft, brief, signal);
    const findings = (await findingsIn(first)).filter(({ mend }) => mend !== 'tell');
    const faults = [...first.faults, ...findings];
    const isInTime = () => share.left() > repairShare;
    let written = faults.length > 0 && isInTime() ? await writer.repair(writing, first, faults) : first;
    if (mode === 'power' && isInTime()) {
      // What its writer leaves, the program cuts out or prints as a gap.
      const left = await findingsIn(written);
      const harm = left.filter(
        ({ code, mend }) => mend === 'clear' || mend === 'mark' || code === 'private_shown',
      );
      written = isInTime() ? await writer.retouch(writing, written, harm) : written;
    }
    await preview.settled();
    onProgress?.('assembling', 0.95, 'Giving it its form');
    return finish(request, brief, written, meter.usage().providers);
  }

  async function finish(
    { mode, createdAt, signal }: EngineRequest,
    brief: Brief,
    { draft, writer: by, instructionsSha256 }: Written,
    providers: readonly string[],
  ): Promise<EngineResult> {
    const about = { engine: by.id, engineVersion, model: by.model, instructionsSha256, providers };
    const stamp = { mode, createdAt, ...about };
    const specJson = await stages.finish(draft, brief, stamp, signal);
    return { specJson, engine: by.id, model: by.model };
  }

  return {
    name: 'model',
    version: engineVersion,
    spends: true,
    async build(request) {
      const meter = createMeter(ceiling);
      try {
        return await write(request, meter);
      } catch (thrown) {
        request.signal.throwIfAborted();
        throw failureOf(thrown);
      } finally {
        request.onUse?.({ usage: meter.usage(), uses: meter.uses(), spentTokens: meter.spent() });
      }
    },
    close: async () => undefined,
  };
}

/** How much of a build's time is left, as a share of what it had when this was made. */
function shareLeft(deadline: number): { total: number; left: () => number } {
  const total = Math.max(1, deadline - Date.now());
  return { total, left: () => (deadline - Date.now()) / total };
}

/** Gives drafts their form while the next parts are written: one at a time, and of those that wait only the newest. */
function previewsOf(
  { mode, createdAt, signal, onDraft }: EngineRequest,
  brief: Brief,
  stages: Pick<Stages, 'preview'>,
) {
  const stamp = { mode, createdAt, engine: 'model', engineVersion };
  let next: Draft | undefined;
  let work: Promise<void> | undefined;
  async function showAll(tell: NonNullable<EngineRequest['onDraft']>): Promise<void> {
    while (next !== undefined && !signal.aborted) {
      const draft = next;
      next = undefined;
      // What has no form yet is shown with the next part; the result is checked by itself.
      const spec = await stages.preview(draft, brief, stamp, signal).catch(() => undefined);
      if (spec !== undefined) tell(spec);
    }
    work = undefined;
  }
  return {
    show(draft: Draft): void {
      if (onDraft === undefined || draft.draft.parts.length === 0) return;
      next = draft;
      work ??= showAll(onDraft);
    },
    async settled(): Promise<void> {
      next = undefined;
      await work;
    },
  };
}

/** What a caller is told of a fault. No word of the provider's reaches them. */
function failureOf(thrown: unknown): unknown {
  if (thrown instanceof SpecError) return tryAgain(thrown);
  if (!(thrown instanceof ProviderFault)) return thrown;
  const options = { cause: thrown };
  switch (thrown.kind) {
    case 'busy': {
      const retryAfterMs = thrown.retryAfterMs ?? busyMs;
      const seconds = Math.ceil(retryAfterMs / 1000);
      const message = `The language model is busy. The build was not charged. Try again in ${seconds} seconds.`;
      return new AppError('PROVIDER_BUSY', message, { ...options, retryAfterMs });
    }
    case 'filtered':
      return failed('The language model declined to write this. Say it in other words.', options);
    case 'too_long':
      return failed('The prompt is longer than the language model can read. Shorten it.', options);
    case 'misconfigured':
      return failed(
        'The language model is not set up rightly here. Tell whoever runs this service.',
        options,
      );
    case 'refused':
      return failed('The language model can’t build this. Try a shorter prompt.', options);
    default:
      return tryAgain(thrown);
  }
}

const failed = (message: string, options: { cause: unknown }): AppError =>
  new AppError('BUILD_FAILED', `${message} The build was not charged.`, options);

const tryAgain = (cause: unknown): AppError =>
  new AppError(
    'PROVIDER_FAILED',
    'The language model gave no whole answer. The build was not charged. Try again.',
    { cause },
  );
