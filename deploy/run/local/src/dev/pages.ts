import { readableLine } from '@sitewright/telemetry';
import type { LogLine } from '../log-lines.ts';
import type { RedRow } from './red-table.ts';
import type { Trace } from './spans.ts';
import { rootOf, shortName, spanOfTime, timeOf, titleOf, waterfall } from './waterfall.ts';

const markup = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1d2327;background:#fff}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.2rem .8rem .2rem 0;border-bottom:1px solid #dde}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}.bad{color:#b3261e;font-weight:600}
.track{position:relative;width:40vw;min-width:12rem}.bar{position:absolute;top:.5rem;height:.7rem;min-width:2px;background:#2f6fb3}
.bar.bad{background:#b3261e}pre{overflow:auto;background:#f4f6f8;padding:1rem}nav a{margin-right:1.5rem}
@media(prefers-color-scheme:dark){body{color:#e6e9ec;background:#15181b}td,th{border-color:#333a40}pre{background:#1e2327}a{color:#8ab8ec}}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${markup(title)} · Sitewright</title><style>${style}</style>
<nav><a href="/dev/traces">Traces</a><a href="/dev/metrics">Metrics</a></nav><h1>${markup(title)}</h1>${body}</html>`;

const shownIds = ['sitewright.build.id', 'sitewright.project.id', 'sitewright.key.id'];

/** The traces that came last. */
export function tracesPage(traces: readonly Trace[]): string {
  const rows = traces.map((trace) => {
    const root = rootOf(trace);
    const failed = trace.spans.some((span) => span.failed);
    const status =
      root.attributes['http.response.status_code'] ?? root.attributes['rpc.response.status_code'] ?? '';
    const ids = shownIds.flatMap((name) => root.attributes[name] ?? []).join(' ');
    return `<tr><td>${new Date(root.start).toISOString().slice(11, 23)}</td>
<td><a href="/dev/traces/${markup(trace.id)}">${markup(shortName(root))}</a></td>
<td class="${failed ? 'bad' : ''}">${markup(status)}</td><td class="n">${spanOfTime(trace).ms.toFixed(1)}</td>
<td class="n">${trace.spans.length}</td><td>${markup(ids)}</td></tr>`;
  });
  const head =
    '<tr><th>When (UTC)</th><th>What</th><th>Status</th><th class="n">ms</th><th class="n">Spans</th><th>Ids</th></tr>';
  return page(
    'Recent traces',
    rows.length === 0 ? '<p>None has come yet.</p>' : `<table>${head}${rows.join('')}</table>`,
  );
}

/** One trace as a waterfall, and what was logged in it. */
export function tracePage(trace: Trace, lines: readonly LogLine[]): string {
  const { start, ms } = spanOfTime(trace);
  const percent = (part: number): string => `${Math.min(100, (part / ms) * 100).toFixed(2)}%`;
  const rows = waterfall(trace).map((row) => {
    const [{ service, failed, attributes }] = row.spans;
    const told = Object.entries(attributes).map(([name, value]) => `${name} = ${value}`);
    const bars = row.spans.map(
      (span) =>
        `<span class="bar ${failed ? 'bad' : ''}" style="left:${percent(span.start - start)};width:${percent(span.ms)}"></span>`,
    );
    return `<tr title="${markup(told.join('\n'))}"><td>${markup(service)}</td>
<td style="padding-left:${row.depth}rem" class="${failed ? 'bad' : ''}">${markup(titleOf(row))}</td>
<td class="track">${bars.join('')}</td><td class="n">${timeOf(row).toFixed(1)} ms</td></tr>`;
  });
  const log = lines.map(({ text }) => markup(readableLine(text))).join('\n');
  return page(
    `Trace ${trace.id}`,
    `<table>${rows.join('')}</table><h2>Log</h2><pre>${log || 'Nothing.'}</pre>`,
  );
}

const bound = (ms: number): string => (Number.isFinite(ms) ? `≤ ${ms}` : 'more');

/** Rate, errors and duration of every route and RPC. */
export function metricsPage(rows: readonly RedRow[]): string {
  const lines = [...rows]
    .sort((one, other) => other.count - one.count)
    .map(
      ({ service, route, count, errors, p50, p95 }) =>
        `<tr><td><a href="/dev/metrics/${markup(service)}">${markup(service)}</a></td><td>${markup(route)}</td><td class="n">${count}</td>
<td class="n ${errors > 0 ? 'bad' : ''}">${errors}</td><td class="n">${bound(p50)}</td><td class="n">${bound(p95)}</td></tr>`,
    );
  const head =
    '<tr><th>Service</th><th>Route</th><th class="n">Requests</th><th class="n">Failed</th><th class="n">p50, ms</th><th class="n">p95, ms</th></tr>';
  return page('Requests since the start', `<table>${head}${lines.join('')}</table>`);
}
