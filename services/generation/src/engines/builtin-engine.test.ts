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

test('notes of a meeting become minutes with a table of who does what by when', async () => {
  engine = createBuiltinEngine({ threads: 1, taskMs: 20_000, memoryMb: 512 });
  const prompt =
    'Please turn my notes into minutes with a table of action items.\n\nKite club, board meeting 7 May, hangar, 19:00 - 20:25\npresent: Ida Falk (chair), Ms. Okoro, Liu\n- minutes of April ok, no changes\n- winch: rope is worn. Ida asks for a price by 20 May\n- pump: costs 890. Liu: too loud -> order it by 15 June (Okoro)\n- next meeting 4 June';
  const spec = parseSpec((await engine.build(request({ prompt, buildType: 'document' }))).specJson);
  if (spec.buildType !== 'document') throw new Error('no document');
  const rows = spec.content.blocks.flatMap((block) => (block.type === 'table' ? block.rows : []));
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['Ida Falk', '20 May'],
    ['Ms. Okoro', '15 June'],
  ]);
});
