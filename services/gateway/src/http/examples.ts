import { exampleSpec } from './example-spec.ts';

/** Examples that the OpenAPI document shows. */
const usage = {
  buildId: 'bld_01kagq3fx2v8m5n1r7t0c9d4eh',
  buildType: 'website',
  mode: 'economy',
  engine: 'builtin',
  model: null,
  inputTokens: 0,
  outputTokens: 0,
  tokens: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
  calls: 0,
  repairs: 0,
  providers: [],
  durationMs: 48,
  creditsCharged: 2,
};

export const buildResultExample = {
  projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh',
  editorUrl: 'http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh',
  spec: exampleSpec,
  usage,
  credits: { remaining: 998, held: 0, charged: 2, plan: 'free' },
};

export const buildPageExample = {
  items: [
    {
      buildId: usage.buildId,
      status: 'succeeded',
      code: null,
      buildType: 'website',
      mode: 'economy',
      engine: 'builtin',
      projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh',
      creditsCharged: 2,
      durationMs: 41,
      createdAt: '2026-11-21T09:30:00.000Z',
    },
  ],
  nextCursor: null,
};

export const buildStatusExample = {
  buildId: usage.buildId,
  status: 'running',
  buildType: 'website',
  mode: 'economy',
  createdAt: '2026-11-21T09:30:00.000Z',
  creditsCharged: 0,
  progress: { stage: 'copy', fraction: 0.5, message: 'Writing the sections' },
};
