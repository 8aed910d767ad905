import { afterEach, expect, test } from '@jest/globals';
import { parseSpec } from '@sitewright/site-spec';
import { createBuiltinEngine } from './builtin-engine.ts';
import type { Engine, EngineRequest } from './engine.ts';

let engine: Engine;
afterEach(() => engine.close());

const request = (more: Partial<EngineRequest> = {}): EngineRequest => ({
  prompt: 'A site for Tern Ferries, 14 boats on 3 routes since 1988',
  buildType: 'website',
  mode: 'lite',
  createdAt: '2026-01-01T00:00:00Z',
  deadline: Number.MAX_SAFE_INTEGER,
  signal: new AbortController().signal,
  ...more,
});

test('answers with a specification as bytes, written by nobody’s model', async () => {
  engine = createBuiltinEngine({ threads: 1, taskMs: 20_000, memoryMb: 512 });
  const stages: string[] = [];
  const result = await engine.build(request({ onProgress: (stage) => stages.push(stage) }));
  expect(parseSpec(result.specJson).buildType).toBe('website');
  expect(result).toMatchObject({ engine: 'builtin', model: null });
  expect(stages).toEqual(['writing']);
});

test('a build of which the caller has gone ends with its reason, and the next one is made', async () => {
  engine = createBuiltinEngine({ threads: 1, taskMs: 20_000, memoryMb: 512 });
  const reason = new Error('gone');
  await expect(engine.build(request({ signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
  expect(parseSpec((await engine.build(request())).specJson).buildType).toBe('website');
});
