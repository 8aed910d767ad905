import { type PairOverlap, pairOverlaps } from './checks/repetition.ts';
import type { Score } from './score.ts';

export type Share = { ok: number; of: number };

/** The figures of one build type, or of all. */
export type Summary = {
  rows: number;
  honoured: Share;
  facts: Share;
  counts: Share;
  sections: Share;
  colours: Share;
  chart: Share;
  /** Of `chart`, those whose expectation the prompt's data can give. */
  chartOfPrompt: Share;
  contrast: Share;
  links: Share;
  schema: Share;
  sentences: number;
  repeated: number;
  placeholderTexts: number;
  overlapMax?: PairOverlap;
  overlapMean?: number;
  length?: number;
  times: Record<string, { p50: number; p95: number }>;
};

function share(oks: boolean[]): Share {
  return { ok: oks.filter(Boolean).length, of: oks.length };
}

/** The value below which `part` of the values lie, by nearest rank. */
export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

function overlaps(scores: Score[]): PairOverlap[] {
  const types = Object.values(Object.groupBy(scores, (score) => score.buildType));
  return types
    .flatMap((group) => pairOverlaps((group ?? []).map((score) => score.copy)))
    .sort((a, b) => b.share - a.share);
}

function timesByMode(scores: Score[]): Summary['times'] {
  const modes = Object.groupBy(scores, (score) => score.mode);
  return Object.fromEntries(
    Object.entries(modes).map(([mode, group]) => {
      const ms = (group ?? []).map((score) => score.ms);
      return [mode, { p50: percentile(ms, 0.5), p95: percentile(ms, 0.95) }];
    }),
  );
}

/** Sums up scores; overlap compares results of the same build type only. */
export function summarise(scores: Score[]): Summary {
  const checks = scores.flatMap((score) => score.checks);
  const of = (group: string) =>
    share(checks.filter((check) => check.group === group).map((check) => check.ok));
  const pairs = overlaps(scores);
  const lengths = scores.flatMap((score) => (score.length ? [score.length.score] : []));
  const mean = (values: number[]) =>
    values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    rows: scores.length,
    honoured: share(checks.map((check) => check.ok)),
    facts: of('facts'),
    counts: of('counts'),
    sections: of('sections'),
    colours: of('colours'),
    chart: of('chart'),
    chartOfPrompt: share(
      checks.filter(({ group, beyondPrompt }) => group === 'chart' && !beyondPrompt).map(({ ok }) => ok),
    ),
    contrast: share(scores.flatMap((score) => score.contrast)),
    links: share(scores.flatMap((score) => score.links.map((link) => link.ok))),
    schema: share(scores.map((score) => score.valid)),
    sentences: scores.reduce((sum, score) => sum + score.sentences, 0),
    repeated: scores.reduce((sum, score) => sum + score.repeated, 0),
    placeholderTexts: scores.reduce((sum, score) => sum + score.placeholders.length, 0),
    overlapMax: pairs[0],
    overlapMean: mean(pairs.map((pair) => pair.share)),
    length: mean(lengths),
    times: timesByMode(scores),
  };
}

/** Past this, two results are one text with another name in it. */
const MOST_OVERLAP = 0.2;

const percent = (value: number | undefined) => (value === undefined ? '-' : `${(value * 100).toFixed(1)} %`);
const ofShare = ({ ok, of }: Share) => (of === 0 ? '-' : `${percent(ok / of)} (${ok}/${of})`);

function rowsOf(summary: Summary): [string, string][] {
  return [
    ['results', String(summary.rows)],
    ['requested items honoured', ofShare(summary.honoured)],
    ['facts kept verbatim', ofShare(summary.facts)],
    ['counts matched', ofShare(summary.counts)],
    ['sections matched', ofShare(summary.sections)],
    ['named colours used', ofShare(summary.colours)],
    ['chart data equal', ofShare(summary.chart)],
    ['… that the prompt can give', ofShare(summary.chartOfPrompt)],
    ['contrast pairs that hold', ofShare(summary.contrast)],
    ['links that resolve', ofShare(summary.links)],
    [
      'duplicate sentences',
      `${percent(summary.repeated / Math.max(1, summary.sentences))} (${summary.repeated}/${summary.sentences})`,
    ],
    ['5-gram overlap, worst pair', percent(summary.overlapMax?.share)],
    ['5-gram overlap, mean', percent(summary.overlapMean)],
    ['asked length (0..1)', summary.length?.toFixed(2) ?? '-'],
    ['placeholder-looking texts', String(summary.placeholderTexts)],
    ['schema valid', ofShare(summary.schema)],
    ...Object.entries(summary.times).map(([mode, { p50, p95 }]): [string, string] => [
      `${mode} p50 / p95`,
      `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
    ]),
  ];
}

/** The table of the evaluation, one column a build type and one for all. */
export function renderTable(columns: [string, Summary][]): string {
  const cells = columns.map(([, summary]) => new Map(rowsOf(summary)));
  const labels = [...new Set(cells.flatMap((column) => [...column.keys()]))];
  const lines = [
    ['', ...columns.map(([name]) => name)],
    ...labels.map((label) => [label, ...cells.map((cell) => cell.get(label) ?? '-')]),
  ];
  const widths = (lines[0] ?? []).map((_, index) =>
    Math.max(...lines.map((line) => (line[index] ?? '').length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What did not hold, a line each, so that a figure below its target can be followed up. */
export function renderFailures(scores: Score[]): string {
  const alike = overlaps(scores).filter((pair) => pair.share > MOST_OVERLAP);
  const pairs = alike.map(
    (pair) => `${pair.first} and ${pair.second}  overlap: ${(pair.share * 100).toFixed(1)} %`,
  );
  const single = scores.flatMap((score) => [
    ...score.problems.map((problem) => `${score.id}  schema: ${problem}`),
    ...score.checks
      .filter((check) => !check.ok)
      .map(
        (check) => `${score.id}  ${check.group}: ${check.name}${check.detail ? ` (${check.detail})` : ''}`,
      ),
    ...score.links.filter((link) => !link.ok).map((link) => `${score.id}  link: ${link.link}`),
    ...score.placeholders.map((text) => `${score.id}  looks unfilled: ${text.slice(0, 100)}`),
    ...(score.contrast.includes(false) ? [`${score.id}  contrast of a pair too low`] : []),
    ...(score.length && score.length.score < 0.5
      ? [`${score.id}  length: ${score.length.found} of ${score.length.wanted} words`]
      : []),
  ]);
  return [...single, ...pairs].join('\n');
}
