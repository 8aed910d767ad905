import type { BuildMode, BuildType, SiteSpec } from '@sitewright/site-spec';
import { readBrief } from '../src/engines/brief/read-brief.ts';
import { finishDraft } from '../src/engines/build.ts';
import { checkDraft } from '../src/engines/check/check-draft.ts';
import type { Finding } from '../src/engines/check/finding.ts';
import type { CoolDown } from '../src/engines/provider/cool-down.ts';
import { createProvider } from '../src/engines/provider/create-provider.ts';
import type { Provider } from '../src/engines/provider/provider.ts';
import type { ModelWriting } from '../src/engines/write/model/model-writer.ts';
import { modelWriter } from '../src/engines/write/model/write-model.ts';

const restless: CoolDown = { left: async () => 0, begin: async () => undefined };

/** For tests: a provider over chat completions, with room for all that a build asks at once. */
export const aModel = (url: string, model = 'tide-1'): Provider =>
  createProvider({
    id: 'compatible',
    endpoints: [{ kind: 'compatible', model, url, key: undefined }],
    policy: {
      ...{ firstSignMs: 60_000, silenceMs: 60_000, answerBytes: 1_048_576 },
      ...{ inFlight: 8, breakerFaults: 20, breakerRestMs: 1_000 },
    },
    coolDown: restless,
    onFault: () => undefined,
  });

export interface Order {
  prompt: string;
  buildType: BuildType;
  mode: BuildMode;
}

export const aWriting = (
  providers: readonly Provider[],
  { prompt, buildType, mode }: Order,
): ModelWriting => ({
  ...{ brief: readBrief(prompt, buildType), mode, providers },
  deadline: Date.now() + 600_000,
  signal: new AbortController().signal,
  onDraft: () => undefined,
});

/** A specification as a language model's engine makes it, in this thread. */
export async function buildWith(
  providers: readonly Provider[],
  order: Order,
): Promise<{ spec: SiteSpec; findings: Finding[] }> {
  const writing = aWriting(providers, order);
  const { brief } = writing;
  const first = await modelWriter.write(writing);
  const faults = checkDraft(first.draft, brief, 'model');
  const needsMending = faults.some(({ mend }) => mend !== 'tell');
  const mended = needsMending ? await modelWriter.repair(writing, first, faults) : first;
  const written = order.mode === 'power' ? await modelWriter.retouch(writing, mended, []) : mended;
  const { id, model } = written.writer;
  const about = { createdAt: '2026-01-01T00:00:00Z', engine: id, engineVersion: '1', model };
  return {
    spec: finishDraft(written.draft, brief, { mode: order.mode, ...about }),
    findings: checkDraft(written.draft, brief, 'model'),
  };
}
