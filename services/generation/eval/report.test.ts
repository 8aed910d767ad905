import { expect, test } from '@jest/globals';
import { percentile, renderFailures, renderTable, summarise } from './report.ts';
import type { Row } from './row.ts';
import { parseRows } from './row.ts';
import { score } from './score.ts';

const row = (expected: Row['expect']): Row => ({
  id: 'r1',
  buildType: 'slides',
  prompt: 'A deck',
  expect: expected,
});
const spec = {
  language: 'en',
  content: { slides: [{ id: 's1', title: 'Problem', notes: 'n' }] },
  assets: [],
};
const outcome = { spec, mode: 'economy', ms: 3, problems: [] };

test('sums checks up by group and says what failed', async () => {
  const result = await score(row({ slide_count: 2, titles_in_order: ['Problem'], facts: ['$6M'] }), outcome);
  const summary = summarise([result]);
  expect(summary).toMatchObject({
    counts: { ok: 0, of: 1 },
    sections: { ok: 1, of: 1 },
    facts: { ok: 0, of: 1 },
    honoured: { ok: 1, of: 3 },
  });
  expect(renderFailures([result])).toContain('r1  facts: $6M');
  expect(renderTable([['slides', summary]])).toMatch(/facts kept verbatim\s+0\.0 % \(0\/1\)/);
});

test('a crash counts as an invalid result with nothing in it', async () => {
  const result = await score(row({ slide_count: 1 }), {
    spec: null,
    mode: 'economy',
    ms: 1,
    problems: ['crashed'],
  });
  expect(summarise([result])).toMatchObject({ schema: { ok: 0, of: 1 }, counts: { ok: 0, of: 1 } });
});

test('takes percentiles by nearest rank', () => {
  expect(percentile([5, 1, 3], 0.5)).toBe(3);
  expect(percentile([1, 2, 3, 4], 0.95)).toBe(4);
  expect(percentile([], 0.5)).toBe(0);
});

test('names the file and line of a broken row', () => {
  expect(() => parseRows('{"id":"a","buildType":"slides","prompt":"x"}\nnope', 'f.jsonl')).toThrow(
    'f.jsonl:2',
  );
  expect(parseRows('{"id":"a","buildType":"slides","prompt":"x"}\n\n', 'f.jsonl')).toHaveLength(1);
});
