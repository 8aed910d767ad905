import { expect, test } from '@jest/globals';
import { isToldBy, saysAll } from '../src/board-finding.ts';
import { isKnownFrom } from '../src/known-words.ts';

test.each([
  ['Runners: from 412 to 1.516', 'From 412 to 1.516 runners', true],
  ['Orders rose to 1,204', 'All 1,204 came from Leeds', false],
  ['Sales 2024 beat 2025', '2025 beat 2024', false],
  ['Profit fell to −3%', 'Profit fell to 3%', false],
  ['Step 12', 'Step 1', false],
])('"%s" says all of "%s": %s', (title, text, isSaid) => {
  expect(saysAll(title, text)).toBe(isSaid);
});

test('a text that describes a chart in its own words and names is told by it, one with more is not', () => {
  const rows = [['Crane Halt', 95.4]];
  const fields = [
    { name: 'Station', type: 'nominal' as const },
    { name: 'Trains', type: 'quantitative' as const },
  ];
  const dataset = { id: 'd', title: 'Trains', fields, rows, source: { kind: 'prompt' as const } };
  const chart = {
    ...{ id: 'c', dataset: 'd', alt: '', title: 'Crane Halt leads with 95.4%', takeaway: 'Crane Halt leads' },
    subtitle: 'Trains within three minutes, by station, 2025',
    spec: { mark: 'bar' as const, encoding: {} },
    levels: [{ axis: 'x' as const, value: 90, label: 'Target 90%' }],
  };
  const isTold = (text: string): boolean =>
    isToldBy({ chart, dataset }, 'Four stations reach the target', text);
  expect(isTold('Stations ranked by trains within three minutes in 2025, with the target of 90%.')).toBe(
    true,
  );
  expect(isTold('Counted by volunteers on every platform between spring and autumn.')).toBe(false);
});

test.each(['서울 시민 여름 휴가 결과', 'Wer wie wo und was, so wie es ist', 'כל מה של מי'])(
  'a text of short words is not told by others: %s',
  (text) => {
    expect(isKnownFrom(text, ['A chart of trains'])).toBe(false);
    expect(isKnownFrom('', [])).toBe(true);
  },
);
